import type { PedidoDelPanel } from 'api-client/backoffice';
import { pedidosText } from '../estados/preview.ts';

export type Persona = NonNullable<PedidoDelPanel['asignado']>;

export const nombreOf = ({ nombre, apellido }: Pick<Persona, 'nombre' | 'apellido'>): string =>
  `${nombre} ${apellido}`.trim();

export interface Plan {
  changing: readonly PedidoDelPanel[];
  /** One line per former assignee. */
  lines: readonly string[];
}

/** Groups orders by assignee, unassigned first. */
export function byPersona(pedidos: readonly PedidoDelPanel[]) {
  const groups = new Map<string | null, { persona: Persona | null; pedidos: PedidoDelPanel[] }>();
  groups.set(null, { persona: null, pedidos: [] });
  for (const pedido of pedidos) {
    const persona = pedido.asignado ?? null;
    const key = persona?.usuario_id ?? null;
    const group = groups.get(key) ?? { persona, pedidos: [] };
    group.pedidos.push(pedido);
    groups.set(key, group);
  }
  return [...groups.values()].filter((group) => group.pedidos.length > 0);
}

/** Returns the effect of assigning the chosen orders to this person, or to nobody. */
export function planOf(chosen: readonly PedidoDelPanel[], to: string | null): Plan {
  const isOf = (persona: Persona | null) => (persona?.usuario_id ?? null) === to;
  return {
    changing: chosen.filter(({ asignado }) => !isOf(asignado ?? null)),
    lines: byPersona(chosen).map(({ persona, pedidos }) => {
      const whose = persona ? `a cargo de ${nombreOf(persona)}` : 'sin responsable';
      return `${pedidosText(pedidos.length)} ${whose}${isOf(persona) ? ', sin cambios' : ''}`;
    }),
  };
}
