import { type CSSObject, styled, type Theme } from '@mui/material/styles';
import { compactList, compactNarrow, compactRow } from '../../theme/compact-list.ts';
import { shape } from '../../theme/tokens.ts';
import { Picture } from '../picture/picture.tsx';
import { horizontalCard, sharedRow } from './actions-part.ts';

export const Root = styled('article', { name: 'TiendaProductCard', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  borderRadius: shape.card,
  border: `1px solid ${theme.tokens.palette.border.soft}`,
  background: theme.tokens.palette.background.paper,
  containerType: 'inline-size',
  transition: theme.transitions.create('border-color'),
  '&:hover, &:focus-within': { borderColor: theme.tokens.palette.border.control },
  [horizontalCard]: {
    display: 'grid',
    gridTemplateColumns: '9rem minmax(0, 1fr)',
    gridTemplateAreas: '"photo words" "photo price" "foot price" "actions actions"',
    gridTemplateRows: 'auto 1fr auto auto',
    columnGap: 12,
    padding: 12,
  },
  [compactList]: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr) 5.75rem 7rem',
    gridTemplateAreas: '"photo words words badges" "photo words words incart" "price price actions actions"',
    gridTemplateRows: '1fr auto auto',
    gap: '0 8px',
    padding: '8px 0',
    border: 'none',
    borderRadius: 0,
    borderBottom: `1px solid ${theme.tokens.palette.divider}`,
    background: 'none',
    [compactNarrow]: {
      gridTemplateColumns: '48px minmax(0, 1fr)',
      gridTemplateAreas: '"photo words" "badges badges" "incart incart" "price price" "actions actions"',
      gridTemplateRows: 'auto',
    },
    [compactRow]: {
      gridTemplateColumns: '64px minmax(0, 1fr) 128px 148px 264px',
      gridTemplateAreas: '"photo words badges price actions" "photo words incart price actions"',
      gridTemplateRows: '1fr auto',
      gap: '0 16px',
      alignItems: 'center',
    },
  },
}));

export const Body = styled('div', { name: 'TiendaProductCard', slot: 'Body' })({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  position: 'relative',
  padding: '12px 12px 4px',
  '@container (max-width: 200px)': { padding: '8px 8px 4px' },
  // The parts are grid items of the card.
  [horizontalCard]: { display: 'contents' },
  [compactList]: { display: 'contents' },
});

/** Name, size and brand in four lines. On hover or focus, the full text overlays the content below. */
export const Words = styled('div', { name: 'TiendaProductCard', slot: 'Words' })(({ theme }) => ({
  position: 'relative',
  // Two lines of name, one of size, one of brand, 2 px apart.
  height: linesOf(theme, 4),
  '& > div': { position: 'absolute', inset: '0 -6px auto', paddingInline: 6, borderRadius: shape.control },
  // A scrolling finger must not trigger the hover.
  '@media (hover: hover)': { '& > div:hover': fullCard(theme) },
  '& > div:focus-within': fullCard(theme),
  [horizontalCard]: { gridArea: 'words' },
  [compactList]: { gridArea: 'words', [compactRow]: { height: linesOf(theme, 3) } },
}));

const linesOf = ({ typography: { body2 } }: Theme, count: number): string =>
  `calc(${body2.fontSize} * ${body2.lineHeight} * ${count} + 2px)`;

function fullCard(theme: Theme): CSSObject {
  return {
    zIndex: 1,
    background: theme.tokens.palette.background.paper,
    // Fade the content below the overlay; a short name covers nothing.
    boxShadow: `0 4px 8px 4px ${theme.tokens.palette.background.paper}`,
    '& a > span': { display: 'block' },
    '& p': { whiteSpace: 'normal', overflow: 'visible', overflowWrap: 'anywhere' },
  };
}

export const Name = styled('h3', { name: 'TiendaProductCard', slot: 'Name' })(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  margin: 0,
  fontWeight: 500,
  letterSpacing: '0.03em',
  textTransform: 'uppercase',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '& a': {
    color: 'inherit',
    textDecoration: 'none',
    display: 'block',
    // A name without size may use the size's line.
    '& > :first-of-type': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
      textWrap: 'balance',
      overflow: 'hidden',
    },
    '& > [data-sized]': { WebkitLineClamp: 2 },
    // A name of one line has the same touch area as a name of two.
    '&::after': { content: '""', position: 'absolute', inset: '-12px 0' },
    '&:hover': { textDecoration: 'underline' },
  },
}));

