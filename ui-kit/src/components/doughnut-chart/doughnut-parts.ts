import { styled } from '../../theme/styled.ts';
import { swatch } from '../bar-chart/chart-parts.ts';

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
