"""The rules compiled: for the CPU with numba, for the GPU with numba-cuda. Only here."""
