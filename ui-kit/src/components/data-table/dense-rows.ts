import type { CSSObject, Theme } from '@mui/material/styles';
import { whereCompact } from '../../theme/tokens.ts';
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

/** Height of a control in a low row, in px: two lines of words are as high. */
const lowControl = 36;

/** All rows low, for a person who chose so: ten orders are in sight on a laptop. A mouse hits smaller controls. */
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
