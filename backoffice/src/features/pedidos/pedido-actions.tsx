import InfoOutlined from '@mui/icons-material/InfoOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import type { Pedido } from 'api-client/backoffice';
import { RowAction, RowActions } from '../../shared/row-action.tsx';
import { RowLink } from '../../shared/row-link.tsx';
import { usePermisos } from '../../shared/session/permisos.ts';
import { EditAction } from './edit-action.tsx';
import { useRemito } from './use-remitos.ts';

export interface PedidoActionsProps {
  pedido: Pedido;
  iconsOnly: boolean;
  /** Whose order it is leads to its details, and takes the room that a thumb needs: no icon for the same. */
  linked: boolean;
}

/** Edit, details and delivery note, in a row of the list. Enter on the row shows the order. */
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
