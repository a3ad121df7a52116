import Button from '@mui/material/Button';
import type { MiHabitual } from 'api-client/storefront';
import { shortDate } from 'ui-kit/dates';
import { EmptyState } from 'ui-kit/empty-state';
import { formatMoney } from 'ui-kit/money';
import { PageContainer } from 'ui-kit/page-container';
import { PageTitle } from 'ui-kit/page-title';
import { wholeText } from 'ui-kit/whole-text';
import { ListBoundary } from '../../shared/catalogue/list-boundary.tsx';
import { links } from '../../shared/links.ts';
import { listsLink } from '../../shared/lists/lists-link.ts';
import { PickList } from '../../shared/picks/pick-list.tsx';
import { PicksSkeleton } from '../../shared/picks/picks-skeleton.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { usualProducts } from '../../shared/usual/queries.ts';
import { usualLink } from '../../shared/usual/usual-link.ts';
import { useKeptQuantities } from './kept-quantities.ts';

/** What a customer buys again and again, ready to be bought again. */
export function UsualPage() {
  const { authenticated } = useSession();
  return (
    <PageContainer sx={{ pt: { xs: 8, md: 12 }, pb: 12 }}>
      <PageTitle
        lead="Lo que sueles pedir, con tus cantidades y a precios de hoy."
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
        {({ habituales }) => (habituales.length === 0 ? <NoHabits /> : <Usuals habituales={habituales} />)}
      </ListBoundary>
    </PageContainer>
  );
}

const Usuals = ({ habituales }: { habituales: readonly MiHabitual[] }) => (
  <PickList
    label={usualLink.label}
    quantities={useKeptQuantities()}
    all={habituales.map((one) => ({ ...one, cantidad: one.cantidad_habitual }))}
    told={({ producto: { precio = 0 }, ultimo_precio, pedidos, ultima_compra }) => ({
      price: ultimo_precio !== precio && (
        <strong>
          {' '}
          · {precio > ultimo_precio ? 'subió' : 'bajó'}: la última vez, {formatMoney(ultimo_precio)}
        </strong>
      ),
      note: `En ${wholeText(pedidos)} ${pedidos === 1 ? 'pedido' : 'pedidos'}, el último: ${shortDate(ultima_compra)}.`,
    })}
    addAll="Agregar mis cantidades habituales"
  />
);

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
