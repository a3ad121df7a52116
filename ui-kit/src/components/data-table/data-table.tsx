import { useThemeProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Body, Cell, Edge, Head, HeadCell, HeadRow, Root, Row } from './data-table-parts.ts';
import { SkeletonRows } from './data-table-skeleton.tsx';

export interface DataColumn<T> {
  key: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** 'right' for figures: also tabular. */
  align?: 'left' | 'right';
  /** CSS width on desktop. */
  width?: string | number;
  /** No header shown, only read: for actions. */
  hideHeader?: boolean;
  /** On phones: 'title' is the head of the card, 'hidden' is left out. */
  phone?: 'title' | 'field' | 'hidden';
}

export interface DataTableProps<T> {
  /** Accessible name. */
  label: string;
  columns: readonly DataColumn<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string | number;
  /** A 6 px edge in this CSS colour. Say it in a column too. */
  edgeColor?: (row: T) => string | undefined;
  /** Skeleton rows instead of the rows. */
  loading?: boolean;
  skeletonRows?: number;
  /** Rows of an older answer are shown while the next one comes. */
  stale?: boolean;
  /** Instead of the table, when there are no rows. */
  empty?: ReactNode;
}

/** Rows of 56 px on desktop, one card per row on phones. */
export function DataTable<T>(inProps: DataTableProps<T>) {
  const props = useThemeProps({ props: inProps, name: 'TiendaDataTable' });
  const {
    label,
    columns,
    rows,
    rowKey,
    edgeColor,
    loading = false,
    skeletonRows = 10,
    stale = false,
  } = props;
  if (!loading && rows.length === 0 && props.empty) return props.empty;
  return (
    <Root role="table" aria-label={label} aria-busy={loading || stale} ownerState={{ stale }}>
      <Head role="rowgroup">
        <HeadRow role="row">
          {columns.map((column) => (
            <HeadCell
              key={column.key}
              role="columnheader"
              scope="col"
              ownerState={{ align: column.align ?? 'left', hidden: column.hideHeader ?? false }}
              style={{ width: column.width }}
            >
              <span>{column.header}</span>
            </HeadCell>
          ))}
        </HeadRow>
      </Head>
      <Body role="rowgroup">
        {loading ? (
          <SkeletonRows rows={skeletonRows} columns={columns} />
        ) : (
          rows.map((row) => (
            <Row key={rowKey(row)} role="row">
              {columns.map((column, index) => (
                <Cell
                  key={column.key}
                  role="cell"
                  data-celular={column.phone ?? 'field'}
                  data-titulo={column.hideHeader ? undefined : column.header}
                  ownerState={{ align: column.align ?? 'left' }}
                >
                  {index === 0 && edgeColor && <Edge data-borde="" style={{ background: edgeColor(row) }} />}
                  {column.cell(row)}
                </Cell>
              ))}
            </Row>
          ))
        )}
      </Body>
    </Root>
  );
}
