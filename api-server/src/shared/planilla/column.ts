import { YES_NO } from 'api-client/contract/planilla-columnas';
import { dayOf } from '../today.ts';

/** A list to export as a spreadsheet. */
export interface Planilla<Row> {
  /** Prefix of the file name. */
  name: string;
  /** Name of the sheet. */
  sheet: string;
  /** Rows above the headings. */
  titles?: readonly (readonly string[])[];
  columns: readonly Column<Row>[];
  /** The rows in batches: the next batch is read while the previous one is sent. */
  batches: AsyncIterable<readonly Row[]>;
}

/** Types of a column's values. Each format writes them differently. */
interface Values {
  text: string;
  /** Cents. */
  amount: number;
  integer: number;
  decimal: number;
  /** With up to three decimals. */
  quantity: number;
  /** ISO date: '2026-11-23'. */
  day: string;
  moment: Date;
}

export type Kind = keyof Values;
export type Cell = { [K in Kind]: { readonly kind: K; readonly value: Values[K] } }[Kind];

/** A column of a spreadsheet: heading, and the value of a row; null for an empty cell. */
export interface Column<Row> {
  readonly head: string;
  readonly kind: Kind;
  /** Width in characters. */
  readonly width: number;
  readonly cell: (row: Row) => Cell | null;
}

const WIDTHS: Record<Kind, number> = {
  text: 24,
  amount: 15,
  integer: 10,
  decimal: 12,
  quantity: 10,
  day: 12,
  moment: 18,
};

const columnOf =
  <K extends Kind>(kind: K) =>
  <Row>(head: string, of: (row: Row) => Values[K] | null | undefined, width = WIDTHS[kind]): Column<Row> => ({
    head,
    kind,
    width: Math.max(width, head.length + 2),
    cell: (row) => {
      const value = of(row) ?? '';
      return value === '' ? null : ({ kind, value } as Cell);
    },
  });

export const text = columnOf('text');
export const amount = columnOf('amount');
export const integer = columnOf('integer');
export const decimal = columnOf('decimal');
export const quantity = columnOf('quantity');
export const day = columnOf('day');
export const moment = columnOf('moment');

/** A column with the day of a moment, in the shop's time zone. */
export const dayOfMoment = <Row>(head: string, of: (row: Row) => Date): Column<Row> =>
  day(head, (row) => dayOf(of(row)));

export const yesNo = <Row>(head: string, of: (row: Row) => boolean): Column<Row> =>
  text(head, (row) => (of(row) ? YES_NO.yes : YES_NO.no), 8);
