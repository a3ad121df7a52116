import Skeleton from '@mui/material/Skeleton';
import { type CardsBelow, Cell, Row } from './data-table-parts.ts';

export interface SkeletonRowsProps {
  rows: number;
  columns: readonly { key: string; align?: 'left' | 'right'; phone?: string }[];
  cards: CardsBelow;
}

/** Rows on their way, of the final height. */
export function SkeletonRows({ rows, columns, cards }: SkeletonRowsProps) {
  return Array.from({ length: rows }, (_, place) => `fila-${place}`).map((key) => (
    <Row key={key} role="row" aria-hidden ownerState={{ cards }}>
      {columns.map((column) => (
        <Cell
          key={column.key}
          role="cell"
          data-celular={column.phone ?? 'field'}
          ownerState={{ align: column.align ?? 'left', cards }}
        >
          <Skeleton width={column.phone === 'aside' ? 88 : '70%'} sx={{ display: 'inline-block' }} />
        </Cell>
      ))}
    </Row>
  ));
}
