import { stringify } from 'csv-stringify/sync';
import { today } from './today.ts';

/** As a Spanish spreadsheet opens it; text that would be a formula is text there, too. */
const FORMAT = {
  delimiter: ';',
  record_delimiter: 'windows',
  escape_formulas: true,
  // A figure below zero is no formula.
  cast: { number: (cents: number) => ({ value: csvImporte(cents), escape_formulas: false }) },
} as const;

/** A number is an amount, in cents. */
type Row = readonly (string | number)[];

/** The first rows of a file. */
export const csvHead = (rows: readonly Row[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { ...FORMAT, bom: true },
  );

/** The rows that follow. */
export const csvRows = (rows: readonly Row[]): string =>
  stringify(
    rows.map((row) => [...row]),
    FORMAT,
  );

/** Of cents: a figure, with a comma. */
export const csvImporte = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/** 'pedidos_2026-11-23': what is downloaded is named by the shop's day. */
export const fileOfToday = (name: string): string => `${name}_${today()}`;
