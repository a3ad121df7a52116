import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { miRepartoGetOptions } from 'api-client/storefront';
import { proximoText } from 'api-client/storefront-reparto';
import { reportedByScreen } from 'app-core/queries/own-failures';

interface DeliveryEstimateProps {
  /** An order or an address of the customer. An empty object means the account's own address. */
  of: { pedido_id: string } | { domicilio_id: string } | object;
}

/** Query options of the next delivery, also for screens that wait for it. */
export const estimateOf = (of: DeliveryEstimateProps['of']) => miRepartoGetOptions({ query: of });

/** Shows the next delivery date. Renders nothing if the shop has no zones or the address is in none. */
export function DeliveryEstimate({ of }: DeliveryEstimateProps) {
  // Optional: an order works without the estimate.
  const { data } = useQuery({ ...estimateOf(of), ...reportedByScreen });
  if (!data) return null;
  const text = data.recibe_pedidos
    ? data.proximo && proximoText(data.proximo)
    : 'Por ahora no tomamos pedidos para la zona de este domicilio.';
  return (
    text && (
      <Typography component="span" role="status" sx={{ display: 'block', mt: 4 }}>
        {text}
      </Typography>
    )
  );
}
