import type { CSSObject, Theme } from '@mui/material/styles';
import { denseQuantity, quantityVars } from '../quantity-stepper/quantity-vars.ts';
import { asRows, type CardsBelow } from './row-room.ts';

/** Rows as low as their fields where a mouse points, and the one marked whose cell has `data-active`: Enter takes it. */
export const denseRows = (theme: Theme, cards: CardsBelow): CSSObject => ({
  [quantityVars.height]: `${denseQuantity}px`,
  '& > tbody > tr:has([data-active])': {
    background: theme.tokens.palette.tint.leaf,
    boxShadow: `inset 3px 0 ${theme.tokens.palette.primary.main}`,
  },
  ...asRows(theme, cards, {
    '@media (pointer: fine)': {
      '& > thead > tr > th': { paddingBlock: 4 },
      '& > tbody > tr': { height: denseQuantity + 8 },
      '& > tbody > tr > td': { paddingBlock: 3 },
    },
  }),
});
