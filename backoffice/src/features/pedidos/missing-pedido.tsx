import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import type { DetalleConPedido } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { hasStatus } from 'app-core/queries/errors';
import { EmptyState } from 'ui-kit/empty-state';
import { LoadingDots } from 'ui-kit/loading-dots';

export interface MissingPedidoProps {
  lines: UseQueryResult<DetalleConPedido[], unknown>;
  /** Address of the list that the order was opened from. */
  back?: string;
}

/** Instead of an order: it is on its way, isn't there, or could not be had. */
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
  // An order that is not there, or an address that names none.
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
