import type { CSSObject, Theme } from '@mui/material/styles';
import { whereCompact } from '../../theme/tokens.ts';
import { denseQuantity, quantityVars } from '../quantity-stepper/quantity-vars.ts';
import { asRows, type CardsBelow } from './row-room.ts';

/**
 * Rows as low as their fields for mouse users. Highlights the row of the cell with `data-active`, which Enter opens.
 */
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

/** Height of a control in a low row, in px: as high as two lines of text. */
const lowControl = 36;

/** Low rows that the user chose: ten orders fit on a laptop. Mouse users can hit smaller controls. */
export const compact = (theme: Theme, cards: CardsBelow): CSSObject =>
  asRows(theme, cards, {
    '@media (pointer: fine)': {
      [whereCompact]: {
        '& > thead > tr > th': { paddingBlock: 4 },
        '& > tbody > tr': { height: 40 },
        '& > tbody > tr > td': { paddingBlock: 2, '&, & .MuiTypography-root': { lineHeight: 1.25 } },
        '& > tbody > tr > td :is(.MuiIconButton-root, .MuiCheckbox-root)': {
          width: lowControl,
          height: lowControl,
        },
        '& > tbody > tr > td .MuiButtonBase-root': { minHeight: lowControl },
      },
    },
  });
