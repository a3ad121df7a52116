import Skeleton from '@mui/material/Skeleton';
import { styled, useThemeProps } from '@mui/material/styles';
import type { ApexOptions } from 'apexcharts';
import { ChartCanvas, chartText, useChartTheme, useDrawing } from '../bar-chart/chart-canvas.tsx';
import { ChartFrame, type ChartFrameProps, chartTexts, swatch, Table } from '../bar-chart/chart-frame.tsx';

/** Puts ring and legend side by side if they fit. The legend counts towards the chart's size. */
export const Halves = styled('div', { name: 'TiendaDoughnutChart', slot: 'Halves' })({
  containerType: 'inline-size',
  '& > div': {
    display: 'grid',
    alignItems: 'center',
    gap: 16,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container (min-width: 520px)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(220px, 6fr)', gap: 32 },
  },
});

export const Figures = styled('ul', { name: 'TiendaDoughnutChart', slot: 'Figures' })(({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr) auto 3.5em',
    alignItems: 'center',
    gap: 12,
    minHeight: 40,
    borderBottom: `1px solid ${theme.tokens.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& li:last-of-type': { borderBottom: 0 },
  '& i': { width: 16, height: 16, borderRadius: 4, ...swatch },
  '& b, & span:last-of-type': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& span:last-of-type': { color: theme.tokens.palette.text.secondary },
}));

const rows = [1, 2, 3, 4];

/** Ring and four legend lines in their final size. */
function DoughnutSkeleton({ height }: { height: number }) {
  const ring = Math.round(height * 0.86);
  return (
    <Halves>
      <div>
        <div style={{ height, display: 'grid', placeItems: 'center' }}>
          <Skeleton variant="circular" width={ring} height={ring} />
        </div>
        <Figures>
          {rows.map((row) => (
            <li key={row}>
              <Skeleton variant="rounded" width={16} height={16} />
              <Skeleton width="60%" />
              <Skeleton width={40} />
              <Skeleton width={40} />
            </li>
          ))}
        </Figures>
      </div>
    </Halves>
  );
}

export interface DoughnutItem {
  label: string;
  quantity: number;
}

/** Returns the `most` largest items and one slice for the rest. Drops items of zero or less. */
function slicesOf(items: DoughnutItem[], most: number, restLabel: string): DoughnutItem[] {
  const sorted = items.filter(({ quantity }) => quantity > 0).sort((a, b) => b.quantity - a.quantity);
  if (sorted.length <= most) return sorted;
  const quantity = sorted.slice(most).reduce((sum, item) => sum + item.quantity, 0);
  return [...sorted.slice(0, most), { label: restLabel, quantity }];
}

const number = new Intl.NumberFormat('es-AR');
/** '1.250' */
const formatQuantity = (quantity: number) => number.format(quantity);
/** Formats a share: '35 %' with a no-break space (engines differ), and '< 1 %' for small shares. */
export function formatShare(quantity: number, total: number): string {
  const share = total > 0 ? (quantity / total) * 100 : 0;
  return share > 0 && share < 0.5 ? '<\u00a01\u00a0%' : `${Math.round(share)}\u00a0%`;
}

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
