import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Estante, estantesListOptions, estantesOrdenar } from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { toasts } from 'ui-kit/use-toasts';
import { queriesOf } from '../../../shared/queries.ts';
import { undoAction } from '../../../shared/undo-action.ts';

/** Milliseconds, long enough to look at the list. */
const UNDO = { duration: 10_000 };

export const idOf = ({ id }: Estante): string => id;

interface Arrangement {
  /** The order as shown. */
  antes: readonly Estante[];
  estantes: readonly Estante[];
}

async function send(queryClient: QueryClient, { antes, estantes }: Arrangement) {
  const { data } = await estantesOrdenar({
    body: { antes: antes.map(idOf), estantes: estantes.map(({ tipo, id }) => ({ tipo, id })) },
  });
  queryClient.setQueryData(estantesListOptions().queryKey, data);
  // The order of the packing list changes too.
  void queryClient.invalidateQueries(queriesOf('empaques'));
  return data.estantes;
}

/** Saves the order unless another user changed it; the user can undo for some seconds. */
export function useOrderEstantes(onDone: () => void) {
  const queryClient = useQueryClient();
  // Load the current list; the user's order is merged with it.
  const onError = () => void queryClient.invalidateQueries(queriesOf('estantes'));
  return useOnceAtATime({
    mutationFn: (arrangement: Arrangement) => send(queryClient, arrangement),
    onSuccess: (now, { antes }) => {
      toasts.success('Orden de estantes guardado', {
        ...UNDO,
        action: undoAction(queryClient, {
          undo: async () => {
            await send(queryClient, { antes: now, estantes: antes });
            return 'Orden deshecho: los estantes están como antes.';
          },
          onError,
        }),
      });
      onDone();
    },
    onError,
  });
}
