import { styled } from '@mui/material/styles';

export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Text only for screen readers, for example if a picture already shows the content. */
export const VisuallyHidden = styled('span', { name: 'TiendaVisuallyHidden', slot: 'Root' })(visuallyHidden);
