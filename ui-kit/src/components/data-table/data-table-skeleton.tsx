import Skeleton from '@mui/material/Skeleton';
import { Cell, Row } from './data-table-parts.ts';

export interface SkeletonRowsProps {
  rows: number;
  columns: readonly { key: string; align?: 'left' | 'right'; phone?: string }[];
}

/** Rows on their way, of the final height. */
export function SkeletonRows({ rows, columns }: SkeletonRowsProps) {
  return Array.from({ length: rows }, (_, place) => `fila-${place}`).map((key) => (
    <Row key={key} role="row" aria-hidden>
      {columns.map((column) => (
        <Cell
          key={column.key}
          role="cell"
          data-celular={column.phone ?? 'field'}
          ownerState={{ align: column.align ?? 'left' }}
        >
          <Skeleton width="70%" sx={{ display: 'inline-block' }} />
        </Cell>
      ))}
    </Row>
  ));
}
