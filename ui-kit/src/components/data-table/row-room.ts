import type { Breakpoint, CSSObject, Theme } from '@mui/material/styles';

/** Below it rows are cards. */
export type CardsBelow = Extract<Breakpoint, 'sm' | 'md' | 'lg' | 'xl'>;

/** The table's own room, by which it is judged as well. */
export const tableRoom = 'tienda-table';

/**
 * The least that rows take, in rem: for who reads larger text a wide window has the room of a narrow one. Less than any
 * table has, at the usual size, in a window from its breakpoint up.
 */
const least: Record<CardsBelow, string> = { sm: '20rem', md: '34rem', lg: '44rem', xl: '44rem' };

/** How it looks as cards: in a narrow window, or where little room is left to it. */
export const asCards = (theme: Theme, cards: CardsBelow, style: CSSObject): CSSObject => ({
  [theme.breakpoints.down(cards)]: style,
  [`@container ${tableRoom} (max-width: ${least[cards]})`]: style,
});

/** How it looks as rows. */
export const asRows = (theme: Theme, cards: CardsBelow, style: CSSObject): CSSObject => ({
  [theme.breakpoints.up(cards)]: { [`@container ${tableRoom} not (max-width: ${least[cards]})`]: style },
});

/** On a tablet's card two words with their figures share a line. */
export const halfCard: CSSObject = {
  [`@container ${tableRoom} (min-width: 36rem)`]: { '&[data-phone=field]': { width: 'calc(50% - 6px)' } },
};
