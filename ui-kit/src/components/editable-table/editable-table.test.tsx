import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import { CellNumberInput, type CellNumberInputProps } from './cell-number-input.tsx';
import * as stories from './editable-table.stories.tsx';
import { EditableTable } from './editable-table.tsx';

const { OrderLinesUntouched, Changed, WithErrors, Saving } = composeStories(stories);
const quantity = (name: string) => screen.getByLabelText<HTMLInputElement>(`Cantidad: ${name}`);
const rowOf = (name: string) => screen.getByText(name).closest('tr') as HTMLTableRowElement;

/** Returns the text of all style rules. */
const rules = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
const ofWholePage = () => rules().match(/@(media|keyframes|container)/g)?.length;

// Keep this test first in the file: later tests find the rules already inserted.
it('adds no media, keyframes or container rules while the user types', async () => {
  renderStory(OrderLinesUntouched);
  await userEvent.click(quantity('Lentejas'));
  const before = ofWholePage();
  expect(before).toBeGreaterThan(0);
  await userEvent.keyboard('7');
  expect(within(rowOf('Lentejas')).getByText('Cambiado')).toBeVisible();
  expect(ofWholePage()).toBe(before);
});

it('renders only the edited row again', async () => {
  const drawn: string[] = [];
  const lines = Array.from({ length: 30 }, (_, n) => ({ id: `línea ${n}`, units: n as number | null }));
  const changed = ({ units }: { units: number | null }) => (units === 77 ? ('changed' as const) : undefined);
  const columnsFor = (set: (id: string, units: number | null) => void) => [
    {
      key: 'units',
      header: 'Cantidad',
      cell: ({ id, units }: { id: string; units: number | null }) => {
        drawn.push(id);
        return <CellNumberInput label={id} column="units" value={units} onChange={(next) => set(id, next)} />;
      },
    },
  ];
  function Table() {
    const [rows, setRows] = useState(lines);
    const [columns] = useState(() =>
      columnsFor((id, units) =>
        setRows((all) => all.map((row) => (row.id === id ? { ...row, units } : row))),
      ),
    );
    return (
      <EditableTable
        label="Líneas"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        lineState={changed}
      />
    );
  }
  renderStory(Table);
  drawn.length = 0;
  fireEvent.change(screen.getByLabelText('línea 7'), { target: { value: '77' } });
  expect(await screen.findByText('Cambiado')).toBeVisible();
  expect(new Set(drawn)).toEqual(new Set(['línea 7']));
});

it('refuses letters and marks the changed line with its old value', async () => {
  renderStory(OrderLinesUntouched);
  expect(screen.queryByRole('region')).toBeNull();
  await userEvent.clear(quantity('Lentejas'));
  await userEvent.type(quantity('Lentejas'), '3x');
  expect(screen.getByText('Solo números.')).toBeVisible();
  expect(quantity('Lentejas').value).toBe('3');
  await userEvent.keyboard('1');
  expect(quantity('Lentejas').value).toBe('3x1');
  await userEvent.keyboard('{Backspace}{Backspace}1');
  expect(screen.queryByText('Solo números.')).toBeNull();
  expect(quantity('Lentejas').value).toBe('31');
  expect(within(rowOf('Lentejas')).getByText('Cambiado')).toBeVisible();
  const told = document.getElementById(quantity('Lentejas').getAttribute('aria-describedby') ?? '');
  expect(told?.textContent).toBe('antes: 30');
  await userEvent.clear(quantity('Lentejas'));
  await userEvent.type(quantity('Lentejas'), '30');
  expect(within(rowOf('Lentejas')).queryByText('Cambiado')).toBeNull();
});

it('moves the focus up and down a column and stops at its ends', async () => {
  renderStory(OrderLinesUntouched);
  await userEvent.click(quantity('Lentejas'));
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(quantity('Almendras peladas non pareil'));
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(quantity('Semillas de chía'));
});

it('skips lines that cannot be edited', async () => {
  renderStory(Changed);
  await userEvent.click(quantity('Almendras peladas non pareil'));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(quantity('Semillas de chía'));
});

it('shows a total with its old value under its column', () => {
  renderStory(Changed);
  const total = screen.getByRole('rowheader', { name: 'Monto Total' }).closest('tr') as HTMLTableRowElement;
  expect(total.textContent).toMatch(/^Monto Total\$\s279\.369,72antes: \$\s218\.835,72$/);
  expect(screen.getByText('Agregado')).toBeVisible();
  expect(screen.getByText('Quitado')).toBeVisible();
});

