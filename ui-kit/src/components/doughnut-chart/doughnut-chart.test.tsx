// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { KitProvider } from '../../provider/kit-provider.tsx';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import * as stories from './doughnut-chart.stories.tsx';
import { formatShare, slicesOf } from './doughnut-slices.ts';

const { Default, ManyCategories, WithNote, Loading, Empty } = composeStories(stories);
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

it('says in a table what it draws', async () => {
  renderStory(Default);
  const rows = screen.getAllByRole('row').map(({ textContent }) => plain(textContent));
  expect(rows.slice(0, 2)).toEqual(['CategoríaCantidadParte', 'Frutos secos42044 %']);
  await expectAccessible();
});

it('draws the four largest and the rest, and keeps every category in the table [P2.15]', () => {
  const { items } = ManyCategories.args;
  expect(slicesOf(items ?? [], 4, 'Otras').map(({ label, quantity }) => `${label} ${quantity}`)).toEqual([
    'Frutos secos 420',
    'Semillas 265',
    'Legumbres 180',
    'Cereales 95',
    'Otras 61',
  ]);
  renderStory(ManyCategories);
  expect(screen.getByRole('rowheader', { name: 'Superalimentos' })).toBeTruthy();
  expect(plain(formatShare(1, 1021))).toBe('< 1 %');
});

it('has its legend on a server already', () => {
  const html = renderToString(
    <KitProvider>
      <Default />
    </KitProvider>,
  );
  expect(html.match(/Legumbres/g)).toHaveLength(2);
});

it('says what to know of its figures while they come: nothing moves then', async () => {
  renderStory(() => <WithNote loading />);
  expect(screen.getByText(String(WithNote.args.note))).toBeTruthy();
  await expectAccessible();
});

it('says nothing of figures that there are none of', () => {
  const { note } = WithNote.args;
  renderStory(() => <WithNote items={[]} />);
  expect(screen.queryByText(String(note))).toBeNull();
  expect(screen.getByRole('figure').hasAttribute('aria-describedby')).toBe(false);
});

it('says that it loads, or that there is nothing', async () => {
  renderStory(Loading);
  expect(screen.getByRole('status').textContent).toBe('Cargando gráfico...');
  await expectAccessible();
  renderStory(Empty);
  expect(screen.getByText('No hay productos vendidos en este mes')).toBeTruthy();
});
