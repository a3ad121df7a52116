import Button from '@mui/material/Button';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import { ActivationDialog } from '../../shared/activation-dialog.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { PartialLine } from '../../shared/partial-line.tsx';
import { useListPage } from '../../shared/use-list-page.ts';
import { ProductosList } from './productos-list.tsx';
import { ProductosPlanilla } from './productos-planilla.tsx';
import { ProductosToolbar } from './productos-toolbar.tsx';
import { productosPages } from './queries.ts';
import { useProductoToggle } from './use-producto-toggle.ts';

const route = getRouteApi('/_staff/panel-producto');
const choosingList = lateView(
  async () => (await import('./varios/choosing-list.tsx')).ChoosingList,
  'when-wanted',
);

/** The list of products; search, filters and page are in the URL. */
export function ProductosPage() {
  const { search, query, change, page } = useListPage(route, productosPages);
  const toggle = useProductoToggle(search);
  const navigate = route.useNavigate();
  const choosing = search.varios === 'si';
  // In the URL, so that an open price is asked about first, and the back button ends the selection.
  const choose = useCallback(
    (on: boolean) =>
      void navigate({ search: (now) => ({ ...now, varios: on ? 'si' : undefined }), resetScroll: false }),
    [navigate],
  );
  const Choosing = useLateView(
    choosingList,
    choosing,
    useCallback(() => choose(false), [choose]),
  );
  const list = { productos: query, search, onToggle: toggle.ask };

  return (
    <ListPage
      {...page}
      actions={<ProductosPlanilla search={search} count={page.total} />}
      toolbar={
        <ProductosToolbar search={search} onChange={change}>
          <Button variant="text" onClick={() => choose(!choosing)}>
            {choosing ? 'Dejar de elegir' : 'Elegir varios'}
          </Button>
        </ProductosToolbar>
      }
    >
      <PartialLine words={query.data?.sin_resultados} />
      {choosing && Choosing ? <Choosing {...list} /> : <ProductosList {...list} />}
      <ActivationDialog activation={toggle} />
    </ListPage>
  );
}