export const Meta = styled('p', { name: 'TiendaProductCard', slot: 'Meta' })(({ theme }) => ({
  ...theme.typography.body2,
  margin: '2px 0 0',
  color: theme.tokens.palette.text.secondary,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
}));

const struckOver = { '& > :has(s)': { flexDirection: 'column-reverse', alignItems: 'flex-start' } } as const;

/**
 * Room for price, kind of price and price per kilo; on a narrow card also for the struck price. The price per kilo
 * always keeps its line, so that prices align across cards.
 */
export const PriceArea = styled('div', { name: 'TiendaProductCard', slot: 'Price' })({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  justifyContent: 'flex-end',
  minHeight: 84,
  paddingBlock: '4px 8px',
  '@container (max-width: 209px)': { minHeight: 104, ...struckOver },
  [horizontalCard]: { gridArea: 'price', ...struckOver },
  [compactList]: {
    gridArea: 'price',
    minHeight: 48,
    padding: 0,
    justifyContent: 'center',
    // A low row shows only the percentage, so that a late price moves nothing.
    '& s': { display: 'none' },
    [compactRow]: { minHeight: 72, '& s': { display: 'initial' } },
  },
});

/** Price per kilo or litre. */
export const Measure = styled('span', { name: 'TiendaProductCard', slot: 'Measure' })(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.tokens.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  minHeight: '1lh',
  // A low row has no line for the price per kilo.
  [compactList]: { display: 'none', [compactRow]: { display: 'inline', '&:empty': { display: 'none' } } },
}));

/**
 * Shown above the price, so that prices align across cards, and read after it. Room for two lines: tiers that load late
 * move nothing.
 */
export const Terms = styled('p', { name: 'TiendaProductCard', slot: 'Terms' })(({ theme }) => ({
  ...theme.typography.body2,
  order: -1,
  margin: 0,
  minHeight: '2lh',
  color: theme.tokens.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& > b': { color: theme.tokens.palette.text.primary },
  [compactList]: { minHeight: '1lh' },
}));

export const Foot = styled('div', { name: 'TiendaProductCard', slot: 'Foot' })(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: 44,
  '@media (pointer: fine)': {
    [sharedRow]: {
      // The row is free; a sold-out product has its own row.
      'div:not([data-alone]) + &': { position: 'absolute', inset: 'auto 12px 64px auto' },
    },
  },
  [horizontalCard]: { gridArea: 'foot' },
  // The name links to the product's page too.
  [compactList]: { display: 'none' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: theme.tokens.palette.text.secondary,
    textUnderlineOffset: 3,
    '&:hover': { color: theme.tokens.palette.text.primary },
  },
}));

export const Media = styled('div', { name: 'TiendaProductCard', slot: 'Media' })({
  position: 'relative',
  '& a': { display: 'block' },
  [horizontalCard]: { gridArea: 'photo', alignSelf: 'start' },
  // The parts are grid items of the row.
  [compactList]: {
    display: 'contents',
    '& > a, & > .MuiSkeleton-root': {
      gridArea: 'photo',
      alignSelf: 'start',
      borderRadius: shape.control,
      overflow: 'hidden',
    },
  },
});

/** Rounded corners inside the card's edge. */
export const topCorners = `${shape.card - 1}px ${shape.card - 1}px 0 0`;
export const Photo = styled(Picture, { name: 'TiendaProductCard', slot: 'Picture' })({
  borderRadius: topCorners,
  [horizontalCard]: { borderRadius: shape.control },
});

export const Badges = styled('div', { name: 'TiendaProductCard', slot: 'Badges' })({
  position: 'absolute',
  inset: '8px 44px auto 8px',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  pointerEvents: 'none',
  [compactList]: { position: 'static', gridArea: 'badges', justifyContent: 'flex-end', alignSelf: 'start' },
});

export const Stock = styled('div', { name: 'TiendaProductCard', slot: 'Stock' })({
  position: 'absolute',
  inset: '8px 8px auto auto',
  [compactList]: { inset: '2px auto auto 28px', scale: '0.75', [compactRow]: { insetInlineStart: 44 } },
});

export const InCart = styled('div', { name: 'TiendaProductCard', slot: 'InCart' })({
  position: 'absolute',
  inset: 'auto auto 8px 8px',
  pointerEvents: 'none',
  [compactList]: { position: 'static', gridArea: 'incart', justifySelf: 'end' },
});
