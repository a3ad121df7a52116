import type { CSSObject } from '@mui/material/styles';
import { touchTarget } from '../../theme/tokens.ts';
import { denseQuantity, quantityVars } from '../quantity-stepper/quantity-vars.ts';

/** The name above quantity, unit price and subtotal. */
export const denseLine: CSSObject = {
  [quantityVars.height]: `${denseQuantity}px`,
  gridTemplateColumns: `${3 * touchTarget}px minmax(0, 1fr) auto`,
  '@media (pointer: fine)': { gridTemplateColumns: '124px minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: 8,
  paddingBlock: 4,
  // The highlight extends beyond the text.
  marginInline: -8,
  paddingInline: 8,
  // The parts of these elements are grid items of the line.
  '& > div:not([role=status])': { display: 'contents' },
  '& p': { gridArea: '1 / 1 / 2 / -1', paddingInlineEnd: touchTarget },
  '& [data-remove]': {
    gridArea: '1 / 1 / 2 / -1',
    justifySelf: 'end',
    '@media (pointer: fine)': { width: denseQuantity, height: 28, minHeight: 0, padding: 0 },
  },
  '& > [role=status]': { gridArea: '2 / 1 / 3 / -1' },
  '& small': { gridRow: 3, gridColumn: 2, lineHeight: 1.3 },
  '& > div > div': { gridRow: 3, gridColumn: 1, width: 'auto' },
  '& > div > strong': { gridRow: 3, gridColumn: 3 },
};
