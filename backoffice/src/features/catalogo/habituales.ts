import { useQuery } from '@tanstack/react-query';
import {
  type Producto,
  type ProductoHabitual,
  usuariosProductosHabitualesOptions,
} from 'api-client/backoffice';
import { createContext, useMemo } from 'react';
import { usePartOfCarrito } from '../../shared/carritos/carritos.ts';

/** How much of each product the customer of this cart usually takes. */
export const Cantidades = createContext<ReadonlyMap<string, number>>(new Map());

const NONE: ProductoHabitual[] = [];

/** What the customer of the cart that this tab works on usually buys, as far as it is sold; the most usual first. */
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

/** What is found, without what stands over it already, those first that the customer usually takes. */
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
