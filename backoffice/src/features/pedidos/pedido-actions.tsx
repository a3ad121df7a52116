import InfoOutlined from '@mui/icons-material/InfoOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import type { Pedido } from 'api-client/backoffice';
import { RowAction, RowActions, RowLink } from '../../shared/row-action.tsx';
import { usePermisos } from '../../shared/session/permisos.ts';
import { EditAction } from './edit-action.tsx';
import { useRemito } from './use-remitos.ts';

export interface PedidoActionsProps {
  pedido: Pedido;
  iconsOnly: boolean;
  /** Whether the customer's name links to the details; then the details icon is omitted to save space. */
  linked: boolean;
}

/** Edit, details and delivery note of a row. Enter on the row opens the order. */
export function PedidoActions({ pedido, iconsOnly, linked }: PedidoActionsProps) {
  const { download, busy, refusal } = useRemito(pedido);
  const { may } = usePermisos();
  const context = `pedido ${pedido.numero}`;
  return (
    <RowActions>
      <EditAction pedido={pedido} iconOnly={iconsOnly} />
      {!linked && (
        <RowLink
          label="Detalles"
          context={context}
          icon={<InfoOutlined />}
          iconOnly={iconsOnly}
          opens
          to="/pedido/$pedido_id"
          params={{ pedido_id: pedido.pedido_id }}
        />
      )}
      {may('remitos.download') && (
        <RowAction
          label="Remito"
          context={context}
          icon={<PictureAsPdfOutlined />}
          iconOnly={iconsOnly}
          busy={busy}
          busyLabel="Preparando…"
          refusal={refusal}
          onClick={download}
        />
      )}
    </RowActions>
  );
}
