import { getRouteApi } from '@tanstack/react-router';
import { ActivationDialog } from '../../shared/activation-dialog.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { useListPage } from '../../shared/use-list-page.ts';
import { FiltrosList } from './filtros-list.tsx';
import { FiltrosToolbar } from './filtros-toolbar.tsx';
import { filtrosPages } from './queries.ts';
import { useFiltroToggle } from './use-filtro-toggle.ts';

const route = getRouteApi('/_staff/panel-filtrado');

/** Brands, categories and tags; type, term, mode and page are in the URL. */
export function FiltrosPage() {
  const { search, query, change, page } = useListPage(route, filtrosPages);
  const toggle = useFiltroToggle(search.tipo, () => page.onPage(1));

  return (
    <ListPage {...page} toolbar={<FiltrosToolbar search={search} onChange={change} />}>
      <FiltrosList filtros={query} search={search} onToggle={toggle.ask} />
      <ActivationDialog activation={toggle} />
    </ListPage>
  );
}
