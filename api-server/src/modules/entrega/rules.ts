import { LIMITS } from 'api-client/contract';
import type { entregaLinea } from 'api-client/contract/entrega-staff';
import { orderedUnits, refusalOfReason } from 'api-client/contract/entrega-text';
import { refusalOfDecimals } from 'api-client/contract/kilos';
import { lineTotal } from 'api-client/contract/line-total';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { fieldProblem } from '../../shared/problem.ts';
import type { DetalleNuevo, DetalleRow, WholePedido } from '../pedidos/repository/pedidos.ts';
import type { ProductoRow } from '../pedidos/repository/place.ts';
import { pricedAt } from '../pedidos/rules.ts';

type EntregaLinea = z.output<typeof entregaLinea>;
type Detalle = DetalleRow['detalle'];
type Pedido = Pick<WholePedido, 'detalles'>;

const detallesOf = ({ detalles }: Pedido): Detalle[] => detalles.map(({ detalle }) => detalle);

/** Returns the line that replaces this one. */
const reemplazoIn = (detalles: readonly Detalle[], { producto_id }: Detalle) =>
  detalles.find(({ reemplaza_a }) => reemplaza_a === producto_id);

/** Returns whether the order has all these values already. */
export function isAlreadyStored(pedido: Pedido, entregaLineas: readonly EntregaLinea[]): boolean {
  const detalles = detallesOf(pedido);
  return entregaLineas.every(({ detalles_pedidos_id, cantidad, motivo, reemplazo }) => {
    const detalle = detalles.find((one) => one.detalles_pedidos_id === detalles_pedidos_id);
    if (!detalle || detalle.reemplaza_a || detalle.cantidad !== cantidad) return false;
    const now = reemplazoIn(detalles, detalle);
    const isAsOrdered = cantidad === orderedUnits(detalle) && !reemplazo;
    return (
      detalle.motivo_entrega === (isAsOrdered ? null : (motivo ?? null)) &&
      now?.producto_id === reemplazo?.producto_id &&
      now?.cantidad === reemplazo?.cantidad
    );
  });
}

/** Returns the lines as delivered, each replacement right after its replaced line. */
export function deliveredLineas(
  pedido: Pedido,
  entregaLineas: readonly EntregaLinea[],
  productos: readonly ProductoRow[],
): DetalleNuevo[] {
  const detalles = detallesOf(pedido);
  refuseUnknown(detalles, entregaLineas);
  const entregaById = new Map(
    entregaLineas.map((one, index) => [one.detalles_pedidos_id, { ...one, index }]),
  );
  const lineas = pedido.detalles
    .filter(({ detalle }) => !detalle.reemplaza_a)
    .flatMap(({ detalle, porKilo }): DetalleNuevo[] => {
      const before = reemplazoIn(detalles, detalle);
      const now = entregaById.get(detalle.detalles_pedidos_id);
      if (!now) return before ? [detalle, before] : [detalle];
      const { reemplazo, index } = now;
      const line = deliveredLinea(detalle, { ...now, porKilo });
      if (!reemplazo) return [line];
      const producto = productos.find(({ producto_id }) => producto_id === reemplazo.producto_id);
      return [line, reemplazoLinea(detalle, { ...reemplazo, index, before, producto })];
    });
  refuseOutcome(lineas, entregaLineas);
  return lineas;
}

function deliveredLinea(
  detalle: Detalle,
  { cantidad, motivo, reemplazo, index, porKilo }: EntregaLinea & { index: number; porKilo: boolean },
) {
  const ordered = orderedUnits(detalle);
  const isAsOrdered = cantidad === ordered && !reemplazo;
  if (!isAsOrdered && !motivo)
    throw fieldProblem('DATOS_INVALIDOS', `lineas.${index}.motivo`, 'Elige el motivo.');
  const refusal =
    (cantidad !== detalle.cantidad && refusalOfDecimals(cantidad, porKilo)) ||
    (motivo && refusalOfReason({ asked: ordered, cantidad, motivo, porKilo }));
  if (refusal) throw fieldProblem('DATOS_INVALIDOS', `lineas.${index}.cantidad`, refusal);
  return {
    ...detalle,
    cantidad,
    cantidad_pedida: isAsOrdered ? null : ordered,
    motivo_entrega: isAsOrdered ? null : (motivo ?? null),
    total_precio: lineTotal({ ...detalle, cantidad }),
  };
}

interface Reemplazo {
  producto_id: string;
  cantidad: number;
  index: number;
  /** The replacement before this change. */
  before: Detalle | undefined;
  producto: ProductoRow | undefined;
}

/**
 * Returns the replacement's line. A replacement that was there before keeps its price. A new one must be on sale and
 * gets the current price.
 */
function reemplazoLinea(
  { producto_id: reemplaza_a }: Detalle,
  { cantidad, index, before, producto, producto_id }: Reemplazo,
): DetalleNuevo {
  const refusal = cantidad !== before?.cantidad && refusalOfDecimals(cantidad, producto?.porKilo === true);
  if (refusal) throw fieldProblem('DATOS_INVALIDOS', `lineas.${index}.reemplazo.cantidad`, refusal);
  if (before?.producto_id === producto_id) {
    return { ...before, cantidad, total_precio: lineTotal({ ...before, cantidad }) };
  }
  if (!producto?.esta_activo || !producto.disponible) {
    const message = producto ? `${producto.nombre} ya no está disponible.` : 'El producto no existe.';
    throw fieldProblem('DATOS_INVALIDOS', `lineas.${index}.reemplazo.producto_id`, message);
  }
  const linea = { cantidad, descuento: 0, ...pricedAt(producto, cantidad) };
  return {
    ...linea,
    detalles_pedidos_id: uuidv7(),
    producto_id,
    producto_nombre: producto.nombre,
    total_precio: lineTotal(linea),
    cantidad_pedida: 0,
    motivo_entrega: 'reemplazo',
    reemplaza_a,
    alicuota_iva: producto.alicuota_iva,
    nota: null,
    costo_unitario: 'current',
  };
}

function refuseUnknown(detalles: readonly Detalle[], entregaLineas: readonly EntregaLinea[]): void {
  const ordered = new Set(
    detalles.filter((one) => !one.reemplaza_a).map(({ detalles_pedidos_id }) => detalles_pedidos_id),
  );
  const index = entregaLineas.findIndex(({ detalles_pedidos_id }) => !ordered.has(detalles_pedidos_id));
  if (index < 0) return;
  const message = 'No es una línea de lo pedido.';
  throw fieldProblem('DATOS_INVALIDOS', `lineas.${index}.detalles_pedidos_id`, message);
}

function refuseOutcome(lineas: readonly DetalleNuevo[], entregaLineas: readonly EntregaLinea[]): void {
  if (lineas.every(({ cantidad }) => cantidad === 0)) {
    const message = 'No queda nada que entregar: cancela el pedido.';
    throw fieldProblem('DATOS_INVALIDOS', 'lineas', message);
  }
  if (lineas.length > LIMITS.detallesPerPedido) {
    throw fieldProblem('DATOS_INVALIDOS', 'lineas', 'El pedido tiene demasiados productos.');
  }
  const repeated = entregaLineas.findIndex(
    ({ reemplazo }) =>
      reemplazo && lineas.filter(({ producto_id }) => producto_id === reemplazo.producto_id).length > 1,
  );
  if (repeated >= 0) throw fieldProblem('PRODUCTO_REPETIDO', `lineas.${repeated}.reemplazo.producto_id`);
}
