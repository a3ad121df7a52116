import type { ApexOptions } from 'apexcharts';
import { shape } from '../../theme/tokens.ts';
import { axisOf } from './axis.ts';
import { chartText, type useChartTheme } from './chart-theme.ts';

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
