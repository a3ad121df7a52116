import { useQuery } from '@tanstack/react-query';
import { LIMITS, productosVariosOptions } from 'api-client/backoffice';
import { useEffect } from 'react';
import { learnProductos } from '../../shared/carritos/known-productos.ts';

/** Loads the cart's unknown products at today's prices, one call's maximum at a time. */
export function useArrival(unknown: readonly string[]) {
  const ids = unknown.slice(0, LIMITS.pageMax).join(',');
  const query = useQuery({
    ...productosVariosOptions({ query: { ids } }),
    enabled: ids !== '',
    // The products are stored elsewhere; another request means that they are unknown again.
    gcTime: 0,
  });
  const productos = query.data?.productos;

  useEffect(() => {
    if (ids !== '' && productos) learnProductos(ids.split(','), productos);
  }, [ids, productos]);

  return query;
}

export type Arrival = ReturnType<typeof useArrival>;
