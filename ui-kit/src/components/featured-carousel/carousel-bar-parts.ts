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

/** Container width at which fifteen dots of touch size fit beside the buttons. */
const roomForDots = '@container (min-width: 860px)';

/** Dots that can be pressed if they fit at touch size; otherwise only for the keyboard. */
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

/** A thin line with the visible share, and '3 / 15'. */
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
