import { FORMATOS_PLANILLA, TIME_ZONE } from 'api-client/contract/words';
import type { LightMyRequestResponse } from 'fastify';
import { extractText } from 'unpdf';
import { expect } from 'vitest';
import { sheetOf } from '../../../testing/read-xlsx.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import type { OwnPedido } from './paper-shop.ts';

const pesos = new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS' });
const shopDays = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' });

/** An amount as the screens write it. */
export const money = (amount: number): string => plain(pesos.format(amount));
/** '2026-11-20': the shop's day at that moment. */
export const shopDay = (moment: Date): string => shopDays.format(moment);

/** Text as a person reads it: blanks of any kind are one blank. */
export const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The text that a mail program shows of the HTML part: without the hidden preview of the inbox. */
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

/** What the API answers to the screen. */
export const screenOf = async <T>(test: TestApp, path: string, token: string): Promise<T> =>
  (await answerOf(test, path, token)).json<T>();

/** The text of each page of a PDF. */
export async function pagesOf(test: TestApp, path: string, token: string): Promise<string[]> {
  const { rawPayload, headers } = await answerOf(test, path, token);
  expect(headers['content-type']).toBe('application/pdf');
  const { text } = await extractText(new Uint8Array(rawPayload));
  return text.map(plain);
}

export type Row = Record<string, unknown>;

/** Fields of a line of a CSV of ours: separated by semicolons, quoted where needed. */
function fieldsOf(line: string): string[] {
  return [...`;${line}`.matchAll(/;(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, quoted, bare]) =>
    quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'),
  );
}

const number = new Intl.NumberFormat('es-AR', { useGrouping: false, maximumFractionDigits: 3 });
const amount = new Intl.NumberFormat('es-AR', { useGrouping: false, minimumFractionDigits: 2 });

/** The ways in which the CSV may write a cell of the other format. */
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
 * The rows of a spreadsheet under its heads, by the head's words. Both formats are read, and have to say the same.
 * @param head the first column, by which the heads are found under the titles
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

/** What stands between the heads of the columns and what closes the lines. */
const linesIn = (page = ''): string =>
  /Precio unitario (?:Dto\. )?Total (.*?) ?\d+ rengl/.exec(page)?.[1] ?? `no lines in: ${page}`;

export type Line = OwnPedido['detalles'][number];

export const lineText = ({ cantidad, producto, precio_unitario, descuento, total_precio }: Line, more = '') =>
  `${cantidad} ${producto.codigo ? `${producto.codigo} · ` : ''}${producto.nombre}${more} ${money(precio_unitario)}${discount(descuento)} ${money(total_precio)}`;

/** The lines as they stand on a paper of the order, and what closes them. */
export function expectLines(page: string | undefined, lines: readonly string[], total: number): void {
  expect(linesIn(page)).toBe(lines.join(' '));
  expect(page).toContain(`${several(lines.length, 'renglón', 'renglones')} TOTAL ${money(total)}`);
}
