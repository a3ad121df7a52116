import { useQuery } from '@tanstack/react-query';
import { ApiError } from 'api-client/storefront';
import { Answer } from 'app-core/queries/answer';
import { BackButton } from 'ui-kit/back-button';
import { PageContainer } from 'ui-kit/page-container';
import { PageTitle } from 'ui-kit/page-title';
import { VisuallyHidden } from 'ui-kit/visually-hidden';
import { failureText } from '../../shared/failure-text.ts';
import { links } from '../../shared/links.ts';
import { MissingPage } from '../../shared/missing-page.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { OrderCard } from './order-card.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { myOrder } from './queries.ts';
import { RepeatDialog } from './repeat-dialog.tsx';
import { useLiveOrders } from './use-live-orders.ts';
import { useOrderNews } from './use-order-news.ts';
import { useRepeatOrder } from './use-repeat-order.ts';

/** One order: where the code on its delivery note leads. */
export function OrderPage({ id }: { id: string }) {
  const { authenticated } = useSession();
  useLiveOrders();
  const query = useQuery({ ...myOrder(id), enabled: authenticated });
  const news = useOrderNews(query.data ? [query.data] : []);
  const { repeat, repeating, result, close } = useRepeatOrder();
  if (query.error instanceof ApiError && [400, 404].includes(query.error.status)) return <Missing />;
  return (
    <PageContainer width="form" sx={{ pt: { xs: 8, md: 12 }, pb: 12 }}>
      <PageTitle before={<BackButton href={links.misPedidos} />}>Tu pedido</PageTitle>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <Answer
        query={query}
        failed="No pudimos cargar tu pedido."
        reason={failureText}
        loading={<OrdersSkeleton count={1} />}
      >
        {(pedido) => (
          <OrderCard
            pedido={pedido}
            repeating={repeating === pedido.pedido_id}
            onRepeat={() => repeat(pedido)}
          />
        )}
      </Answer>
      <RepeatDialog result={result} onClose={close} />
    </PageContainer>
  );
}

/** Staff who try the paper's code with their own telephone get here as well: they find orders in the back office. */
const Missing = () => (
  <MissingPage
    title="Pedido no encontrado"
    text="No está entre los pedidos de esta cuenta. Si es de otra, ingresa con ella."
    href={links.misPedidos}
    label="Ver mis pedidos"
  />
);
