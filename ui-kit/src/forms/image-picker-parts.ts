import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { motion, shape } from '../theme/tokens.ts';
import { dropZoneStyles } from './drop-zone.ts';

const name = 'TiendaImagePickerField';

export const Root = styled('fieldset', { name, slot: 'Root' })(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': {
    ...theme.typography.body1,
    fontWeight: 600,
    padding: 0,
    marginBlockEnd: theme.spacing(2),
    maxWidth: '100%',
    overflowWrap: 'anywhere',
  },
}));

/** Label of the file input: a click opens the input, a drop fills it. */
export const DropZone = styled('label', { name, slot: 'DropZone' })(dropZoneStyles);

export const List = styled('ul', { name, slot: 'List' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: theme.spacing(4),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  // During a drag the other pictures make room; after the drop all are at their final place.
  '&[data-carrying=true]': { userSelect: 'none' },
  '&[data-carrying=true] > li:not([data-carried=true])': { transition: `transform ${motion.quick}ms` },
  '&[data-small=true]': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: `${theme.spacing(30)} minmax(0, 1fr)`,
      gridTemplateRows: '1fr auto',
      '& > :first-of-type': { gridRow: 'span 2', alignSelf: 'start' },
      '& > :last-of-type': { flexWrap: 'wrap' },
    },
  },
}));

export const Item = styled('li', { name, slot: 'Item' })(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: `1px solid ${theme.tokens.palette.divider}`,
  borderRadius: shape.card,
  overflow: 'hidden',
  background: theme.tokens.palette.background.paper,
  '&[data-carried=true]': {
    position: 'relative',
    zIndex: 1,
    borderColor: theme.tokens.palette.primary.main,
    boxShadow: theme.shadows[8],
  },
  '&[data-error=true]': { borderColor: theme.tokens.palette.error.main },
}));

export const Preview = styled('div', { name, slot: 'Preview' })(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  aspectRatio: '1',
  background: theme.tokens.palette.tint.sand,
  color: theme.tokens.palette.text.primary,
  '&[data-movable=true]': { cursor: 'grab', userSelect: 'none' },
  '& img': { width: '100%', height: '100%', objectFit: 'contain', pointerEvents: 'none' },
  '& > span': { display: 'grid', justifyItems: 'center', gap: theme.spacing(1) },
}));

export const First = styled('div', { name, slot: 'First' })(({ theme }) => ({
  position: 'absolute',
  inset: `${theme.spacing(2)} auto auto ${theme.spacing(2)}`,
}));

export const Caption = styled('div', { name, slot: 'Caption' })(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(2, 3, 0),
  overflowWrap: 'anywhere',
  '& p': { margin: 0, color: theme.tokens.palette.error.main },
}));

export const Buttons = styled('div', { name, slot: 'Buttons' })(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: 'auto',
  padding: theme.spacing(0, 1),
}));

/** Drag handle for fingers. */
export const Handle = styled(IconButton, { name, slot: 'Handle' })({ cursor: 'grab', touchAction: 'none' });

export const Progress = styled('div', { name, slot: 'Progress' })(({ theme }) => ({
  '& > p': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.spacing(3),
    margin: `0 0 ${theme.spacing(1)}`,
    fontVariantNumeric: 'tabular-nums',
  },
  '& > .MuiLinearProgress-root': { height: 8, borderRadius: shape.full },
}));
