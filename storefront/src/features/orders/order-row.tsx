import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ivaRows, type PedidoConDetalles } from 'api-client/storefront';
import { entregaText } from 'api-client/storefront-entrega';
import { withNoBreakSpaces } from 'app-core/unbroken';
import { fullDate, shortDate } from 'ui-kit/dates';
import { formatMoney } from 'ui-kit/money';
import { StatusChip } from 'ui-kit/status-chip';
import { productsText } from '../../shared/cart/cart.ts';
import { links } from '../../shared/links.ts';
import { LoneLink } from '../../shared/lone-link.tsx';
import { statusOf } from '../../shared/orders/order-status.ts';
import { RepeatButton } from '../../shared/orders/use-repeat-order.tsx';

interface OrderRowProps {
  pedido: PedidoConDetalles;
  repeating: boolean;
  onRepeat: () => void;
}

/** Container width from which a row has a single line, in units of its own text size. */
const WIDE = '@container (min-width: 62em)';
const NARROW = '@container (max-width: 17em)';

const Row = styled(Card)(({ theme: { spacing } }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: spacing(3),
  padding: spacing(2, 3),
  // The link covers the whole row; buttons are above it.
  '& h2 a::after': { content: '""', position: 'absolute', inset: 0 },
  '& button': { position: 'relative', gridColumn: 2, gridRow: 3 },
  '& [data-area="state"]': {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: spacing(2),
  },
  '& [data-area="contents"]': { gridColumn: 1, gridRow: 3 },
  '& [data-area="total"]': { textAlign: 'end' },
  '& > ul, & > [data-area="iva"]': { gridColumn: '1 / -1' },
  '& [data-wide]': { display: 'none' },
  // With larger text on a phone, stack all parts.
  [NARROW]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: spacing(1),
    '& [data-area], & button': { gridColumn: 1, gridRow: 'auto' },
    '& [data-area="total"]': { textAlign: 'start' },
  },
  [WIDE]: {
    gridTemplateColumns: '10em 12em minmax(0, 1fr) auto auto auto',
    columnGap: spacing(4),
    padding: spacing(3, 5),
    '& > *, & [data-area="contents"]': { gridRow: 1 },
    '& button': { gridRow: 1, gridColumn: 'auto' },
    '& [data-area="state"]': { display: 'block', gridColumn: 2 },
    '& [data-area="contents"]': { gridColumn: 3 },
    '& [data-area="total"]': { gridColumn: 4 },
    '& > [data-area="iva"]': { gridRow: 2, gridColumn: '3 / -1' },
    '& > ul': { gridRow: 3, gridColumn: '3 / -1' },
    '& [data-wide]': { display: 'inline-flex' },
  },
})) as typeof Card;

const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** Returns the number of products and their names; CSS cuts the names after two lines. */
function contentsOf({ detalles, pedido_por }: PedidoConDetalles): string {
  const names = detalles.map(({ producto }) => withNoBreakSpaces(producto.nombre)).join(', ');
  const by = pedido_por ? `Pedido por ${pedido_por.nombre} ${pedido_por.apellido}. ` : '';
  return `${by}${productsText(detalles.length)}: ${names}`;
}

/** An order in the list: number, date, status, total, products, and deviations of the delivery. */
export function OrderRow({ pedido, repeating, onRepeat }: OrderRowProps) {
  const { numero, fecha_pedido, estado_pedido, total_precio, detalles, pedido_id } = pedido;
  const title = `pedido-${pedido_id}`;
  return (
    <Row variant="outlined" component="article" aria-labelledby={title}>
      <Typography id={title} variant="h3" component="h2">
        {/* Negative margin: a large touch target without a taller row. */}
        <LoneLink href={links.pedido(pedido_id)} color="inherit" underline="hover" sx={{ my: -3 }}>
          Pedido n.º {numero}
        </LoneLink>
      </Typography>
      <Typography data-area="total" variant="h3" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatMoney(total_precio)}
      </Typography>
      <div data-area="state">
        <Typography variant="body2" color="textSecondary">
          <time dateTime={fecha_pedido} title={fullDate(fecha_pedido)}>
            {shortDate(fecha_pedido)}
          </time>
        </Typography>
        <StatusChip quiet status={statusOf(estado_pedido)} />
      </div>
      <Typography data-area="contents" variant="body2" color="textSecondary" sx={clamped}>
        {contentsOf(pedido)}
      </Typography>
      <Button
        data-wide
        variant="outlined"
        href={links.pedido(pedido_id)}
        aria-label={`Ver pedido n.º ${numero}`}
      >
        Ver pedido
      </Button>
      <RepeatButton short numero={numero} repeating={repeating} onRepeat={onRepeat} />
      {pedido.iva && (
        <Typography data-area="iva" variant="body2" color="textSecondary">
          {ivaRows(pedido.iva)
            .map(({ label, amount }) => `${label}: ${formatMoney(amount)}`)
            .join(' · ')}
        </Typography>
      )}
      <ChangedLines detalles={detalles} />
    </Row>
  );
}

function ChangedLines({ detalles }: Pick<PedidoConDetalles, 'detalles'>) {
  const nombreOf = (id: string) =>
    detalles.find(({ producto }) => producto.producto_id === id)?.producto.nombre;
  const changed = detalles.filter(({ motivo_entrega }) => motivo_entrega);
  if (changed.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, overflowWrap: 'anywhere' }}>
      {changed.map((detalle) => (
        <Typography key={detalle.detalles_pedidos_id} component="li" variant="body2">
          {detalle.producto.nombre} · <strong>{entregaText(detalle, nombreOf)}</strong>
        </Typography>
      ))}
    </Box>
  );
}
