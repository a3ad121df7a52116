import { type EstadoPedido, INITIAL_ESTADO, SOLD_ESTADOS } from 'api-client/contract';
import type { DemoDetalle, DemoPedido, DemoProducto, DemoUsuario } from './demo-types.ts';
import { MIN, MOST_LINES, precioThen, totalOf } from './detalles.ts';
import { demoId } from './ids.ts';
import { DAY } from './time.ts';

const STEPS: EstadoPedido[] = [INITIAL_ESTADO, ...SOLD_ESTADOS];
const STAPLES = 6;
/** Days. The account orders about every ten days; a staple counts as abandoned after three times as many. */
const DUE_AFTER = 12;
const CANTIDADES = [4, 6, 3, 5, 2, 6];

/**
 * Gives the account `cliente@tienda.test` usual products (staples) that are due. All its orders older than
 * `DUE_AFTER` days have them and are received; newer orders have none. Other lines stay.
 */
export function withStaples(
  pedidos: DemoPedido[],
  usuarios: readonly DemoUsuario[],
  productos: readonly DemoProducto[],
  now: Date,
): DemoPedido[] {
  const cliente = usuarios.find(({ email }) => email === 'cliente@tienda.test');
  const own = pedidos.filter(({ usuario_id }) => usuario_id === cliente?.usuario_id);
  const staff = usuarios.find(({ roles }) => roles.includes('empleado'))?.usuario_id ?? '';
  const first = own[0]?.fecha_pedido ?? now;
  const staples = productos
    .filter((one) => one.esta_activo && one.disponible && !one.en_promocion && one.creado_en < first)
    .filter((one) => one.precio < 2_000_000 && one.tipo_de_precio !== 'por_bulto_cerrado')
    .slice(0, STAPLES);
  const dueSince = now.getTime() - DUE_AFTER * DAY;
  const isStaple = new Set(staples.map(({ producto_id }) => producto_id));
  return pedidos.map((pedido) => {
    if (!own.includes(pedido)) return pedido;
    const others = pedido.detalles.filter(({ producto_id }) => !isStaple.has(producto_id));
    if (pedido.fecha_pedido.getTime() > dueSince) return { ...pedido, detalles: upToMinimum(others) };
    const usual = staples.map((producto, nth) => staple(pedido, producto, CANTIDADES[nth] ?? 1, now));
    return {
      ...arrived(pedido, staff, now),
      detalles: upToMinimum([...usual, ...others].slice(0, MOST_LINES)),
    };
  });
}

/** Removes a cancellation, and adds the steps to received, until half a day ago or the last change. */
function arrived(pedido: DemoPedido, staff: string, now: Date): DemoPedido {
  const historial = pedido.historial.filter(({ estado }) => estado !== 'cancelado');
  const place = STEPS.indexOf(historial.at(-1)?.estado ?? INITIAL_ESTADO);
  if (place === STEPS.length - 1) return pedido;
  const last = historial.at(-1)?.when ?? pedido.fecha_pedido;
  const when = new Date(Math.max(last.getTime(), now.getTime() - DAY / 2));
  const further = STEPS.slice(place + 1).map((estado) => ({ when, estado, byUsuarioId: staff }));
  return { ...pedido, estado_pedido: 'recibido', historial: [...historial, ...further] };
}

const staple = (
  { pedido_id, fecha_pedido }: DemoPedido,
  p: DemoProducto,
  cantidad: number,
  now: Date,
): DemoDetalle => ({
  detalle_id: demoId('detalle', pedido_id, p.producto_id),
  producto_id: p.producto_id,
  cantidad,
  precio_unitario: precioThen(p, fecha_pedido.getTime(), now.getTime()),
  descuento: 0,
});

/** Raises the first line until the minimum is reached. */
function upToMinimum([line, ...rest]: DemoDetalle[]): DemoDetalle[] {
  if (!line) return [];
  let cantidad = line.cantidad;
  while (totalOf([{ ...line, cantidad }, ...rest]) < MIN) cantidad += 1;
  return [{ ...line, cantidad }, ...rest];
}
