import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  longTimeout,
  type PedidoDelPanel,
  pedidosSeguimientoOptions,
  pedidosSeguir,
} from 'api-client/backoffice';
import { messageOf } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { toasts } from 'ui-kit/use-toasts';
import { FilterSelect } from '../../../shared/filter-select.tsx';
import { PEDIDOS_QUERIES } from '../../../shared/queries.ts';
import { pedidosText } from '../estados/preview.ts';
import { putPedidos, undoAction } from '../set-estado.ts';

type Persona = NonNullable<PedidoDelPanel['asignado']>;

const nombreOf = ({ nombre, apellido }: Pick<Persona, 'nombre' | 'apellido'>): string =>
  `${nombre} ${apellido}`.trim();

interface Plan {
  changing: readonly PedidoDelPanel[];
  /** One line per former assignee. */
  lines: readonly string[];
}

/** Groups orders by assignee, unassigned first. */
function byPersona(pedidos: readonly PedidoDelPanel[]) {
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

/** Returns the effect of assigning the selected orders to this person, or to nobody. */
function planAssignment(selected: readonly PedidoDelPanel[], to: string | null): Plan {
  const isOf = (persona: Persona | null) => (persona?.usuario_id ?? null) === to;
  return {
    changing: selected.filter(({ asignado }) => !isOf(asignado ?? null)),
    lines: byPersona(selected).map(({ persona, pedidos }) => {
      const assignee = persona ? `a cargo de ${nombreOf(persona)}` : 'sin responsable';
      return `${pedidosText(pedidos.length)} ${assignee}${isOf(persona) ? ', sin cambios' : ''}`;
    }),
  };
}

/** Milliseconds, long enough to look at the list. */
const UNDO = { duration: 10_000 };

interface Assignment {
  changing: readonly PedidoDelPanel[];
  /** Null: nobody. */
  persona: Persona | null;
}

const idOf = (persona: Persona | null) => persona?.usuario_id ?? null;

const failing = (queryClient: QueryClient) => ({
  onFailure: (error: unknown) => toasts.error(`No se asignó ningún pedido. ${messageOf(error)}`),
  onError: () => void queryClient.invalidateQueries(PEDIDOS_QUERIES),
});

/** Returns each order to its former assignee, unless another user reassigned it. */
async function giveBack(queryClient: QueryClient, { changing, persona }: Assignment): Promise<string> {
  let back = 0;
  for (const group of byPersona(changing)) {
    const { data } = await pedidosSeguir({
      body: {
        pedido_ids: group.pedidos.map(({ pedido_id }) => pedido_id),
        asignado_a: idOf(group.persona),
        solo_de: idOf(persona),
      },
      ...longTimeout,
    });
    putPedidos(queryClient, data.pedidos);
    back += data.pedidos.filter(({ asignado }) => idOf(asignado ?? null) === idOf(group.persona)).length;
  }
  const lost = changing.length - back;
  const done = `Cambio deshecho en ${pedidosText(back)}.`;
  return lost > 0 ? `${done} Los demás cambiaron mientras tanto: ${lost}.` : done;
}

/** Assigns orders, all or none; for some seconds the whole change can be undone. */
function useAssign(onDone: () => void) {
  const queryClient = useQueryClient();
  return useOnceAtATime({
    mutationFn: async ({ changing, persona }: Assignment) => {
      const pedido_ids = changing.map(({ pedido_id }) => pedido_id);
      return (await pedidosSeguir({ body: { pedido_ids, asignado_a: idOf(persona) }, ...longTimeout })).data;
    },
    onSuccess: ({ pedidos }, assignment) => {
      putPedidos(queryClient, pedidos);
      const { changing, persona } = assignment;
      const assignee = persona ? `a cargo de ${nombreOf(persona)}` : 'sin responsable';
      toasts.success(`${pedidosText(changing.length)} ${assignee}`, {
        ...UNDO,
        action: undoAction(queryClient, () => giveBack(queryClient, assignment), failing(queryClient)),
      });
      onDone();
    },
    ...failing(queryClient),
  });
}

export interface AssignDialogProps {
  selected: readonly PedidoDelPanel[];
  onClose: () => void;
  /** Called when the selection is cleared. */
  onDone: (selected: readonly PedidoDelPanel[]) => void;
}

/** The option for no assignee. */
const NOBODY = 'nadie';

/** Assigns all selected orders to one of the staff, and shows the former assignees. */
export function AssignDialog({ selected, onClose, onDone }: AssignDialogProps) {
  const seguimiento = useQuery(pedidosSeguimientoOptions());
  const [to, setTo] = useState<string>();
  const assign = useAssign(() => {
    onDone([]);
    onClose();
  });
  const personas = seguimiento.data?.personal ?? [];
  const people = personas.map((one) => ({ value: one.usuario_id, label: nombreOf(one) }));
  const persona = personas.find(({ usuario_id }) => usuario_id === to) ?? null;
  const plan =
    to === undefined || !seguimiento.data ? undefined : planAssignment(selected, to === NOBODY ? null : to);
  const count = plan?.changing.length ?? 0;
  return (
    <ConfirmDialog
      open
      title={`Asignar ${pedidosText(selected.length)}`}
      idle={count === 0}
      busy={assign.isPending}
      onCancel={onClose}
      onLeave={() => {
        assign.leave();
        onClose();
      }}
      onConfirm={() => plan && assign.mutate({ changing: plan.changing, persona })}
      texts={{
        confirm: count > 0 ? `Asignar ${pedidosText(count)}` : 'Asignar pedidos',
        cancel: 'Volver a la lista',
        busy: 'Asignando…',
        leave: 'No esperar',
      }}
      text={
        <>
          <FilterSelect
            label="A cargo de"
            all="Elige a alguien"
            query={seguimiento}
            options={[...people, { value: NOBODY, label: 'Nadie' }]}
            value={to}
            onChange={setTo}
            sx={{ width: '100%', mt: 2 }}
          />
          <ul aria-live="polite">
            {plan?.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      }
    />
  );
}
