import { styled } from '@mui/material/styles';
import { least } from 'ui-kit/theme/tokens';

/** Two date fields side by side where they fit. */
export const Days = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least.amount}), 1fr))`,
  gap: theme.spacing(4),
}));
