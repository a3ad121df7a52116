import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type PedidoDelPanel, patiently, pedidosSeguir } from 'api-client/backoffice';
import { messageOf } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { toasts } from 'ui-kit/use-toasts';
import { PEDIDOS_QUERIES } from '../../../shared/queries.ts';
import { pedidosText } from '../estados/preview.ts';
import { putPedidos } from '../set-estado.ts';
import { undoAction } from '../undo-estados.ts';
import { byPersona, nombreOf, type Persona } from './assign-plan.ts';

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
      ...patiently,
    });
    putPedidos(queryClient, data.pedidos);
    back += data.pedidos.filter(({ asignado }) => idOf(asignado ?? null) === idOf(group.persona)).length;
  }
  const lost = changing.length - back;
  const done = `Cambio deshecho en ${pedidosText(back)}.`;
  return lost > 0 ? `${done} Los demás cambiaron mientras tanto: ${lost}.` : done;
}

/** Assigns orders, all or none; for some seconds the whole change can be undone. */
export function useAssign(onDone: () => void) {
  const queryClient = useQueryClient();
  return useOnceAtATime({
    mutationFn: async ({ changing, persona }: Assignment) => {
      const pedido_ids = changing.map(({ pedido_id }) => pedido_id);
      return (await pedidosSeguir({ body: { pedido_ids, asignado_a: idOf(persona) }, ...patiently })).data;
    },
    onSuccess: ({ pedidos }, assignment) => {
      putPedidos(queryClient, pedidos);
      const { changing, persona } = assignment;
      const whose = persona ? `a cargo de ${nombreOf(persona)}` : 'sin responsable';
      toasts.success(`${pedidosText(changing.length)} ${whose}`, {
        ...UNDO,
        action: undoAction(queryClient, () => giveBack(queryClient, assignment), failing(queryClient)),
      });
      onDone();
    },
    ...failing(queryClient),
  });
}
