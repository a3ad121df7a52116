import { styled } from '@mui/material/styles';
import { least } from 'ui-kit/theme/tokens';

/** Fields side by side where they fit. */
export const FieldPairs = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least.card}), 1fr))`,
  alignItems: 'start',
  gap: theme.spacing(5, 4),
  // Keeps focused fields clear of the sticky sum bar.
  '& :is(input, select, button)': { scrollMarginBlock: theme.spacing(30) },
}));
