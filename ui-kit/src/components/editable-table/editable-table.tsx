import { useTheme, useThemeProps } from '@mui/material/styles';
import { useMemo } from 'react';
import { styled } from '../../theme/styled.ts';
import { shape } from '../../theme/tokens.ts';
import { type DataColumn, DataTable, type DataTableProps } from '../data-table/data-table.tsx';

export type LineState = 'changed' | 'added' | 'removed';

export interface EditableTableProps<T> extends Omit<DataTableProps<T>, 'edgeColor' | 'selection' | 'stale'> {
  /** What became of a line since it was read; said at its first column, and by its edge. */
  lineState?: (row: T) => LineState | undefined;
  texts?: Partial<typeof editableTableTexts>;
}

export const editableTableTexts: Record<LineState, string> = {
  changed: 'Cambiado',
  added: 'Agregado',
  removed: 'Quitado',
};

const Name = styled('div', { name: 'TiendaEditableTable', slot: 'Name' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  minWidth: 0,
  '& > s': { color: theme.tokens.palette.text.secondary },
}));

const StateTag = styled('span', { name: 'TiendaEditableTable', slot: 'State' })(({ theme }) => ({
  ...theme.typography.body2,
  padding: '1px 8px',
  border: '1px solid currentColor',
  borderRadius: shape.full,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: theme.tokens.palette.primary.main,
  '&[data-state=removed]': { color: theme.tokens.palette.error.main },
}));

/** A table whose figures are edited where they stand, with what changed marked on its line. */
export function EditableTable<T>(inProps: EditableTableProps<T>) {
  const props = useThemeProps({ props: inProps, name: 'TiendaEditableTable' });
  const { lineState, texts, columns, ...table } = props;
  const { sample } = table;
  const { palette } = useTheme().tokens;
  // The same ones again while nothing about them changed: then only the row that is edited is drawn anew.
  const marked = useMemo(
    () => markedColumns(columns, { lineState, sample, words: { ...editableTableTexts, ...texts } }),
    [columns, lineState, sample, texts],
  );
  const edgeColor = (row: T) => {
    const state = lineState?.(row);
    if (!state) return 'transparent';
    return state === 'removed' ? palette.error.main : palette.primary.main;
  };
  // Fields are wider than figures: a tablet has no room for a row of them.
  return <DataTable cardsBelow="lg" {...table} columns={marked} {...(lineState && { edgeColor })} />;
}

interface Marks<T> {
  lineState: EditableTableProps<T>['lineState'] | undefined;
  sample: T | undefined;
  words: typeof editableTableTexts;
}

/** The first column also says what became of the line. */
function markedColumns<T>(
  columns: readonly DataColumn<T>[],
  { lineState, sample, words }: Marks<T>,
): readonly DataColumn<T>[] {
  return columns.map((column, index) =>
    index > 0 || !lineState
      ? column
      : {
          ...column,
          cell: (row: T) => {
            const state = row === sample ? undefined : lineState(row);
            const content = column.cell(row);
            return (
              <Name>
                {state === 'removed' ? <s>{content}</s> : content}
                {state && <StateTag data-state={state}>{words[state]}</StateTag>}
              </Name>
            );
          },
        },
  );
}
