import type { Breakpoint, CSSObject, Theme } from '@mui/material/styles';
import { printStyles } from '../../theme/print-styles.ts';
import { touchTarget, whereCompact } from '../../theme/tokens.ts';
import { denseQuantity, quantityVars } from '../quantity-stepper/quantity-vars.ts';

/** Padding between a field's frame and its text, in px: the text, not the frame, aligns with the header. */
export const fieldPadding = 8;
/** Attribute of a field in a cell: the key of its column. */
export const fieldColumn = 'data-column';
/** Attribute of a field with an amount of money. */
export const moneyField = 'data-money';

/** Breakpoint below which rows become cards. */
export type CardsBelow = Extract<Breakpoint, 'sm' | 'md' | 'lg' | 'xl'>;

/** Name of the table's container, for container queries. */
export const tableRoom = 'tienda-table';

/** Smallest table width for rows, in rem, as larger text needs more. Below any table's width at the default size. */
const least: Record<CardsBelow, string> = { sm: '20rem', md: '34rem', lg: '44rem', xl: '44rem' };

/** Styles for cards: in a narrow window or a narrow container. Not on paper. */
export const asCards = (theme: Theme, cards: CardsBelow, style: CSSObject): CSSObject => ({
  [theme.breakpoints.down(cards).replace('@media', '@media screen and')]: style,
  [`@container ${tableRoom} (max-width: ${least[cards]})`]: style,
});

/** Styles for rows. */
export const asRows = (theme: Theme, cards: CardsBelow, style: CSSObject): CSSObject => ({
  [theme.breakpoints.up(cards).replace('@media', `${printStyles},`)]: {
    [`@container ${tableRoom} not (max-width: ${least[cards]})`]: style,
  },
});

/** Amounts and numbers never break in a column that fits them. */
export const figures: CSSObject = {
  fontVariantNumeric: 'tabular-nums',
  '&[data-fit]:not(:has(a, button, input))': { whiteSpace: 'nowrap' },
};

/** On a tablet, two labels with figures share a line of a card. */
export const halfCard: CSSObject = {
  [`@container ${tableRoom} (min-width: 36rem)`]: { '&[data-phone=field]': { width: 'calc(50% - 6px)' } },
};

/**
 * Fields on a card, each under its label, as many in a line as fit: three from 375 px. The subtotal stands beside them
 * if it fits. Use rem: larger text stacks the fields.
 */
export const figureCard: CSSObject = {
  '&[data-phone=figure]': {
    flex: '1 1 4rem',
    width: 'auto',
    flexDirection: 'column',
    flexWrap: 'nowrap',
    alignItems: 'stretch',
    justifyContent: 'flex-start',
    alignSelf: 'flex-start',
    gap: 0,
    '&::before': { flex: 'none', whiteSpace: 'nowrap' },
    '& > *, & .MuiInputBase-root': { width: '100%' },
    '& input': { width: 0, flex: 1 },
  },
  // A figure without field must not break.
  '&[data-phone=figure]:not(:has(input))': { whiteSpace: 'nowrap' },
  // The title has its own line, beside the row's actions.
  'tr:has(> [data-phone=figure]) > &[data-phone=title]': { flex: '1 1 calc(100% - 4rem)' },
  // Room for an amount of eight digits with its sign.
  [`&[data-phone=figure]:has([${moneyField}])`]: { flexBasis: '7rem' },
  [`@container ${tableRoom} (min-width: 36rem)`]: {
    'tr:has(> [data-phone=figure]) > &[data-phone=field]': { width: 'auto', flex: '1 0 auto' },
  },
};

/** A line without label, for self-explanatory values. Low cards let more fit into a window. */
export const lineCard: CSSObject = {
  '&[data-phone=line]': {
    padding: 0,
    minHeight: 0,
    flexWrap: 'wrap',
    rowGap: 0,
    justifyContent: 'space-between',
    '&::before': { display: 'none' },
  },
  'tr:has(> :is([data-phone=line], [data-phone=tools])) > &:is([data-phone=title], [data-phone=aside], [data-phone=check])':
    { padding: 0 },
};

/** Attribute of cell content that only cards show, because another column has no line there. */
export const onlyOnCards = 'data-on-card';

/** Fields of a card: label and value, one after the other. Buttons and inputs have their own line. */
export const labelledFields: CSSObject = {
  '&[data-phone=field]:not(:has(a, button, input))': {
    width: 'auto',
    minHeight: 0,
    gap: 6,
    padding: 0,
    alignItems: 'baseline',
    justifyContent: 'flex-start',
  },
  // Below the card's head, not beside it.
  'tr:not(:has(> :is([data-phone=aside], [data-phone=check], [data-phone=figure]))) > &[data-phone=title]': {
    flexBasis: '100%',
  },
};

/** Icons beside a line, or beside the card's head if there is no line; as high as a touch target. */
export const toolsCard: CSSObject = {
  '&[data-phone=tools]': { width: 'auto', minHeight: 0, flex: 'none', padding: 0, marginInlineStart: 'auto' },
  // Each icon already has space around it.
  '&[data-phone=tools] > *': { gap: 0 },
  'tr:has(> [data-phone=tools]) > &[data-phone=line]': { width: 'auto', flex: '1 1 0', minWidth: '45%' },
  'tr:not(:has(> [data-phone=line])) > &[data-phone=tools]': { order: -1 },
  'tr:has(> [data-phone=tools]):not(:has(> [data-phone=line])) > &[data-phone=title]': { flexBasis: 0 },
  // The head shares its row only with the checkbox; the line is below.
  'tr:has(> [data-phone=tools]):has(> [data-phone=line]):not(:has(> [data-phone=aside])) > &[data-phone=title]':
    {
      flexBasis: `calc(100% - ${touchTarget}px)`,
    },
};

/** Rows as low as their fields for mouse users. Highlights the row of the cell with `data-active` (Enter opens it). */
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
        '& > tbody > tr > td': {
          paddingBlock: 2,
          '&, & :is(.MuiTypography-root, p)': { lineHeight: 1.25 },
        },
        '& > tbody > tr > td :is(.MuiIconButton-root, .MuiCheckbox-root)': {
          width: lowControl,
          height: lowControl,
        },
        '& > tbody > tr > td .MuiButtonBase-root': { minHeight: lowControl },
      },
    },
  });
