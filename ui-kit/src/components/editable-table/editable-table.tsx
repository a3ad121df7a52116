import { styled, useTheme, useThemeProps } from '@mui/material/styles';
import { useMemo } from 'react';
import { shape } from '../../theme/tokens.ts';
import { type DataColumn, DataTable, type DataTableProps } from '../data-table/data-table.tsx';

export type LineState = 'changed' | 'added' | 'removed';

export interface EditableTableProps<T> extends Omit<DataTableProps<T>, 'edgeColor' | 'selection' | 'stale'> {
  /** Returns the change of a line since it was loaded; shown in the first column and as a coloured edge. */
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

/** Table with editable figures that marks changed lines. */
export function EditableTable<T>(inProps: EditableTableProps<T>) {
  const props = useThemeProps({ props: inProps, name: 'TiendaEditableTable' });
  const { lineState, texts, columns, ...table } = props;
  const { sample } = table;
  const { palette } = useTheme().tokens;
  // Keep the columns stable, so that only the edited row renders again.
  const marked = useMemo(
    () => markedColumns(columns, { lineState, sample, words: { ...editableTableTexts, ...texts } }),
    [columns, lineState, sample, texts],
  );
  const edgeColor = (row: T) => {
    const state = lineState?.(row);
    if (!state) return 'transparent';
    return state === 'removed' ? palette.error.main : palette.primary.main;
  };
  // Fields are wider than figures: tablets have no room for rows.
  return <DataTable cardsBelow="lg" {...table} columns={marked} {...(lineState && { edgeColor })} />;
}

interface Marks<T> {
  lineState: EditableTableProps<T>['lineState'] | undefined;
  sample: T | undefined;
  words: typeof editableTableTexts;
}

/** Adds the line's change to the first column. */
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
