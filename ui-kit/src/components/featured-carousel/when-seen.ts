import { whenIdle } from '../../when-idle.ts';

/** Does `go` once, when something of the element is in the window and the browser has nothing else to do. */
export function whenSeen(element: Element, go: () => void): () => void {
  // Where neither is known, such as in tests without a window of their own, at once.
  if (typeof IntersectionObserver === 'undefined') {
    go();
    return () => {};
  }
  let stop = () => observer.disconnect();
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    stop = whenIdle(go);
  });
  observer.observe(element);
  return () => stop();
}
