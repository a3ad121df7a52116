import { getRouteApi } from '@tanstack/react-router';
import { ActivationDialog } from '../../shared/activation-dialog.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { useListPage } from '../../shared/use-list-page.ts';
import { ProductosList } from './productos-list.tsx';
import { ProductosToolbar } from './productos-toolbar.tsx';
import { productosPages } from './queries.ts';
import { useProductoToggle } from './use-producto-toggle.ts';

const route = getRouteApi('/_staff/panel-producto');

/** The product panel: search, filters, list, pager; all of it stands in the URL. */
export function ProductosPage() {
  const { search, query, change, page } = useListPage(route, productosPages);
  const toggle = useProductoToggle(search);

  return (
    <ListPage {...page} toolbar={<ProductosToolbar search={search} onChange={change} />}>
      <ProductosList productos={query} search={search} onToggle={toggle.ask} />
      <ActivationDialog activation={toggle} />
    </ListPage>
  );
}
