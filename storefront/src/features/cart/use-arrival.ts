import { useQuery } from '@tanstack/react-query';
import { LIMITS, productosVariosOptions } from 'api-client/storefront';
import type { GoneLine } from 'app-core/cart/line';
import { useEffect, useState } from 'react';
import { cart } from '../../shared/cart/cart.ts';
import { receivePrices } from '../../shared/cart/prices.ts';

/**
 * Loads today's prices for the cart of an earlier session, one page of products per call. `left`: products that became
 * unavailable.
 */
export function useArrival(wanted: boolean) {
  const [left, setLeft] = useState<readonly GoneLine[]>([]);
  const ids = cart.usePart(({ unpriced = [] }) =>
    unpriced
      .slice(0, LIMITS.pageMax)
      .map(({ producto_id }) => producto_id)
      .join(','),
  );
  const query = useQuery({
    ...productosVariosOptions({ query: { ids } }),
    enabled: wanted && ids !== '',
    gcTime: 0,
  });
  const productos = wanted ? query.data?.productos : undefined;

  useEffect(() => {
    if (ids === '' || !productos) return;
    const gone = receivePrices(ids.split(','), productos);
    if (gone.length > 0) setLeft((before) => [...before, ...gone]);
  }, [ids, productos]);

  return { query, left, waits: wanted && ids !== '' };
}
