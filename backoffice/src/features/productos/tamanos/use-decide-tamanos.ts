import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { longTimeout, productosDecidirTamanos, type TamanosBody } from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { toasts } from 'ui-kit/use-toasts';
import { PRODUCTOS_QUERIES } from '../../../shared/queries.ts';
import { undoAction } from '../../../shared/undo-action.ts';

export type Grupo = TamanosBody['grupos'][number];

/** Milliseconds, long enough to look at the list. */
const UNDO = { duration: 10_000 };

const send = async (grupos: Grupo[]) =>
  (await productosDecidirTamanos({ body: { grupos }, ...longTimeout })).data.productos;

/** After a failure too: another user may have decided first. */
const refresh = (queryClient: QueryClient): void => void queryClient.invalidateQueries(PRODUCTOS_QUERIES);

interface Decision {
  grupos: Grupo[];
  tell: string;
  /** The first decision: it can be undone for some seconds. */
  withUndo?: boolean;
}

/** Saves which products are sizes of one, unless another user decided first. */
export function useDecideTamanos(onDone?: () => void) {
  const queryClient = useQueryClient();
  const undo = (decided: Awaited<ReturnType<typeof send>>, { grupos }: Decision) => {
    const decidedById = new Map(decided.map((one) => [one.producto_id, one]));
    const undoGrupos = grupos.map(({ productos }) => ({
      decision: 'automatico' as const,
      productos: productos.map((one) => decidedById.get(one.producto_id) ?? one),
    }));
    return undoAction(queryClient, {
      undo: async () => {
        await send(undoGrupos);
        refresh(queryClient);
        return 'Deshecho: vuelven a ser propuestas.';
      },
      onError: () => refresh(queryClient),
    });
  };
  return useOnceAtATime({
    mutationFn: ({ grupos }: Decision) => send(grupos),
    onSuccess: (decided, decision) => {
      toasts.success(
        decision.tell,
        decision.withUndo ? { ...UNDO, action: undo(decided, decision) } : undefined,
      );
      refresh(queryClient);
      onDone?.();
    },
    onError: () => refresh(queryClient),
  });
}
