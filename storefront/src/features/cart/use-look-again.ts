import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { GoneLine } from 'app-core/cart/line';
import { toldByScreen } from 'app-core/queries/own-failures';
import { useEffect, useState } from 'react';
import { cart, isLocked } from '../../shared/cart/cart.ts';
import { lookAgain } from '../../shared/cart/look-again.ts';
import { currentProducts } from '../../shared/catalogue/current-products.ts';
import { sessionUserId } from '../../shared/session/session.ts';

/**
 * Whenever the cart is opened, what is in it is looked up at the prices of now. Where that can't be had the server still
 * refuses an order at other prices. What can't be had any more.
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
    // An order that was sent stays as it was.
    if (!data || isLocked(cart.get().envio, sessionUserId())) return;
    setGone(lookAgain(ids, data));
  }, [data, ids]);
  return gone;
}
