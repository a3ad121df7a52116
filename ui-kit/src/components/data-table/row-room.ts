import type { Breakpoint, CSSObject, Theme } from '@mui/material/styles';
import { onPaper } from '../../theme/on-paper.ts';
import { touchTarget } from '../../theme/tokens.ts';
import { moneyField } from './field-in-cell.ts';

/** Below it rows are cards. */
export type CardsBelow = Extract<Breakpoint, 'sm' | 'md' | 'lg' | 'xl'>;

/** The table's own room, by which it is judged as well. */
export const tableRoom = 'tienda-table';

/**
 * The least that rows take, in rem: for who reads larger text a wide window has the room of a narrow one. Less than any
 * table has, at the usual size, in a window from its breakpoint up.
 */
const least: Record<CardsBelow, string> = { sm: '20rem', md: '34rem', lg: '44rem', xl: '44rem' };

/** How it looks as cards: in a narrow window, or where little room is left to it. A sheet of paper is no window. */
export const asCards = (theme: Theme, cards: CardsBelow, style: CSSObject): CSSObject => ({
  [theme.breakpoints.down(cards).replace('@media', '@media screen and')]: style,
  [`@container ${tableRoom} (max-width: ${least[cards]})`]: style,
});

/** How it looks as rows. */
export const asRows = (theme: Theme, cards: CardsBelow, style: CSSObject): CSSObject => ({
  [theme.breakpoints.up(cards).replace('@media', `${onPaper},`)]: {
    [`@container ${tableRoom} not (max-width: ${least[cards]})`]: style,
  },
});

/** Amounts and numbers, which are never broken where a column is as wide as they are. */
export const figures: CSSObject = {
  fontVariantNumeric: 'tabular-nums',
  '&[data-fit]:not(:has(a, button, input))': { whiteSpace: 'nowrap' },
};

/** On a tablet's card two words with their figures share a line. */
export const halfCard: CSSObject = {
  [`@container ${tableRoom} (min-width: 36rem)`]: { '&[data-phone=field]': { width: 'calc(50% - 6px)' } },
};

/**
 * Fields on a card, each under its word: as many in a line as there is room for, the three of an order's line from 375 px
 * on; what they come to stands beside them where there is room. In rem: larger text has one under the other.
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
  // A figure that is no field is whole.
  '&[data-phone=figure]:not(:has(input))': { whiteSpace: 'nowrap' },
  // What it is has a line to itself, beside what can be done with it.
  'tr:has(> [data-phone=figure]) > &[data-phone=title]': { flex: '1 1 calc(100% - 4rem)' },
  // An amount of eight digits, its sign before it.
  [`&[data-phone=figure]:has([${moneyField}])`]: { flexBasis: '7rem' },
  [`@container ${tableRoom} (min-width: 36rem)`]: {
    'tr:has(> [data-phone=figure]) > &[data-phone=field]': { width: 'auto', flex: '1 0 auto' },
  },
};

/** No word before it: what it is can be seen. Such cards are low: more of them fit into a window. */
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

/** Attribute of what a cell says on a card alone, where another column has no line of its own. */
export const onlyOnCards = 'data-on-card';

/** What a card's fields say: each word with its value, one after the other. What is pressed or typed in has its own line. */
export const saidFields: CSSObject = {
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

/** Icons beside a line, or beside the card's head where there is none: no higher than what a thumb has to hit. */
export const toolsCard: CSSObject = {
  '&[data-phone=tools]': { width: 'auto', minHeight: 0, flex: 'none', padding: 0, marginInlineStart: 'auto' },
  // Each has room around its picture.
  '&[data-phone=tools] > *': { gap: 0 },
  'tr:has(> [data-phone=tools]) > &[data-phone=line]': { width: 'auto', flex: '1 1 0', minWidth: '45%' },
  'tr:not(:has(> [data-phone=line])) > &[data-phone=tools]': { order: -1 },
  'tr:has(> [data-phone=tools]):not(:has(> [data-phone=line])) > &[data-phone=title]': { flexBasis: 0 },
  // The head has the room beside its checkbox to itself: the line stands below.
  'tr:has(> [data-phone=tools]):has(> [data-phone=line]):not(:has(> [data-phone=aside])) > &[data-phone=title]':
    {
      flexBasis: `calc(100% - ${touchTarget}px)`,
    },
};
