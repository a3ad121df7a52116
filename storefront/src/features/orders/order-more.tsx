import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { MiPedidoCambio, PedidoConDetalles } from 'api-client/storefront';
import { cantidadText, ESTADO_TEXTS, entregaText } from 'api-client/storefront-entrega';
import { isNeto, priceText, totalText } from 'app-core/cart/iva';
import { Answer } from 'app-core/queries/answer';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { type ReactNode, useId, useState } from 'react';
import { fullDate, shortDate } from 'ui-kit/dates';
import { lateView, useLateView } from 'ui-kit/late-view';
import { LoadingDots } from 'ui-kit/loading-dots';
import { SectionTitle } from 'ui-kit/section-title';
import { Timeline, type TimelineEntry } from 'ui-kit/timeline';
import { alreadyTried } from '../../shared/already-tried.ts';
import { DeliveryEstimate, estimateOf } from '../../shared/delivery-estimate.tsx';
import { domicilioText } from '../../shared/domicilios.ts';
import { failureText } from '../../shared/failure-text.ts';
import { lineTax } from '../../shared/orders/order-iva.ts';
import { bankDetails } from '../../shared/transfer/bank-details.ts';
import { OrderPhoto } from './order-photo.tsx';
import { myOrderAccount, myOrderHistory } from './queries.ts';

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
  const estimate = useQuery({ ...estimateOf({ pedido_id }), enabled: isToCome, ...reportedByScreen });
  const owed = useQuery({ ...myOrderAccount(pedido_id), ...reportedByScreen });
  const isPayable = waits || (owed.data?.resta ?? 0) > 0;
  const bank = useQuery({ ...bankDetails, enabled: isPayable, ...reportedByScreen });
  const asked = [owed, ...(isToCome ? [estimate] : []), ...(isPayable ? [bank] : [])];
  return (
    <>
      {entrega && (
        <Typography color="textSecondary" sx={{ mt: 4, overflowWrap: 'anywhere' }}>
          {`Se entrega en ${entrega.nombre}: ${domicilioText(entrega)}`}
        </Typography>
      )}
      {(Account || isMissing) && alreadyTried(...asked) ? (
        <>
          {isToCome && <DeliveryEstimate of={{ pedido_id }} />}
          {Account && <Account pedido_id={pedido_id} waits={waits} />}
          <OrderHistory pedido={pedido} />
        </>
      ) : (
        <LoadingDots label="Cargando lo que pasó con tu pedido" />
      )}
    </>
  );
}

const entryOf = (pedido: PedidoConDetalles, cambio: MiPedidoCambio): TimelineEntry => ({
  key: cambio.cambio_id,
  title: cambioText(cambio),
  facts: (
    <time dateTime={cambio.fecha} title={fullDate(cambio.fecha)}>
      {shortDate(cambio.fecha)}
    </time>
  ),
  details: [
    ...cambio.lineas.map((linea) => ({
      key: linea.producto_id,
      text: lineText(pedido, linea, cambio.lineas),
    })),
    ...(cambio.reclamo?.lineas ?? []).flatMap(({ detalles_pedidos_id: key, nombre, foto_id }) =>
      foto_id
        ? { key, text: <OrderPhoto pedido_id={pedido.pedido_id} foto_id={foto_id} nombre={nombre} /> }
        : [],
    ),
  ],
});

/** History of the customer's order, newest first. */
function OrderHistory({ pedido }: { pedido: PedidoConDetalles }) {
  const query = useQuery(myOrderHistory(pedido.pedido_id));
  return (
    <Answer
      query={query}
      failed="No pudimos cargar lo que pasó con tu pedido."
      reason={failureText}
      loading={<LoadingDots label="Cargando lo que pasó con tu pedido" />}
    >
      {(cambios) => (
        <OrderSection title="Qué pasó con tu pedido">
          <Timeline entries={cambios.toReversed().map((cambio) => entryOf(pedido, cambio))} />
        </OrderSection>
      )}
    </Answer>
  );
}

function OrderSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 8 }}>
      <SectionTitle id={id}>{title}</SectionTitle>
      {children}
    </Box>
  );
}

type Linea = MiPedidoCambio['lineas'][number];

/** Returns the title of a history entry, such as 'Pedido solicitado' or 'Aprobado'. */
function cambioText({ tipo, estado_despues, falta, por_cliente, motivo }: MiPedidoCambio): string {
  switch (tipo) {
    case 'creado':
      return 'Pedido solicitado';
    case 'estado':
      if (por_cliente) return motivo ? `Lo cancelaste: «${motivo}»` : 'Lo cancelaste';
      return estado_despues ? ESTADO_TEXTS[estado_despues] : 'Otro estado';
    case 'edicion':
      return 'La distribuidora modificó el pedido';
    case 'entrega':
      return 'Cambió lo que te llega';
    case 'recepcion':
      return falta ? `Lo recibiste y avisaste: «${falta}»` : 'Confirmaste que llegó todo';
  }
}

/** Returns the change of a line, such as 'Almendra: 10 → 7 (pediste 10: falta stock)'. */
function lineText(pedido: PedidoConDetalles, linea: Linea, lineas: readonly Linea[]): string {
  const { nombre, antes, despues } = linea;
  if (!despues) return `${nombre}: ya no va`;
  const nombreOf = (id: string) => lineas.find(({ producto_id }) => producto_id === id)?.nombre;
  const entrega = entregaText(despues, nombreOf);
  const why = entrega ? ` (${entrega})` : '';
  if (!antes) return `${nombre}: se agregó, ${cantidadText(despues.cantidad)}${why}`;
  if (antes.cantidad !== despues.cantidad)
    return `${nombre}: ${cantidadText(antes.cantidad)} → ${cantidadText(despues.cantidad)}${why}`;
  if (antes.total_precio === despues.total_precio) return `${nombre}${why}`;
  const [before, after] = [antes, despues].map(({ total_precio }) => amountText(pedido, linea, total_precio));
  return `${nombre}: ${before} → ${after}${why}`;
}

/** Returns a line's amount as the order shows amounts. Only lines that the order still has are shown net. */
function amountText(pedido: PedidoConDetalles, { producto_id }: Linea, total: number): string {
  const line = pedido.detalles.find(({ producto }) => producto.producto_id === producto_id);
  return line ? priceText(lineTax(pedido, line), total) : totalText(isNeto(pedido), total);
}
