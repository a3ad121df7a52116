import { keyframes } from '@emotion/react';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '../../theme/styled.ts';
import { elevation, motion, shape, touchTarget } from '../../theme/tokens.ts';
import { Picture } from '../picture/picture.tsx';

const name = 'TiendaSearchSuggestions';

export const Panel = styled('div', { name, slot: 'Panel' })(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 8px)',
  insetInline: 0,
  // Under a short field it is wider than that, so that names keep their room.
  minWidth: 'min(360px, 100vw)',
  zIndex: theme.zIndex.appBar + 1,
  maxHeight: 'min(var(--height, 70vh), 560px)',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: shape.card,
  background: theme.vars.palette.background.paper,
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
});

const appear = keyframes({ from: { opacity: 0 } });
/** A quick answer comes before anybody has seen that it was awaited. */
const late = { animation: `${appear} ${motion.quick}ms ${motion.quick}ms backwards` };

export const Skeletons = styled(List, { name, slot: 'Skeletons' })(late);

/** Over suggestions that belong to the term before. */
export const Progress = styled(LinearProgress, { name, slot: 'Progress' })({
  ...late,
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
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { background: theme.vars.palette.action.hover },
  '&[aria-selected=true]': {
    background: theme.vars.palette.action.selected,
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
}));

export const AllOption = styled(Option, { name, slot: 'All' })(({ theme }) => ({
  color: theme.vars.palette.primary.main,
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
  '& > small': { ...theme.typography.body2, display: 'block', color: theme.vars.palette.text.secondary },
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
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));
