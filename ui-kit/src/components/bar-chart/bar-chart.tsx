import { useThemeProps } from '@mui/material/styles';
import { formatMoneyOfAxis, formatMoneyShort } from '../../money.ts';
import { barDrawing, trendOfBars } from './bar-options.ts';
import { ChartCanvas, useChartTheme, useDrawing } from './chart-canvas.tsx';
import { ChartFrame, type ChartFrameProps, chartTexts, Legend, Table } from './chart-frame.tsx';

export interface BarChartPoint {
  /** Short name under the bar: 'Semana 1', 'Lun'. */
  label: string;
  /** The period's amount; null if unknown, for example for a future day. */
  value: number | null;
  /** Amount of the same position in the previous period, drawn in grey behind the bar. */
  previous?: number;
  /** Whether the period is still running, as today. The trend ignores such a bar. Default false. */
  underWay?: boolean;
}

export interface BarChartProps extends ChartFrameProps {
  points: BarChartPoint[];
  /** Lowest top of the axis, so that small sales look small. Default 800. */
  suggestedMax?: number;
  /** Whether to draw the least-squares trend line. Default true. */
  trend?: boolean;
  /** Formats an amount in the table and on hover. Default '$ 12.345'. */
  format?: (value: number) => string;
  /** Formats an amount on the axis. Default `format`; for money '$ 12 mil'. */
  formatAxis?: (value: number) => string;
  texts?: Partial<typeof barChartTexts>;
}

/** Texts of the frame, table heads and legend names. */
export const barChartTexts = {
  ...chartTexts,
  label: 'Período',
  value: 'Ganancias',
  previous: 'Período anterior',
  trend: 'Tendencia',
};

/**
 * Shows amounts per period as bars, with their trend and the previous period behind. Use it to follow sales over time.
 */
export function BarChart(inProps: BarChartProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaBarChart' });
  const { points, suggestedMax = 800, trend = true, format = formatMoneyShort, height = 320 } = props;
  const { formatAxis = props.format ?? formatMoneyOfAxis } = props;
  const texts = { ...barChartTexts, ...props.texts };
  const look = useChartTheme();
  const values = points.map(({ value }) => value);
  const compared = points.some(({ previous }) => previous !== undefined);
  const previous = compared ? points.map((point) => point.previous ?? 0) : undefined;
  const line = trend ? trendOfBars(points) : undefined;
  const nothing = [...values, ...(previous ?? [])].every((value) => !value);
  const drawing = useDrawing(!props.loading && !nothing);
  const colours = look.tokens.chart;
  const { series, options } = barDrawing(
    {
      labels: points.map(({ label }) => label),
      values,
      previous,
      trend: line,
      names: texts,
      suggestedMax,
      format,
      formatAxis,
    },
    look,
  );
  const table = (
    <Table>
      <thead>
        <tr>
          <th scope="col">{texts.label}</th>
          <th scope="col">{texts.value}</th>
          {compared && <th scope="col">{texts.previous}</th>}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.label}>
            <th scope="row">{point.label}</th>
            <td>{point.value === null ? '–' : format(point.value)}</td>
            {compared && <td>{point.previous === undefined ? '–' : format(point.previous)}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
  return (
    <ChartFrame {...props} height={height} nothing={nothing} table={table} drawing={drawing}>
      <ChartCanvas drawing={drawing} type="line" series={series} options={options} height={height - 32} />
      <Legend>
        <li>
          <i style={{ background: colours.current }} />
          {texts.value}
        </li>
        {compared && (
          <li>
            <i data-hill="" style={{ color: colours.previous }} />
            {texts.previous}
          </li>
        )}
        {line && (
          <li>
            <i data-line="" style={{ color: colours.trend }} />
            {texts.trend}
          </li>
        )}
      </Legend>
    </ChartFrame>
  );
}
