import { useQueryClient } from '@tanstack/react-query';
import type { Importacion } from 'api-client/backoffice';
import { importacionesGetQueryKey } from 'api-client/backoffice';
import { isToldByPolicy, messageOf } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useToasts } from 'ui-kit/use-toasts';
import { queriesOf } from '../../shared/queries.ts';

/** Moves an import on: what it is then shows at once. */
export function useImportacionAct<V = void>(
  { importacion_id: id }: Importacion,
  call: (variables: V) => Promise<{ data: Importacion }>,
) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  return useOnceAtATime<Importacion, V>({
    mutationFn: async (variables) => (await call(variables)).data,
    meta: { ownErrors: true },
    onSuccess: (now) => queryClient.setQueryData(importacionesGetQueryKey({ path: { id } }), now),
    onError: (error) => {
      if (!isToldByPolicy(error)) toasts.error(messageOf(error));
    },
    // Also after a failure: somebody else may have been faster.
    onSettled: () => void queryClient.invalidateQueries(queriesOf('importaciones')),
  });
}
