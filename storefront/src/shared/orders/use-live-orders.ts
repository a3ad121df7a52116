import { useQueryClient } from '@tanstack/react-query';
import type { Tag } from 'api-client/storefront';
import { tagged } from 'app-core/queries/tagged';
import { useEffect } from 'react';
import { openOwnOrders } from '../session/own-realtime.ts';
import { useSession } from '../session/use-session.ts';

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
