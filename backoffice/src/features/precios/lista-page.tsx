import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { preciosCambiarLista } from 'api-client/backoffice';
import { useState } from 'react';
import { BackButton } from 'ui-kit/back-button';
import { fullDate } from 'ui-kit/dates';
import { EmptyState } from 'ui-kit/empty-state';
import { wholeText } from 'ui-kit/whole-text';
import { condicionOptions } from '../../shared/condiciones.ts';
import { ListPage } from '../../shared/list-page.tsx';
import { useTabSubject } from '../../shared/tab-subject.tsx';
import { useListPage } from '../../shared/use-list-page.ts';
import { useReturnTo } from '../../shared/use-return-to.ts';
import { ApplyPrecios } from './apply-precios.tsx';
import { ListaFields } from './lista-fields.tsx';
import { type Moments, toMoments } from './moments.ts';
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
  const [ajusteDraft, onAjuste] = useState(false);
  const [desdeDraft, onDesde] = useState(false);
  const { href } = useReturnTo(`/condicion/${id}`);
  const asked = toListaChange(search);
  const moments = toMoments(search);
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
          <ListaFields search={search} onChange={change} onDraft={{ ajuste: onAjuste, desde: onDesde }} />
        </>
      }
    >
      {asked ? (
        <>
          <ApplyPrecios
            seen={seen}
            isDraft={ajusteDraft || desdeDraft}
            isLater={moments.desde !== undefined}
            efecto={search.efecto}
            onEfecto={(efecto) => change({ efecto })}
            change={({ huella, programados }) => ({
              text: consequences(moments, clientes, programados ?? 0),
              send: (key) =>
                preciosCambiarLista({
                  path: { id },
                  body: { ...asked, ...moments, huella },
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

/** Returns what the change does beyond the counts of its preview. `programados` counts prices of a scheduled change. */
function consequences({ desde }: Moments, clientes: number, programados: number): string {
  const who = clientes === 1 ? 'Un cliente los ve' : `${wholeText(clientes)} clientes los ven`;
  return [
    desde
      ? `Se hace el ${fullDate(desde)}. Los precios propios y los porcentajes que alguien cambie hasta entonces quedan como están.`
      : `${who} enseguida.`,
    !desde &&
      programados > 0 &&
      'La lista espera otro cambio programado, que no se hará donde este la cambia.',
    'Se puede deshacer en «Cambios hechos».',
  ]
    .filter(Boolean)
    .join(' ');
}
