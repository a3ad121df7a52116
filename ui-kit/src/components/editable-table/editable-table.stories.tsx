import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import IconButton from '@mui/material/IconButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SaveBar } from '../../forms/save-bar.tsx';
import { formatMoney } from '../../money.ts';
import { edgesOf, inWindow, movement, tableSizes } from '../../test/in-window.ts';
import { highestPrice, longWord } from '../../test/samples.ts';
import type { DataColumn } from '../data-table/data-table.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { CellNumberInput } from './cell-number-input.tsx';
import { ChangedMark } from './changed-mark.tsx';
import { EditableTable, type EditableTableProps } from './editable-table.tsx';

interface Line {
  id: string;
  name: string;
  quantity: number | null;
  price: number | null;
  discount: number | null;
  removed?: boolean;
}

const line = (name: string, quantity: number, price: number, discount = 0): Line => ({
  id: name,
  name,
  quantity,
  price,
  discount,
});
const order = [
  line('Almendras peladas non pareil', 12, 12345.5),
  line('Lentejas', 30, 1890, 10),
  line('Semillas de chía', 5, 4250.75, 7.5),
];

/** Rounds to whole cents, as the server does. */
const totalOf = ({ quantity, price, discount, removed }: Line) =>
  removed
    ? 0
    : Math.round(((quantity ?? 0) * Math.round((price ?? 0) * 100) * (100 - (discount ?? 0))) / 100) / 100;
const sum = (lines: readonly Line[]) => lines.reduce((all, one) => all + totalOf(one), 0);
const quantityError = ({ quantity }: Line) =>
  (quantity ?? 0) >= 1000 ? 'La cantidad no puede ser mayor a 1000' : undefined;
const discountError = ({ discount }: Line) =>
  (discount ?? 0) > 100 ? 'El descuento no puede ser mayor a 100' : undefined;
const differs = (a: Line, b: Line | undefined) =>
  !b || a.quantity !== b.quantity || a.price !== b.price || a.discount !== b.discount || a.removed === true;

interface OrderProps extends Partial<EditableTableProps<Line>> {
  lines: readonly Line[];
  /** The saved lines; defaults to `lines`. */
  original?: readonly Line[];
  busy?: boolean;
}

