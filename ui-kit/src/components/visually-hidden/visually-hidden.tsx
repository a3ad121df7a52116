import { styled } from '@mui/material/styles';

/** Words for screen readers alone, where the eye has the picture beside it. */
export const VisuallyHidden = styled('span', { name: 'TiendaVisuallyHidden', slot: 'Root' })({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
