import { keyframes } from '@emotion/react';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { elevation, motion, shape, touchTarget } from '../../theme/tokens.ts';
import { Picture } from '../picture/picture.tsx';
import { quantityVars } from '../quantity-stepper/quantity-vars.ts';

const name = 'TiendaSearchSuggestions';

/** Width of a quantity and its button, in px. */
const ORDER_WIDTH = 144;

export const Panel = styled('div', { name, slot: 'Panel' })(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 8px)',
  insetInline: 0,
  // Wider than a short field, so that names keep their room.
  minWidth: 'min(360px, 100vw)',
  zIndex: theme.zIndex.appBar + 1,
  maxHeight: 'min(var(--height, 70vh), 560px)',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1px solid ${theme.tokens.palette.divider}`,
  borderRadius: shape.card,
  background: theme.tokens.palette.background.paper,
  boxShadow: elevation.light,
  ...theme.applyStyles('dark', { boxShadow: elevation.dark }),
  [theme.breakpoints.down('sm')]: {
    insetInline: 'var(--to-edge, 0px) auto',
    width: 'var(--width, 100%)',
    maxWidth: '100vw',
    borderInline: 0,
    borderRadius: 0,
  },
}));

export const List = styled('div', { name, slot: 'List' })({
  minHeight: 0,
  padding: 8,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The controls beside the options overlay their end.
  '&[data-orders]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridAutoRows: 'max-content',
  },
  '&[data-orders] > * > [role=option]': { gridColumn: '1 / -1' },
  '&[data-orders] > * > a[role=option]': { paddingInlineEnd: ORDER_WIDTH + 20 },
});

/** An option, or the controls beside it; laid out in the list's rows. */
export const Part = styled('div', { name, slot: 'Part' })({ display: 'contents' });

export const Order = styled('div', { name, slot: 'Order' })({
  gridColumn: 2,
  alignSelf: 'center',
  display: 'grid',
  gridTemplateColumns: '56px 1fr',
  gap: 6,
  width: ORDER_WIDTH,
  marginInlineEnd: 8,
  '& .MuiButton-root': { minWidth: 0, paddingInline: 8 },
  [quantityVars.errorBelow]: 'auto',
  [quantityVars.errorAbove]: 'calc(100% + 4px)',
});

const appear = keyframes({ from: { opacity: 0 } });
/** Delays the indicator: a quick answer needs none. */
const delayedAppearance = { animation: `${appear} ${motion.quick}ms ${motion.quick}ms backwards` };

export const Skeletons = styled(List, { name, slot: 'Skeletons' })(delayedAppearance);

/** Progress bar over suggestions of the previous term. */
export const Progress = styled(LinearProgress, { name, slot: 'Progress' })({
  ...delayedAppearance,
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  height: 3,
});

export const Option = styled('div', { name, slot: 'Option' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: touchTarget,
  padding: '6px 8px',
  borderRadius: shape.control,
  color: theme.tokens.palette.text.primary,
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { background: theme.tokens.palette.action.hover },
  '&[aria-selected=true]': {
    background: theme.tokens.palette.action.selected,
    outline: `2px solid ${theme.tokens.palette.primary.main}`,
    outlineOffset: -2,
  },
}));

export const AllOption = styled(Option, { name, slot: 'All' })(({ theme }) => ({
  color: theme.tokens.palette.primary.main,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '& svg': { flexShrink: 0, margin: '0 12px' },
}));

export const Thumbnail = styled(Picture, { name, slot: 'Picture' })({
  width: 48,
  flexShrink: 0,
  borderRadius: shape.control,
});

export const Words = styled('span', { name, slot: 'Words' })(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  '& > small': { ...theme.typography.body2, display: 'block', color: theme.tokens.palette.text.secondary },
  '& > b': { display: 'block', fontVariantNumeric: 'tabular-nums' },
  '& > small[data-sold-out]': { color: theme.tokens.palette.error.main, fontWeight: 600 },
  '& > small[data-in-cart]': { color: theme.tokens.palette.primary.main, fontWeight: 600 },
}));

export const PriceText = styled('span', { name, slot: 'Price' })({
  flexShrink: 0,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const Note = styled('p', { name, slot: 'Note' })(({ theme }) => ({
  margin: 0,
  padding: 16,
  color: theme.tokens.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

/** Tip at the panel's foot, below the scrolling list. */
export const Tip = styled('p', { name, slot: 'Tip' })(({ theme }) => ({
  ...theme.typography.body2,
  flex: 'none',
  margin: 0,
  padding: '8px 16px',
  borderTop: `1px solid ${theme.tokens.palette.divider}`,
  color: theme.tokens.palette.text.secondary,
}));
