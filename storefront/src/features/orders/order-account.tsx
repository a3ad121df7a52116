import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { agoText } from 'api-client/storefront-cuenta';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { shopDay } from 'ui-kit/dates';
import { formatMoney } from 'ui-kit/money';
import { links } from '../../shared/links.ts';
import { TransferData } from '../../shared/transfer/transfer-data.tsx';
import { myOrderAccount } from './queries.ts';

interface OrderAccountProps {
  pedido_id: string;
  /** Awaits approval. The customer owes nothing yet but may pay early. */
  waits: boolean;
}

/** Amount due for an order, with the bank details. Renders nothing without data: the page does not depend on this part. */
export function OrderAccount({ pedido_id, waits }: OrderAccountProps) {
  const { data } = useQuery({ ...myOrderAccount(pedido_id), ...reportedByScreen });
  if (!data) return null;
  const rest = data.resta > 0 ? `Resta pagar ${formatMoney(data.resta)}` : 'Está pagado';
  return (
    <>
      {data.debe > 0 && (
        <Typography component="div" sx={{ mt: 4 }}>
          {`${rest}${data.vencido && data.vence ? `, vencido ${agoText(data.vence, shopDay(new Date()))}` : ''}. `}
          <Button href={links.miCuentaCorriente}>Ver cuenta corriente</Button>
        </Typography>
      )}
      {(waits || data.resta > 0) && <TransferData />}
    </>
  );
}
