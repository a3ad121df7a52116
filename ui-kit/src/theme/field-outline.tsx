import { styled } from './styled.ts';

const Line = styled('span', { name: 'TiendaFieldOutline', slot: 'Root' })(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  borderRadius: 'inherit',
  border: `1px solid ${theme.tokens.palette.border.control}`,
}));

/**
 * The frame of a field. Material's own has a gap for a label, which stands above it here: three elements and two clips
 * more, in each of the six hundred fields of a large order.
 */
export const FieldOutline = ({ className }: { className?: string }) => (
  <Line aria-hidden className={className} />
);
