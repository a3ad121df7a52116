import type { EstadoPedido } from 'api-client/storefront';
import type { StatusChipProps } from 'ui-kit/status-chip';
import { orderStatusColors } from 'ui-kit/theme/tokens';

/** How a customer reads a status. */
export const STATUS_LABELS: Record<EstadoPedido, string> = {
  esperando_aprobacion: 'Esperando aprobación',
  aprobado: 'Aprobado',
  enviado: 'Enviado',
  recibido: 'Recibido',
  cancelado: 'Cancelado',
};

/** A status as the kit's chip shows it. */
export function statusOf(estado: EstadoPedido): StatusChipProps['status'] {
  const { main, contrastText } = orderStatusColors[estado];
  return { label: STATUS_LABELS[estado], color: main, contrast: contrastText };
}
