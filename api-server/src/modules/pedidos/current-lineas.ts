import type { ErrorDetail } from 'api-client/contract';
import { lineTotal } from 'api-client/contract/line-total';
import { toExactCents, toPesos } from 'api-client/contract/money';
import { Problem } from '../../shared/problem.ts';
import type { NewLinea, ProductoRow } from './create-pedido-repository.ts';

/** A line as the client sent it. `precio_unitario` is the price that the customer saw, in ARS. */
export interface OrderedLinea {
  producto_id: string;
  cantidad: number;
  precio_unitario: number;
  nota?: string | undefined;
}

/**
 * Returns the lines at the products' current prices. Throws PEDIDO_DESACTUALIZADO when a product or price
 * differs from what the customer saw, with the current data of each such line.
 */
export function currentLineas(ordered: readonly OrderedLinea[], rows: readonly ProductoRow[]): NewLinea[] {
  const productos = new Map(rows.map((row) => [row.producto_id, row]));
  const cambios = ordered.flatMap((linea, i) => cambioOf(linea, i, productos.get(linea.producto_id)) ?? []);
  if (cambios.length > 0) throw new Problem('PEDIDO_DESACTUALIZADO', cambios);
  return ordered.flatMap(({ producto_id, cantidad, nota }) => {
    const producto = productos.get(producto_id);
    if (!producto) return [];
    return {
      producto_id,
      producto_nombre: producto.nombre,
      cantidad,
      nota,
      precio_unitario: producto.precio,
      total_precio: lineTotal({ cantidad, precio_unitario: producto.precio }),
    };
  });
}

function cambioOf(
  { producto_id, precio_unitario }: OrderedLinea,
  index: number,
  producto: ProductoRow | undefined,
): ErrorDetail | undefined {
  const nombre = producto?.nombre ?? null;
  if (!producto?.esta_activo || !producto.disponible) {
    // An out-of-stock product keeps its price; a product that left the catalogue has none.
    const precio = producto?.esta_activo ? toPesos(producto.precio) : null;
    return {
      field: `detalles.${index}.producto_id`,
      message: `${nombre ?? 'Un producto'} ya no está disponible.`,
      actual: { producto_id, nombre, disponible: false, precio },
    };
  }
  if (toExactCents(precio_unitario) === producto.precio) return undefined;
  return {
    field: `detalles.${index}.precio_unitario`,
    message: `El precio de ${nombre} cambió.`,
    actual: { producto_id, nombre, disponible: true, precio: toPesos(producto.precio) },
  };
}
