import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { patiently, productosDecidirTamanos, type TamanosBody } from 'api-client/backoffice';
import { isToldByPolicy, messageOf } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { toasts } from 'ui-kit/use-toasts';
import { PRODUCTOS_QUERIES } from '../../../shared/queries.ts';
import { undoAction } from '../../../shared/undo-action.ts';

export type Grupo = TamanosBody['grupos'][number];

/** Long enough to look at the list. */
const UNDO = { duration: 10_000 };

const send = async (grupos: Grupo[]) =>
  (await productosDecidirTamanos({ body: { grupos }, ...patiently })).data.productos;

function settle(queryClient: QueryClient, error?: unknown): void {
  if (error !== undefined && !isToldByPolicy(error)) toasts.error(messageOf(error));
  // After a refusal too: somebody else may have been faster.
  void queryClient.invalidateQueries(PRODUCTOS_QUERIES);
}

interface Decision {
  grupos: Grupo[];
  tell: string;
  /** Nobody had decided before: for some seconds it can be taken back. */
  withUndo?: boolean;
}

/** Says which products are sizes of one, unless somebody else decided since they were shown. */
export function useDecideTamanos(onDone?: () => void) {
  const queryClient = useQueryClient();
  const undo = (decided: Awaited<ReturnType<typeof send>>, { grupos }: Decision) => {
    const known = new Map(decided.map((one) => [one.producto_id, one]));
    const back = grupos.map(({ productos }) => ({
      decision: 'automatico' as const,
      productos: productos.map((one) => known.get(one.producto_id) ?? one),
    }));
    return undoAction(queryClient, {
      undo: async () => {
        await send(back);
        settle(queryClient);
        return 'Deshecho: vuelven a ser propuestas.';
      },
      onError: (error) => settle(queryClient, error),
    });
  };
  return useOnceAtATime({
    mutationFn: ({ grupos }: Decision) => send(grupos),
    meta: { ownErrors: true },
    onSuccess: (decided, decision) => {
      toasts.success(
        decision.tell,
        decision.withUndo ? { ...UNDO, action: undo(decided, decision) } : undefined,
      );
      settle(queryClient);
      onDone?.();
    },
    onError: (error) => settle(queryClient, error),
  });
}
