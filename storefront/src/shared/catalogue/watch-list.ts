/** Milliseconds that the list must rest. */
const REST = 300;
/** Number of products of a list that are fetched, because each costs two or three calls. */
const MOST = 3;

interface ListEvents {
  /** The list rests near its end. */
  onEnd: () => void;
  /** On touch devices, a product of the list rests in view. Called for the first few products. */
  onView: (href: string) => void;
}

/** Watches the items of a list of products. Returns a stop function. */
export function watchList(items: Element[], { onEnd, onView }: ListEvents): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  const stopEnd = onRest(items.slice(-1), { rootMargin: '0px 0px 100%' }, onEnd);
  if (!matchMedia('(hover: none)').matches) return stopEnd;
  const seen = new Set<string>();
  const stopView = onRest(items, { threshold: 0.5 }, (inView) => {
    for (const item of inView) {
      const href = item.querySelector('a')?.getAttribute('href');
      if (!href || seen.has(href) || seen.size >= MOST) continue;
      seen.add(href);
      onView(href);
    }
  });
  return () => {
    stopEnd();
    stopView();
  };
}

/** Calls back with the elements in view, each time that they have stayed the same for a while. Returns a stop function. */
function onRest(
  elements: Element[],
  options: IntersectionObserverInit,
  onView: (inView: Element[]) => void,
): () => void {
  const inView = new Set<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    clearTimeout(timer);
    if (inView.size > 0) timer = setTimeout(() => onView(elements.filter((one) => inView.has(one))), REST);
  }, options);
  for (const element of elements) observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
