import { PageContainer } from 'ui-kit/page-container';
import { PageTitle } from 'ui-kit/page-title';
import { ListBoundary } from '../../shared/catalogue/list-boundary.tsx';
import { useLiveOrders } from '../../shared/orders/use-live-orders.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { OrderList, type OrderListProps } from './order-list.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { myOrders } from './queries.ts';

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
