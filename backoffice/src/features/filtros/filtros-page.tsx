import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ActivationDialog } from '../../shared/activation-dialog.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { FiltrosList } from './filtros-list.tsx';
import { FiltrosToolbar } from './filtros-toolbar.tsx';
import { filtrosPageOptions } from './queries.ts';
import { useFiltroToggle } from './use-filtro-toggle.ts';

const route = getRouteApi('/_staff/panel-filtrado');

/** Brands, categories and tags: type, search, list, pager; all of it stands in the URL. */
export function FiltrosPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const filtros = useQuery(filtrosPageOptions(search));

  const toPage = useCallback(
    (pagina: number, options?: { replace: boolean }) =>
      void navigate({ search: (now) => ({ ...now, pagina }), ...options }),
    [navigate],
  );
  const toggle = useFiltroToggle(search.tipo, () => toPage(1));

  return (
    <ListPage
      title="Marcas, categorías y etiquetas"
      toolbar={
        <FiltrosToolbar
          search={search}
          // Another type, term or mode starts at its first page.
          onChange={(change) => void navigate({ search: (now) => ({ ...now, ...change, pagina: 1 }) })}
        />
      }
      page={search.pagina}
      total={filtros.isPlaceholderData ? undefined : filtros.data?.total}
      waiting={filtros.isFetching}
      onPage={toPage}
    >
      <FiltrosList filtros={filtros} search={search} onToggle={toggle.askFor} />
      <ActivationDialog activation={toggle} />
    </ListPage>
  );
}
