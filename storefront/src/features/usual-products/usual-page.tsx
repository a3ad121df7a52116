import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Populares } from 'api-client/storefront';
import { EmptyState } from 'ui-kit/empty-state';
import { PageContainer } from 'ui-kit/page-container';
import { PageTitle } from 'ui-kit/page-title';
import { ListBoundary } from '../../shared/catalogue/list-boundary.tsx';
import { leastOf } from '../../shared/catalogue/sold-quantity.ts';
import { links, listsLink, usualLink } from '../../shared/links.ts';
import { PickList } from '../../shared/picks/pick-list.tsx';
import { PicksSkeleton } from '../../shared/picks/picks-skeleton.tsx';
import { useSession } from '../../shared/session/session.ts';
import { POPULAR_LEAD, popularTitle } from '../../shared/usual/popular-text.ts';
import { usualProducts } from '../../shared/usual/queries.ts';
import { useStoredChoice, useStoredQuantities } from './stored-quantities.ts';
import { UsualList, type UsualListProps } from './usual-list.tsx';

/** Usual products, ready to order again. New customers see the most popular products. */
export function UsualPage(props: UsualListProps) {
  const { authenticated } = useSession();
  return (
    <PageContainer sx={{ pt: { xs: 8, md: 12 }, pb: 12 }}>
      <PageTitle
        lead="Lo que sueles pedir, con tus cantidades y a precios de hoy. Lo que te toca ya está elegido."
        actions={
          <Button href={listsLink.href} variant="outlined">
            {listsLink.label}
          </Button>
        }
      >
        {usualLink.label}
      </PageTitle>
      <ListBoundary
        options={usualProducts()}
        enabled={authenticated}
        listKey="habituales"
        errorText="No pudimos cargar tus habituales."
        fallback={<PicksSkeleton />}
      >
        {({ habituales, populares }) => {
          if (habituales.length > 0) return <UsualList habituales={habituales} {...props} />;
          return populares ? <Popular populares={populares} /> : <NoHabits />;
        }}
      </ListBoundary>
    </PageContainer>
  );
}

/** Popular products with quantity 1: the quantities of other customers are confidential. */
function Popular({ populares: { de, productos } }: { populares: Populares }) {
  const all = productos.map((producto) => ({ producto, cantidad: leastOf(producto) }));
  return (
    <>
      <Typography sx={{ mt: 4 }}>{POPULAR_LEAD}</Typography>
      <PickList
        label={popularTitle(de)}
        all={all}
        groups={[{ title: popularTitle(de), all }]}
        quantities={useStoredQuantities()}
        choice={useStoredChoice([])}
        addAll="Elige qué agregar"
      />
    </>
  );
}

const NoHabits = () => (
  <EmptyState
    title="Todavía no sabemos qué sueles pedir."
    text="Con tu primer pedido empieza esta lista: la próxima vez lo repites de un toque."
    action={
      <Button href={links.categorias} variant="contained">
        Ver productos
      </Button>
    }
  />
);
