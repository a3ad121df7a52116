// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { formatMoneyOfAxis } from '../../money.ts';
import { KitProvider } from '../../provider/kit-provider.tsx';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import { theme } from '../../theme/theme.ts';
import * as stories from './bar-chart.stories.tsx';
import { barDrawing } from './bar-options.ts';
import { axisTop, trendOf } from './trend.ts';

const composed = composeStories(stories);
const { Default, Plain, Loading, Empty } = composed;
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

it('says in a table what it draws, and shows it where nothing can be drawn', async () => {
  renderStory(Default);
  const rows = within(screen.getByRole('figure', { name: 'Ganancias de la semana' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => plain(textContent)).slice(0, 2)).toEqual([
    'DíaGananciasSemana anterior',
    'Lun$ 84.500$ 61.200',
  ]);
  expect(rows).toHaveLength(7);
  await expectAccessible();
});

it('has no column for a period that it does not know', () => {
  renderStory(Plain);
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
});

it('is on a server what the browser starts with: title, table, and room for the drawing', () => {
  const html = renderToString(
    <KitProvider>
      <Default />
    </KitProvider>,
  );
  expect(html).toContain('Ganancias de la semana');
  expect(html).toContain('<table');
  expect(html).toContain('MuiSkeleton');
});

it('says of a day to come that it is not known', () => {
  renderStory(composed.SoFar);
  const rows = screen.getAllByRole('row').map(({ textContent }) => plain(textContent));
  expect(rows.slice(4, 6)).toEqual(['Jue$ 156.400$ 110.900', 'Vie–$ 148.000']);
});

it('says that it loads', async () => {
  renderStory(Loading);
  expect(screen.getByRole('status').textContent).toBe('Cargando gráfico...');
  expect(screen.queryByRole('table')).toBeNull();
  await expectAccessible();
});

it('says that nothing was sold', async () => {
  renderStory(Empty);
  expect(screen.getByText('No hay productos vendidos en esta semana')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  await expectAccessible();
});

it('says the amounts of the axis in few signs', () => {
  expect(
    [0, 800, 9999, 12_500, 625_000, 1_250_000, 25_000_000].map((amount) => formatMoneyOfAxis(amount)),
  ).toEqual(['0', '800', '9.999', '12,5 mil', '625 mil', '1,25 M', '25 M'].map((text) => `$\u00a0${text}`));
});

it('leaves room for the trend above the highest bar', () => {
  const drawn = barDrawing(
    {
      labels: ['a', 'b', 'c'],
      values: [0, 900, 1000],
      previous: undefined,
      trend: [0, 600, 1200],
      names: { values: '', previous: '', trend: '' },
      suggestedMax: 800,
      format: String,
      formatAxis: String,
    },
    { palette: theme.palette, vars: theme.vars.palette, common: {} as never, scheme: 'light' },
  );
  expect((drawn.options.yaxis as { max: number }).max).toBeGreaterThanOrEqual(1200);
});

it('knows the trend and the top of the axis', () => {
  expect(trendOf([1, 2, 3])).toEqual([1, 2, 3]);
  expect(trendOf([10, 0, 10])).toEqual([6.67, 6.67, 6.67]);
  expect(trendOf([5])).toBeUndefined();
  // Days to come are no days without sales.
  expect(trendOf([10, 20, 30, null, null])).toEqual([10, 20, 30, null, null]);
  expect(trendOf([10, null, null])).toBeUndefined();
  expect(axisTop([120, 260], 800)).toBe(800);
  expect(axisTop([201300], 800)).toBe(250000);
  expect(axisTop([], 800)).toBe(800);
});
