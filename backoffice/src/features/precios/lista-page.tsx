import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { preciosCambiarLista } from 'api-client/backoffice';
import { useState } from 'react';
import { BackButton } from 'ui-kit/back-button';
import { EmptyState } from 'ui-kit/empty-state';
import { wholeText } from 'ui-kit/whole-text';
import { condicionOptions } from '../../shared/condiciones.ts';
import { ListPage } from '../../shared/list-page.tsx';
import { useTabSubject } from '../../shared/tab-subject.tsx';
import { useListPage } from '../../shared/use-list-page.ts';
import { useReturnTo } from '../../shared/use-return-to.ts';
import { ApplyPrecios } from './apply-precios.tsx';
import { ListaFields } from './lista-fields.tsx';
import { listaPages, toListaChange } from './queries.ts';
import { VistaPreviaTable } from './vista-previa-table.tsx';

const route = getRouteApi('/_staff/cambiar-condicion/$id');

/** Raises or lowers the whole list of an agreement: change, preview, and the apply button. */
export function ListaPage() {
  const { id } = route.useParams();
  const condicion = useQuery(condicionOptions(id));
  const nombre = condicion.data?.nombre;
  useTabSubject(nombre);
  const pages = listaPages(id);
  const { search, query, change, page } = useListPage(route, {
    ...pages,
    title: nombre ? `${pages.title} «${nombre}»` : pages.title,
  });
  const [isDraft, onDraft] = useState(false);
  const { href } = useReturnTo(`/condicion/${id}`);
  const asked = toListaChange(search);
  const seen = query.isPlaceholderData || !asked ? undefined : query.data;
  const clientes = condicion.data?.clientes ?? 0;
  return (
    <ListPage
      {...page}
      total={asked && page.total}
      before={<BackButton href={href} />}
      toolbar={
        <>
          <Box sx={{ flexBasis: '100%' }}>
            Cambian los precios propios y los porcentajes. Cada porcentaje conserva su redondeo.
          </Box>
          <ListaFields search={search} onChange={change} onDraft={onDraft} />
        </>
      }
    >
      {asked ? (
        <>
          <ApplyPrecios
            seen={seen}
            isDraft={isDraft}
            efecto={search.efecto}
            onEfecto={(efecto) => change({ efecto })}
            change={({ huella }) => ({
              text: `${clientes === 1 ? 'Un cliente los ve' : `${wholeText(clientes)} clientes los ven`} enseguida. Se puede deshacer en «Cambios hechos».`,
              send: (key) =>
                preciosCambiarLista({
                  path: { id },
                  body: { ...asked, huella },
                  headers: { 'Idempotency-Key': key },
                }),
            })}
          />
          <VistaPreviaTable query={query} />
        </>
      ) : (
        <EmptyState
          title="Escribe cuánto suben o bajan"
          text="Aquí verás el precio de ahora y el nuevo de cada producto, antes de cambiar nada."
        />
      )}
    </ListPage>
  );
}
