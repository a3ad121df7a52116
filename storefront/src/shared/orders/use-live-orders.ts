import { useQueryClient } from '@tanstack/react-query';
import type { Tag } from 'api-client/storefront';
import { tagged } from 'app-core/queries/tagged';
import { useEffect } from 'react';
import { openOwnOrders } from '../session/own-realtime.ts';
import { useSession } from '../session/use-session.ts';

/** While the page is open, orders are fetched again whenever one changes, and whenever the connection is back. */
export function useLiveOrders(): void {
  const queryClient = useQueryClient();
  const { email } = useSession();

  useEffect(() => {
    if (email === undefined) return;
    const refetch = () => void queryClient.invalidateQueries(tagged<Tag>('misPedidos', 'miInicio'));
    const opening = openOwnOrders({ miPedidoCambiado: refetch, connected: refetch })
      // Without it the page shows what it was opened with, as any other does.
      .catch(() => () => {});
    return () => void opening.then((close) => close());
  }, [queryClient, email]);
}
