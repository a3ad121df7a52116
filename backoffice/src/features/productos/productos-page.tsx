import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ActivationDialog } from '../../shared/activation-dialog.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { ProductosList } from './productos-list.tsx';
import { ProductosToolbar } from './productos-toolbar.tsx';
import { productosPageOptions } from './queries.ts';
import { useProductoToggle } from './use-producto-toggle.ts';

const route = getRouteApi('/_staff/panel-producto');

/** The product panel: search, filters, list, pager; all of it stands in the URL. */
export function ProductosPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const productos = useQuery(productosPageOptions(search));
  const toggle = useProductoToggle(search);

  const toPage = useCallback(
    (pagina: number, options?: { replace: boolean }) =>
      void navigate({ search: (now) => ({ ...now, pagina }), ...options }),
    [navigate],
  );

  return (
    <ListPage
      title="Lista de productos"
      toolbar={
        <ProductosToolbar
          search={search}
          // Another term or filter starts at its first page.
          onChange={(change) => void navigate({ search: (now) => ({ ...now, ...change, pagina: 1 }) })}
        />
      }
      page={search.pagina}
      total={productos.isPlaceholderData ? undefined : productos.data?.total}
      waiting={productos.isFetching}
      onPage={toPage}
    >
      <ProductosList productos={productos} search={search} onToggle={toggle.askFor} />
      <ActivationDialog activation={toggle} />
    </ListPage>
  );
}
