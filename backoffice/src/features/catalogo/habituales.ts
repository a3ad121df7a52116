import { useQuery } from '@tanstack/react-query';
import {
  type Producto,
  type ProductoHabitual,
  usuariosProductosHabitualesOptions,
} from 'api-client/backoffice';
import { createContext, useMemo } from 'react';
import { usePartOfCarrito } from '../../shared/carritos/carritos.ts';

/** The usual quantity of each product for the cart's customer. */
export const Cantidades = createContext<ReadonlyMap<string, number>>(new Map());

const NONE: ProductoHabitual[] = [];

/** Returns the available products that the cart's customer usually buys, most frequent first. */
export function useHabituales() {
  const cliente = usePartOfCarrito((carrito) => carrito.cliente);
  const query = useQuery({
    ...usuariosProductosHabitualesOptions({ path: { id: cliente ?? '' } }),
    enabled: cliente !== null,
  });
  const all = query.data ?? NONE;
  return useMemo(() => {
    const sold = all.filter(({ producto }) => producto.esta_activo);
    return {
      habituales: sold.map(({ producto }) => producto),
      cantidades: new Map(sold.map((one) => [one.producto.producto_id, one.cantidad_habitual])),
    };
  }, [all]);
}

/** Returns the found products without those shown above, the customer's usual ones first. */
export function usualFirst(
  found: readonly Producto[],
  above: readonly Producto[],
  cantidades: ReadonlyMap<string, number>,
): Producto[] {
  const shown = new Set(above.map(({ producto_id }) => producto_id));
  const others = found.filter(({ producto_id }) => !shown.has(producto_id));
  const isUsual = ({ producto_id }: Producto) => cantidades.has(producto_id);
  return [...others.filter(isUsual), ...others.filter((one) => !isUsual(one))];
}
