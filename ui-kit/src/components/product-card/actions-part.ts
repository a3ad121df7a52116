import { compactList, compactRow } from '../../theme/compact-list.ts';
import { offPaper } from '../../theme/on-paper.ts';
import { styled } from '../../theme/styled.ts';
import { quantityVars } from '../quantity-stepper/quantity-vars.ts';

/** So wide that a mouse's quantity and the link to the product's page stand in one row. */
export const besideQuantity = '@container (min-width: 210px) and (max-width: 299.95px)';

/** A place in a grid that names itself so. */
export const CARD_PLACE = 'tienda-card-place';
/** So wide a place that the picture stands beside the words: two on a tablet held upright. */
export const lyingDown = `@container ${CARD_PLACE} (min-width: 20.5rem)`;

/** 'Ver producto' and the space before it. */
const linkBeside = 92;

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
  // Larger text takes two lines of the 44 px.
  '& .MuiButton-root': {
    padding: '4px',
    minWidth: 0,
    fontSize: '0.875rem',
    lineHeight: 1.15,
    textWrap: 'balance',
  },
  // In two rows what is wrong with the quantity stands over it: under it is the button.
  [quantityVars.errorBelow]: 'auto',
  [quantityVars.errorAbove]: 'calc(100% + 4px)',
  // Six digits fit beside narrower steps, which a mouse hits.
  '@media (pointer: fine)': {
    // Beside the quantity stands the way to the product's page.
    [besideQuantity]: { '& > div': { width: `max(112px, 100% - ${linkBeside}px)` } },
  },
  '@container (min-width: 300px)': {
    gridTemplateColumns: '140px minmax(0, 1fr)',
    minHeight: 44,
    ...errorBelow,
  },
  [lyingDown]: { gridArea: 'actions', marginTop: 8 },
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
  ...offPaper,
});
