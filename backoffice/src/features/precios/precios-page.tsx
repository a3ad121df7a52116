import { getRouteApi } from '@tanstack/react-router';
import type { VistaPrevia } from 'api-client/backoffice';
import { useState } from 'react';
import type { DataColumn } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { formatMoney } from 'ui-kit/money';
import { least } from 'ui-kit/theme/tokens';
import { ButtonLink } from '../../shared/links.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import { SecondLine } from '../../shared/second-line.tsx';
import { useListPage } from '../../shared/use-list-page.ts';
import { ApplyPrecios } from './apply-precios.tsx';
import { EFECTO_TEXTS, type Efecto } from './cambio-texts.ts';
import { AjusteFields, SeleccionFields } from './precios-fields.tsx';
import { toAjuste, vistaPreviaPages } from './queries.ts';

type Row = VistaPrevia['productos'][number];

const isChange = (efecto: Efecto) => efecto === 'sube' || efecto === 'baja';

/** Each product's current and new price, or why the price stays. */
const vistaPreviaColumns: readonly DataColumn<Row>[] = [
  {
    key: 'producto',
    header: 'Producto',
    phone: 'title',
    cell: ({ nombre, marca, esta_activo }) => (
      <div>
        {nombre}
        <SecondLine>{esta_activo ? marca : `${marca} · inactivo`}</SecondLine>
      </div>
    ),
  },
  {
    key: 'precio',
    header: 'Ahora',
    align: 'right',
    width: least.amount,
    cell: ({ precio }) => formatMoney(precio),
  },
  {
    key: 'nuevo',
    header: 'Nuevo',
    align: 'right',
    width: least.amount,
    cell: ({ nuevo, efecto }) => (isChange(efecto) ? <strong>{formatMoney(nuevo)}</strong> : '—'),
  },
  { key: 'efecto', header: 'Qué pasa', width: '30%', cell: ({ efecto }) => EFECTO_TEXTS[efecto] },
];

const route = getRouteApi('/_staff/panel-precios');

/** Changes many prices: selection, change, preview, and the apply button. */
export function PreciosPage() {
  const { search, query, change, page } = useListPage(route, vistaPreviaPages);
  const ajuste = toAjuste(search);
  const [ajusteDraft, onAjuste] = useState(false);
  const [desdeDraft, onDesde] = useState(false);
  const [hastaDraft, onHasta] = useState(false);
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
          <ApplyPrecios
            ajuste={ajuste}
            seen={currentPreview}
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
