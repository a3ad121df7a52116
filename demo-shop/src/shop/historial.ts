import { type EstadoPedido, INITIAL_ESTADO, SOLD_ESTADOS } from 'api-client/contract';
import type { Random } from '../random.ts';
import type { DemoCambioDeEstado, DemoUsuario } from './demo-types.ts';
import { DAY } from './tiempo.ts';

const camino: EstadoPedido[] = [INITIAL_ESTADO, ...SOLD_ESTADOS];

/** How an order came to its status: placed by the customer, moved on by staff, never later than now. */
export function historial(
  fecha: number,
  estado: EstadoPedido,
  cliente: DemoUsuario,
  personal: DemoUsuario[],
  now: number,
  rnd: Random,
): DemoCambioDeEstado[] {
  const pasos = recorrido(estado, rnd);
  // Approval takes hours, shipping a day or so, delivery some days; squeezed if the order is too young for that.
  const waits = pasos.slice(1).map((_, i) => DAY * rnd.between(0.1, 0.5 + i));
  const total = waits.reduce((sum, w) => sum + w, 0);
  const squeeze = total > 0 ? Math.min(1, ((now - fecha) * 0.9) / total) : 1;
  let cuando = fecha;
  return pasos.map((paso, i) => {
    cuando += Math.floor((waits[i - 1] ?? 0) * squeeze);
    const quien = i === 0 ? cliente : rnd.pick(personal);
    return { cuando: new Date(cuando), estado: paso, quien_usuario_id: quien.usuario_id };
  });
}

function recorrido(estado: EstadoPedido, rnd: Random): EstadoPedido[] {
  if (estado === 'cancelado') return [...camino.slice(0, rnd.int(1, 2)), 'cancelado'];
  return camino.slice(0, camino.indexOf(estado) + 1);
}
