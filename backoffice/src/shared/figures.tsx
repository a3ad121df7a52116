import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { least } from 'ui-kit/theme/tokens';

/** Labels with figures, side by side where they fit. */
export const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least.figure}), 1fr))`,
  gap: theme.spacing(4, 6),
  margin: theme.spacing(0, 0, 6),
  '& dt': { ...theme.typography.body2, color: theme.tokens.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
}));

export const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
