// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './data-table.stories.tsx';

const { Orders, Loading, Empty, WithSelection, WithTotal } = composeStories(stories);
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('renders a table with headers and one row per item', () => {
  renderStory(Orders);
  const table = screen.getByRole('table', { name: 'Pedidos' });
  expect(within(table).getAllByRole('row')).toHaveLength(6);
  expect(within(table).getByRole('columnheader', { name: 'Total' })).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('is busy and shows the expected number of rows while loading', () => {
  renderStory(Loading);
  const table = screen.getByRole('table');
  expect(table.getAttribute('aria-busy')).toBe('true');
  expect(table.querySelectorAll('tbody tr')).toHaveLength(5);
});

it('shows the empty state instead of a table', () => {
  renderStory(Empty);
  expect(screen.getByText('No se han encontrado pedidos')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

it("spans the total's label over the columns before the total", () => {
  renderStory(WithTotal);
  const head = screen.getByRole('rowheader', { name: 'Monto Total' }) as HTMLTableCellElement;
  expect(head.colSpan).toBe(2);
});

it('selects one row, the whole page or none, and announces the count', async () => {
  renderStory(WithSelection);
  expect(box('Elegir toda la página').dataset.indeterminate).toBe('true');
  expect(box(/^Pedido 1 de Ana Pérez\. El remito/).disabled).toBe(true);
  await userEvent.click(box('Pedido 3 de Carla Gómez'));
  expect(screen.getByText('2 pedidos elegidos').getAttribute('aria-live')).toBe('polite');
  await userEvent.click(box('Elegir toda la página'));
  expect(screen.getByText('4 pedidos elegidos')).toBeVisible();
  expect(box('Elegir toda la página').checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'No elegir ninguno' }));
  expect(screen.queryByText(/elegidos?$/)).toBeNull();
});

it('keeps the selection of other pages', async () => {
  const { selection } = WithSelection.args;
  if (!selection) throw new Error('a selection expected');
  renderStory(() => <WithSelection selection={{ ...selection, selected: [99] }} />);
  await userEvent.click(box('Elegir toda la página'));
  expect(screen.getByText('5 pedidos elegidos')).toBeVisible();
  await userEvent.click(box('Elegir toda la página'));
  expect(screen.getByText('1 pedido elegido')).toBeVisible();
});

it('selects a range with Shift, without disabled rows', async () => {
  renderStory(WithSelection);
  await userEvent.click(box('Pedido 3 de Carla Gómez'));
  fireEvent.click(box(/^Pedido 6/), { shiftKey: true });
  expect(box('Pedido 4 de Damián Ruiz').checked).toBe(true);
  expect(box(/^Pedido 5/).checked).toBe(false);
  expect(screen.getByText('4 pedidos elegidos')).toBeVisible();
});
