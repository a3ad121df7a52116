import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatMoneyOfAxis } from '../money.ts';
import { expectAccessible, renderStory, serverHtml } from '../test/render-story.tsx';
import { theme } from '../theme/theme.ts';
import * as barChartStories from './bar-chart/bar-chart.stories.tsx';
import { axisOf, barDrawing, trendOf, trendOfBars } from './bar-chart/bar-options.ts';
import * as doughnutChartStories from './doughnut-chart/doughnut-chart.stories.tsx';
import { formatShare } from './doughnut-chart/doughnut-chart.tsx';

describe('BarChart', () => {
  const composed = composeStories(barChartStories);
  const { Default, Plain, Loading, Empty } = composed;
  const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

  it('shows its data in a table when it cannot draw', async () => {
    renderStory(Default);
    const rows = within(screen.getByRole('figure', { name: 'Ganancias de la semana' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => plain(textContent)).slice(0, 2)).toEqual([
      'DíaGananciasSemana anterior',
      'Lun$ 84.500$ 61.200',
    ]);
    expect(rows).toHaveLength(7);
    await expectAccessible();
  });

  it('has no column for a missing previous period', () => {
    renderStory(Plain);
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  });

  it("renders title, table and the drawing's placeholder on the server", () => {
    const html = serverHtml(Default);
    expect(html).toContain('Ganancias de la semana');
    expect(html).toContain('<table');
    expect(html).toContain('MuiSkeleton');
  });

  it('shows a dash for a future day', () => {
    renderStory(composed.SoFar);
    const rows = screen.getAllByRole('row').map(({ textContent }) => plain(textContent));
    expect(rows.slice(4, 6)).toEqual(['Jue$ 156.400$ 110.900', 'Vie–$ 148.000']);
  });

  it('announces that it is loading', async () => {
    renderStory(Loading);
    expect(screen.getByRole('status').textContent).toBe('Cargando gráfico...');
    expect(screen.queryByRole('table')).toBeNull();
    await expectAccessible();
  });

  it('shows the empty state without buttons', async () => {
    renderStory(Empty);
    expect(screen.getByText('No hay productos vendidos en esta semana')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    await expectAccessible();
  });

  it('formats amounts of the axis in a short form', () => {
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
        names: { value: '', previous: '', trend: '' },
        suggestedMax: 800,
        format: String,
        formatAxis: String,
      },
      { palette: theme.palette, tokens: theme.tokens.palette, common: {} as never, scheme: 'light' },
    );
    expect((drawn.options.yaxis as { max: number }).max).toBeGreaterThanOrEqual(1200);
  });

  /** Returns the labels of the axis for this highest amount. */
  function linesOf(highest: number) {
    const { top, steps } = axisOf([highest], 800);
    return Array.from({ length: steps + 1 }, (_, at) => formatMoneyOfAxis((top / steps) * at));
  }

  it('computes the trend and the top of the axis [P2.14]', () => {
    expect(trendOf([1, 2, 3])).toEqual([1, 2, 3]);
    expect(trendOf([10, 0, 10])).toEqual([6.67, 6.67, 6.67]);
    expect(trendOf([5])).toBeUndefined();
    // Future days do not count as days without sales.
    expect(trendOf([10, 20, 30, null, null])).toEqual([10, 20, 30, null, null]);
    expect(trendOf([10, null, null])).toBeUndefined();
    expect(trendOf([30, 0, 0])).toEqual([25, 10, 0]);
    expect(axisOf([120, 260], 800).top).toBe(800);
    expect(axisOf([201300], 800).top).toBe(250000);
    expect(axisOf([], 800).top).toBe(800);
  });

  it('ignores a running day in the trend', () => {
    const today = { value: 0, underWay: true };
    expect(trendOfBars([{ value: 10 }, today])).toBeUndefined();
    expect(trendOfBars([{ value: 10 }, { value: 20 }, today])).toEqual([10, 20, null]);
    expect(trendOfBars([{ value: 10 }, { value: 20 }, { ...today, underWay: false }])).toEqual([15, 10, 5]);
  });

  it.each([
    [0, 800, '0 200 400 600 800'],
    [800, 800, '0 200 400 600 800'],
    [800.01, 1000, '0 250 500 750 1.000'],
    // The highest value lies on a line: no further line.
    [1000, 1000, '0 250 500 750 1.000'],
    [1000.01, 1200, '0 200 400 600 800 1.000 1.200'],
    [9999, 10_000, '0 2.500 5.000 7.500 10 mil'],
    [12_500, 12_500, '0 2.500 5.000 7.500 10 mil 12,5 mil'],
    [999_999.99, 1_000_000, '0 250 mil 500 mil 750 mil 1 M'],
    [5_380_000, 6_000_000, '0 2 M 4 M 6 M'],
    [19_000_000, 20_000_000, '0 5 M 10 M 15 M 20 M'],
  ])(
    'for a highest amount of %d, the axis ends at %d and its lines have round amounts',
    (highest, top, lines) => {
      expect(axisOf([0, highest], 800).top).toBe(top);
      expect(linesOf(highest)).toEqual(lines.split(/ (?=\d)/).map((text) => `$\u00a0${text}`));
    },
  );

  it('has three to six steps with distinct labels for any highest amount', () => {
    for (let highest = 1; highest < 1e12; highest *= 1.0137) {
      const { top, steps } = axisOf([highest], 800);
      expect(top).toBeGreaterThanOrEqual(highest);
      expect(steps).toBeGreaterThanOrEqual(3);
      expect(steps).toBeLessThanOrEqual(6);
      const step = top / steps;
      expect([1, 2, 2.5, 5]).toContain(Number((step / 10 ** Math.floor(Math.log10(step))).toPrecision(9)));
      expect(new Set(linesOf(highest)).size).toBe(steps + 1);
    }
  });
});

describe('DoughnutChart', () => {
  const { Default, ManyCategories, WithNote, Loading, Empty } = composeStories(doughnutChartStories);
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
    page.innerHTML = serverHtml(ManyCategories);
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
    const html = serverHtml(Default);
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
});
