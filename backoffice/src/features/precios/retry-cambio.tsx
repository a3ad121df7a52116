import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { type CambioDePrecios, preciosReintentar } from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useToasts } from 'ui-kit/use-toasts';
import { PRODUCTOS_QUERIES } from '../../shared/queries.ts';
import { RowAction } from '../../shared/row-action.tsx';
import { useRowRoom } from '../../shared/use-row-room.ts';

/** Retries a price change whose job failed after all retries. */
export function RetryCambio({ cambio }: { cambio: CambioDePrecios }) {
  const { iconsOnly } = useRowRoom();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: () => preciosReintentar({ path: { id: cambio.cambio_id } }),
    onSuccess: () => toasts.success('El cambio de precios se hace de nuevo. Mira en un momento cómo quedó.'),
    // Also after a failure: another user may have been faster.
    onSettled: () => void queryClient.invalidateQueries(PRODUCTOS_QUERIES),
  });
  return (
    <RowAction
      label="Reintentar"
      context={cambio.seleccion}
      icon={<ReplayOutlined />}
      iconOnly={iconsOnly}
      busy={isPending}
      busyLabel="Reintentando…"
      onClick={() => mutate()}
    />
  );
}
