import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import { styled, useThemeProps } from '@mui/material/styles';
import { useEventCallback } from '@mui/material/utils';
import { type ChangeEvent, memo, useRef } from 'react';
import { hiddenInPrint } from '../../theme/print-styles.ts';
import { touchTarget, whereCompact } from '../../theme/tokens.ts';
import {
  Body,
  Cell,
  Edge,
  Foot,
  FootCell,
  FootHead,
  FootRow,
  Frame,
  Head,
  HeadCell,
  HeadRow,
  Root,
  Row,
} from './data-table-parts.ts';
import { CheckRoom, SkeletonRows } from './data-table-skeleton.tsx';
import {
  type DataColumn,
  type DataSelection,
  type DataTableProps,
  dataSelectionTexts,
  onCard,
  type RowKey,
  type TableColumn,
} from './data-table-types.ts';
import type { CardsBelow } from './row-room.ts';

export {
  type DataColumn,
  type DataSelection,
  type DataTableProps,
  dataSelectionTexts,
} from './data-table-types.ts';
export { onlyOnCards } from './row-room.ts';

interface DataRowProps<T> {
  row: T;
  id: RowKey;
  columns: readonly DataColumn<T>[];
  cards: CardsBelow;
  edge: string | undefined;
  /** Whether the row is selected; undefined without a checkbox. */
  selected: boolean | undefined;
  checkLabel: string | undefined;
  refusal: string | undefined;
  onToggle: (key: RowKey, event: ChangeEvent<HTMLInputElement>) => void;
}

/** Memoised row: during editing, only the edited row renders again. Compares props, so each must be stable. */
const DataRow = memo(PlainRow) as typeof PlainRow;

function PlainRow<T>(props: DataRowProps<T>) {
  const { row, id, columns, cards, edge, selected, checkLabel, refusal, onToggle } = props;
  const border = edge !== undefined && <Edge data-edge="" style={{ background: edge }} />;
  return (
    <Row role="row" ownerState={{ cards, selected: selected ?? false }}>
      {selected !== undefined && (
        <Cell role="cell" data-phone="check" ownerState={{ align: 'left', cards }} title={refusal}>
          {border}
          <Checkbox
            checked={selected}
            disabled={refusal !== undefined}
            onChange={(event) => onToggle(id, event)}
            slotProps={{ input: { 'aria-label': [checkLabel, refusal].filter(Boolean).join('. ') } }}
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
          {index === 0 && selected === undefined && border}
          {column.cell(row)}
        </Cell>
      ))}
    </Row>
  );
}

const Bar = styled('div', { name: 'TiendaDataTable', slot: 'SelectionBar' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(4),
  rowGap: theme.spacing(1),
  minHeight: 56,
  [whereCompact]: { minHeight: touchTarget },
  ...hiddenInPrint,
  '& > label': { margin: 0, marginInlineStart: 7 },
  '& > p': { margin: 0, fontVariantNumeric: 'tabular-nums', color: theme.tokens.palette.text.secondary },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2), marginInlineStart: 'auto' },
}));

interface SelectionBarProps<T> {
  selection: DataSelection<T>;
  /** Keys of the selectable rows on this page. */
  page: readonly RowKey[];
}

/** Bar above the table, on phones too: selects the whole page, shows the count and the actions. */
function SelectionBar<T>({ selection, page }: SelectionBarProps<T>) {
  const { selected, onChange } = selection;
  const texts = { ...dataSelectionTexts, ...selection.texts };
  const selectedOnPage = page.filter((key) => selected.includes(key)).length;
  const all = selectedOnPage > 0 && selectedOnPage === page.length;
  const others = selected.filter((key) => !page.includes(key));
  return (
    <Bar>
      <FormControlLabel
        label={texts.page}
        control={
          <Checkbox
            checked={all}
            indeterminate={selectedOnPage > 0 && !all}
            disabled={page.length === 0}
            onChange={() => onChange(all ? others : [...others, ...page])}
          />
        }
      />
      <p aria-live="polite">{selected.length > 0 && texts.count(selected.length)}</p>
      {selected.length > 0 && (
        <div>
          <Button onClick={() => onChange([])}>{texts.clear}</Button>
          {selection.actions}
        </div>
      )}
    </Bar>
  );
}

