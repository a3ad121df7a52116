import { styled } from '@mui/material/styles';

/** Facts side by side between two lines; stacked on phones. */
export const InfoStrip = styled('div', { name: 'TiendaInfoCard', slot: 'Strip' })(({ theme }) => ({
  display: 'grid',
  gap: '16px 24px',
  paddingBlock: 20,
  borderBlock: `1px solid ${theme.tokens.palette.divider}`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' },
}));
