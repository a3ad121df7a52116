import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LIMITS, type MisPedidosPage } from 'api-client/storefront';
import { totalPages } from 'app-core/paging';
import { EmptyState } from 'ui-kit/empty-state';
import { PageContainer } from 'ui-kit/page-container';
import { PageTitle } from 'ui-kit/page-title';
import { Pager } from 'ui-kit/pager';
import { resultsText, useAnnouncement } from 'ui-kit/use-announcement';
import { VisuallyHidden } from 'ui-kit/visually-hidden';
import { ListBoundary } from '../../shared/catalogue/list-boundary.tsx';
import { links } from '../../shared/links.ts';
import { useLiveOrders } from '../../shared/orders/use-live-orders.ts';
import { RepeatDialog, useRepeatOrder } from '../../shared/orders/use-repeat-order.tsx';
import { useSession } from '../../shared/session/session.ts';
import { OrderRow } from './order-row.tsx';
import { OrdersSkeleton, orderRows } from './orders-skeleton.tsx';
import { myOrders } from './queries.ts';
import { useOrderNews } from './use-order-news.ts';

/** The customer's orders with live updates. */
export function OrdersPage(props: Omit<OrderListProps, 'data'>) {
  const { authenticated } = useSession();
  useLiveOrders();
  return (
    <PageContainer sx={{ pt: { xs: 8, md: 12 }, pb: 12 }}>
      <PageTitle lead="El estado de cada uno se actualiza solo.">Mis pedidos</PageTitle>
      <ListBoundary
        options={myOrders(props.page)}
        enabled={authenticated}
        listKey={`mis-pedidos-${props.page}`}
        errorText="No pudimos cargar tus pedidos."
        fallback={<OrdersSkeleton />}
      >
        {(data) => <OrderList data={data} {...props} />}
      </ListBoundary>
    </PageContainer>
  );
}

interface OrderListProps {
  data: MisPedidosPage;
  page: number;
  onPage: (page: number) => void;
}

/** One page of orders with its pager. */
function OrderList({ data, page, onPage }: OrderListProps) {
  const news = useOrderNews(data.pedidos);
  const { repeat, repeating, result, close } = useRepeatOrder();
  const pages = totalPages(data.total);
  useAnnouncement(resultsText(page, LIMITS.page, data.total), String(page));

  return (
    <>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {data.pedidos.length === 0 && (
        <EmptyState
          title={data.total > 0 ? 'No hay pedidos en esta página.' : 'Todavía no has hecho ningún pedido.'}
          text={
            data.total > 0
              ? `Tu lista termina en la página ${pages}.`
              : 'Cuando confirmes el primero, aquí verás cómo avanza.'
          }
          action={
            <Button href={links.categorias} variant="contained">
              Ver productos
            </Button>
          }
        />
      )}
      <Box component="ol" sx={orderRows}>
        {data.pedidos.map((pedido) => (
          <li key={pedido.pedido_id}>
            <OrderRow
              pedido={pedido}
              repeating={repeating === pedido.pedido_id}
              onRepeat={() => repeat(pedido)}
            />
          </li>
        ))}
      </Box>
      {(pages > 1 || page > 1) && <Pager page={page} totalPages={pages} onChange={onPage} />}
      <RepeatDialog result={result} onClose={close} />
    </>
  );
}
