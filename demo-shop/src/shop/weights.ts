import { SOLD_ESTADOS } from 'api-client/contract';
import { toThousandths } from 'api-client/contract/kilos';
import type { DemoDetalle, DemoPedido, DemoProducto, DemoUsuario } from './demo-types.ts';
import { MIN, totalOf } from './detalles.ts';
import type { Pack } from './packs.ts';

/** Families that staff weigh at packing when they are loose: their pieces stick together or have different sizes. */
export const WEIGHED = ['Pasas de uva negras', 'Orejones de damasco', 'Azúcar mascabo', 'Maní con chocolate'];

/** Returns whether staff weigh the product at packing. */
export const isWeighed = (family: string, { tipo }: Pick<Pack, 'tipo'>): boolean =>
  tipo === 'por_kilo' && WEIGHED.includes(family);

/** Weighed orders; more would hide the orders that are delivered as ordered. */
const ORDERS = 6;
/** Weight in thousandths of the ordered kilos: 9.850 kg of 10 kg. Used in turns. */
const SHARES = [985, 1015, 970];

/**
 * Gives the newest sent and received orders with weighed products their weights. The orders of the account for trying the shop
 * stay, because tests depend on them.
 */
export function withWeights(
  pedidos: DemoPedido[],
  usuarios: readonly DemoUsuario[],
  productos: readonly DemoProducto[],
): DemoPedido[] {
  const cliente = usuarios.find(({ email }) => email === 'cliente@tienda.test');
  const weighed = new Set(productos.filter(({ se_pesa }) => se_pesa).map(({ producto_id }) => producto_id));
  const candidates = pedidos
    .filter(({ usuario_id, estado_pedido }) => usuario_id !== cliente?.usuario_id && hasLeft(estado_pedido))
    .filter(({ orderedDetalles }) => orderedDetalles === undefined)
    .filter(({ detalles }) => detalles.some(({ producto_id }) => weighed.has(producto_id)))
    .toSorted((a, b) => b.fecha_pedido.getTime() - a.fecha_pedido.getTime());
  const changed = candidates
    .map((pedido, nth) => {
      const share = SHARES[nth % SHARES.length] ?? 1000;
      const detalles = pedido.detalles.map((one) => (weighed.has(one.producto_id) ? weigh(one, share) : one));
      return { ...pedido, detalles, orderedDetalles: pedido.detalles };
    })
    .filter(({ detalles }) => totalOf(detalles) >= MIN)
    .slice(0, ORDERS);
  const byId = new Map(changed.map((pedido) => [pedido.pedido_id, pedido]));
  return pedidos.map((pedido) => byId.get(pedido.pedido_id) ?? pedido);
}

const hasLeft = (estado: DemoPedido['estado_pedido']) => SOLD_ESTADOS.indexOf(estado) > 0;

const weigh = (detalle: DemoDetalle, share: number): DemoDetalle => ({
  ...detalle,
  cantidad: toThousandths((detalle.cantidad * share) / 1000) / 1000,
  cantidad_pedida: detalle.cantidad,
  motivo_entrega: 'peso',
});
