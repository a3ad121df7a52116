import { styled } from '../../theme/styled.ts';

const Line = styled('span', { name: 'TiendaCellOutline', slot: 'Root' })(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  borderRadius: 'inherit',
  border: `1px solid ${theme.tokens.palette.border.control}`,
}));

/**
 * Outline of a field in a cell, without Material's gap for a label. Material's outline adds three elements per field,
 * and a large order has six hundred fields.
 */
export const CellOutline = ({ className }: { className?: string }) => (
  <Line aria-hidden className={className} />
);
