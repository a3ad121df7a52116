import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import type { DetalleConPedido } from 'api-client/backoffice';
import { EmptyState } from 'ui-kit/empty-state';
import { ErrorState } from 'ui-kit/error-state';
import { LoadingDots } from 'ui-kit/loading-dots';
import { hasStatus, messageOf } from '../../shared/errors.ts';

export interface PedidoAusenteProps {
  lines: UseQueryResult<DetalleConPedido[], unknown>;
  /** Address of the list that the order was opened from. */
  volver?: string | undefined;
}

/** Instead of an order: it is on its way, isn't there, or could not be had. */
export function PedidoAusente({ lines, volver }: PedidoAusenteProps) {
  if (lines.isPending) return <LoadingDots label="Cargando..." showLabel />;
  // An order that is not there, or an address that names none.
  if (lines.data || hasStatus(lines.error, 400, 404)) {
    return (
      <EmptyState
        title="No se encontraron detalles para este pedido."
        text="Puede que la dirección esté incompleta o que el pedido ya no exista."
        action={
          <Button variant="contained" href={volver ?? '/panel-pedidos'}>
            Ver los pedidos
          </Button>
        }
      />
    );
  }
  return (
    <ErrorState
      title="Error al cargar los detalles del pedido."
      text={messageOf(lines.error)}
      busy={lines.isFetching}
      onRetry={() => void lines.refetch()}
    />
  );
}
