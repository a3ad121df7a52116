import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { PedidoConDetalles } from 'api-client/storefront';
import type { ReactNode } from 'react';
import { fullDate, shortDate } from 'ui-kit/dates';
import { formatMoney } from 'ui-kit/money';
import { StatusChip } from 'ui-kit/status-chip';
import { statusOf } from '../../shared/orders/order-status.ts';
import { OrderLines, type OrderLinesProps } from './order-lines.tsx';
import { OrderNote } from './order-note.tsx';

export interface OrderCardProps extends Omit<OrderLinesProps, 'detalles'> {
  pedido: PedidoConDetalles;
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
  const { numero, fecha_pedido, estado_pedido, total_precio, detalles, pedido_id } = pedido;
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
      <OrderLines detalles={detalles} {...lines} />
      {children && <Box sx={{ mt: 4 }}>{children}</Box>}
    </Card>
  );
}
