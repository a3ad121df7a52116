import { styled } from '@mui/material/styles';
import { compactList, compactRow } from '../../theme/compact-list.ts';
import { hiddenInPrint } from '../../theme/print-styles.ts';
import { quantityVars } from '../quantity-stepper/quantity-vars.ts';

/** Widths at which a mouse user's quantity and the link to the product's page share a row. */
export const sharedRow = '@container (min-width: 210px) and (max-width: 299.95px)';

/** Container name of a grid place. */
export const CARD_PLACE = 'tienda-card-place';
/** Place width at which the picture stands beside the words: two cards on a tablet in portrait. */
export const horizontalCard = `@container ${CARD_PLACE} (min-width: 20.5rem)`;

/** Width of 'Ver producto' and the space before it, in px. */
const linkWidth = 92;

const errorBelow = {
  [quantityVars.errorBelow]: 'calc(100% + 4px)',
  [quantityVars.errorAbove]: 'auto',
};

export const Actions = styled('div', { name: 'TiendaProductCard', slot: 'Actions' })({
  display: 'grid',
  gap: 8,
  // Always two rows of 44 px, so that prices align across cards.
  minHeight: 96,
  alignContent: 'end',
  // Larger text takes two lines within the 44 px.
  '& .MuiButton-root': {
    padding: '4px',
    minWidth: 0,
    fontSize: '0.875rem',
    lineHeight: 1.15,
    textWrap: 'balance',
  },
  // With two rows, show the quantity's error above it, because the button is below.
  [quantityVars.errorBelow]: 'auto',
  [quantityVars.errorAbove]: 'calc(100% + 4px)',
  // Six digits fit beside narrower steppers, which mouse users can hit.
  '@media (pointer: fine)': {
    // The link to the product's page stands beside the quantity.
    [sharedRow]: { '& > div': { width: `max(112px, 100% - ${linkWidth}px)` } },
  },
  '@container (min-width: 300px)': {
    gridTemplateColumns: '140px minmax(0, 1fr)',
    minHeight: 44,
    ...errorBelow,
  },
  [horizontalCard]: { gridArea: 'actions', marginTop: 8 },
  '&[data-alone]': { minHeight: 44 },
  [compactList]: {
    gridArea: 'actions',
    gridTemplateColumns: '104px minmax(0, 1fr)',
    minHeight: 44,
    alignSelf: 'center',
    [compactRow]: { gridTemplateColumns: '132px minmax(0, 1fr)' },
  },
  '& [data-whole]': { gridColumn: '1 / -1' },
  '&&[data-beside]': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  ...hiddenInPrint,
});
