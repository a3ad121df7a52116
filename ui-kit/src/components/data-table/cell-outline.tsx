import { styled } from '../../theme/styled.ts';

const Line = styled('span', { name: 'TiendaCellOutline', slot: 'Root' })(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  borderRadius: 'inherit',
  border: `1px solid ${theme.tokens.palette.border.control}`,
}));

/**
 * The frame of a field in a cell. Material's own has a gap for a label, which none has here: three elements and two clips
 * more, in each of the six hundred fields of a large order.
 */
export const CellOutline = ({ className }: { className?: string }) => (
  <Line aria-hidden className={className} />
);
