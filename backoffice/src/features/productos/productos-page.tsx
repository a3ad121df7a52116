import Button from '@mui/material/Button';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import { ActivationDialog } from '../../shared/activation-dialog.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { useListPage } from '../../shared/use-list-page.ts';
import { ProductosList } from './productos-list.tsx';
import { ProductosToolbar } from './productos-toolbar.tsx';
import { productosPages } from './queries.ts';
import { useProductoToggle } from './use-producto-toggle.ts';

const route = getRouteApi('/_staff/panel-producto');
const choosingList = lateView(async () => (await import('./varios/choosing-list.tsx')).ChoosingList, {
  early: false,
});

/** The product panel: search, filters, list, pager; all of it stands in the URL. */
export function ProductosPage() {
  const { search, query, change, page } = useListPage(route, productosPages);
  const toggle = useProductoToggle(search);
  const [choosing, setChoosing] = useState(false);
  const Choosing = useLateView(
    choosingList,
    choosing,
    useCallback(() => setChoosing(false), []),
  );
  const list = { productos: query, search, onToggle: toggle.ask };

  return (
    <ListPage
      {...page}
      toolbar={
        <ProductosToolbar search={search} onChange={change}>
          <Button variant="text" onClick={() => setChoosing(!choosing)}>
            {choosing ? 'Dejar de elegir' : 'Elegir varios'}
          </Button>
        </ProductosToolbar>
      }
    >
      {choosing && Choosing ? <Choosing {...list} /> : <ProductosList {...list} />}
      <ActivationDialog activation={toggle} />
    </ListPage>
  );
}
