import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Estante, estantesListOptions, estantesOrdenar } from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { toasts } from 'ui-kit/use-toasts';
import { queriesOf } from '../../../shared/queries.ts';
import { undoAction } from '../../../shared/undo-action.ts';

/** Long enough to look at the list. */
const UNDO = { duration: 10_000 };

export const idOf = ({ id }: Estante): string => id;

interface Arrangement {
  /** As they were shown. */
  antes: readonly Estante[];
  estantes: readonly Estante[];
}

async function send(queryClient: QueryClient, { antes, estantes }: Arrangement) {
  const { data } = await estantesOrdenar({
    body: { antes: antes.map(idOf), estantes: estantes.map(({ tipo, id }) => ({ tipo, id })) },
  });
  queryClient.setQueryData(estantesListOptions().queryKey, data);
  // What is packed goes in another order by now.
  void queryClient.invalidateQueries(queriesOf('empaques'));
  return data.estantes;
}

/** Saves the order, unless somebody else arranged them since they were shown. For some seconds it can be taken back. */
export function useOrderEstantes(onDone: () => void) {
  const queryClient = useQueryClient();
  // The list as it is now, with the user's own order on top.
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
