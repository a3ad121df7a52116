import { type EstadoPedido, LIMITS, type TipoDePrecio } from 'api-client/contract';
import { lineTotal } from 'api-client/contract/line-total';
import { toCents } from 'api-client/contract/money';
import type { Random } from '../random.ts';
import type { DemoDetalle, DemoProducto } from './demo-types.ts';
import { demoId } from './ids.ts';
import { DAY } from './time.ts';

/** The shop's minimum, in cents. */
export const MIN = toCents(LIMITS.montoMin);

export const MOST_LINES = 25;

interface Context {
  fecha: number;
  now: number;
  estado_pedido: EstadoPedido;
  rnd: Random;
  /** In cents. */
  minimum: number;
}

/** Returns 2 to `MOST_LINES` lines of different products that reach the minimum after discounts. */
export function detallesOf(pedido_id: string, productos: DemoProducto[], ctx: Context): DemoDetalle[] {
  const { rnd } = ctx;
  const available = productos.filter((p) => sold(p, ctx));
  const count = Math.min(MOST_LINES, 2 + Math.floor(23 * rnd.next() ** 2.1));
  const chosen = new Set<DemoProducto>();
  while (chosen.size < count) chosen.add(choose(available, rnd));
  const detalles = [...chosen].map((producto) => detalle(pedido_id, producto, ctx));
  for (let i = 0; totalOf(detalles) < ctx.minimum; i = (i + 1) % detalles.length) {
    const linea = detalles[i];
    if (linea) linea.cantidad += 1;
  }
  return detalles;
}

/** Returns cents, after discounts; each line is rounded separately, as on a delivery note. */
export function totalOf(detalles: readonly DemoDetalle[]): number {
  return detalles.reduce((sum, detalle) => sum + lineTotal(detalle), 0);
}

function sold(p: DemoProducto, { fecha, estado_pedido }: Context): boolean {
  if (p.creado_en.getTime() > fecha) return false;
  // Waiting orders need available products; older ones may contain withdrawn products.
  return estado_pedido === 'esperando_aprobacion' ? p.esta_activo && p.disponible : true;
}

/** Prefers early positions, because the price list starts with best sellers. */
function choose(available: DemoProducto[], rnd: Random): DemoProducto {
  const destacados = available.filter((p) => p.producto_destacado);
  if (destacados.length > 0 && rnd.chance(0.22)) return rnd.pick(destacados);
  const product = available[Math.floor(rnd.next() ** 1.5 * available.length)];
  return product ?? rnd.pick(available);
}

const cantidades: Record<TipoDePrecio, [number, number]> = {
  por_kilo: [1, 12],
  por_unidad: [2, 18],
  por_bulto_cerrado: [1, 3],
};

/** Returns the former price: prices rose about two per cent a month. Rounded to ten pesos. */
export function precioThen({ precio }: DemoProducto, fecha: number, now: number): number {
  const meses = Math.floor((now - fecha) / (30 * DAY));
  return Math.max(1000, Math.round((precio * (1 - 0.02 * meses)) / 1000) * 1000);
}

function detalle(pedido_id: string, p: DemoProducto, { fecha, now, rnd }: Context): DemoDetalle {
  const [min, max] = cantidades[p.tipo_de_precio];
  // Expensive products are ordered in small quantities.
  const dear = p.precio > 3_000_000 ? 0.35 : 1;
  return {
    detalle_id: demoId('detalle', pedido_id, p.producto_id),
    producto_id: p.producto_id,
    cantidad: Math.max(1, Math.round(rnd.int(min, max) * dear)),
    precio_unitario: precioThen(p, fecha, now),
    descuento: rnd.chance(0.1) ? rnd.pick([5, 5, 10, 10, 15]) : 0,
  };
}
