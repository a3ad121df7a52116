import { styled } from '@mui/material/styles';
import { least } from 'ui-kit/theme/tokens';

/** A first day and a last one beside each other, where there is room. */
export const Days = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least.amount}), 1fr))`,
  gap: theme.spacing(4),
}));
