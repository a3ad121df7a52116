// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { KitProvider } from '../../provider/kit-provider.tsx';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import * as stories from './doughnut-chart.stories.tsx';
import { formatShare } from './doughnut-chart.tsx';

const { Default, ManyCategories, WithNote, Loading, Empty } = composeStories(stories);
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

it('shows its data in a table', async () => {
  renderStory(Default);
  const rows = screen.getAllByRole('row').map(({ textContent }) => plain(textContent));
  expect(rows.slice(0, 2)).toEqual(['CategoríaCantidadParte', 'Frutos secos42044 %']);
  await expectAccessible();
});

it('draws the three largest categories and the rest in four colours, and lists every category in the table [P2.15]', () => {
  // Render on the server: in the browser, the legend waits for the drawing.
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <KitProvider>
      <ManyCategories />
    </KitProvider>,
  );
  const legend = [...page.querySelectorAll('li')];
  expect(legend.map(({ textContent }) => plain(textContent))).toEqual([
    'Frutos secos42041 %',
    'Semillas26526 %',
    'Legumbres18018 %',
    'Otras15615 %',
  ]);
  expect(new Set(legend.map((one) => one.querySelector('i')?.style.background)).size).toBe(4);
  renderStory(ManyCategories);
  expect(screen.getByRole('rowheader', { name: 'Superalimentos' })).toBeVisible();
  expect(plain(formatShare(1, 1021))).toBe('< 1 %');
});

it('renders the legend on the server', () => {
  const html = renderToString(
    <KitProvider>
      <Default />
    </KitProvider>,
  );
  expect(html.match(/Legumbres/g)).toHaveLength(2);
});

it('shows its note while loading', async () => {
  renderStory(() => <WithNote loading />);
  expect(screen.getByText(String(WithNote.args.note))).toBeVisible();
  await expectAccessible();
});

it('shows no note when there is no data', () => {
  const { note } = WithNote.args;
  renderStory(() => <WithNote items={[]} />);
  expect(screen.queryByText(String(note))).toBeNull();
  expect(screen.getByRole('figure').hasAttribute('aria-describedby')).toBe(false);
});

it('shows the loading and empty states', async () => {
  renderStory(Loading);
  expect(screen.getByRole('status').textContent).toBe('Cargando gráfico...');
  await expectAccessible();
  renderStory(Empty);
  expect(screen.getByText('No hay productos vendidos en este mes')).toBeVisible();
});
