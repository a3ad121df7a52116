import InfoOutlined from '@mui/icons-material/InfoOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { styled } from '@mui/material/styles';
import type { Pedido } from 'api-client/backoffice';
import { least } from 'ui-kit/theme/tokens';
import { RowAction, RowActions } from '../../shared/row-action.tsx';
import { RowLink } from '../../shared/row-link.tsx';
import { usePermisos } from '../../shared/session/permisos.ts';
import { EditAction } from './edit-action.tsx';
import { useRemito } from './use-remitos.ts';

export interface PedidoActionsProps {
  pedido: Pedido;
  iconsOnly: boolean;
}

/**
 * The three side by side on a card too. Their widths leave room for the remito's longest word, which comes while it is
 * made: nothing moves then, on the narrowest phone either.
 */
const Actions = styled(RowActions)(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(max-content, 2fr) minmax(max-content, 2.3fr) minmax(max-content, 3fr)',
    // Larger text: under each other what has no room side by side.
    [`@container (max-width: ${least.buttons})`]: {
      gridTemplateColumns: `repeat(auto-fit, minmax(min(${least.button}, 100%), 1fr))`,
    },
  },
  [theme.breakpoints.down('sm')]: {
    '& .MuiButton-root': { fontSize: theme.typography.body2.fontSize, paddingInline: theme.spacing(1) },
    '& .MuiButton-startIcon': { margin: theme.spacing(0, 1, 0, 0) },
  },
}));

/** Edit, details and delivery note, in a row of the list. Enter on the row shows the order. */
export function PedidoActions({ pedido, iconsOnly }: PedidoActionsProps) {
  const { download, busy, refusal } = useRemito(pedido);
  const { may } = usePermisos();
  const context = `pedido ${pedido.numero}`;
  return (
    <Actions>
      <EditAction pedido={pedido} iconOnly={iconsOnly} />
      <RowLink
        label="Detalles"
        context={context}
        icon={<InfoOutlined />}
        iconOnly={iconsOnly}
        opens
        to="/pedido/$pedido_id"
        params={{ pedido_id: pedido.pedido_id }}
      />
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
    </Actions>
  );
}
