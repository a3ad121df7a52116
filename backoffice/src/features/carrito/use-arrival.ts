import { useQuery } from '@tanstack/react-query';
import { LIMITS, productosVariosOptions } from 'api-client/backoffice';
import { useEffect } from 'react';
import { learnProductos } from '../../shared/carritos/known-productos.ts';

/** Looks up what a cart has and this page doesn't know, at today's prices, as many at a time as one call takes. */
export function useArrival(unknown: readonly string[]) {
  const ids = unknown.slice(0, LIMITS.pageMax).join(',');
  const query = useQuery({
    ...productosVariosOptions({ query: { ids } }),
    enabled: ids !== '',
    // What it brings is kept elsewhere; asked for again, it is asked for because it is not known any more.
    gcTime: 0,
  });
  const productos = query.data?.productos;

  useEffect(() => {
    if (ids !== '' && productos) learnProductos(ids.split(','), productos);
  }, [ids, productos]);

  return query;
}

export type Arrival = ReturnType<typeof useArrival>;