function OrderLines({ lines: initial, original = initial, busy = false, ...table }: OrderProps) {
  const [lines, setLines] = useState(initial);
  const before = (id: string) => original.find((one) => one.id === id);
  const set = (id: string, part: Partial<Line>) =>
    setLines((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const changes = lines.filter((one) => differs(one, before(one.id))).length;
  const [total, totalBefore] = [sum(lines), sum(original)];
  const problem = lines.map((one) => quantityError(one) ?? discountError(one)).find(Boolean);

  const number = (
    key: 'quantity' | 'price' | 'discount',
    header: string,
    more: object = {},
    check?: (one: Line) => string | undefined,
  ): DataColumn<Line> => ({
    key,
    header,
    align: 'right',
    width: 'fit',
    phone: 'figure',
    cell: (one) => {
      const error = check?.(one);
      return (
        <CellNumberInput
          label={`${header}: ${one.name}`}
          column={key}
          value={one[key]}
          onChange={(value) => set(one.id, { [key]: value })}
          disabled={busy || one.removed === true}
          {...(before(one.id) && { previous: before(one.id)?.[key] ?? null })}
          {...(error && { error })}
          {...more}
        />
      );
    },
  });
  const columns: DataColumn<Line>[] = [
    { key: 'name', header: 'Producto', phone: 'title', cell: (one) => one.name },
    number('quantity', 'Cantidad', {}, quantityError),
    number('price', 'Precio Unitario', { kind: 'money' }),
    number('discount', 'Aplicar Descuento', { kind: 'percent' }, discountError),
    { key: 'total', header: 'Total', align: 'right', width: 170, cell: (one) => formatMoney(totalOf(one)) },
    {
      key: 'actions',
      header: 'Acciones',
      align: 'right',
      width: 'fit',
      phone: 'aside',
      cell: (one) => (
        <IconButton
          aria-label={`${one.removed ? 'Volver a poner' : 'Quitar'}: ${one.name}`}
          disabled={busy}
          onClick={() => set(one.id, { removed: !one.removed })}
        >
          {one.removed ? <UndoOutlined /> : <DeleteOutlined />}
        </IconButton>
      ),
    },
  ];
  return (
    <>
      <EditableTable
        label="Productos del pedido"
        columns={columns}
        rows={lines}
        rowKey={(one) => one.id}
        lineState={(one) => {
          if (one.removed) return 'removed';
          if (!before(one.id)) return 'added';
          return differs(one, before(one.id)) ? 'changed' : undefined;
        }}
        total={{
          label: 'Monto Total',
          column: 'total',
          value: (
            <>
              {formatMoney(total)}
              {total !== totalBefore && (
                <div>
                  <ChangedMark>{formatMoney(totalBefore)}</ChangedMark>
                </div>
              )}
            </>
          ),
        }}
        {...table}
      />
      <SaveBar
        changes={changes}
        busy={busy}
        onUndo={() => setLines(original)}
        onSave={() => {}}
        {...(problem && { problem })}
      />
    </>
  );
}

const meta = {
  title: 'Components/Data/EditableTable',
  component: OrderLines,
  args: { lines: order },
} satisfies Meta<typeof OrderLines>;
export default meta;
type Story = StoryObj<typeof meta>;

const changed = [
  ...order.map((one, at) =>
    at === 0 ? { ...one, quantity: 20 } : at === 1 ? { ...one, removed: true } : one,
  ),
  line('Quinoa', 2, 6400),
];

/** Editing by keyboard: type, Enter, type, Enter. */
export const OrderLinesUntouched: Story = {
  name: 'Order lines',
  play: async ({ canvas }) => {
    const quantity = (name: string) => canvas.getByRole('textbox', { name: `Cantidad: ${name}` });
    await userEvent.click(quantity('Almendras peladas non pareil'));
    await userEvent.clear(quantity('Almendras peladas non pareil'));
    await userEvent.keyboard('20a{Enter}');
    await expect(quantity('Lentejas')).toHaveFocus();
    await expect(canvas.getByText('1 cambio sin guardar', { selector: 'p' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(quantity('Semillas de chía')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.tab();
    const price = canvas.getByRole('textbox', { name: 'Precio Unitario: Lentejas' });
    await expect(price).toHaveFocus();
    await userEvent.clear(price);
    await userEvent.keyboard('1.999,9{Enter}');
    await expect(price).toHaveValue('1.999,90');
    await expect(canvas.getByText('1.890,00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer Cambios' }));
    await waitFor(() => expect(canvas.queryByText(/cambios sin guardar/, { selector: 'p' })).toBeNull());
    await expect(price).toHaveValue('1.890,00');
  },
};
/** Figures, fields and errors align with their header. */
export const Changed: Story = {
  args: { lines: changed, original: order },
  play: async ({ canvasElement }) => {
    const columns = await inWindow(1440, canvasElement, (copy) =>
      [...copy.querySelectorAll('thead th')].map((head, at) => {
        const cells = [...copy.querySelectorAll(`tbody tr > :nth-child(${at + 1})`)].map(edgesOf);
        return { name: head.textContent, head: edgesOf(head), cells };
      }),
    );
    await expect(columns).toHaveLength(6);
    for (const { name, head, cells } of columns) {
      await expect(cells).toHaveLength(4);
      const side = name === 'Producto' ? 'left' : 'right';
      for (const cell of cells) await expect(cell[side], `${name}, ${side}`).toBeCloseTo(head[side], 0);
    }
  },
};

export const WithErrors: Story = {
  args: {
    lines: [line('Almendras', 1000, 12345.5), line('Lentejas', 30, 1890, 101)],
    original: [line('Almendras', 12, 12345.5), line('Lentejas', 30, 1890, 10)],
  },
};
export const Saving: Story = { args: { lines: changed, original: order, busy: true } };
export const OneLine: Story = { args: { lines: order.slice(0, 1) } };
export const Many: Story = {
  args: { lines: Array.from({ length: 20 }, (_, at) => line(`Producto ${at + 1}`, at + 1, 1890.5)) },
};
export const HardCases: Story = {
  args: {
    lines: [line(longWord, 999, highestPrice, 100), line('Sal', 999, highestPrice)],
    original: [line(longWord, 998, highestPrice - 1, 99), line('Sal', 999, highestPrice)],
  },
};
const waiting = { loading: true, skeletonRows: order.length, ...(order[0] && { sample: order[0] }) };
export const Loading: Story = { args: waiting };
/** Loading and loaded: columns and row heights stay the same. */
export const SameSize: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <OrderLines {...args} {...waiting} label="Productos en camino" />
      <OrderLines {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const width of [390, 768, 1440]) {
      const [skeleton, there] = await inWindow(width, canvasElement, (copy) =>
        [...copy.querySelectorAll('table')].map(tableSizes),
      );
      await expect(there).toHaveLength(1 + 6);
      await expect(movement(skeleton, there), `${width} px`).toBeLessThan(3);
    }
  },
};
/** A phone shows three lines of an order: figures share a row, each under its label. */
export const LowOnAPhone: Story = {
  tags: ['!autodocs'],
  args: { lines: [line('Lentejas', 999, 999999.99, 12.5), line('Avena', 1, 1)] },
  play: async ({ canvasElement }) => {
    const low = await inWindow(390, canvasElement, (copy) =>
      [...copy.querySelectorAll('tbody tr')].map((row) => ({
        height: row.getBoundingClientRect().height,
        tops: [...row.querySelectorAll('input')].map((field) => field.getBoundingClientRect().top),
        cut: [...row.querySelectorAll('input')].filter(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
        ),
      })),
    );
    for (const { height, tops, cut } of low) {
      await expect(height).toBeLessThan(190);
      await expect(new Set(tops).size).toBe(1);
      await expect(cut).toHaveLength(0);
    }
  },
};
export const Empty: Story = {
  args: { lines: [], empty: <EmptyState title="Este pedido no tiene productos." /> },
};
