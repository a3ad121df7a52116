import { SOLD_ESTADOS } from 'api-client/contract';
import type { DemoDetalle, DemoPedido, DemoProducto } from './demo-types.ts';
import { MIN, MOST_LINES, totalOf } from './detalles.ts';
import { demoId } from './ids.ts';

const LINES_PER_BULTO = 4;

/** Returns whether the order is approved or sent. */
export const isToBring = ({ estado_pedido }: DemoPedido): boolean =>
  estado_pedido === 'aprobado' || estado_pedido === 'enviado';

/** Sets the packages of sent orders, and of every second approved one; the others wait for packing. */
export function withPackages(pedidos: DemoPedido[]): DemoPedido[] {
  let approved = 0;
  return pedidos.map((pedido) => {
    if (!isToBring(pedido)) return pedido;
    if (pedido.estado_pedido === 'aprobado') {
      approved += 1;
      if (approved % 2 === 0) return pedido;
    }
    const lines = pedido.detalles.filter(({ cantidad }) => cantidad > 0).length;
    return { ...pedido, bultos: Math.ceil(lines / LINES_PER_BULTO) };
  });
}

/** Every ninth sent or received order is short. */
const ONE_IN = 9;

/** Makes some orders short; every second of them has a replacement. */
export function withShortLines(pedidos: DemoPedido[], productos: readonly DemoProducto[]): DemoPedido[] {
  let nth = 0;
  return pedidos.map((pedido) => {
    if (!hasLeft(pedido) || pedido.detalles.length < 4) return pedido;
    nth += 1;
    if (nth % ONE_IN !== 0) return pedido;
    const detalles = delivered(pedido, productos, nth % (2 * ONE_IN) === 0);
    return totalOf(detalles) < MIN ? pedido : { ...pedido, detalles, orderedDetalles: pedido.detalles };
  });
}

const hasLeft = ({ estado_pedido }: DemoPedido) => SOLD_ESTADOS.indexOf(estado_pedido) > 0;

function delivered(
  { pedido_id, detalles }: DemoPedido,
  productos: readonly DemoProducto[],
  replaces: boolean,
): DemoDetalle[] {
  return detalles.flatMap((detalle, place) => {
    if (place === 1) return [short(detalle)];
    const other =
      replaces && place === 2 && detalles.length < MOST_LINES
        ? findReplacement(detalle, detalles, productos)
        : undefined;
    if (!other) return [detalle];
    return [
      { ...detalle, cantidad: 0, cantidad_pedida: detalle.cantidad, motivo_entrega: 'reemplazo' as const },
      {
        detalle_id: demoId('reemplazo', pedido_id, other.producto_id),
        producto_id: other.producto_id,
        cantidad: detalle.cantidad,
        precio_unitario: other.precio,
        descuento: 0,
        cantidad_pedida: 0,
        motivo_entrega: 'reemplazo' as const,
        reemplaza_a: detalle.producto_id,
      },
    ];
  });
}

/** Halves the quantity; one becomes zero. */
const short = (detalle: DemoDetalle): DemoDetalle => ({
  ...detalle,
  cantidad: Math.floor(detalle.cantidad / 2),
  cantidad_pedida: detalle.cantidad,
  motivo_entrega: 'falta',
});

/** Returns another available product of the same category that the order lacks. */
function findReplacement(
  { producto_id }: DemoDetalle,
  detalles: DemoDetalle[],
  productos: readonly DemoProducto[],
) {
  const [categoria] = productos.find((one) => one.producto_id === producto_id)?.categoria_ids ?? [];
  return productos.find(
    (one) =>
      categoria !== undefined &&
      one.categoria_ids.includes(categoria) &&
      one.esta_activo &&
      one.disponible &&
      !detalles.some((detalle) => detalle.producto_id === one.producto_id),
  );
}
