import type { CambioConProductos } from 'api-client/backoffice';
import type { DataColumn } from 'ui-kit/data-table';
import { formatMoney } from 'ui-kit/money';
import { least } from 'ui-kit/theme/tokens';

type Row = CambioConProductos['productos'][number];

const money = (key: 'antes' | 'precio' | 'ahora', header: string): DataColumn<Row> => ({
  key,
  header,
  align: 'right',
  width: least.amount,
  cell: (row) => formatMoney(row[key]),
});

/** Each product's price before and after the change, and now. */
export const cambioColumns: readonly DataColumn<Row>[] = [
  { key: 'producto', header: 'Producto', phone: 'title', cell: ({ nombre }) => nombre },
  money('antes', 'Antes'),
  money('precio', 'Con el cambio'),
  money('ahora', 'Ahora'),
  { key: 'sigue', header: 'Después', width: '20%', cell: ({ sigue }) => (sigue ? '—' : 'Cambió después') },
];
