import { cantidadText, kilosText } from 'api-client/contract/kilos';
import { FORMATOS_PLANILLA, TIME_ZONE } from 'api-client/contract/words';
import type { LightMyRequestResponse } from 'fastify';
import { extractText } from 'unpdf';
import { expect } from 'vitest';
import { sheetOf } from '../../../testing/read-xlsx.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import type { OwnPedido } from './paper-shop.ts';

const pesos = new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS' });
const shopDays = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' });

/** Formats an amount as the screens do. */
export const money = (amount: number): string => plain(pesos.format(amount));
/** Returns the day in the shop's time zone, as '2026-11-20'. */
export const shopDay = (moment: Date): string => shopDays.format(moment);

/** Collapses white space. */
export const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Returns the visible text of a mail's HTML part, without the hidden inbox preview. */
export const htmlText = (html: string): string =>
  plain(
    html
      .replace(/^.*<body[^>]*>\s*<div style="display:none[^>]*>.*?<\/div>/s, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/&([a-z]+|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity),
  );

async function answerOf({ app }: TestApp, path: string, token: string): Promise<LightMyRequestResponse> {
  const answer = await app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } });
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer;
}

/** Returns the API's answer for the screen. */
export const screenOf = async <T>(test: TestApp, path: string, token: string): Promise<T> =>
  (await answerOf(test, path, token)).json<T>();

/** Returns the text of each page of a PDF. */
export async function pagesOf(test: TestApp, path: string, token: string): Promise<string[]> {
  const { rawPayload, headers } = await answerOf(test, path, token);
  expect(headers['content-type']).toBe('application/pdf');
  const { text } = await extractText(new Uint8Array(rawPayload));
  return text.map(plain);
}

export type Row = Record<string, unknown>;

/** Splits a CSV line: semicolons, quotes where needed. */
function fieldsOf(line: string): string[] {
  return [...`;${line}`.matchAll(/;(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, quoted, bare]) =>
    quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'),
  );
}

const number = new Intl.NumberFormat('es-AR', { useGrouping: false, maximumFractionDigits: 3 });
const amount = new Intl.NumberFormat('es-AR', { useGrouping: false, minimumFractionDigits: 2 });

/** Returns the ways to write a spreadsheet's cell in the CSV. */
function writtenAs(cell: unknown): string[] {
  if (cell === null || cell === undefined) return [''];
  if (typeof cell === 'number') return [number.format(cell), amount.format(cell)];
  if (cell instanceof Date) {
    const [day = '', time = ''] = cell.toISOString().split('T');
    const date = day.split('-').reverse().join('/');
    return [date, `${date} ${time.slice(0, 5)}`];
  }
  return [String(cell), `'${String(cell)}`];
}

/**
 * Returns the rows below the column heads, by head. Reads both formats and checks that they are equal.
 * @param head the first column, which finds the heads below the titles
 */
export async function rowsOf(test: TestApp, path: string, head: string, token: string): Promise<Row[]> {
  const as = (formato: string) => `${path}${path.includes('?') ? '&' : '?'}formato=${formato}`;
  expect(FORMATOS_PLANILLA).toEqual(['xlsx', 'csv']);
  const { rows } = await sheetOf(await answerOf(test, as('xlsx'), token));
  const csv = (await answerOf(test, as('csv'), token)).body.replace(/^\ufeff/, '').trimEnd();
  const lines = csv.split('\r\n').map(fieldsOf);
  expect(lines).toHaveLength(rows.length);
  for (const [nth, row] of rows.entries()) {
    for (const [at, cell] of row.entries()) {
      expect([nth, at, writtenAs(cell)]).toEqual([nth, at, expect.arrayContaining([lines[nth]?.[at] ?? ''])]);
    }
  }
  const top = rows.findIndex(([first]) => first === head);
  const heads = (rows[top] ?? []).map(String);
  expect(heads[0]).toBe(head);
  return rows
    .slice(top + 1)
    .map((row) => Object.fromEntries(heads.map((name, at) => [name, row[at] ?? null])));
}

