import type { empaqueBody } from 'api-client/contract/empaques-staff';
import { orderedUnits, refusalOfReason } from 'api-client/contract/entrega-text';
import { refusalOfWeight } from 'api-client/contract/kilos';
import type { MotivoEntrega } from 'api-client/contract/words';
import type { z } from 'zod';
import { Problem } from '../../shared/problem.ts';
import type { Entrega } from '../entrega/service.ts';
import type { DetalleRow, WholePedido } from '../pedidos/repository/pedidos.ts';

type Packed = z.output<typeof empaqueBody>['lineas'][number];
export type Detalle = DetalleRow['detalle'] & Pick<DetalleRow, 'codigoActual' | 'porKilo' | 'sePesa'>;
type EntregaLinea = Entrega['lineas'][number];

/** Returns the lines with something to deliver. */
export const packable = ({ detalles }: WholePedido): Detalle[] =>
  detalles
    .map(({ detalle, codigoActual, porKilo, sePesa }) => ({ ...detalle, codigoActual, porKilo, sePesa }))
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

/** Throws DATOS_INVALIDOS for a weight too far from the expected kilos, or of a product that is not sold por kilo. */
export function refuseWeights(pedido: WholePedido, packed: readonly Packed[]): void {
  const kilos = new Set(packable(pedido).flatMap(({ producto_id, porKilo }) => (porKilo ? producto_id : [])));
  const refused = packed.flatMap(({ producto_id, motivo, esperada, cantidad }, index) => {
    const porKilo = kilos.has(producto_id);
    const message = motivo === 'peso' && refusalOfReason({ asked: esperada, cantidad, motivo, porKilo });
    return message ? { field: `lineas.${index}.cantidad`, message } : [];
  });
  if (refused.length > 0) throw new Problem('DATOS_INVALIDOS', refused);
}

/** Returns the other quantities as delivery changes. A replacement is reported with its replaced line. */
export function changedLineas({ detalles }: WholePedido, packed: readonly Packed[]): EntregaLinea[] {
  const packedOf = new Map(packed.map((linea) => [linea.producto_id, linea]));
  const isOther = (linea: Packed | undefined) => linea !== undefined && linea.cantidad !== linea.esperada;
  const all = detalles.map(({ detalle }) => detalle);
  return all
    .filter(({ reemplaza_a }) => !reemplaza_a)
    .flatMap((detalle): EntregaLinea[] => {
      const other = all.find(({ reemplaza_a }) => reemplaza_a === detalle.producto_id);
      const own = packedOf.get(detalle.producto_id);
      const instead = other && packedOf.get(other.producto_id);
      if (!isOther(own) && !isOther(instead)) return [];
      const motivo = motivoOf(detalle, own, instead);
      const { detalles_pedidos_id } = detalle;
      const outcome = { cantidad: own?.cantidad ?? 0, sin_stock: isOther(own) && own?.sin_stock === true };
      if (!instead || instead.cantidad === 0) return [{ detalles_pedidos_id, ...outcome, motivo }];
      const reemplazo = { producto_id: instead.producto_id, cantidad: instead.cantidad };
      return [{ detalles_pedidos_id, ...outcome, motivo: 'reemplazo', reemplazo }];
    });
}

function motivoOf(
  detalle: DetalleRow['detalle'],
  own: Packed | undefined,
  instead: Packed | undefined,
): MotivoEntrega {
  const packed = own?.motivo ?? instead?.motivo ?? 'falta';
  if (own === undefined) return packed;
  const ordered = orderedUnits(detalle);
  if (packed === 'peso') {
    // A weight near the agreed kilos may be far from the ordered ones: then the earlier reason stays.
    return refusalOfWeight(ordered, own.cantidad) ? (detalle.motivo_entrega ?? packed) : packed;
  }
  // Less than agreed may still be more than ordered, so the reason stays "acordado".
  return own.cantidad > ordered ? 'acordado' : packed;
}
