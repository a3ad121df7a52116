import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, type Detalle, type PedidoConDetalles } from 'api-client/storefront';
import { Answer } from 'app-core/queries/answer';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { useState } from 'react';
import { BackButton } from 'ui-kit/back-button';
import { PageContainer } from 'ui-kit/page-container';
import { PageTitle } from 'ui-kit/page-title';
import { VisuallyHidden } from 'ui-kit/visually-hidden';
import { alreadyTried } from '../../shared/already-tried.ts';
import { currentProducts } from '../../shared/catalogue/current-products.ts';
import { failureText } from '../../shared/failure-text.ts';
import { links } from '../../shared/links.ts';
import { MissingPage } from '../../shared/missing-page.tsx';
import { useLiveOrders } from '../../shared/orders/use-live-orders.ts';
import { RepeatDialog, useRepeatOrder } from '../../shared/orders/use-repeat-order.tsx';
import { Room } from '../../shared/room.ts';
import { useSession } from '../../shared/session/session.ts';
import { useAsksForNotice } from '../../shared/stock-notice/late-notice.ts';
import { NoticeSlot } from '../../shared/stock-notice/notice-slot.tsx';
import { toggled } from '../../shared/toggled.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderMore } from './order-more.tsx';
import { OrderNow } from './order-now.tsx';
import { OrderSteps } from './order-steps.tsx';
import { OrderSkeleton } from './orders-skeleton.tsx';
import { myOrder, myOrderHistory, myOrderProposal } from './queries.ts';
import { useOrderNews } from './use-order-news.ts';

/**
 * Layout of an order's page, inside a `Room`: current actions, order, further information. On wide pages the order is
 * beside the other two. An open form about the order's lines gets the wide column.
 */
const OrderColumns = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(4, 8),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 60em)': {
    gridTemplateColumns: 'minmax(0, 1fr) 26em',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"order now" "order more"',
    '&:has([data-area="now"] form)': { gridTemplateAreas: '"now more" "order more"' },
    '& > [data-area="now"]': { gridArea: 'now' },
    '& > [data-area="order"]': { gridArea: 'order' },
    '& > [data-area="more"]': { gridArea: 'more' },
  },
}));

/** Page of one order, opened by the code on its delivery note. Begins with the current actions. */
export function OrderPage({ id }: { id: string }) {
  const { authenticated } = useSession();
  useLiveOrders();
  const query = useQuery({ ...myOrder(id), enabled: authenticated });
  const { data: cambios } = useQuery({
    ...myOrderHistory(id),
    enabled: query.data !== undefined,
    ...reportedByScreen,
  });
  const waits = query.data?.estado_pedido === 'esperando_aprobacion';
  const proposal = useQuery({ ...myOrderProposal(id), enabled: waits, ...reportedByScreen });
  // The answer to a proposed change is above the order: wait for it, so that the order does not move.
  const isWhole = !waits || alreadyTried(proposal);
  const news = useOrderNews(query.data ? [query.data] : []);
  const soldOut = useSoldOut(query.data);
  const underLine = (producto: Detalle['producto']) =>
    soldOut.has(producto.producto_id) && <SoldOutNotice producto={producto} />;
  const { repeat, repeating, result, close } = useRepeatOrder();
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const toggle = (detalleId: string) => setChosen((before = new Set()) => toggled(before, detalleId));
  if (query.error instanceof ApiError && [400, 404].includes(query.error.status)) return <Missing />;
  // Beside the lines, or below the lines while the user chooses some.
  const actionsOf = (pedido: PedidoConDetalles) => (
    <OrderActions
      pedido={pedido}
      repeating={repeating === pedido.pedido_id}
      repeat={repeat}
      chosen={chosen}
      onChoose={setChosen}
    />
  );
  return (
    <PageContainer sx={{ pt: { xs: 8, md: 12 }, pb: 12 }}>
      <PageTitle before={<BackButton href={links.misPedidos} />}>Tu pedido</PageTitle>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <Answer
        query={isWhole ? query : { ...query, data: undefined }}
        failed="No pudimos cargar tu pedido."
        reason={failureText}
        loading={<OrderSkeleton />}
      >
        {(pedido) => (
          <Room>
            <OrderColumns>
              <div data-area="now">
                <OrderNow
                  pedido={pedido}
                  cambios={cambios}
                  onRepeat={() => repeat(pedido)}
                  repeating={repeating === pedido.pedido_id}
                />
              </div>
              <div data-area="order">
                <OrderSteps pedido={pedido} cambios={cambios} />
                <OrderCard pedido={pedido} choosing={chosen && { chosen, toggle }} under={underLine}>
                  {chosen && actionsOf(pedido)}
                </OrderCard>
              </div>
              <div data-area="more">
                {!chosen && actionsOf(pedido)}
                <OrderMore pedido={pedido} />
              </div>
            </OrderColumns>
          </Room>
        )}
      </Answer>
      <RepeatDialog result={result} onClose={close} />
    </PageContainer>
  );
}

/** Staff who scan the delivery note's code also get this page; they find orders in the back office. */
const Missing = () => (
  <MissingPage
    title="Pedido no encontrado"
    text="No está entre los pedidos de esta cuenta. Si es de otra, ingresa con ella."
    href={links.misPedidos}
    label="Ver mis pedidos"
  />
);

const SoldOutNotice = ({ producto }: { producto: Detalle['producto'] }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
    <Typography variant="body2">Ahora no hay.</Typography>
    <NoticeSlot producto={producto} variant="text" />
  </Box>
);

const NONE: ReadonlySet<string> = new Set();

/** Returns the ids of the order's products that are sold out. Loads only for customers who can ask for a notice. */
function useSoldOut(pedido: PedidoConDetalles | undefined): ReadonlySet<string> {
  const queryClient = useQueryClient();
  const ids = [...new Set(pedido?.detalles.map(({ producto }) => producto.producto_id))];
  const asks = useAsksForNotice();
  const { data } = useQuery({
    queryKey: ['agotados', ids],
    queryFn: async () => {
      const now = await currentProducts(queryClient, ids);
      return new Set(now.flatMap(({ disponible, producto_id }) => (disponible ? [] : producto_id)));
    },
    enabled: asks && ids.length > 0,
    // Optional: the order shows without this data.
    ...reportedByScreen,
  });
  return data ?? NONE;
}
