import { type EstadoPedido, INITIAL_ESTADO, SOLD_ESTADOS } from 'api-client/contract';
import type { Random } from '../random.ts';
import type { DemoEstadoChange, DemoUsuario } from './demo-types.ts';
import { DAY } from './time.ts';

const path: EstadoPedido[] = [INITIAL_ESTADO, ...SOLD_ESTADOS];

/** Returns the history of an order's status, by customer and staff, never in the future. */
export function historial(
  fecha: number,
  estado: EstadoPedido,
  cliente: DemoUsuario,
  personal: DemoUsuario[],
  now: number,
  rnd: Random,
): DemoEstadoChange[] {
  const steps = route(estado, rnd);
  // Approval takes hours, shipping about a day, delivery some days; shorter for recent orders.
  const waits = steps.slice(1).map((_, i) => DAY * rnd.between(0.1, 0.5 + i));
  const total = waits.reduce((sum, w) => sum + w, 0);
  const squeeze = total > 0 ? Math.min(1, ((now - fecha) * 0.9) / total) : 1;
  let when = fecha;
  return steps.map((step, i) => {
    when += Math.floor((waits[i - 1] ?? 0) * squeeze);
    const person = i === 0 ? cliente : rnd.pick(personal);
    return { when: new Date(when), estado: step, byUsuarioId: person.usuario_id };
  });
}

function route(estado: EstadoPedido, rnd: Random): EstadoPedido[] {
  if (estado === 'cancelado') return [...path.slice(0, rnd.int(1, 2)), 'cancelado'];
  return path.slice(0, path.indexOf(estado) + 1);
}
