import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { miRepartoGetOptions } from 'api-client/storefront';
import { proximoText } from 'api-client/storefront-reparto';
import { toldByScreen } from 'app-core/queries/own-failures';

interface DeliveryEstimateProps {
  /** An order of theirs, or one of their addresses; without either the account's own. */
  of: { pedido_id: string } | { domicilio_id: string } | object;
}

/** The call of the next delivery; screens that wait for it ask before they show it. */
export const estimateOf = (of: DeliveryEstimateProps['of']) => miRepartoGetOptions({ query: of });

/** When it is delivered there next; nothing where the shop keeps no zones, or the address is in none. */
export function DeliveryEstimate({ of }: DeliveryEstimateProps) {
  // Extra: an order waits for no estimate.
  const { data } = useQuery({ ...estimateOf(of), ...toldByScreen });
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
