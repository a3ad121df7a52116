import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { formatMoney } from 'ui-kit/money';
import { links } from '../../shared/links.ts';
import { myOrderAccount } from './queries.ts';

/** What is left to be paid of an order; nothing while that is not known: nobody came for it alone. */
export function OrderAccount({ pedido_id }: { pedido_id: string }) {
  const { data } = useQuery({ ...myOrderAccount(pedido_id), meta: { ownErrors: true } });
  if (!data || data.debe === 0) return null;
  const rest = data.resta > 0 ? `Resta pagar ${formatMoney(data.resta)}` : 'Está pagado';
  return (
    <Typography component="div" sx={{ mt: 4 }}>
      {`${rest}${data.vencido ? ', vencido' : ''}. `}
      <Button href={links.miCuentaCorriente}>Ver cuenta corriente</Button>
    </Typography>
  );
}
