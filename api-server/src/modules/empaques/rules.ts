import type { empaqueBody } from 'api-client/contract/empaques-staff';
import { orderedUnits } from 'api-client/contract/entrega-text';
import type { z } from 'zod';
import type { Entrega } from '../entrega/service.ts';
import type { DetalleRow, WholePedido } from '../pedidos/repository/pedidos.ts';

type Packed = z.output<typeof empaqueBody>['lineas'][number];
export type Detalle = DetalleRow['detalle'] & Pick<DetalleRow, 'codigoActual'>;
type EntregaLinea = Entrega['lineas'][number];

/** Returns the lines with something to deliver. */
export const packable = ({ detalles }: WholePedido): Detalle[] =>
  detalles
    .map(({ detalle, codigoActual }) => ({ ...detalle, codigoActual }))
    .filter(({ cantidad }) => cantidad > 0);

/** Returns whether the packer saw the order's current lines and quantities. */
export function isUnchanged(pedido: WholePedido, packed: readonly Packed[]): boolean {
  const now = packable(pedido);
  const expectedById = new Map(packed.map(({ producto_id, esperada }) => [producto_id, esperada]));
  return (
    now.length === expectedById.size &&
    now.every(({ producto_id, cantidad }) => expectedById.get(producto_id) === cantidad)
  );
}

/** Returns the missing quantities as delivery changes. A replacement is reported with its replaced line. */
export function shortLineas({ detalles }: WholePedido, packed: readonly Packed[]): EntregaLinea[] {
  const packedOf = new Map(packed.map((linea) => [linea.producto_id, linea]));
  const isShort = (linea: Packed | undefined) => linea !== undefined && linea.cantidad < linea.esperada;
  const all = detalles.map(({ detalle }) => detalle);
  return all
    .filter(({ reemplaza_a }) => !reemplaza_a)
    .flatMap((detalle): EntregaLinea[] => {
      const other = all.find(({ reemplaza_a }) => reemplaza_a === detalle.producto_id);
      const own = packedOf.get(detalle.producto_id);
      const instead = other && packedOf.get(other.producto_id);
      if (!isShort(own) && !isShort(instead)) return [];
      // Less than agreed may still be more than ordered, so the reason stays "acordado".
      const isMore = own !== undefined && own.cantidad > orderedUnits(detalle);
      const motivo = isMore ? 'acordado' : (own?.motivo ?? instead?.motivo ?? 'falta');
      const { detalles_pedidos_id } = detalle;
      const outcome = { cantidad: own?.cantidad ?? 0, sin_stock: isShort(own) && own?.sin_stock === true };
      if (!instead || instead.cantidad === 0) return [{ detalles_pedidos_id, ...outcome, motivo }];
      const reemplazo = { producto_id: instead.producto_id, cantidad: instead.cantidad };
      return [{ detalles_pedidos_id, ...outcome, motivo: 'reemplazo', reemplazo }];
    });
}
