import { forcedColours, forcedFill } from '../../theme/forced-colours.ts';
import { styled } from '../../theme/styled.ts';
import { shape, touchTarget } from '../../theme/tokens.ts';

export const Bar = styled('div', { name: 'TiendaFeaturedCarousel', slot: 'Bar' })({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: touchTarget,
  marginTop: 8,
});

/** So wide that fifteen dots stand beside the buttons, each for a thumb. */
const roomForDots = '@container (min-width: 860px)';

/** Dots to press where there is room for thumbs; else for the keyboard alone, whose place the line shows. */
export const Dots = styled('div', { name: 'TiendaFeaturedCarousel', slot: 'Dots' })(({ theme }) => ({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  justifyContent: 'center',
  minWidth: 0,
  '& i': {
    width: 8,
    height: 8,
    borderRadius: shape.full,
    background: theme.tokens.palette.border.control,
    transition: theme.transitions.create(['width', 'background-color']),
    ...forcedFill,
  },
  '& [data-current] i': {
    width: 20,
    background: theme.tokens.palette.primary.main,
    [forcedColours]: { backgroundColor: 'Highlight' },
  },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: touchTarget,
    height: touchTarget,
    padding: 0,
    border: 0,
    borderRadius: shape.control,
    background: 'none',
    cursor: 'pointer',
  },
  '& button:hover i': { background: theme.tokens.palette.text.primary },
  '@container (max-width: 859.95px)': { '&[data-many]': { display: 'none' } },
}));

/** A thin line, the part of it that is seen, and '3 / 15'. */
export const Progress = styled('div', { name: 'TiendaFeaturedCarousel', slot: 'Progress' })(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  marginInline: 8,
  borderRadius: shape.control,
  color: theme.tokens.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& span': {
    position: 'relative',
    flex: 1,
    height: 2,
    borderRadius: shape.full,
    background: theme.tokens.palette.divider,
    ...forcedFill,
  },
  '& i': {
    position: 'absolute',
    insetBlock: -1,
    borderRadius: shape.full,
    background: theme.tokens.palette.primary.main,
    transition: theme.transitions.create('inset-inline-start'),
    [forcedColours]: { backgroundColor: 'Highlight' },
  },
  [roomForDots]: { display: 'none' },
}));
