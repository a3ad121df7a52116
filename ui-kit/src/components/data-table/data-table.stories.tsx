import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { formatMoney } from '../../money.ts';
import { inWindow, movement, tableSizes } from '../../test/in-window.ts';
import { sampleStatuses } from '../../test/sample-data.tsx';
import { highestPrice, longWord } from '../../test/samples.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { PdfButton } from '../pdf-button/pdf-button.tsx';
import { StatusMenu } from '../status-menu/status-menu.tsx';
import { type DataColumn, DataTable, type DataTableProps } from './data-table.tsx';

interface Row {
  id: number;
  client: string;
  total: number;
  date: string;
  status: number;
}

const row = (id: number, client: string, total: number, date: string, status: number): Row => ({
  id,
  client,
  total,
  date,
  status,
});
const rows = [
  row(1, 'Ana Pérez', 66012.5, 'hoy 14:05', 0),
  row(2, 'Bruno Díaz', 71250, 'hoy 09:30', 1),
  row(3, 'Carla Gómez', 50000, 'ayer 18:12', 2),
  row(4, 'Damián Ruiz', 128300.25, '12/03 11:00', 3),
  row(5, 'Elena Sosa', 58300, '11/03 16:40', 4),
];
const reason = 'El remito está disponible desde que el pedido se aprueba.';
const hasNote = ({ status }: Row) => status > 0 && status < 4;
const columns: DataColumn<Row>[] = [
  { key: 'client', header: 'Cliente', cell: ({ client }) => client, phone: 'title' },
  { key: 'date', header: 'Fecha', cell: ({ date }) => date, width: 130 },
  {
    key: 'total',
    header: 'Total',
    cell: ({ total }) => <strong style={{ whiteSpace: 'nowrap' }}>{formatMoney(total)}</strong>,
    align: 'right',
    width: 150,
    phone: 'aside',
  },
  {
    key: 'status',
    header: 'Estado',
    width: 270,
    cell: ({ id, status }) => (
      <StatusMenu
        options={sampleStatuses}
        value={sampleStatuses[status]?.value ?? ''}
        onChange={() => {}}
        label={`Estado del pedido ${id}`}
      />
    ),
  },
  {
    key: 'actions',
    header: 'Acciones',
    hideHeader: true,
    align: 'right',
    width: 150,
    cell: (one) => (
      <PdfButton onClick={() => {}} context={`pedido ${one.id}`} disabled={!hasNote(one)} reason={reason} />
    ),
  },
];

const meta = {
  title: 'Components/Data/DataTable',
  component: DataTable<Row>,
  args: {
    label: 'Pedidos',
    columns,
    rows,
    sample: rows[0],
    rowKey: ({ id }) => id,
    edgeColor: ({ status }) => sampleStatuses[status]?.color,
  },
} satisfies Meta<typeof DataTable<Row>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Orders: Story = {};
export const OneRow: Story = { args: { rows: rows.slice(0, 1) } };
export const HardCases: Story = {
  args: { rows: [row(1, longWord, highestPrice, 'hoy 14:05', 0), row(2, `${longWord} Díaz`, 0, '', 3)] },
};
/** Skeletons of the final size, shown after 150 ms; their room is reserved at once. */
export const Loading: Story = { args: { loading: true, skeletonRows: 5 } };
/** Loading and loaded: columns and row heights stay the same. */
export const SameSize: Story = {
  tags: ['!autodocs'],
  args: { skeletonRows: rows.length },
  render: (args) => (
    <>
      <DataTable {...args} label="Pedidos en camino" loading />
      <DataTable {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const width of [390, 768, 1440]) {
      const [waiting, there] = await inWindow(width, canvasElement, (copy) =>
        [...copy.querySelectorAll('table')].map(tableSizes),
      );
      await expect(there).toHaveLength(1 + columns.length);
      await expect(movement(waiting, there), `${width} px`).toBeLessThan(3);
    }
  },
};
export const Stale: Story = { args: { stale: true } };
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="No se han encontrado pedidos" /> },
};
/** Cards up to 1024 px: for many columns, or beside a menu. */
export const CardsBelowLg: Story = { args: { cardsBelow: 'lg' } };
const total = ({ total: amount, date }: Row) => (
  <>
    <strong style={{ whiteSpace: 'nowrap' }}>{formatMoney(amount)}</strong> <span>{date}</span>
  </>
);
/** Lines without label and padding, to show more on a phone. */
export const LowCards: Story = {
  args: {
    columns: [
      ...columns.filter(({ key }) => key === 'client'),
      { key: 'total', header: 'Total y fecha', cell: total, align: 'right', phone: 'line' },
      ...columns
        .filter(({ key }) => key === 'status' || key === 'actions')
        .map((column) => ({ ...column, phone: 'line' as const })),
    ],
  },
  play: async ({ canvasElement }) => {
    const heights = await inWindow(360, canvasElement, (copy) =>
      [...copy.querySelectorAll('tbody > tr')].map((card) => card.getBoundingClientRect().height),
    );
    await expect(heights).toHaveLength(rows.length);
    for (const height of heights) await expect(height).toBeLessThan(172);
  },
};
/** Icons beside a line on a phone, for a list of people. */
export const ToolsOnCards: Story = {
  args: {
    columns: [
      ...columns.filter(({ key }) => key === 'client' || key === 'total'),
      { key: 'date', header: 'Fecha', cell: ({ date }) => date, phone: 'line' },
      {
        key: 'actions',
        header: 'Acciones',
        hideHeader: true,
        width: 'fit',
        phone: 'tools',
        cell: ({ client }) => (
          <IconButton aria-label={`Ver datos: ${client}`}>
            <InfoOutlined />
          </IconButton>
        ),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const heights = await inWindow(360, canvasElement, (copy) =>
      [...copy.querySelectorAll('tbody > tr')].map((card) => card.getBoundingClientRect().height),
    );
    await expect(heights).toHaveLength(rows.length);
    for (const height of heights) await expect(height).toBeLessThanOrEqual(96);
  },
};
export const WithTotal: Story = {
  args: { total: { label: 'Monto Total', value: formatMoney(373862.75), column: 'total' } },
};

function Choosing({ selection, ...table }: DataTableProps<Row>) {
  const [selected, setSelected] = useState<readonly (string | number)[]>(selection?.selected ?? []);
  if (!selection) return null;
  const onChange = (next: (string | number)[]) => {
    setSelected(next);
    selection.onChange(next);
  };
  return (
    <DataTable
      {...table}
      selection={{
        ...selection,
        selected,
        onChange,
        actions: <Button variant="contained">Imprimir remitos</Button>,
      }}
    />
  );
}

/** Selects several orders for a bulk action. Rows that cannot be selected show the reason. */
export const WithSelection: Story = {
  args: {
    rows: [...rows, row(6, longWord, highestPrice, '10/03 08:15', 1)],
    selection: {
      selected: [2],
      onChange: fn(),
      rowLabel: ({ id, client }) => `Pedido ${id} de ${client}`,
      refusal: (one) => (hasNote(one) ? undefined : reason),
      texts: { count: (count) => (count === 1 ? '1 pedido elegido' : `${count} pedidos elegidos`) },
    },
  },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Elegir toda la página' });
    await expect(all).toBePartiallyChecked();
    all.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('4 pedidos elegidos')).toBeVisible();
    await expect(all).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText(/elegidos/)).toBeNull();
    canvas.getByRole('checkbox', { name: 'Pedido 2 de Bruno Díaz' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('1 pedido elegido')).toBeVisible();
  },
};
