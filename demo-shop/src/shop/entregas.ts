import { SOLD_ESTADOS } from 'api-client/contract';
import type { DemoDetalle, DemoPedido, DemoProducto } from './demo-types.ts';
import { MIN, MOST_LINES, totalOf } from './detalles.ts';
import { demoId } from './ids.ts';

const LINES_PER_BULTO = 4;

/** Approved or sent: what still has to be brought, or is on its way. */
export const isToBring = ({ estado_pedido }: DemoPedido): boolean =>
  estado_pedido === 'aprobado' || estado_pedido === 'enviado';

/** Says in how many packages the sent orders are, and every second approved one. The rest waits to be packed. */
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

/** One in so many orders that are on their way or received. */
const ONE_IN = 9;

/** Orders of which something was missing; of every second one, a product went in another's place. */
export function withShortLines(pedidos: DemoPedido[], productos: readonly DemoProducto[]): DemoPedido[] {
  let nth = 0;
  return pedidos.map((pedido) => {
    if (!isGone(pedido) || pedido.detalles.length < 4) return pedido;
    nth += 1;
    if (nth % ONE_IN !== 0) return pedido;
    const detalles = delivered(pedido, productos, nth % (2 * ONE_IN) === 0);
    return totalOf(detalles) < MIN ? pedido : { ...pedido, detalles, asked: pedido.detalles };
  });
}

const isGone = ({ estado_pedido }: DemoPedido) => SOLD_ESTADOS.indexOf(estado_pedido) > 0;

function delivered(
  { pedido_id, detalles }: DemoPedido,
  productos: readonly DemoProducto[],
  replaces: boolean,
): DemoDetalle[] {
  return detalles.flatMap((detalle, place) => {
    if (place === 1) return [short(detalle)];
    const other =
      replaces && place === 2 && detalles.length < MOST_LINES
        ? inPlaceOf(detalle, detalles, productos)
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

/** Half of it; of a single one, none. */
const short = (detalle: DemoDetalle): DemoDetalle => ({
  ...detalle,
  cantidad: Math.floor(detalle.cantidad / 2),
  cantidad_pedida: detalle.cantidad,
  motivo_entrega: 'falta',
});

/** Another product of the same category, on sale, that the order has not. */
function inPlaceOf(
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
