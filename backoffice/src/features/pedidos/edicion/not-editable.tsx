import type { Pedido } from 'api-client/backoffice';
import { EmptyState } from 'ui-kit/empty-state';
import { estadoLabel } from '../../../shared/estado-label.ts';
import { ButtonLink } from '../../../shared/links.tsx';
import { NOT_EDITABLE } from '../estado.ts';

/** Explains why an order that is no longer awaiting approval can't be edited. */
export const NotEditable = ({ pedido }: { pedido: Pedido }) => (
  <EmptyState
    title={NOT_EDITABLE}
    text={`Este está ${estadoLabel(pedido.estado_pedido)}.`}
    action={
      <ButtonLink variant="outlined" to="/pedido/$pedido_id" params={{ pedido_id: pedido.pedido_id }} replace>
        Ver el pedido
      </ButtonLink>
    }
  />
);
