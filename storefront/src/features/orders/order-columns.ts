import { styled } from '@mui/material/styles';

/**
 * Layout of an order's page, inside a `Room`: current actions, order, further information. On wide pages the order is
 * beside the other two. An open form about the order's lines gets the wide column.
 */
export const OrderColumns = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(4, 8),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 60em)': {
    gridTemplateColumns: 'minmax(0, 1fr) 26em',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"order now" "order more"',
    '&:has([data-area="now"] form)': { gridTemplateAreas: '"now more" "order more"' },
    '& > [data-area="now"]': { gridArea: 'now' },
    '& > [data-area="order"]': { gridArea: 'order' },
    '& > [data-area="more"]': { gridArea: 'more' },
  },
}));
