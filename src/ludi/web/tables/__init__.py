"""Tables: each as its entries tell it, those open in this process, and what happens at them."""