it('connects an error with its field by aria-describedby', async () => {
  renderStory(WithErrors);
  const ids = quantity('Almendras').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain(
    'La cantidad no puede ser mayor a 1000',
  );
  expect(quantity('Almendras').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar Cambios' }).disabled).toBe(true);
});

it('undoes the changes, announces that, and keeps the focus in the bar', async () => {
  renderStory(Changed);
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer Cambios' }));
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('No hay cambios sin guardar');
  await vi.waitFor(() => expect(document.activeElement).toBe(status));
  expect(quantity('Almendras peladas non pareil').value).toBe('12');
});

it('disables all fields while saving', () => {
  renderStory(Saving);
  expect(screen.getAllByRole<HTMLInputElement>('textbox').every(({ disabled }) => disabled)).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('Guardando…');
});

function Cell(props: Pick<CellNumberInputProps, 'kind' | 'previous' | 'empty'> & { first: number | null }) {
  const [value, setValue] = useState(props.first);
  return <CellNumberInput label="Cifra" column="cifra" {...props} value={value} onChange={setValue} />;
}
const cell = () => screen.getByLabelText<HTMLInputElement>('Cifra');

it('shows an integer with decimals as it is and inserts digits at the cursor', async () => {
  renderStory(() => <Cell first={2.5} previous={1.5} />);
  expect(cell().value).toBe('2,5');
  expect(screen.getByText('1,5', { selector: 's' })).toBeVisible();
  await userEvent.click(cell());
  // The field selects its text again a frame after the click.
  await new Promise(requestAnimationFrame);
  cell().setSelectionRange(3, 3);
  await userEvent.keyboard('7');
  expect(cell().value).toBe('2,57');
});

it.each([
  ['integer', '12,5', '12,5'],
  ['integer', '1.000', '1.000'],
  ['integer', '-5', '-5'],
  ['integer', '1e3', '1e3'],
  ['money', '12,345', '12,345'],
  ['money', '1e3', '1e3'],
  ['money', '1o0', '1o0'],
  ['money', '-5', '-5'],
  ['money', '1,234', '1,234'],
  ['percent', '7,555', '7,555'],
  ['percent', '1e1', '1e1'],
] as const)('a cell for %s keeps the invalid text %s as typed', async (kind, typed, stands) => {
  renderStory(() => <Cell kind={kind} first={3} />);
  await userEvent.clear(cell());
  await userEvent.type(cell(), typed);
  await userEvent.tab();
  expect(cell().value).toBe(stands);
});

it('keeps a selected figure when a letter is typed, and replaces it by the next digit', async () => {
  renderStory(() => <Cell first={12} />);
  await userEvent.tab();
  await userEvent.keyboard('x');
  expect(cell().value).toBe('12');
  await userEvent.keyboard('5');
  expect(cell().value).toBe('5');
});

it('shows an empty text after clearing, and the empty value after blur', async () => {
  renderStory(() => <Cell kind="percent" first={10} empty={0} />);
  await userEvent.clear(cell());
  expect(cell().value).toBe('');
  await userEvent.keyboard('5');
  expect(cell().value).toBe('5');
  await userEvent.clear(cell());
  await userEvent.tab();
  expect(cell().value).toBe('0');
});

it.each([
  ['integer', 12, '7', '7'],
  ['money', 12345.5, '7', '7'],
  // An amount with more than two decimals is rounded before the user edits.
  ['money', 12345.505, '{End}{Backspace}', '12345,5'],
  ['percent', 7.5, '12,25', '12,25'],
] as const)('a cell for %s lets typed text replace or edit %d', async (kind, first, keys, text) => {
  renderStory(() => <Cell kind={kind} first={first} />);
  await userEvent.tab();
  // The field selects its text again in the next frame: an earlier key would be overwritten.
  await new Promise(requestAnimationFrame);
  await userEvent.keyboard(keys);
  expect(cell().value).toBe(text);
});

it.each([
  [0, '0'],
  [7.5, '7,5'],
  [33.33, '33,33'],
  [100, '100'],
])('shows a percentage of %d without trailing zeros', (first, text) => {
  renderStory(() => <Cell kind="percent" first={first} previous={12.5} />);
  expect(cell().value).toBe(text);
  expect(screen.getByText('%')).toBeVisible();
  expect(screen.getByText('12,5', { selector: 's' })).toBeVisible();
});
