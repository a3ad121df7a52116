import type { ReactNode } from 'react';
import { wholeText } from '../../whole-text.ts';
import type { CardsBelow } from './row-room.ts';

export type RowKey = string | number;

export interface DataColumn<T> {
  key: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** 'right' for figures: also tabular. */
  align?: 'left' | 'right';
  /** CSS width on desktop; 'fit' is no more than what stands in it: for actions, and for fields. */
  width?: string | number;
  /** No header shown, only read: for actions. */
  hideHeader?: boolean;
  /**
   * On a card: 'title' is its head, 'aside' the figure at the head's end, 'line' a line without the header's word, 'tools'
   * icons at the end of such a line or else of the head, 'figure' a field under its word, beside others like it, 'hidden' is left out. Fields
   * that only say something follow each other, as many in a line as there is room for.
   */
  phone?: 'title' | 'aside' | 'line' | 'tools' | 'field' | 'figure' | 'hidden';
}

/** A column as it is laid out: the checkboxes' own is among them. */
export interface TableColumn<T> extends Omit<DataColumn<T>, 'phone'> {
  phone?: DataColumn<T>['phone'] | 'check';
}

/** What a cell is on a card, and the word before it there; whether it is as wide as what stands in it. */
export const onCard = <T>({ phone = 'field', hideHeader, header, width }: TableColumn<T>) => ({
  'data-phone': phone,
  'data-fit': width === 'fit' ? '' : undefined,
  'data-header': hideHeader ? undefined : header,
});

/** Rows that can be chosen, to do one thing with all of them. The caller holds which. */
export interface DataSelection<T> {
  /** Keys of the chosen rows; those of other pages may be among them. */
  selected: readonly RowKey[];
  onChange: (selected: RowKey[]) => void;
  /** What a row's checkbox is for: 'Pedido 12 de Ana Pérez'. */
  rowLabel: (row: T) => string;
  /** Why a row cannot be chosen; undefined if it can. */
  refusal?: (row: T) => string | undefined;
  /** What can be done with them; at the end of the bar. */
  actions?: ReactNode;
  texts?: Partial<typeof dataSelectionTexts>;
}

export const dataSelectionTexts = {
  /** Head of the checkboxes' column, read only. */
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
  /** A 6 px edge in this CSS colour. Say it in a column too. */
  edgeColor?: (row: T) => string | undefined;
  /** Skeleton rows instead of the rows. */
  loading?: boolean;
  skeletonRows?: number;
  /** A typical row: skeletons are as high as it, and columns as wide. Nobody sees or hears its words. */
  sample?: T | undefined;
  /** Rows of an older answer are shown while the next one comes. */
  stale?: boolean;
  /** Instead of the table, when there are no rows. */
  empty?: ReactNode;
  /** Below this breakpoint each row is a card, and where larger text leaves no room for rows. Default 'md' (768 px). */
  cardsBelow?: CardsBelow;
  selection?: DataSelection<T>;
  /** Low rows where a mouse points: many in sight, to be gone through by keys. A cell with `data-active` marks its row. */
  dense?: boolean;
  /** A last line, always in sight: 'Monto Total'. Stands under the column of that key. */
  total?: { label: string; value: ReactNode; column: string };
}
