import { useQuery } from '@tanstack/react-query';
import { LIMITS, productosVariosOptions } from 'api-client/backoffice';
import { useEffect } from 'react';
import type { Carrito } from '../../shared/carritos/carrito.ts';
import { receiveProductos } from '../../shared/carritos/carritos.ts';

/** Looks up what the storefront handed over, at today's prices, as many at a time as one call takes. */
export function useArrival({ carrito_id, pendientes }: Pick<Carrito, 'carrito_id' | 'pendientes'>) {
  const ids = pendientes
    .slice(0, LIMITS.pageMax)
    .map(({ producto_id }) => producto_id)
    .join(',');
  const query = useQuery({ ...productosVariosOptions({ query: { ids } }), enabled: ids !== '' });
  const productos = query.data?.productos;

  useEffect(() => {
    if (ids !== '' && productos) receiveProductos(carrito_id, ids.split(','), productos);
  }, [carrito_id, ids, productos]);

  return query;
}

export type Arrival = ReturnType<typeof useArrival>;
