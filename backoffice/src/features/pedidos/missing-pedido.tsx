import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import type { DetalleConPedido } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { hasStatus } from 'app-core/queries/errors';
import { EmptyState } from 'ui-kit/empty-state';
import { LoadingDots } from 'ui-kit/loading-dots';

export interface MissingPedidoProps {
  lines: UseQueryResult<DetalleConPedido[], unknown>;
  /** URL of the list that the order was opened from. */
  back?: string;
}

/** Shown instead of an order that is loading, missing or failed to load. */
export function MissingPedido({ lines, back = '/panel-pedidos' }: MissingPedidoProps) {
  const none = (
    <EmptyState
      title="No se encontraron detalles para este pedido."
      text="Puede que la dirección esté incompleta o que el pedido ya no exista."
      action={
        <Button variant="contained" href={back}>
          Ver los pedidos
        </Button>
      }
    />
  );
  // The order does not exist, or the URL has an invalid id.
  if (hasStatus(lines.error, 400, 404)) return none;
  return (
    <Answer
      query={lines}
      failed="Error al cargar los detalles del pedido."
      loading={<LoadingDots label="Cargando..." showLabel />}
    >
      {() => none}
    </Answer>
  );
}
