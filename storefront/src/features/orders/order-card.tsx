import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { type Detalle, ivaRows, type PedidoConDetalles } from 'api-client/storefront';
import { cantidadText, entregaText, orderedUnits } from 'api-client/storefront-entrega';
import { isNeto, totalLabel } from 'app-core/cart/iva';
import { withNoBreakSpaces } from 'app-core/unbroken';
import { type ReactNode, useId, useState } from 'react';
import { fullDate, shortDate } from 'ui-kit/dates';
import { formatMoney } from 'ui-kit/money';
import { StatusChip } from 'ui-kit/status-chip';
import { least } from 'ui-kit/theme/tokens';
import { TotalParts } from 'ui-kit/total-parts';
import { wholeText } from 'ui-kit/whole-text';
import { lineAmounts } from '../../shared/orders/order-iva.ts';
import { statusOf } from '../../shared/orders/order-status.ts';

interface OrderCardProps extends OrderLinesProps {
  /** Actions for the lines. */
  children?: ReactNode;
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 4,
  rowGap: 1,
} as const;

/** An order on its own page: number, date, status, total and lines. */
export function OrderCard({ pedido, children, ...lines }: OrderCardProps) {
  const { numero, fecha_pedido, estado_pedido, total_precio, pedido_id } = pedido;
  const title = `pedido-${pedido_id}`;
  return (
    <Card variant="outlined" component="article" aria-labelledby={title} sx={{ p: { xs: 4, md: 5 } }}>
      <Box sx={row}>
        <Typography id={title} variant="h3" component="h2">
          Pedido n.º {numero}
        </Typography>
        <Typography variant="h3" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatMoney(total_precio)}
        </Typography>
      </Box>
      <Box sx={{ ...row, mt: 1 }}>
        <Typography color="textSecondary">
          <time dateTime={fecha_pedido} title={fullDate(fecha_pedido)}>
            {shortDate(fecha_pedido)}
          </time>
        </Typography>
        <StatusChip quiet status={statusOf(estado_pedido)} />
      </Box>
      {pedido.pedido_por && (
        <Typography color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {`Pedido por ${pedido.pedido_por.nombre} ${pedido.pedido_por.apellido}`}
        </Typography>
      )}
      {pedido.nota && <OrderNote>{pedido.nota}</OrderNote>}
      <OrderLines pedido={pedido} {...lines} />
      {pedido.iva && (
        <Box sx={{ mt: 4, pt: 3, borderTop: 1, borderColor: 'divider' }}>
          <TotalParts parts={ivaRows(pedido.iva)} />
          <Typography
            component="div"
            sx={{ ...row, mt: 2, fontWeight: 'fontWeightBold', fontVariantNumeric: 'tabular-nums' }}
          >
            <span>{totalLabel(isNeto(pedido))}</span>
            <span translate="no">{formatMoney(total_precio)}</span>
          </Typography>
        </Box>
      )}
      {children && <Box sx={{ mt: 4 }}>{children}</Box>}
    </Card>
  );
}

/** Lines visible on wide windows before expanding. Phones show only lines whose delivery differs from the order. */
const SHOWN_LINES = 12;

/** Product names on a phone's collapsed card. */
const NAMED = 2;

const percent = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 });

/** Bold, so that the deviation stands out from the numbers. */
const Entrega = ({ text }: { text: string | undefined }) => text && <strong> · {text}</strong>;

/** Returns the first product names, short enough for two lines on a phone. */
function contents(detalles: readonly Detalle[]): string {
  const names = detalles.slice(0, NAMED).map(({ producto }) => withNoBreakSpaces(producto.nombre));
  const more = detalles.length - names.length;
  return more > 0 ? `${names.join(', ')} y ${more} más` : names.join(' y ');
}

/** Returns quantity and price of a line, such as '5 × $ 1.000,00' or '9,850 kg × $ 1.000,00'. */
function unitsText(pedido: PedidoConDetalles, detalle: Detalle): string {
  const { unitPrice, tax } = lineAmounts(pedido, detalle);
  return `${cantidadText(detalle.cantidad)} × ${formatMoney(unitPrice)}${tax ? ` ${tax}` : ''}`;
}