const discount = (percent: number) => (percent > 0 ? ` ${percent.toLocaleString('es-AR')} %` : '');
/** Returns a count with its noun: '1 renglón', '3 renglones'. */
export const several = (many: number, one: string, more: string) => `${many} ${many === 1 ? one : more}`;

export type Line = OwnPedido['detalles'][number];
export type Iva = OwnPedido['iva'];

const cents = (amount: number) => Math.round(amount * 100);

/** Returns the amounts of a line as the customer's screen shows them. */
export const shownLine = (
  { precio_unitario, total_precio, iva }: Line,
  modo: NonNullable<Iva>['modo'] | undefined,
) =>
  modo === 'sumado'
    ? { unit: iva?.precio_neto ?? Number.NaN, amount: iva?.neto ?? Number.NaN }
    : { unit: precio_unitario, amount: total_precio };

/** Returns the parts of a total with their labels; none without the tax. Checks that they add up to the total. */
export function partsOf(
  iva: Omit<NonNullable<Iva>, 'modo'> | null | undefined,
  total: number,
): [string, string][] {
  if (!iva) return [];
  const { neto, partes } = iva;
  expect(partes.reduce((sum, part) => sum + cents(part.iva), cents(neto))).toBe(cents(total));
  expect(partes.reduce((sum, part) => sum + cents(part.neto), 0)).toBe(cents(neto));
  const rates = partes.filter((part) => part.iva !== 0);
  return [
    ['Subtotal sin IVA', money(neto)],
    ...rates.map(({ alicuota, iva: tax }): [string, string] => [
      `IVA ${alicuota.toLocaleString('es-AR')} %`,
      money(tax),
    ]),
  ];
}

/** An order's lines, total and tax, as an answer has them. */
interface Order {
  detalles: readonly Line[];
  total_precio: number;
  iva?: Iva;
}

/** Returns the text between the column heads and the end of the lines. */
function linesIn(page: string, iva: Iva): string {
  const net = iva?.modo === 'sumado';
  const heads = net ? 'Precio sin IVA (?:Dto\\. )?Total sin IVA' : 'Precio unitario (?:Dto\\. )?Total';
  return new RegExp(`${heads} (.*?) ?\\d+ rengl`).exec(page)?.[1] ?? `no lines in: ${page}`;
}

const lineText = (line: Line, iva: Iva, more = '') => {
  const { unit, amount: shown } = shownLine(line, iva?.modo);
  const { codigo, nombre } = line.producto;
  return `${cantidadText(line.cantidad)} ${codigo ? `${codigo} · ` : ''}${nombre}${more} ${money(unit)}${discount(line.descuento)} ${money(shown)}`;
};

/**
 * Compares an order's lines, the parts of the total, and the total on a paper with an answer.
 * @param moreOf returns words after a line's name
 */
export function expectLines(
  page = '',
  { detalles, total_precio, iva }: Order,
  moreOf?: (line: Line) => string,
): void {
  expect(linesIn(page, iva)).toBe(detalles.map((line) => lineText(line, iva, moreOf?.(line))).join(' '));
  if (iva) expect(detalles.reduce((sum, line) => sum + cents(line.iva?.neto ?? 0), 0)).toBe(cents(iva.neto));
  const parts = partsOf(iva, total_precio).flat();
  expect(page).toContain(
    [several(detalles.length, 'renglón', 'renglones'), ...parts, 'TOTAL', money(total_precio)].join(' '),
  );
  expect(page.includes('sin IVA')).toBe(Boolean(iva));
}

/** The ordered kilos of a line that was weighed. */
export const weightText = ({ motivo_entrega, cantidad_pedida, cantidad }: Line): string =>
  motivo_entrega === 'peso' ? ` Pediste ${kilosText(cantidad_pedida ?? 0)}, van ${kilosText(cantidad)}` : '';
