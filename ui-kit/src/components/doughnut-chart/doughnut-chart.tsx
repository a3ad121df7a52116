import { useThemeProps } from '@mui/material/styles';
import type { ApexOptions } from 'apexcharts';
import { ChartCanvas, useDrawing } from '../bar-chart/chart-canvas.tsx';
import { ChartFrame, type ChartFrameProps, chartTexts } from '../bar-chart/chart-frame.tsx';
import { Table } from '../bar-chart/chart-parts.ts';
import { chartText, useChartTheme } from '../bar-chart/chart-theme.ts';
import { Figures, Halves } from './doughnut-parts.ts';
import { DoughnutSkeleton } from './doughnut-skeleton.tsx';
import { type DoughnutItem, formatQuantity, formatShare, slicesOf } from './doughnut-slices.ts';

export type { DoughnutItem };

export interface DoughnutChartProps extends ChartFrameProps {
  /** Parts in any order; the chart sorts them by size. */
  items: DoughnutItem[];
  format?: (quantity: number) => string;
  texts?: Partial<typeof doughnutChartTexts>;
}

/** Texts of the frame, the table heads and the chart. */
export const doughnutChartTexts = {
  ...chartTexts,
  label: 'Categoría',
  quantity: 'Cantidad',
  share: 'Parte',
  /** Label of the grey slice that joins all but the three largest parts. The table lists all parts. */
  rest: 'Otras',
  /** Label under the total. */
  total: 'Total',
};

type Look = ReturnType<typeof useChartTheme>;

const PARTS = 3;

/** Three colours by size, and grey for the rest. */
function coloursOf({ chart }: Look['palette' | 'tokens']) {
  return [chart.first, chart.second, chart.third, chart.rest];
}

/** Shows the parts of a whole with quantity and share. Use it for quantities per category. */
export function DoughnutChart(inProps: DoughnutChartProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaDoughnutChart' });
  const { items, format = formatQuantity, height = 240 } = props;
  const texts = { ...doughnutChartTexts, ...props.texts };
  const { palette, tokens, common, scheme } = useChartTheme();
  const colours = coloursOf(palette);
  const inks = coloursOf(tokens);
  const slices = slicesOf(items, PARTS, texts.rest);
  const total = slices.reduce((sum, { quantity }) => sum + quantity, 0);
  const drawing = useDrawing(!props.loading && total > 0);
  const ink = palette.text.primary;
  const options: ApexOptions = {
    chart: { ...common, type: 'donut' },
    theme: { mode: scheme },
    labels: slices.map(({ label }) => label),
    colors: colours.slice(0, slices.length),
    stroke: { width: 2, colors: [palette.background.paper] },
    fill: { type: 'solid', opacity: 1 },
    dataLabels: { enabled: false },
    legend: { show: false },
    states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
    plotOptions: {
      pie: {
        expandOnClick: false,
        donut: {
          size: '68%',
          labels: {
            show: true,
            name: { fontSize: `${chartText}px`, color: palette.text.secondary, offsetY: 22 },
            value: {
              fontSize: '28px',
              fontWeight: 700,
              color: ink,
              offsetY: -14,
              formatter: (value) => format(Number(value)),
            },
            total: {
              show: true,
              label: texts.total,
              fontSize: `${chartText}px`,
              color: palette.text.secondary,
              formatter: () => format(total),
            },
          },
        },
      },
    },
    tooltip: { enabled: false },
  };
  const table = (
    <Table>
      <thead>
        <tr>
          <th scope="col">{texts.label}</th>
          <th scope="col">{texts.quantity}</th>
          <th scope="col">{texts.share}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ label, quantity }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{format(quantity)}</td>
            <td>{formatShare(quantity, total)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
  return (
    <ChartFrame
      {...props}
      height={height}
      nothing={total === 0}
      table={table}
      drawing={drawing}
      skeleton={<DoughnutSkeleton height={height} />}
    >
      <Halves>
        <div>
          <ChartCanvas
            drawing={drawing}
            type="donut"
            series={slices.map(({ quantity }) => quantity)}
            options={options}
            height={height}
          />
          <Figures>
            {slices.map(({ label, quantity }, at) => (
              <li key={label}>
                <i style={{ background: inks[at] }} />
                <span>{label}</span>
                <b>{format(quantity)}</b>
                <span>{formatShare(quantity, total)}</span>
              </li>
            ))}
          </Figures>
        </div>
      </Halves>
    </ChartFrame>
  );
}
