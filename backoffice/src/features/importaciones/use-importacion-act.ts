import { useQueryClient } from '@tanstack/react-query';
import type { Importacion } from 'api-client/backoffice';
import { importacionesGetQueryKey } from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { queriesOf } from '../../shared/queries.ts';

/** Runs an action on an import, and shows the returned state at once. */
export function useImportacionAct<V = void>(
  { importacion_id: id }: Importacion,
  call: (variables: V) => Promise<{ data: Importacion }>,
) {
  const queryClient = useQueryClient();
  return useOnceAtATime<Importacion, V>({
    mutationFn: async (variables) => (await call(variables)).data,
    onSuccess: (now) => queryClient.setQueryData(importacionesGetQueryKey({ path: { id } }), now),
    // Also after a failure: another user may have been faster.
    onSettled: () => void queryClient.invalidateQueries(queriesOf('importaciones')),
  });
}
