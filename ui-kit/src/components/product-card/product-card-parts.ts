import type { CSSObject, Theme } from '@mui/material/styles';
import { styled } from '../../theme/styled.ts';
import { shape } from '../../theme/tokens.ts';
import { Picture } from '../picture/picture.tsx';
import { quantityVars } from '../quantity-stepper/quantity-vars.ts';

export const Root = styled('article', { name: 'TiendaProductCard', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  borderRadius: shape.card,
  border: `1px solid ${theme.vars.palette.border.soft}`,
  background: theme.vars.palette.background.paper,
  containerType: 'inline-size',
  transition: theme.transitions.create('border-color'),
  '&:hover, &:focus-within': { borderColor: theme.vars.palette.border.control },
}));

export const Media = styled('div', { name: 'TiendaProductCard', slot: 'Media' })({
  position: 'relative',
  '& a': { display: 'block' },
});

/** Inside of the card's edge. */
export const topCorners = `${shape.card - 1}px ${shape.card - 1}px 0 0`;
export const Photo = styled(Picture, { name: 'TiendaProductCard', slot: 'Picture' })({
  borderRadius: topCorners,
});

export const Badges = styled('div', { name: 'TiendaProductCard', slot: 'Badges' })({
  position: 'absolute',
  inset: '8px 44px auto 8px',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  pointerEvents: 'none',
});

export const Stock = styled('div', { name: 'TiendaProductCard', slot: 'Stock' })({
  position: 'absolute',
  inset: '8px 8px auto auto',
});

export const Body = styled('div', { name: 'TiendaProductCard', slot: 'Body' })({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  padding: '12px 12px 4px',
  '@container (max-width: 200px)': { padding: '8px 8px 4px' },
});

export const InCart = styled('div', { name: 'TiendaProductCard', slot: 'InCart' })({
  position: 'absolute',
  inset: 'auto auto 8px 8px',
  pointerEvents: 'none',
});

/** Name and brand in three lines. Their whole text lies over what follows while someone points at it or is in it. */
export const Words = styled('div', { name: 'TiendaProductCard', slot: 'Words' })(({ theme }) => ({
  position: 'relative',
  // Two lines of the name, one of the brand, 2 px between them.
  height: `calc(${theme.typography.body2.fontSize} * ${theme.typography.body2.lineHeight} * 3 + 2px)`,
  '& > div': { position: 'absolute', inset: '0 -6px auto', paddingInline: 6, borderRadius: shape.control },
  // A thumb that scrolls over it points at nothing.
  '@media (hover: hover)': { '& > div:hover': whole(theme) },
  '& > div:focus-within': whole(theme),
}));

function whole(theme: Theme): CSSObject {
  return {
    zIndex: 1,
    background: theme.vars.palette.background.paper,
    // What it lies over fades out under it; a short name covers nothing.
    boxShadow: `0 4px 8px 4px ${theme.vars.palette.background.paper}`,
    '& a': { display: 'block' },
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
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    // 'x 1 kg' stays together as far as it goes.
    textWrap: 'balance',
    overflow: 'hidden',
    // A name of one line is hit as well as one of two.
    '&::after': { content: '""', position: 'absolute', inset: '-12px 0' },
    '&:hover': { textDecoration: 'underline' },
  },
}));

export const Meta = styled('p', { name: 'TiendaProductCard', slot: 'Meta' })(({ theme }) => ({
  ...theme.typography.body2,
  margin: '2px 0 0',
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
}));

/** Room for price and type, and on a narrow card for the struck price between them: prices of a row stand at one height. */
export const PriceArea = styled('div', { name: 'TiendaProductCard', slot: 'Price' })({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 66,
  paddingBlock: '4px 8px',
  '@container (max-width: 209px)': { minHeight: 88 },
});

const errorBelow = {
  [quantityVars.errorBelow]: 'calc(100% + 4px)',
  [quantityVars.errorAbove]: 'auto',
};

export const Actions = styled('div', { name: 'TiendaProductCard', slot: 'Actions' })({
  display: 'grid',
  gap: 8,
  // Two rows of 44 px even if there is only one to show, so that prices stand at one height.
  minHeight: 96,
  alignContent: 'end',
  // Two lines of words in 44 px.
  '& .MuiButton-root': {
    padding: '4px 10px',
    minWidth: 0,
    fontSize: '0.875rem',
    lineHeight: 1.15,
    textWrap: 'balance',
  },
  // In two rows what is wrong with the quantity stands over it: under it is the button.
  [quantityVars.errorBelow]: 'auto',
  [quantityVars.errorAbove]: 'calc(100% + 4px)',
  // A mouse hits the narrower steps, beside which six digits fit; a thumb gets 44 px and two rows.
  '@media (pointer: fine)': {
    '@container (min-width: 210px)': {
      gridTemplateColumns: 'minmax(104px, 5fr) minmax(0, 6fr)',
      gap: 6,
      minHeight: 44,
      ...errorBelow,
    },
  },
  '@container (min-width: 270px)': {
    gridTemplateColumns: '132px minmax(0, 1fr)',
    minHeight: 44,
    ...errorBelow,
  },
  '&[data-alone]': { minHeight: 44 },
  '& [data-whole]': { gridColumn: '1 / -1' },
});

export const Foot = styled('div', { name: 'TiendaProductCard', slot: 'Foot' })(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: 44,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
    textUnderlineOffset: 3,
  },
}));
