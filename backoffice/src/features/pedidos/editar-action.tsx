import EditOutlined from '@mui/icons-material/EditOutlined';
import type { Pedido } from 'api-client/backoffice';
import { ButtonLink, IconLink } from '../../shared/links.tsx';
import { RowAction } from '../../shared/row-action.tsx';
import { isEditable, NO_EDITABLE } from './estado.ts';

export interface EditarActionProps {
  pedido: Pedido;
  /** Address of the list that the order was opened from. */
  volver: string | undefined;
  iconOnly?: boolean;
}

/** To the order's edit; disabled, with the reason, once it no longer awaits approval. */
export function EditarAction({ pedido, volver, iconOnly = false }: EditarActionProps) {
  const context = `pedido ${pedido.numero}`;
  if (!isEditable(pedido)) {
    return (
      <RowAction
        label="Editar"
        context={context}
        icon={<EditOutlined />}
        iconOnly={iconOnly}
        refusal={NO_EDITABLE}
        onClick={() => {}}
      />
    );
  }
  const link = {
    to: '/pedido/editar/$pedido_id',
    params: { pedido_id: pedido.pedido_id },
    state: volver === undefined ? {} : { volver },
    'aria-label': `Editar: ${context}`,
  } as const;
  return iconOnly ? (
    <IconLink {...link} title="Editar">
      <EditOutlined />
    </IconLink>
  ) : (
    <ButtonLink {...link} variant="outlined" startIcon={<EditOutlined />}>
      Editar
    </ButtonLink>
  );
}
