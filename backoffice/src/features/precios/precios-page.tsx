import { getRouteApi } from '@tanstack/react-router';
import { preciosCambiar, type VistaPrevia } from 'api-client/backoffice';
import { useState } from 'react';
import { fullDate } from 'ui-kit/dates';
import { EmptyState } from 'ui-kit/empty-state';
import { lateView, useLateView } from 'ui-kit/late-view';
import { ButtonLink } from '../../shared/links.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { useListPage } from '../../shared/use-list-page.ts';
import { ApplyPrecios } from './apply-precios.tsx';
import { preciosText, propiosText } from './cambio-texts.ts';
import { type Moments, toMoments } from './moments.ts';
import { AjusteFields, SeleccionFields } from './precios-fields.tsx';
import { type PreciosSearch, toAjuste, vistaPreviaPages } from './queries.ts';
import { VistaPreviaTable } from './vista-previa-table.tsx';

/** Lazy: most shops have no own prices of the selected products. */
const listasField = lateView(async () => (await import('./listas-field.tsx')).ListasField);

const route = getRouteApi('/_staff/panel-precios');

/** Changes many prices: selection, change, preview, and the apply button. */
export function PreciosPage() {
  const { search, query, change, page } = useListPage(route, vistaPreviaPages);
  const ajuste = toAjuste(search);
  const [ajusteDraft, onAjuste] = useState(false);
  const [desdeDraft, onDesde] = useState(false);
  const [hastaDraft, onHasta] = useState(false);
  const listas = query.data?.condiciones ?? [];
  const ListasField = useLateView(listasField, listas.length > 0);
  const moments = toMoments(search);
  const currentPreview = query.isPlaceholderData || !ajuste ? undefined : query.data;

  return (
    <ListPage
      {...page}
      total={ajuste && page.total}
      actions={
        <>
          <ButtonLink to="/planilla-de-precios" variant="outlined">
            Pegar una columna
          </ButtonLink>
          <ButtonLink to="/cambios-de-precios" variant="outlined">
            Cambios hechos
          </ButtonLink>
        </>
      }
      toolbar={
        <>
          <SeleccionFields search={search} onChange={change} />
          <AjusteFields
            search={search}
            onChange={change}
            onDraft={{ ajuste: onAjuste, desde: onDesde, hasta: onHasta }}
          />
        </>
      }
    >
      {ajuste ? (
        <>
          {ListasField && <ListasField search={search} onChange={change} listas={listas} />}
          <ApplyPrecios
            seen={currentPreview}
            isDraft={ajusteDraft || desdeDraft || hastaDraft}
            efecto={search.efecto}
            onEfecto={(efecto) => change({ efecto })}
            isLater={moments.desde !== undefined}
            change={(preview) => ({
              text: consequences(preview, moments, search.condiciones),
              send: (key) =>
                preciosCambiar({
                  body: { ...ajuste, ...moments, huella: preview.huella },
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

/** Returns what the change does beyond the counts of its preview. */
function consequences(
  { programados, condiciones }: VistaPrevia,
  { desde, hasta }: Moments,
  included: PreciosSearch['condiciones'],
): string {
  const propios = (condiciones ?? [])
    .filter(({ condicion_id }) => included === 'todas' || included.includes(condicion_id))
    .reduce((sum, one) => sum + one.propios, 0);
  return [
    desde
      ? `Se hace el ${fullDate(desde)}. El precio que alguien cambie hasta entonces queda como está.`
      : 'La tienda los muestra enseguida.',
    // A scheduled change does not include agreements.
    !desde &&
      propios > 0 &&
      `También ${propios === 1 ? 'cambia' : 'cambian'} ${propiosText(propios)} de condiciones comerciales.`,
    hasta &&
      `La promoción termina el ${fullDate(hasta)}: cada precio vuelve a lo que era, salvo que alguien lo cambie antes.`,
    programados &&
      `${preciosText(programados)} ya ${programados === 1 ? 'espera' : 'esperan'} otro cambio programado: el segundo de los dos no lo hace donde el primero cambió.`,
    'Se puede deshacer en «Cambios hechos».',
  ]
    .filter(Boolean)
    .join(' ');
}
