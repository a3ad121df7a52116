import { useQueryClient } from '@tanstack/react-query';
import { type CambioDePrecios, preciosDeshacer } from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useToasts } from 'ui-kit/use-toasts';
import { PRODUCTOS_QUERIES } from '../../shared/queries.ts';

/**
 * Undoes a price change with the version that was seen, and reports the number of prices; a scheduled change
 * is cancelled.
 */
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
      // Also after a failure: another user may have been faster.
      void queryClient.invalidateQueries(PRODUCTOS_QUERIES);
    },
  });
}
