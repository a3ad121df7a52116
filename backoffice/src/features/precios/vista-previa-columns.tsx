import type { VistaPrevia } from 'api-client/backoffice';
import type { DataColumn } from 'ui-kit/data-table';
import { formatMoney } from 'ui-kit/money';
import { least } from 'ui-kit/theme/tokens';
import { SecondLine } from '../../shared/second-line.tsx';
import { EFECTO_TEXTS, type Efecto } from './efecto-texts.ts';

type Row = VistaPrevia['productos'][number];

const isChange = (efecto: Efecto) => efecto === 'sube' || efecto === 'baja';

/** Each product's current and new price, or why the price stays. */
export const vistaPreviaColumns: readonly DataColumn<Row>[] = [
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
