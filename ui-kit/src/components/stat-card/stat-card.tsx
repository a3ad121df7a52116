import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import DragHandleOutlined from '@mui/icons-material/DragHandleOutlined';
import Skeleton from '@mui/material/Skeleton';
import { styled, useThemeProps } from '@mui/material/styles';
import { type CSSProperties, useId } from 'react';
import { shape } from '../../theme/tokens.ts';

interface StatTrend {
  way: 'up' | 'down' | 'same';
  text: string;
}

const percent = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 });

/** Texts of the trend; they get the previous period with its article. */
const trendTexts = {
  same: (period: string) => `Igual que ${period}`,
  up: (percent: string, period: string) => `${percent} % más que ${period}`,
  down: (percent: string, period: string) => `${percent} % menos que ${period}`,
  /** Replaces a percentage below one; also used if the previous period was zero. */
  little: 'Menos de 1',
  fromNothing: (period: string) => `Sin nada en ${period}`,
};

/** Returns '12 % más que la semana anterior'; no percentage if the previous figure is zero. */
function statTrend(value: number, previous: number, period: string, texts: typeof trendTexts): StatTrend {
  if (value === previous) return { way: 'same', text: texts.same(period) };
  const way = value > previous ? 'up' : 'down';
  if (previous === 0) return { way, text: texts.fromNothing(period) };
  const share = (Math.abs(value - previous) / Math.abs(previous)) * 100;
  return { way, text: texts[way](share < 1 ? texts.little : percent.format(share), period) };
}

export interface StatCardProps {
  label: string;
  value: number;
  /** Formats the figure: `formatMoneyShort`, or whole numbers with dots. */
  format?: (value: number) => string;
  /** The same figure of the previous period; without it no trend is shown. */
  previous?: number | undefined;
  /** Name of the previous period with its article: 'la semana anterior'. */
  previousPeriod?: string;
  loading?: boolean;
  headingLevel?: 'h2' | 'h3' | 'h4';
  texts?: Partial<typeof statCardTexts>;
}

export const statCardTexts = { ...trendTexts, loading: 'Cargando…', period: 'el período anterior' };

/** Width in em of a digit of the display font; separators are narrower. */
const widestSign = 0.52;

const Root = styled('section', { name: 'TiendaStatCard', slot: 'Root' })(({ theme }) => ({
  minWidth: 0,
  padding: theme.spacing(5),
  border: `1px solid ${theme.tokens.palette.divider}`,
  borderRadius: shape.card,
  background: theme.tokens.palette.background.paper,
  containerType: 'inline-size',
}));

const Label = styled('h2', { name: 'TiendaStatCard', slot: 'Label' })(({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  color: theme.tokens.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

const Figure = styled('div', { name: 'TiendaStatCard', slot: 'Figure' })(({ theme }) => ({
  ...theme.typography.figure,
  margin: theme.spacing(1, 0, 0),
  '@container (max-width: 300px)': { fontSize: theme.typography.h1.fontSize },
}));

/** Never breaks; a long figure gets a smaller font. */
const Whole = styled('p', { name: 'TiendaStatCard', slot: 'Whole' })({
  margin: 0,
  whiteSpace: 'nowrap',
  fontSize: `min(1em, 100cqi / (var(--signs) * ${widestSign}))`,
});

const Trend = styled('p', { name: 'TiendaStatCard', slot: 'Trend' })(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: theme.spacing(1),
  margin: theme.spacing(2, 0, 0),
  minHeight: '1.45em',
  color: theme.tokens.palette.text.secondary,
  overflowWrap: 'anywhere',
  '& span': { minWidth: 0 },
  '& svg': { flexShrink: 0, fontSize: 20 },
  '&[data-way=up] svg': { color: theme.tokens.palette.success.main },
  '&[data-way=down] svg': { color: theme.tokens.palette.error.main },
}));

const arrows = { up: ArrowUpwardOutlined, down: ArrowDownwardOutlined, same: DragHandleOutlined };
const wholeNumber = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 });

/** One large figure and its trend, to be read from two metres. */
export function StatCard(inProps: StatCardProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaStatCard' });
  const { label, value, previous, headingLevel = 'h2', format = wholeNumber.format, loading = false } = props;
  const texts = { ...statCardTexts, ...props.texts };
  const id = useId();
  const text = format(value);
  const trend =
    loading || previous === undefined
      ? undefined
      : statTrend(value, previous, props.previousPeriod ?? texts.period, texts);
  const Arrow = trend && arrows[trend.way];
  return (
    <Root aria-labelledby={id} aria-busy={loading}>
      <Label id={id} as={headingLevel}>
        {label}
      </Label>
      <Figure>
        {loading ? (
          <Skeleton width="60%" role="img" aria-label={texts.loading} />
        ) : (
          <Whole style={{ '--signs': text.length } as CSSProperties}>{text}</Whole>
        )}
      </Figure>
      <Trend data-way={trend?.way}>
        {loading && <Skeleton width="80%" />}
        {Arrow && <Arrow aria-hidden />}
        <span>{trend?.text}</span>
      </Trend>
    </Root>
  );
}
