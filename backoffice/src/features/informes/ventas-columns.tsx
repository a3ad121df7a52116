import type { Venta } from 'api-client/backoffice';
import { COUNTS_PEDIDOS, type Informe } from 'api-client/backoffice-informes';
import type { DataColumn } from 'ui-kit/data-table';
import { formatMoney } from 'ui-kit/money';
import { wholeText } from 'ui-kit/whole-text';
import { Below, figureColumn, nameColumn } from './informe-columns.tsx';
import { changeText, shortText } from './informe-texts.ts';

const orders = figureColumn<Venta>('pedidos', 'Pedidos', ({ pedidos }) => wholeText(pedidos ?? 0));
const units = figureColumn<Venta>('unidades', 'Unidades', (venta) => (
  <>
    {wholeText(venta.unidades ?? 0)}
    <Below variant="body2" color="error">
      {shortText(venta)}
    </Below>
  </>
));

export const columnsOf = (por: Informe): DataColumn<Venta>[] => [
  nameColumn(por),
  { ...figureColumn('importe', 'Ventas', ({ importe }) => formatMoney(importe)), phone: 'aside' },
  figureColumn('antes', 'Antes', ({ importe, anterior }) => (
    <>
      {formatMoney(anterior.importe)}
      <Below variant="body2" color={importe < anterior.importe ? 'error' : 'textSecondary'}>
        {changeText(importe, anterior.importe)}
      </Below>
    </>
  )),
  ...(COUNTS_PEDIDOS[por] ? [orders] : []),
  units,
];
