import type { UseQueryResult } from '@tanstack/react-query';
import type { VistaPrevia } from 'api-client/backoffice';
import { detailedMessageOf } from 'app-core/queries/errors';
import type { DataColumn } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { formatMoney } from 'ui-kit/money';
import { least } from 'ui-kit/theme/tokens';
import { ListTable } from '../../shared/list-table.tsx';
import { SecondLine } from '../../shared/second-line.tsx';
import { EFECTO_TEXTS, type Efecto } from './cambio-texts.ts';

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

/** The products of a previewed change, with both prices. */
export const VistaPreviaTable = ({ query }: { query: UseQueryResult<VistaPrevia> }) => (
  <ListTable
    query={query}
    failed="Error al preparar la vista previa"
    reason={detailedMessageOf}
    label="Vista previa de los precios"
    columns={vistaPreviaColumns}
    rows={({ productos }) => productos}
    rowKey={({ producto_id }) => producto_id}
    empty={<EmptyState announce="status" title="Ningún producto está en esta selección" />}
  />
);
