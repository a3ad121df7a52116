import { useThemeProps } from '@mui/material/styles';
import { formatMoneyOfAxis, formatMoneyShort } from '../../money.ts';
import { barDrawing } from './bar-options.ts';
import { ChartCanvas, useDrawing } from './chart-canvas.tsx';
import { ChartFrame, type ChartFrameProps, chartTexts } from './chart-frame.tsx';
import { Legend, Table } from './chart-parts.ts';
import { useChartTheme } from './chart-theme.ts';
import { trendOfBars } from './trend.ts';

export interface BarChartPoint {
  /** 'Semana 1', 'Lun'… Short: it stands under the bar. */
  label: string;
  /** null where there is nothing to know yet, as of a day that is still to come. */
  value: number | null;
  /** The same place in the period before; drawn in grey behind. */
  previous?: number;
  /** Not over, as today: it has its bar, and no say in the trend. */
  underWay?: boolean;
}

export interface BarChartProps extends ChartFrameProps {
  points: BarChartPoint[];
  /** The axis reaches at least this far, so that small sales look small. Default 800. */
  suggestedMax?: number;
  /** Without it, the straight line that fits the bars best. */
  trend?: boolean;
  /** How an amount is written, in the table and on hover. Default '$ 12.345'. */
  format?: (value: number) => string;
  /** And along the axis. Default `format`; of money '$ 12 mil'. */
  formatAxis?: (value: number) => string;
  texts?: Partial<typeof barChartTexts>;
}

/** The frame's, and heads of the table and names in the legend. */
export const barChartTexts = {
  ...chartTexts,
  label: 'Período',
  value: 'Ganancias',
  previous: 'Período anterior',
  trend: 'Tendencia',
};

/** How is it going: amounts per period as bars, with their trend and the last period behind. */
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
