import EditOutlined from '@mui/icons-material/EditOutlined';
import type { Pedido } from 'api-client/backoffice';
import { RowLink } from '../../shared/row-action.tsx';
import { isEditable, NOT_EDITABLE } from './estado.ts';

export interface EditActionProps {
  pedido: Pedido;
  iconOnly?: boolean;
}

/** Link to the order's edit; disabled, with the reason, once it no longer awaits approval. */
export const EditAction = ({ pedido, iconOnly = false }: EditActionProps) => (
  <RowLink
    label="Editar"
    context={`pedido ${pedido.numero}`}
    icon={<EditOutlined />}
    iconOnly={iconOnly}
    refusal={!isEditable(pedido) && NOT_EDITABLE}
    to="/pedido/editar/$pedido_id"
    params={{ pedido_id: pedido.pedido_id }}
  />
);
