import { whenIdle } from '../../when-idle.ts';

/** Calls `go` once, when the element is visible and the browser is idle. Returns the cancel function. */
export function whenSeen(element: Element, go: () => void): () => void {
  // Without the observer, as in jsdom, call at once.
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
