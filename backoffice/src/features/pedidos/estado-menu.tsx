import type { Pedido } from 'api-client/backoffice';
import { StatusMenu } from 'ui-kit/status-menu';
import { ESTADO_OPTIONS, isEstado } from './estado.ts';
import { useChangeEstado } from './use-change-estado.ts';

/** An order's status, which opens the list of the five. Staff may set any of them. */
export function EstadoMenu({ pedido }: { pedido: Pedido }) {
  const cambio = useChangeEstado(pedido);
  return (
    <StatusMenu
      label={`Estado del pedido ${pedido.numero}`}
      options={ESTADO_OPTIONS}
      value={pedido.estado_pedido}
      busy={cambio.isPending}
      onChange={(estado) => isEstado(estado) && cambio.mutate(estado)}
    />
  );
}
