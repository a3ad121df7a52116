import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PedidoConDetalles } from 'api-client/storefront';
import type { ReactNode } from 'react';
import { fullDate, shortDate } from 'ui-kit/dates';
import { formatMoney } from 'ui-kit/money';
import { StatusChip } from 'ui-kit/status-chip';
import { LoneLink } from '../../shared/lone-link.tsx';
import { statusOf } from '../../shared/orders/order-status.ts';
import { OrderLines, type OrderLinesProps } from './order-lines.tsx';
import { OrderNote } from './order-note.tsx';

export interface OrderCardProps extends Omit<OrderLinesProps, 'detalles'> {
  pedido: PedidoConDetalles;
  /** The address of the order's page, where the card is not on that page. */
  href?: string;
  /** What can be done with it. */
  children: ReactNode;
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 4,
  rowGap: 1,
} as const;

/** An order: number, date, status, total, what was ordered, and what can be done with it. */
export function OrderCard({ pedido, href, children, ...lines }: OrderCardProps) {
  const { numero, fecha_pedido, estado_pedido, total_precio, detalles, pedido_id } = pedido;
  const title = `pedido-${pedido_id}`;
  return (
    <Card variant="outlined" component="article" aria-labelledby={title} sx={{ p: { xs: 4, md: 5 } }}>
      <Box sx={row}>
        <Typography id={title} variant="h3" component="h2">
          {href ? (
            // Large enough for a thumb, without a taller row.
            <LoneLink href={href} color="inherit" underline="hover" sx={{ my: -3 }}>
              Pedido n.º {numero}
            </LoneLink>
          ) : (
            `Pedido n.º ${numero}`
          )}
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
      <OrderLines detalles={detalles} {...lines} />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} useFlexGap sx={{ mt: 4, flexWrap: 'wrap' }}>
        {children}
      </Stack>
    </Card>
  );
}
