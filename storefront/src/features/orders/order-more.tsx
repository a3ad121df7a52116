import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { PedidoConDetalles } from 'api-client/storefront';
import { toldByScreen } from 'app-core/queries/own-failures';
import { useState } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import { LoadingDots } from 'ui-kit/loading-dots';
import { DeliveryEstimate, estimateOf } from '../../shared/delivery-estimate.tsx';
import { whereOf } from '../../shared/domicilios.ts';
import { bankDetails } from '../../shared/transfer/bank-details.ts';
import { wereTried } from '../../shared/were-tried.ts';
import { OrderHistory } from './order-history.tsx';
import { myOrderAccount } from './queries.ts';

/** States before dispatch. */
const NOT_SENT = new Set(['esperando_aprobacion', 'aprobado']);

/** Amount due. Loads separately, so that the order does not wait for it. */
const account = lateView(async () => (await import('./order-account.tsx')).OrderAccount, 'when-wanted');

/** Delivery, amount due and history of an order. All parts appear together, so that nothing moves. */
export function OrderMore({ pedido }: { pedido: PedidoConDetalles }) {
  const { pedido_id, entrega, estado_pedido } = pedido;
  const waits = estado_pedido === 'esperando_aprobacion';
  const isToCome = NOT_SENT.has(estado_pedido);
  const [isMissing, setMissing] = useState(false);
  const Account = useLateView(account, true, () => setMissing(true));
  const estimate = useQuery({ ...estimateOf({ pedido_id }), enabled: isToCome, ...toldByScreen });
  const owed = useQuery({ ...myOrderAccount(pedido_id), ...toldByScreen });
  const isPayable = waits || (owed.data?.resta ?? 0) > 0;
  const bank = useQuery({ ...bankDetails, enabled: isPayable, ...toldByScreen });
  const asked = [owed, ...(isToCome ? [estimate] : []), ...(isPayable ? [bank] : [])];
  return (
    <>
      {entrega && (
        <Typography color="textSecondary" sx={{ mt: 4, overflowWrap: 'anywhere' }}>
          {`Se entrega en ${entrega.nombre}: ${whereOf(entrega)}`}
        </Typography>
      )}
      {(Account || isMissing) && wereTried(...asked) ? (
        <>
          {isToCome && <DeliveryEstimate of={{ pedido_id }} />}
          {Account && <Account pedido_id={pedido_id} waits={waits} />}
          <OrderHistory pedido_id={pedido_id} />
        </>
      ) : (
        <LoadingDots label="Cargando lo que pasó con tu pedido" />
      )}
    </>
  );
}
