import type { ReactNode } from 'react';
import { wholeText } from '../../whole-text.ts';
import type { CardsBelow } from './row-room.ts';

export type RowKey = string | number;

export interface DataColumn<T> {
  key: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** Alignment of the column. Use 'right' for figures: their digits have equal widths. Default 'left'. */
  align?: 'left' | 'right';
  /** CSS width on desktop. 'fit' shrinks to the content: for actions and fields. */
  width?: string | number;
  /** Whether to show the header only to screen readers: for actions. Default false. */
  hideHeader?: boolean;
  /**
   * Position on a card. 'title': the head. 'aside': the figure at the head's end. 'line': a line without label.
   * 'tools': icons at the end of that line, or else of the head. 'figure': a field under its label, beside similar
   * ones. 'hidden': not shown. 'field' (default): label and value, as many in a line as fit.
   */
  phone?: 'title' | 'aside' | 'line' | 'tools' | 'field' | 'figure' | 'hidden';
}

/** A column as rendered, including the column of checkboxes. */
export interface TableColumn<T> extends Omit<DataColumn<T>, 'phone'> {
  phone?: DataColumn<T>['phone'] | 'check';
}

/** Returns a cell's attributes on a card: position, label and whether its width fits the content. */
export const onCard = <T>({ phone = 'field', hideHeader, header, width }: TableColumn<T>) => ({
  'data-phone': phone,
  'data-fit': width === 'fit' ? '' : undefined,
  'data-header': hideHeader ? undefined : header,
});

/** Selection of rows for a bulk action. The caller holds the selected keys. */
export interface DataSelection<T> {
  /** Keys of the selected rows, including rows of other pages. */
  selected: readonly RowKey[];
  onChange: (selected: RowKey[]) => void;
  /** Accessible name of a row's checkbox: 'Pedido 12 de Ana Pérez'. */
  rowLabel: (row: T) => string;
  /** Returns why a row cannot be selected; undefined if it can. */
  refusal?: (row: T) => string | undefined;
  /** Bulk actions, at the end of the selection bar. */
  actions?: ReactNode;
  texts?: Partial<typeof dataSelectionTexts>;
}

export const dataSelectionTexts = {
  /** Header of the checkbox column, for screen readers. */
  column: 'Elegir',
  page: 'Elegir toda la página',
  count: (count: number) => (count === 1 ? '1 elegido' : `${wholeText(count)} elegidos`),
  clear: 'No elegir ninguno',
};

export interface DataTableProps<T> {
  /** Accessible name. */
  label: string;
  columns: readonly DataColumn<T>[];
  rows: readonly T[];
  rowKey: (row: T) => RowKey;
  /** Returns the CSS colour of a 6 px edge. Repeat its meaning in a column. */
  edgeColor?: (row: T) => string | undefined;
  /** Whether to show skeleton rows. Default false. */
  loading?: boolean;
  skeletonRows?: number;
  /** A typical row that sets the size of skeletons and columns. Its text is hidden from all users. */
  sample?: T | undefined;
  /** Whether the rows belong to the previous request while the next one loads. Default false. */
  stale?: boolean;
  /** Replaces the table when there are no rows. */
  empty?: ReactNode;
  /** Breakpoint below which rows become cards; larger text raises it. Default 'md' (768 px). */
  cardsBelow?: CardsBelow;
  selection?: DataSelection<T>;
  /**
   * Low rows for mouse users, to see many rows and move by keyboard. A cell with `data-active` highlights its row.
   * Default false.
   */
  dense?: boolean;
  /** Row of totals that stays visible: 'Monto Total'. The value is under the column with this key. */
  total?: { label: string; value: ReactNode; column: string };
}
