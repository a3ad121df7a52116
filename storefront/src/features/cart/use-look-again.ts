import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { GoneLine } from 'app-core/cart/line';
import { toldByScreen } from 'app-core/queries/own-failures';
import { useEffect, useState } from 'react';
import { cart, isLocked } from '../../shared/cart/cart.ts';
import { lookAgain } from '../../shared/cart/look-again.ts';
import { currentProducts } from '../../shared/catalogue/current-products.ts';
import { sessionUserId } from '../../shared/session/session.ts';

/**
 * Each time the cart opens, loads current prices and returns the products that became unavailable. If the call fails,
 * the server still refuses an order at stale prices.
 */
export function useLookAgain(): readonly GoneLine[] {
  const queryClient = useQueryClient();
  const [ids] = useState(() => cart.get().items.map(({ producto_id }) => producto_id));
  const [gone, setGone] = useState<readonly GoneLine[]>([]);
  const { data } = useQuery({
    queryKey: ['carrito', ids],
    queryFn: () => currentProducts(queryClient, ids),
    enabled: ids.length > 0,
    staleTime: 0,
    gcTime: 0,
    ...toldByScreen,
  });
  useEffect(() => {
    // A sent order must stay as it is.
    if (!data || isLocked(cart.get().envio, sessionUserId())) return;
    setGone(lookAgain(ids, data));
  }, [data, ids]);
  return gone;
}
