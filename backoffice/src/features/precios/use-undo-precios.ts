import { useQueryClient } from '@tanstack/react-query';
import { type CambioDePrecios, preciosDeshacer } from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useToasts } from 'ui-kit/use-toasts';
import { PRODUCTOS_QUERIES } from '../../shared/queries.ts';

/** Takes a change back as it was seen, and tells of how many; one that waits is not done. */
export function useUndoPrecios({ cambio_id: id }: CambioDePrecios, onEnd: () => void) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  return useOnceAtATime({
    mutationFn: (huella: string | undefined) =>
      preciosDeshacer({ path: { id }, query: { ...(huella !== undefined && { huella }) } }),
    onSuccess: ({ data: { deshecho, hecho_en } }) =>
      toasts.success(
        hecho_en === null
          ? 'Cambio quitado: ningún precio cambia.'
          : `Precios repuestos: ${deshecho?.repuestos ?? 0}.`,
      ),
    onSettled: () => {
      onEnd();
      // Also after a failure: somebody else may have been faster.
      void queryClient.invalidateQueries(PRODUCTOS_QUERIES);
    },
  });
}
