import type { MargenDe } from 'api-client/backoffice';
import type { Informe } from 'api-client/backoffice-informes';
import type { DataColumn } from 'ui-kit/data-table';
import { formatMoney } from 'ui-kit/money';
import { Below, figureColumn, nameColumn } from './informe-columns.tsx';
import { knownText, percentText } from './informe-texts.ts';

/** An amount, with its percentage of the sales below. */
const Earned = ({ margen, porcentaje }: Pick<MargenDe, 'margen' | 'porcentaje'>) =>
  porcentaje === null ? (
    '—'
  ) : (
    <>
      {formatMoney(margen)}
      <Below variant="body2" color={margen < 0 ? 'error' : 'textSecondary'}>
        {percentText(porcentaje)}
      </Below>
    </>
  );

export const margenColumnsOf = (por: Informe): DataColumn<MargenDe>[] => [
  nameColumn(por),
  { ...figureColumn('margen', 'Margen', (row) => <Earned {...row} />), phone: 'aside' },
  figureColumn('antes', 'Antes', ({ anterior }) => <Earned {...anterior} />),
  figureColumn('importe', 'Ventas', (row) => (
    <>
      {formatMoney(row.importe)}
      <Below variant="body2" color="textSecondary">
        {knownText(row)}
      </Below>
    </>
  )),
];
