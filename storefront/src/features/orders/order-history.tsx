import { useQuery } from '@tanstack/react-query';
import type { MiPedidoCambio } from 'api-client/storefront';
import { Answer } from 'app-core/queries/answer';
import { fullDate, shortDate } from 'ui-kit/dates';
import { LoadingDots } from 'ui-kit/loading-dots';
import { Timeline, type TimelineEntry } from 'ui-kit/timeline';
import { failureText } from '../../shared/failure-text.ts';
import { cambioText, lineText } from './cambio-text.ts';
import { OrderReception } from './order-reception.tsx';
import { OrderSection } from './order-section.tsx';
import { myOrderHistory } from './queries.ts';

const entryOf = (cambio: MiPedidoCambio): TimelineEntry => ({
  key: cambio.cambio_id,
  title: cambioText(cambio),
  facts: (
    <time dateTime={cambio.fecha} title={fullDate(cambio.fecha)}>
      {shortDate(cambio.fecha)}
    </time>
  ),
  details: cambio.lineas.map((linea) => ({ key: linea.producto_id, text: lineText(linea, cambio.lineas) })),
});

interface OrderHistoryProps {
  pedido_id: string;
  /** It is approved, or further: it can be received. */
  sold: boolean;
}

/** What happened to one's own order, the newest first, and what its customer says of what arrived. */
export function OrderHistory({ pedido_id, sold }: OrderHistoryProps) {
  const query = useQuery(myOrderHistory(pedido_id));
  return (
    <Answer
      query={query}
      failed="No pudimos cargar lo que pasó con tu pedido."
      reason={failureText}
      loading={<LoadingDots label="Cargando lo que pasó con tu pedido" />}
    >
      {(cambios) => (
        <>
          {sold && (
            <OrderReception
              pedido_id={pedido_id}
              last={cambios.findLast(({ tipo }) => tipo === 'recepcion')}
            />
          )}
          <OrderSection title="Qué pasó con tu pedido">
            <Timeline entries={cambios.toReversed().map(entryOf)} />
          </OrderSection>
        </>
      )}
    </Answer>
  );
}
