import { type EstadoPedido, SOLD_ESTADOS } from 'api-client/contract';
import { createRandom, type Random } from '../random.ts';
import { minimumOf } from './condiciones.ts';
import type { DemoPedido, DemoProducto, DemoUsuario } from './demo-types.ts';
import { detallesOf } from './detalles.ts';
import { historial } from './historial.ts';
import { demoId } from './ids.ts';
import { DAY, hours, startOfDay, startOfMonth, startOfWeek, weekdayOf } from './time.ts';

const CANTIDAD = 400;
/** Orders of the account for trying the shop. */
const OF_CUSTOMER = 12;
const DIAS = 120;
/** Customers who stopped ordering: their index among active customers, and for how many days. */
const STOPPED: ReadonlyMap<number, number> = new Map([
  [2, 65],
  [6, 75],
  [9, 95],
]);
/** Orders in the current week and month on any day, so that the charts have data. */
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
        detalles: detallesOf(pedido_id, productos, {
          ...{ fecha, now: now.getTime(), estado_pedido, rnd },
          minimum: minimumOf(usuario),
        }),
        historial: historial(fecha, estado_pedido, usuario, personal, now.getTime(), rnd),
      };
    });
}

function fechas(now: Date, rnd: Random): number[] {
  const end = now.getTime();
  const since = (start: number) => Math.max(start, end - DIAS * DAY);
  const list: number[] = [];
  while (list.length < CANTIDAD - OF_WEEK - OF_MONTH) {
    // The shop grows: recent months have more orders.
    const at = end - DIAS * DAY * rnd.next() ** 1.15;
    const moment = atWork(at, rnd);
    if (weekdayOf(moment) !== 0 && moment <= end && moment > end - DIAS * DAY) list.push(moment);
  }
  for (let i = 0; i < OF_WEEK; i++) list.push(between(since(startOfWeek(end)), end, rnd));
  for (let i = 0; i < OF_MONTH; i++) list.push(between(since(startOfMonth(end)), end, rnd));
  return list.sort((a, b) => a - b);
}

/** Moves to 8 to 19 h of that day. */
const atWork = (at: number, rnd: Random) => Math.floor(startOfDay(at) + hours(rnd.between(8, 19)));

/** In working hours if the span has any: early on a Monday it has none. */
function between(from: number, to: number, rnd: Random): number {
  const at = rnd.between(from, to);
  const polite = atWork(at, rnd);
  return polite >= from && polite <= to ? polite : Math.floor(at);
}

function buyer(usuarios: DemoUsuario[], fecha: number, i: number, now: Date, rnd: Random): DemoUsuario {
  const cliente = usuarios.find((u) => u.email === 'cliente@tienda.test');
  if (!cliente) throw new Error('The demo needs cliente@tienda.test');
  // Evenly spread, with the newest order.
  if ((CANTIDAD - 1 - i) % Math.floor(CANTIDAD / OF_CUSTOMER) === 0 && i > CANTIDAD % OF_CUSTOMER)
    return cliente;
  const ago = (now.getTime() - fecha) / DAY;
  const customers = usuarios.filter((u) => u !== cliente && u.roles.length === 1 && u.roles[0] === 'usuario');
  const available = customers.filter(
    (u, place) =>
      u.creado_en.getTime() < fecha &&
      ago >= (STOPPED.get(place) ?? 0) &&
      // Deactivated customers have only older orders.
      (u.esta_activo || ago >= 30),
  );
  // The first customers order more often.
  return rnd.chance(0.45) ? rnd.pick(available.slice(0, 14)) : rnd.pick(available);
}

function estado(fecha: number, i: number, now: Date, rnd: Random): EstadoPedido {
  const dias = (now.getTime() - fecha) / DAY;
  if (i === CANTIDAD - 1) return 'esperando_aprobacion';
  // Every third recent order is sold already: otherwise a Monday morning has no earnings.
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
