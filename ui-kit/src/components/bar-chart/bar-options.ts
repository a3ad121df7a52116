import type { ApexOptions } from 'apexcharts';
import { shape } from '../../theme/tokens.ts';
import { chartText, type useChartTheme } from './chart-canvas.tsx';

/** Axis steps that are easy to read, multiplied by powers of ten. */
const ROUND = [1, 2, 2.5, 5];
/** With fewer lines, a bar may be far from any line; more lines clutter the chart. */
const STEPS = { fewest: 3, most: 6 };

interface Axis {
  top: number;
  /** Number of steps between 0 and the top. */
  steps: number;
}

/**
 * Returns an axis from 0 with lines at round figures, up to the highest value or the suggested one. Prefers the step
 * that wastes least room above the bars, then the one with fewest lines.
 */
export function axisOf(values: readonly number[], suggested: number): Axis {
  const highest = Math.max(suggested, ...values);
  // Without positive values any axis is fine.
  if (!(highest > 0)) return { top: 4, steps: 4 };
  const decade = Math.floor(Math.log10(highest));
  return [decade, decade - 1]
    .flatMap((power) => ROUND.map((figure) => figure * 10 ** power))
    .map((step) => ({ step, steps: Math.ceil(highest / step) }))
    .filter(({ steps }) => steps >= STEPS.fewest && steps <= STEPS.most)
    .map(({ step, steps }) => ({ top: step * steps, steps }))
    .reduce((best, one) =>
      one.top < best.top || (one.top === best.top && one.steps < best.steps) ? one : best,
    );
}

interface Wanted {
  labels: string[];
  values: (number | null)[];
  previous: number[] | undefined;
  trend: (number | null)[] | undefined;
  names: { value: string; previous: string; trend: string };
  suggestedMax: number;
  format: (value: number) => string;
  formatAxis: (value: number) => string;
}

/** Opacity of the area of the previous period; its outline stays clear. */
const HILL = 0.16;

/** Options for apexcharts: the previous period as a pale area, bars, and a dashed trend line. */
export function barDrawing(wanted: Wanted, look: ReturnType<typeof useChartTheme>) {
  const { labels, values, previous, trend, names, suggestedMax, format, formatAxis } = wanted;
  const colour = look.palette.chart;
  // An area needs two points; a single point is drawn as a bar.
  const layers = [
    previous && {
      name: names.previous,
      type: previous.length > 1 ? 'area' : 'column',
      data: previous,
      colour: colour.previous,
      width: 2,
      dash: 0,
      fill: previous.length > 1 ? HILL : 1,
    },
    { name: names.value, type: 'column', data: values, colour: colour.current, width: 0, dash: 0, fill: 1 },
    trend && {
      name: names.trend,
      type: 'line',
      data: trend,
      colour: colour.trend,
      width: 3,
      dash: 6,
      fill: 1,
    },
  ].filter((layer) => layer !== undefined);
  // For a month of days, label every fifth bar; hover labels all.
  const crowded = labels.length > 12;
  const drawn = [...values, ...(previous ?? []), ...(trend ?? [])].filter((value) => value !== null);
  const axis = axisOf(drawn.map(Math.abs), suggestedMax);
  // Negative bars use steps of the same height.
  const step = axis.top / axis.steps;
  const below = Math.ceil(
    Math.max(0, ...[...values, ...(previous ?? [])].map((value) => -(value ?? 0))) / step,
  );
  const text = { fontSize: `${chartText}px`, colors: look.palette.text.secondary };
  const options: ApexOptions = {
    chart: { ...look.common, type: 'line', stacked: false },
    theme: { mode: look.scheme },
    colors: layers.map((layer) => layer.colour),
    stroke: {
      width: layers.map((layer) => layer.width),
      dashArray: layers.map((layer) => layer.dash),
      curve: 'straight',
    },
    fill: { type: 'solid', opacity: layers.map((layer) => layer.fill) },
    plotOptions: {
      bar: {
        columnWidth: labels.length > 3 ? '56%' : '28%',
        borderRadius: shape.control / 2,
        borderRadiusApplication: 'end',
      },
    },
    dataLabels: { enabled: false },
    legend: { show: false },
    markers: { size: 0, hover: { size: 0 } },
    states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
    grid: { borderColor: look.palette.divider, padding: { left: 8, right: 8 } },
    xaxis: {
      type: 'category',
      categories: crowded ? labels.map((label, at) => (at % 5 === 0 ? label : '')) : labels,
      labels: { style: text, rotate: 0, hideOverlappingLabels: crowded, trim: !crowded },
      axisBorder: { color: look.palette.border.control },
      axisTicks: { show: false },
      tooltip: { enabled: false },
      crosshairs: { show: false },
    },
    yaxis: {
      min: below === 0 ? 0 : -below * step,
      max: axis.top,
      tickAmount: axis.steps + below,
      // Round: the library adds steps up, which causes floating-point errors.
      labels: { style: text, formatter: (value) => formatAxis(Math.round(value * 100) / 100) },
    },
    tooltip: {
      shared: true,
      intersect: false,
      x: { formatter: (_, { dataPointIndex }) => labels[dataPointIndex] ?? '' },
      // A future day has no value.
      y: { formatter: (value: number | null) => (typeof value === 'number' ? format(value) : '–') },
    },
  };
  return { series: layers.map(({ name, type, data }) => ({ name, type, data })), options };
}

/** Returns the mean of one coordinate of the points. */
const meanOf = (points: readonly (readonly [at: number, value: number])[], side: 0 | 1) =>
  points.reduce((sum, point) => sum + point[side], 0) / points.length;

/**
 * Returns the least-squares line, one point per value (two digits of precision). Null values are ignored and end the
 * line. Without negative values the line stays at or above zero. Undefined for fewer than two values.
 */
export function trendOf(values: readonly (number | null)[]): (number | null)[] | undefined {
  const known = values.flatMap((value, at) => (value === null ? [] : [[at, value] as const]));
  if (known.length < 2) return undefined;
  const [middle, mean] = [meanOf(known, 0), meanOf(known, 1)];
  const rise = known.reduce((sum, [at, value]) => sum + (at - middle) * (value - mean), 0);
  const run = known.reduce((sum, [at]) => sum + (at - middle) ** 2, 0);
  return values.map((value, at) =>
    value === null ? null : Math.max(0, Math.round((mean + (rise / run) * (at - middle)) * 100) / 100),
  );
}

/** Returns the trend of a chart's bars in whole amounts; ignores bars of a running period. */
export const trendOfBars = (bars: readonly { value: number | null; underWay?: boolean }[]) =>
  trendOf(bars.map(({ value, underWay }) => (underWay ? null : value)))?.map((value) =>
    value === null ? null : Math.round(value),
  );
