import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMoney } from '../../money.ts';
import { sampleStatuses } from '../../test/sample-statuses.ts';
import { longWord } from '../../test/samples.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { PdfButton } from '../pdf-button/pdf-button.tsx';
import { StatusMenu } from '../status-menu/status-menu.tsx';
import { type DataColumn, DataTable } from './data-table.tsx';

interface Row {
  id: number;
  client: string;
  total: number;
  date: string;
  status: number;
}

const rows: Row[] = [
  { id: 1, client: 'Ana Pérez', total: 66012.5, date: 'hoy 14:05', status: 0 },
  { id: 2, client: 'Bruno Díaz', total: 999999.99, date: 'hoy 09:30', status: 1 },
  { id: 3, client: longWord, total: 50000, date: 'ayer 18:12', status: 2 },
  { id: 4, client: 'Carla Gómez', total: 71250, date: '12/03 11:00', status: 3 },
  { id: 5, client: 'Damián Ruiz', total: 58300.25, date: '11/03 16:40', status: 4 },
];
const columns: DataColumn<Row>[] = [
  { key: 'client', header: 'Cliente', cell: (row) => row.client, phone: 'title' },
  { key: 'date', header: 'Fecha', cell: (row) => row.date, width: 140 },
  { key: 'total', header: 'Total', cell: (row) => formatMoney(row.total), align: 'right', width: 160 },
  {
    key: 'status',
    header: 'Estado',
    width: 260,
    cell: (row) => (
      <StatusMenu
        options={sampleStatuses}
        value={sampleStatuses[row.status]?.value ?? ''}
        onChange={() => {}}
        label={`Estado del pedido ${row.id}`}
      />
    ),
  },
  {
    key: 'actions',
    header: 'Acciones',
    hideHeader: true,
    width: 150,
    cell: (row) => <PdfButton onClick={() => {}} context={`pedido ${row.id}`} />,
  },
];

const meta = {
  title: 'Components/DataTable',
  component: DataTable<Row>,
  args: {
    label: 'Pedidos',
    columns,
    rows,
    rowKey: (row) => row.id,
    edgeColor: (row) => sampleStatuses[row.status]?.color,
  },
} satisfies Meta<typeof DataTable<Row>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Orders: Story = {};
export const Loading: Story = { args: { loading: true, skeletonRows: 5 } };
export const Stale: Story = { args: { stale: true } };
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="No se han encontrado pedidos" /> },
};
