import Checkbox from '@mui/material/Checkbox';
import { type ChangeEvent, memo } from 'react';
import { touchTarget } from '../../theme/tokens.ts';
import { Cell, Edge, Row } from './data-table-parts.ts';
import { type DataColumn, type DataSelection, onCard, type RowKey } from './data-table-types.ts';
import type { CardsBelow } from './row-room.ts';

interface DataRowProps<T> {
  row: T;
  id: RowKey;
  columns: readonly DataColumn<T>[];
  cards: CardsBelow;
  edge: string | undefined;
  selection: DataSelection<T> | undefined;
  onToggle: ((key: RowKey, event: ChangeEvent<HTMLInputElement>) => void) | undefined;
}

/** Memoised row: during editing, only the edited row renders again. */
export const DataRow = memo(PlainRow) as typeof PlainRow;

function PlainRow<T>({ row, id, columns, cards, edge, selection, onToggle }: DataRowProps<T>) {
  const refusal = selection?.refusal?.(row);
  const selected = selection?.selected.includes(id) ?? false;
  const border = edge !== undefined && <Edge data-edge="" style={{ background: edge }} />;
  return (
    <Row role="row" ownerState={{ cards, selected }}>
      {selection && (
        <Cell role="cell" data-phone="check" ownerState={{ align: 'left', cards }} title={refusal}>
          {border}
          <Checkbox
            checked={selected}
            disabled={refusal !== undefined}
            onChange={(event) => onToggle?.(id, event)}
            slotProps={{
              input: { 'aria-label': [selection.rowLabel(row), refusal].filter(Boolean).join('. ') },
            }}
            sx={{ width: touchTarget, height: touchTarget }}
          />
        </Cell>
      )}
      {columns.map((column, index) => (
        <Cell
          key={column.key}
          role="cell"
          {...onCard(column)}
          ownerState={{ align: column.align ?? 'left', cards }}
        >
          {index === 0 && !selection && border}
          {column.cell(row)}
        </Cell>
      ))}
    </Row>
  );
}
