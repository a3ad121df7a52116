import Skeleton from '@mui/material/Skeleton';
import { useThemeProps } from '@mui/material/styles';
import {
  Body,
  Foot,
  FootCell,
  FootHead,
  FootRow,
  Frame,
  Head,
  HeadCell,
  HeadRow,
  Root,
} from './data-table-parts.ts';
import { DataRow } from './data-table-row.tsx';
import { CheckRoom, SkeletonRows } from './data-table-skeleton.tsx';
import { type DataTableProps, dataSelectionTexts, type TableColumn } from './data-table-types.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useSelection } from './use-selection.ts';

export {
  type DataColumn,
  type DataSelection,
  type DataTableProps,
  dataSelectionTexts,
} from './data-table-types.ts';
export { onlyOnCards } from './row-room.ts';

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
                  selection={selection}
                  onToggle={selection && toggle}
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
