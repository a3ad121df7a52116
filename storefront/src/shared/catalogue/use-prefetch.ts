import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { CallOptions } from 'app-core/queries/call-options';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isGoodConnection } from '../good-connection.ts';
import { preloadPage } from '../preload.ts';
import type { ShownProductos } from './shown-products.ts';

/**
 * Fetches what the user probably opens next, on good connections. Near the list's end that is the next page; on touch
 * devices, which have no hover, it is the first products in view. The code loads late: no page needs it to be shown.
 */
export function usePrefetch(
  list: RefObject<HTMLElement | null>,
  { productos }: ShownProductos,
  next: CallOptions<ShownProductos> | undefined,
): void {
  const router = useRouter();
  const queryClient = useQueryClient();
  const onEnd = useEffectEvent(() => {
    if (next) void queryClient.prefetchQuery(next);
  });
  useEffect(() => {
    if (productos.length === 0 || !isGoodConnection()) return;
    let isOver = false;
    let stop = () => {};
    const watch = async () => {
      const { watchList } = await import('./watch-list.ts');
      const items = list.current?.children;
      if (!isOver && items)
        stop = watchList([...items], { onEnd, onView: (href) => preloadPage(router, href) });
    };
    // Optional: without this file, pages load when they open.
    watch().catch(() => {});
    return () => {
      isOver = true;
      stop();
    };
  }, [productos, list, router]);
}
