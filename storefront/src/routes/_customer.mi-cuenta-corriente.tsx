import { createFileRoute } from '@tanstack/react-router';
import { StatementPage } from '../features/account/statement-page.tsx';
import { pageSearch } from '../shared/catalogue/search-params.ts';
import { links } from '../shared/links.ts';
import { headOf } from '../shared/seo.ts';

export const Route = createFileRoute('/_customer/mi-cuenta-corriente')({
  validateSearch: pageSearch,
  head: headOf({ title: 'Cuenta corriente', path: links.miCuentaCorriente, noindex: true }),
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  const { page = 1 } = Route.useSearch();
  const turnTo = (to: number) =>
    void navigate({ search: { page: to > 1 ? to : undefined }, resetScroll: false });
  return <StatementPage page={page} onPage={turnTo} />;
}
