import { styled } from '@mui/material/styles';
import { lowWindow, roomVar } from '../theme/tokens.ts';

/** Bar with save or submit buttons at the window's bottom; use it with `useReservedBottom`. */
export const StickyBar = styled('section', { name: 'TiendaStickyBar', slot: 'Root' })(({ theme }) => ({
  position: 'sticky',
  bottom: roomVar('bottomBar'),
  zIndex: 2,
  [lowWindow]: { position: 'static' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 4),
  padding: theme.spacing(3, 0),
  background: theme.tokens.palette.background.default,
  borderTop: `1px solid ${theme.tokens.palette.divider}`,
  // On phones the content needs the height.
  [theme.breakpoints.down('sm')]: { paddingBlock: theme.spacing(2) },
}));
