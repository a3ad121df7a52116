import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { PedidoConDetalles } from 'api-client/storefront';
import { fullDate, shortDate } from 'ui-kit/dates';
import { formatMoney } from 'ui-kit/money';
import { StatusChip } from 'ui-kit/status-chip';
import { OrderLines } from './order-lines.tsx';
import { statusOf } from './order-status.ts';

export interface OrderCardProps {
  pedido: PedidoConDetalles;
  onRepeat: () => void;
  /** Today's prices are being asked for. */
  repeating: boolean;
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 4,
  rowGap: 1,
} as const;

/** An order: number, date, status, total, what was ordered, and how to order it once more. */
export function OrderCard({ pedido, onRepeat, repeating }: OrderCardProps) {
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
        <StatusChip status={statusOf(estado_pedido)} />
      </Box>
      <OrderLines detalles={detalles} />
      <Button
        variant="outlined"
        startIcon={
          repeating ? <CircularProgress size={18} color="inherit" aria-hidden /> : <ReplayOutlined />
        }
        aria-disabled={repeating || undefined}
        aria-label={`Repetir pedido n.º ${numero}`}
        onClick={() => !repeating && onRepeat()}
        sx={{ mt: 4, width: { xs: '100%', sm: 'auto' } }}
      >
        {repeating ? 'Revisando precios…' : 'Repetir pedido'}
      </Button>
    </Card>
  );
}
