import { styled } from '../../theme/styled.ts';

export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Words for screen readers alone, where the eye has the picture beside it. */
export const VisuallyHidden = styled('span', { name: 'TiendaVisuallyHidden', slot: 'Root' })(visuallyHidden);
