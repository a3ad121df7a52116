import { styled } from '@mui/material/styles';

/** A list (`ul` of `li`) of tiles: as many columns as fit, two on phones. Set `data-low` for low tiles. */
export const TileGrid = styled('ul', { name: 'TiendaBrandTile', slot: 'Grid' })(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('sm')]: { gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' },
  '&[data-low]': {
    gap: 8,
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(196px, 1fr))' },
  },
  '& > li': { minWidth: 0 },
}));
