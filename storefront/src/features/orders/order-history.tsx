import { useQuery } from '@tanstack/react-query';
import type { MiPedidoCambio } from 'api-client/storefront';
import { Answer } from 'app-core/queries/answer';
import { fullDate, shortDate } from 'ui-kit/dates';
import { LoadingDots } from 'ui-kit/loading-dots';
import { Timeline, type TimelineEntry } from 'ui-kit/timeline';
import { failureText } from '../../shared/failure-text.ts';
import { cambioText, lineText } from './cambio-text.ts';
import { OrderPhoto } from './order-photo.tsx';
import { OrderSection } from './order-section.tsx';
import { myOrderHistory } from './queries.ts';

const entryOf = (pedido_id: string, cambio: MiPedidoCambio): TimelineEntry => ({
  key: cambio.cambio_id,
  title: cambioText(cambio),
  facts: (
    <time dateTime={cambio.fecha} title={fullDate(cambio.fecha)}>
      {shortDate(cambio.fecha)}
    </time>
  ),
  details: [
    ...cambio.lineas.map((linea) => ({ key: linea.producto_id, text: lineText(linea, cambio.lineas) })),
    ...(cambio.reclamo?.lineas ?? []).flatMap(({ detalles_pedidos_id: key, nombre, foto_id }) =>
      foto_id ? { key, text: <OrderPhoto pedido_id={pedido_id} foto_id={foto_id} nombre={nombre} /> } : [],
    ),
  ],
});

/** History of the customer's order, newest first. */
export function OrderHistory({ pedido_id }: { pedido_id: string }) {
  const query = useQuery(myOrderHistory(pedido_id));
  return (
    <Answer
      query={query}
      failed="No pudimos cargar lo que pasó con tu pedido."
      reason={failureText}
      loading={<LoadingDots label="Cargando lo que pasó con tu pedido" />}
    >
      {(cambios) => (
        <OrderSection title="Qué pasó con tu pedido">
          <Timeline entries={cambios.toReversed().map((cambio) => entryOf(pedido_id, cambio))} />
        </OrderSection>
      )}
    </Answer>
  );
}
