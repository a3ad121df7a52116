import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { EmptyState } from 'ui-kit/empty-state';
import { ButtonLink } from '../../shared/links.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import { useListPage } from '../../shared/use-list-page.ts';
import { AjusteFields } from './ajuste-fields.tsx';
import { ApplyPrecios } from './apply-precios.tsx';
import { ajusteIn } from './precios-search.ts';
import { vistaPreviaPages } from './queries.ts';
import { SeleccionFields } from './seleccion-fields.tsx';
import { vistaPreviaColumns } from './vista-previa-columns.tsx';

const route = getRouteApi('/_staff/panel-precios');

/** Changes many prices: selection, change, preview, and the apply button. */
export function PreciosPage() {
  const { search, query, change, page } = useListPage(route, vistaPreviaPages);
  const ajuste = ajusteIn(search);
  const [ajusteDraft, onAjuste] = useState(false);
  const [desdeDraft, onDesde] = useState(false);
  const [hastaDraft, onHasta] = useState(false);
  const seen = query.isPlaceholderData || !ajuste ? undefined : query.data;

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
          <ApplyPrecios
            ajuste={ajuste}
            seen={seen}
            isDraft={ajusteDraft || desdeDraft || hastaDraft}
            search={search}
            onChange={change}
          />
          <ListTable
            query={query}
            failed="Error al preparar la vista previa"
            label="Vista previa de los precios"
            columns={vistaPreviaColumns}
            rows={({ productos }) => productos}
            rowKey={({ producto_id }) => producto_id}
            empty={<EmptyState announce="status" title="Ningún producto está en esta selección" />}
          />
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