interface Choosing {
  /** Ids of the chosen lines. */
  chosen: ReadonlySet<string>;
  toggle: (detalleId: string) => void;
}

interface OrderLinesProps {
  pedido: PedidoConDetalles;
  /** While the user chooses lines, all lines are visible. */
  choosing?: Choosing | undefined;
  /** Renders further content below a product's line. */
  under?: ((producto: Detalle['producto']) => ReactNode) | undefined;
}

/** Lines of an order: quantity, name, price, and any deviation of the delivery with its reason. */
function OrderLines({ pedido, choosing, under }: OrderLinesProps) {
  const { detalles } = pedido;
  const [opened, setOpen] = useState(false);
  const open = opened || choosing !== undefined;
  const id = useId();
  const count = detalles.length === 1 ? 'el producto' : `los ${wholeText(detalles.length)} productos`;
  const wide = detalles.length > SHOWN_LINES ? 'inline-flex' : 'none';
  const nombreOf = (id: string) =>
    detalles.find(({ producto }) => producto.producto_id === id)?.producto.nombre;
  const hiddenFrom = ({ motivo_entrega }: Detalle, place: number) =>
    open || motivo_entrega
      ? undefined
      : { display: { xs: 'none', md: place < SHOWN_LINES ? 'flex' : 'none' } };
  return (
    <>
      {!open && (
        <Typography color="textSecondary" sx={{ display: { md: 'none' }, mt: 3 }}>
          {contents(detalles)}
        </Typography>
      )}
      <Box component="ul" id={id} sx={{ listStyle: 'none', p: 0, mt: { xs: open ? 3 : 0, md: 3 }, mb: 0 }}>
        {detalles.map((detalle, place) => (
          <Box
            component="li"
            key={detalle.detalles_pedidos_id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: choosing ? 'center' : undefined,
              columnGap: 4,
              py: 2,
              borderTop: 1,
              borderColor: 'divider',
              fontVariantNumeric: 'tabular-nums',
              ...hiddenFrom(detalle, place),
              // Print all lines: paper has no button to expand them.
              '@media print': { display: 'flex' },
            }}
          >
            {choosing && (
              <Checkbox
                checked={choosing.chosen.has(detalle.detalles_pedidos_id)}
                disabled={orderedUnits(detalle) === 0}
                onChange={() => choosing.toggle(detalle.detalles_pedidos_id)}
                slotProps={{ input: { 'aria-label': detalle.producto.nombre } }}
                sx={{ ml: -3 }}
              />
            )}
            {/* With larger text, the line's total wraps below if it does not fit beside the name. */}
            <Box sx={{ flex: '1 1 8em', minWidth: 0 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 4 }}>
                <Typography sx={{ flex: '1 1 16em', minWidth: 0, overflowWrap: 'anywhere' }}>
                  {withNoBreakSpaces(detalle.producto.nombre)}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {unitsText(pedido, detalle)}
                  {detalle.descuento > 0 && ` · ${percent.format(detalle.descuento)} % de descuento`}
                  <Entrega text={entregaText(detalle, nombreOf)} />
                </Typography>
              </Box>
              {detalle.nota && <OrderNote>{detalle.nota}</OrderNote>}
              {!choosing && under?.(detalle.producto)}
            </Box>
            <Typography sx={{ ml: 'auto', minWidth: least.total, textAlign: 'end' }}>
              {formatMoney(lineAmounts(pedido, detalle).amount)}
            </Typography>
          </Box>
        ))}
      </Box>
      {!choosing && (
        <Button
          color="secondary"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          endIcon={<ExpandMoreOutlined sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
          sx={{ display: { xs: 'inline-flex', md: wide }, mt: { xs: 1, md: 2 }, ml: -3 }}
        >
          {open ? 'Ocultar' : 'Ver'} {count}
        </Button>
      )}
    </>
  );
}

/** The customer's note, with its line breaks. */
const OrderNote = ({ children }: { children: string }) => (
  <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    Tu nota: {children}
  </Typography>
);