/** Returns the selectable keys and the toggle of a row's checkbox. Shift selects from the last toggled row on. */
function useSelection<T>(
  selection: DataSelection<T> | undefined,
  rows: readonly T[],
  rowKey: (row: T) => RowKey,
) {
  const last = useRef<RowKey>(undefined);
  const page = rows.filter((row) => !selection?.refusal?.(row)).map(rowKey);

  const toggle = useEventCallback((key: RowKey, { target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const from = last.current === undefined ? -1 : page.indexOf(last.current);
    const to = page.indexOf(key);
    last.current = key;
    const range = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true && from >= 0;
    const touched = range ? page.slice(Math.min(from, to), Math.max(from, to) + 1) : [key];
    const rest = (selection?.selected ?? []).filter((other) => !touched.includes(other));
    selection?.onChange(target.checked ? [...rest, ...touched] : rest);
  });
  return { page, toggle };
}

/** Keeps text on one line; the other columns share the free width. */
const fit = { width: 1, whiteSpace: 'nowrap' } as const;

const checkColumn = (header = dataSelectionTexts.column): TableColumn<unknown> => ({
  key: 'check',
  header,
  hideHeader: true,
  width: 56,
  phone: 'check',
  cell: () => <CheckRoom />,
});

/** Table with rows of 56 px on desktop and one card per row on phones. Use it for lists of records. */
export function DataTable<T>(inProps: DataTableProps<T>) {
  const props = useThemeProps({ props: inProps, name: 'TiendaDataTable' });
  const { label, columns, rows, rowKey, edgeColor, loading = false, skeletonRows = 10 } = props;
  const { stale = false, cardsBelow: cards = 'md', selection, total } = props;
  const { page, toggle } = useSelection(selection, rows, rowKey);
  if (!loading && rows.length === 0 && props.empty) return props.empty;
  const heads: readonly TableColumn<T>[] = selection
    ? [checkColumn(selection.texts?.column), ...columns]
    : columns;
  const under = total ? heads.findIndex(({ key }) => key === total.column) : -1;
  return (
    <>
      {selection && <SelectionBar selection={selection} page={loading ? [] : page} />}
      <Frame>
        <Root
          role="table"
          aria-label={label}
          aria-busy={loading || stale}
          ownerState={{ stale, cards, edged: edgeColor !== undefined, dense: props.dense ?? false }}
        >
          <Head role="rowgroup">
            <HeadRow role="row">
              {heads.map((column) => (
                <HeadCell
                  key={column.key}
                  role="columnheader"
                  scope="col"
                  ownerState={{ align: column.align ?? 'left', hidden: column.hideHeader ?? false }}
                  style={column.width === 'fit' ? fit : { width: column.width }}
                >
                  <span>{column.header}</span>
                </HeadCell>
              ))}
            </HeadRow>
          </Head>
          <Body role="rowgroup">
            {loading ? (
              <SkeletonRows rows={skeletonRows} columns={heads} cards={cards} sample={props.sample} />
            ) : (
              rows.map((row) => (
                <DataRow
                  key={rowKey(row)}
                  id={rowKey(row)}
                  row={row}
                  columns={columns}
                  cards={cards}
                  edge={edgeColor?.(row)}
                  selected={selection?.selected.includes(rowKey(row))}
                  checkLabel={selection?.rowLabel(row)}
                  refusal={selection?.refusal?.(row)}
                  onToggle={toggle}
                />
              ))
            )}
          </Body>
          {total && (
            <Foot role="rowgroup" ownerState={{ cards }}>
              <FootRow role="row">
                <FootHead role="rowheader" scope="row" colSpan={Math.max(under, 1)}>
                  {total.label}
                </FootHead>
                <FootCell role="cell">
                  {loading ? <Skeleton width={96} sx={{ marginInlineStart: 'auto' }} /> : total.value}
                </FootCell>
                {under < heads.length - 1 && <FootCell aria-hidden colSpan={heads.length - 1 - under} />}
              </FootRow>
            </Foot>
          )}
        </Root>
      </Frame>
    </>
  );
}
