import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { PedidosPage } from 'api-client/backoffice';
import type { ReactNode } from 'react';
import { formatMoney } from 'ui-kit/money';
import { wholeText } from 'ui-kit/whole-text';

type Summed = Pick<PedidosPage, 'total' | 'importe' | 'parcial'>;

/** Returns the number of orders and their total amount. */
function sumOf({ total, importe, parcial }: Summed, withCancelled: boolean): string {
  const count = total === 1 ? '1 pedido' : `${wholeText(total)} pedidos`;
  const cost = `${formatMoney(importe)} en total${withCancelled ? '' : ' sin los cancelados'}`;
  return parcial ? `Más de ${count}; los primeros, ${cost}` : `${count}, ${cost}`;
}

const Line = styled('div', { shouldForwardProp: (prop) => prop !== 'narrowed' })<{ narrowed: boolean }>(
  ({ theme, narrowed }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0, 2),
    [theme.breakpoints.down('lg')]: { marginBottom: theme.spacing(1) },
    [theme.breakpoints.up('lg')]: {
      flexWrap: 'nowrap',
      '& > .MuiButton-root': { flexShrink: 0, whiteSpace: 'nowrap' },
    },
    // Without filters hidden on phones, where another order fits instead.
    ...(!narrowed && { [theme.breakpoints.down('sm')]: { display: 'none' } }),
  }),
);

interface PedidosSumProps {
  sum: Summed;
  withCancelled: boolean;
  /** Whether a filter is set. */
  narrowed: boolean;
  /** Actions for all orders. */
  children: ReactNode;
}

/** The sum of all pages, above the list. */
export const PedidosSum = ({ sum, withCancelled, narrowed, children }: PedidosSumProps) => (
  <Line narrowed={narrowed}>
    <Typography variant="body2" color="textSecondary">
      {sumOf(sum, withCancelled)}
    </Typography>
    {children}
  </Line>
);
