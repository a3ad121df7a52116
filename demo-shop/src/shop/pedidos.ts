import { type EstadoPedido, SOLD_ESTADOS } from 'api-client/contract';
import { createRandom, type Random } from '../random.ts';
import type { DemoPedido, DemoProducto, DemoUsuario } from './demo-types.ts';
import { detallesOf } from './detalles.ts';
import { historial } from './historial.ts';
import { demoId } from './ids.ts';
import { DAY, hours, startOfDay, startOfMonth, startOfWeek, weekdayOf } from './time.ts';

const CANTIDAD = 400;
/** Orders of the customer account that people try the shop with. */
const OF_CUSTOMER = 12;
const DIAS = 120;
/** Good customers who stopped ordering, by their place among the customers that can order, and for how many days. */
const STOPPED: ReadonlyMap<number, number> = new Map([
  [2, 65],
  [6, 75],
  [9, 95],
]);
/** Placed in the current week and month whatever day it is, so that the charts have something to show. */
const OF_WEEK = 12;
const OF_MONTH = 12;

/** Oldest first. */
export function pedidos(usuarios: DemoUsuario[], productos: DemoProducto[], now: Date): DemoPedido[] {
  const rnd = createRandom('pedidos');
  const personal = usuarios.filter((u) => u.roles.some((r) => r !== 'usuario'));
  return fechas(now, rnd)
    .map((fecha, i) => ({ fecha, usuario: buyer(usuarios, fecha, i, now, rnd) }))
    .map(({ fecha, usuario }, i) => {
      const estado_pedido = estado(fecha, i, now, rnd);
      const pedido_id = demoId('pedido', i);
      return {
        pedido_id,
        usuario_id: usuario.usuario_id,
        fecha_pedido: new Date(fecha),
        estado_pedido,
        detalles: detallesOf(pedido_id, productos, { fecha, now: now.getTime(), estado_pedido, rnd }),
        historial: historial(fecha, estado_pedido, usuario, personal, now.getTime(), rnd),
      };
    });
}

function fechas(now: Date, rnd: Random): number[] {
  const end = now.getTime();
  const since = (start: number) => Math.max(start, end - DIAS * DAY);
  const list: number[] = [];
  while (list.length < CANTIDAD - OF_WEEK - OF_MONTH) {
    // A shop that grows a little: more orders lately than four months ago.
    const at = end - DIAS * DAY * rnd.next() ** 1.15;
    const moment = atWork(at, rnd);
    if (weekdayOf(moment) !== 0 && moment <= end && moment > end - DIAS * DAY) list.push(moment);
  }
  for (let i = 0; i < OF_WEEK; i++) list.push(between(since(startOfWeek(end)), end, rnd));
  for (let i = 0; i < OF_MONTH; i++) list.push(between(since(startOfMonth(end)), end, rnd));
  return list.sort((a, b) => a - b);
}

/** 8 to 19 h of that day. */
const atWork = (at: number, rnd: Random) => Math.floor(startOfDay(at) + hours(rnd.between(8, 19)));

/** In working hours if the span has any; on a Monday at one in the morning it has not. */
function between(from: number, to: number, rnd: Random): number {
  const at = rnd.between(from, to);
  const polite = atWork(at, rnd);
  return polite >= from && polite <= to ? polite : Math.floor(at);
}

function buyer(usuarios: DemoUsuario[], fecha: number, i: number, now: Date, rnd: Random): DemoUsuario {
  const cliente = usuarios.find((u) => u.email === 'cliente@tienda.test');
  if (!cliente) throw new Error('The demo needs cliente@tienda.test');
  // Spread evenly, the newest order among them.
  if ((CANTIDAD - 1 - i) % Math.floor(CANTIDAD / OF_CUSTOMER) === 0 && i > CANTIDAD % OF_CUSTOMER)
    return cliente;
  const ago = (now.getTime() - fecha) / DAY;
  const customers = usuarios.filter((u) => u !== cliente && u.roles.length === 1 && u.roles[0] === 'usuario');
  const available = customers.filter(
    (u, place) =>
      u.creado_en.getTime() < fecha &&
      ago >= (STOPPED.get(place) ?? 0) &&
      // Who is deactivated now has ordered before, not lately.
      (u.esta_activo || ago >= 30),
  );
  // Good customers come back: the first of the list weigh more.
  return rnd.chance(0.45) ? rnd.pick(available.slice(0, 14)) : rnd.pick(available);
}

function estado(fecha: number, i: number, now: Date, rnd: Random): EstadoPedido {
  const dias = (now.getTime() - fecha) / DAY;
  if (i === CANTIDAD - 1) return 'esperando_aprobacion';
  // Every third of the last ones is done quickly, or a Monday morning would have no earnings at all.
  if (i >= CANTIDAD - OF_WEEK && i % 3 === 0) return rnd.pick(SOLD_ESTADOS);
  if (rnd.chance(0.06)) return 'cancelado';
  if (dias > 12) return 'recibido';
  const dice = rnd.next();
  if (dias > 6) return dice < 0.7 ? 'recibido' : dice < 0.92 ? 'enviado' : 'aprobado';
  if (dias > 2)
    return dice < 0.25
      ? 'recibido'
      : dice < 0.6
        ? 'enviado'
        : dice < 0.85
          ? 'aprobado'
          : 'esperando_aprobacion';
  return dice < 0.5 ? 'esperando_aprobacion' : dice < 0.85 ? 'aprobado' : 'enviado';
}
