import { useQueryClient } from '@tanstack/react-query';
import { preciosDeshacer } from 'api-client/backoffice';
import { isToldByPolicy, messageOf } from 'app-core/queries/errors';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useToasts } from 'ui-kit/use-toasts';
import { PRODUCTOS_QUERIES } from '../../shared/queries.ts';

/** Takes a change back, and tells of how many. */
export function useUndoPrecios(id: string, onEnd: () => void) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  return useOnceAtATime({
    mutationFn: () => preciosDeshacer({ path: { id } }),
    meta: { ownErrors: true },
    onSuccess: ({ data }) => toasts.success(`Precios repuestos: ${data.deshecho?.repuestos ?? 0}.`),
    onError: (error) => {
      if (!isToldByPolicy(error)) toasts.error(messageOf(error));
    },
    onSettled: () => {
      onEnd();
      // Also after a failure: somebody else may have been faster.
      void queryClient.invalidateQueries(PRODUCTOS_QUERIES);
    },
  });
}
