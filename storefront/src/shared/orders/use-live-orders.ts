import { useQueryClient } from '@tanstack/react-query';
import type { Tag } from 'api-client/storefront';
import type { OwnRealtimeHandlers } from 'api-client/storefront-realtime';
import { tagged } from 'app-core/queries/tagged';
import { useEffect } from 'react';
import { sessionToken, useSession } from '../session/session.ts';

/** Refetches orders when an order changes and when the realtime connection returns, while the page is open. */
export function useLiveOrders(): void {
  const queryClient = useQueryClient();
  const { email } = useSession();

  useEffect(() => {
    if (email === undefined) return;
    const refetch = () => void queryClient.invalidateQueries(tagged<Tag>('misPedidos', 'miInicio'));
    const opening = openOwnOrders({ miPedidoCambiado: refetch, connected: refetch })
      // Optional: without a connection the page shows the data from its loading.
      .catch(() => () => {});
    return () => void opening.then((close) => close());
  }, [queryClient, email]);
}

type Open = (handlers: OwnRealtimeHandlers) => Promise<() => void>;

/** Imported lazily, only by the page that needs it. */
let open: Open = async (handlers) => {
  const { openOwnRealtime } = await import('api-client/storefront-realtime');
  return openOwnRealtime(sessionToken, handlers);
};

/** Listens to changes of the customer's own orders. Returns a function that stops listening. */
const openOwnOrders: Open = (handlers) => open(handlers);

/** For tests and stories, which have no server to connect to. */
export function replaceOwnOrders(other: Open): void {
  open = other;
}
