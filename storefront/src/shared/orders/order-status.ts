import type { EstadoPedido } from 'api-client/storefront';
import { ESTADO_TEXTS } from 'api-client/storefront-entrega';
import type { StatusChipProps } from 'ui-kit/status-chip';
import { orderStatusColors } from 'ui-kit/theme/tokens';

export function statusOf(estado: EstadoPedido): StatusChipProps['status'] {
  const { main, contrastText } = orderStatusColors[estado];
  return { label: ESTADO_TEXTS[estado], color: main, contrast: contrastText };
}
