import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { CallOptions } from 'app-core/queries/call-options';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isGoodConnection } from '../good-connection.ts';
import { preloadPage } from '../preload.ts';
import type { ShownProductos } from './shown-products.ts';

/** Milliseconds that the list must rest. */
const REST = 300;
/** Number of products of a list that are fetched, because each costs two or three calls. */
const MOST = 3;

/**
 * Fetches what the user probably opens next, on good connections: near the list's end the next page, and on touch
 * devices, which have no hover, the first products in view.
 */
export function usePrefetch(
  list: RefObject<HTMLElement | null>,
  { productos }: ShownProductos,
  next: CallOptions<ShownProductos> | undefined,
): void {
  const router = useRouter();
  const queryClient = useQueryClient();
  const fetchNext = useEffectEvent(() => {
    if (next) void queryClient.prefetchQuery(next);
  });
  useEffect(() => {
    const items = productos.length > 0 && list.current ? [...list.current.children] : [];
    if (items.length === 0 || typeof IntersectionObserver === 'undefined' || !isGoodConnection()) return;
    const stopEnd = onRest(items.slice(-1), { rootMargin: '0px 0px 100%' }, fetchNext);
    if (!matchMedia('(hover: none)').matches) return stopEnd;
    const seen = new Set<string>();
    const stopView = onRest(items, { threshold: 0.5 }, (inView) => {
      for (const item of inView) {
        const href = item.querySelector('a')?.getAttribute('href');
        if (!href || seen.has(href) || seen.size >= MOST) continue;
        seen.add(href);
        preloadPage(router, href);
      }
    });
    return () => {
      stopEnd();
      stopView();
    };
  }, [productos, list, router]);
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
