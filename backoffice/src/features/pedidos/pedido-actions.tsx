import InfoOutlined from '@mui/icons-material/InfoOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { styled } from '@mui/material/styles';
import type { Pedido } from 'api-client/backoffice';
import { least } from 'ui-kit/theme/tokens';
import { ButtonLink, IconLink } from '../../shared/links.tsx';
import { RowAction, RowActions } from '../../shared/row-action.tsx';
import { EditarAction } from './editar-action.tsx';
import { useRemito } from './use-remito.ts';

export interface PedidoActionsProps {
  pedido: Pedido;
  /** Address of the list as it stands, to come back to. */
  volver: string;
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

/** Edit, details and delivery note, in a row of the list. */
export function PedidoActions({ pedido, volver, iconsOnly }: PedidoActionsProps) {
  const { download, busy, refusal } = useRemito(pedido);
  const context = `pedido ${pedido.numero}`;
  const link = {
    to: '/pedido/$pedido_id',
    params: { pedido_id: pedido.pedido_id },
    state: { volver },
    'aria-label': `Detalles: ${context}`,
    // Enter on a row shows the order; the edit is a press further.
    'data-abre': '',
  } as const;
  return (
    <Actions>
      <EditarAction pedido={pedido} volver={volver} iconOnly={iconsOnly} />
      {iconsOnly ? (
        <IconLink {...link} title="Detalles">
          <InfoOutlined />
        </IconLink>
      ) : (
        <ButtonLink {...link} variant="outlined" startIcon={<InfoOutlined />}>
          Detalles
        </ButtonLink>
      )}
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
    </Actions>
  );
}
