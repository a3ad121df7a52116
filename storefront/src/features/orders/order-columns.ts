import { styled } from '@mui/material/styles';

/**
 * An order's page, in a `Room`: what can be done now, the order, and what else there is to know. Where there is room, the order stands
 * beside the other two. A form about the order's lines takes the wide column while it is open.
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
