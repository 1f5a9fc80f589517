// A box of lines whose newest are read first: it stays at its end, also where it is opened later or has
// another size, unless somebody goes back in it.
const NEAR = 40;

export function stayAtNewest(box) {
  let isFollowing = true;
  let last = 0;

  function follow() {
    if (isFollowing) box.scrollTop = box.scrollHeight;
    last = box.scrollTop;
  }

  // Only who scrolls upwards goes back: a box that has become lower is not at its end either.
  box.addEventListener("scroll", () => {
    const isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    isFollowing = isAtEnd || (isFollowing && box.scrollTop >= last);
    last = box.scrollTop;
  });
  new ResizeObserver(follow).observe(box);
  new MutationObserver(follow).observe(box, { childList: true, subtree: true });
  follow();
  return follow;
}
