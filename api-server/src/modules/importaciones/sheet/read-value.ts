import { codigoProducto, plainCodigo } from 'api-client/contract/codigo-producto';
import { uuid } from 'api-client/contract/common';
import type { ColumnaImportacion } from 'api-client/contract/importaciones-words';
import { LIMITS } from 'api-client/contract/limits';
import { toCents } from 'api-client/contract/money';
import { line } from 'api-client/contract/plain-text';
import { PRECIO_TEXTS } from 'api-client/contract/precio-text';
import { productoBody } from 'api-client/contract/productos-staff';
import { registroBody } from 'api-client/contract/usuarios';
import { TIPO_PRECIO_TEXTS, TIPOS_PRECIO } from 'api-client/contract/words';
import { plainName } from 'api-client/contract/written';
import { cuitIn } from 'api-client/contract/written-cuit';
import { readNumber } from 'api-client/contract/written-number';
import { questionText, refusalTexts } from 'api-client/contract/written-number-texts';
import type { z } from 'zod';
import type { Value } from '../../../db/schema/importaciones.ts';
import { normalizeNombre } from '../../../shared/nombre.ts';
import { EXACT } from './as-shown.ts';
import type { Cell } from './cell.ts';
import { type Mark, respelled } from './decimals.ts';
import { readableIn } from './shown-text.ts';

/** What is wrong with a cell, for who wrote it. */
export class WrongCell extends Error {
  override readonly name = 'WrongCell';
}

const refuse = (message: string): never => {
  throw new WrongCell(message);
};

/** As it stands in the cell. A mark that keeps a spreadsheet from taking text for a formula is none of it. */
function textOf(cell: Cell): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return String(cell ?? '')
    .replace(/^'(?=[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20])/gm, '')
    .trim();
}

const checked = (schema: z.ZodType, value: unknown): unknown => {
  const { data, error } = schema.safeParse(value);
  return error ? refuse(error.issues[0]?.message ?? '') : data;
};

const DAMAGED = 'Excel cambió este valor: dale formato de texto a la columna y escríbelo de nuevo.';
/** '2,03E+10': what Excel shows of a long number. */
const EXPONENT = /^-?\d+(?:[.,]\d+)?e[+-]?\d+$/i;
/** '05/03/2026', '5-mar', 'mar-26': what Excel makes of a code with a hyphen or a slash. */
const MONTHS = 'ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic|jan|apr|aug|dec';
const DATE = new RegExp(
  `^(?:\\d{1,2}[/-]\\d{1,2}[/-]\\d{4}|\\d{4}-\\d{2}-\\d{2}(?:[ T].*)?|\\d{1,2}[/-](?:${MONTHS})\\.?|(?:${MONTHS})\\.?[/-]\\d{2,4}|\\d{1,2}[/-](?:${MONTHS})\\.?[/-]\\d{2,4})$`,
  'i',
);
/** What stands in a cell whose formula fails, in English and Spanish. */
const FAILED =
  /^#(?:N\/A|N\/D|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|¡(?:REF|VALOR|DIV\/0|NUM|NULO)!|¿NOMBRE\?)$/i;

/** Refuses a cell that is to be text and is no longer what somebody wrote: Excel took it for a number or a date. */
function refuseDamaged(cell: Cell): void {
  const damaged =
    cell instanceof Date ||
    typeof cell === 'boolean' ||
    (typeof cell === 'number' && Math.abs(cell) >= EXACT);
  if (damaged || EXPONENT.test(textOf(cell))) refuse(DAMAGED);
  if (FAILED.test(textOf(cell))) refuse('La celda tiene un error de la planilla: corrige su fórmula.');
}

const text = (schema: z.ZodType) => (cell: Cell) => {
  refuseDamaged(cell);
  return checked(schema, textOf(cell)) as string;
};

/**
 * Reads a code or a number of a person. Refuses what was another text before Excel changed it: a date, a number with decimals
 * ('10.50' becomes 10,5), a negative number ('(5)' becomes -5).
 */
const identifier = (schema: z.ZodType) => (cell: Cell) => {
  const changed = typeof cell === 'number' && !(Number.isInteger(cell) && cell >= 0);
  if (changed || DATE.test(textOf(cell))) refuse(DAMAGED);
  return text(schema)(cell);
};

/** Reads a CUIT as forms do; eleven digits among other signs are refused, for they may be another person's. */
function cuitOf(cell: Cell): number {
  const written = identifier(line(undefined))(cell);
  const digits = cuitIn(written);
  if (digits === undefined && written.replace(/\D/g, '').length === 11)
    refuse('El CUIT lleva 11 números, solos o como 20-12345678-9.');
  return Number(checked(persona.dni, digits ?? written));
}

function precioIn(written: string): number {
  const read = readNumber(written, { decimals: 2, unit: 'money' });
  if (read.kind === 'number') return read.value;
  if (read.kind === 'question')
    return refuse(`«${readableIn(written)}» puede ser dos precios: ${questionText(read.readings)}`);
  if (read.reason === 'excel' || read.reason === 'currency') return refuse(refusalTexts[read.reason]);
  if (read.reason === 'decimals') return refuse(PRECIO_TEXTS.invalid);
  return refuse(`No se puede leer «${readableIn(written)}» como un precio.`);
}

/** How a file writes its prices. */
export interface Prices {
  /** What parts decimals in texts; null: each text is read by itself. */
  mark: Mark | null;
  /** Per cent that are added. */
  iva: number;
}

const AS_THEY_ARE: Prices = { mark: null, iva: 0 };
const toTheCent = (pesos: number) => Math.round(pesos * 100) / 100;

/** A calculated price has more decimals than are shown: a figure is rounded to the cent, a text is what it says. */
const amount =
  (schema: z.ZodType, { mark, iva }: Prices) =>
  (cell: Cell): number => {
    const written = () => (mark === null ? textOf(cell) : respelled(textOf(cell), mark));
    const pesos = typeof cell === 'number' ? toTheCent(cell) : precioIn(written());
    return toCents(checked(schema, iva === 0 ? pesos : toTheCent(pesos * (1 + iva / 100))) as number);
  };

const YES = ['si', 's', 'x', '1', 'true', 'verdadero', 'yes'];
const NO = ['no', 'n', '0', 'false', 'falso'];

function yesOrNo(cell: Cell): boolean {
  const plain = plainName(textOf(cell));
  if (YES.includes(plain)) return true;
  return NO.includes(plain) ? false : refuse('Escribe Sí o No.');
}

/** How much there is says whether there is any. */
function inStock(cell: Cell): boolean {
  const written = textOf(cell);
  const read = readNumber(written, { decimals: 3, unit: 'weight' });
  if (read.kind === 'number') return read.value > 0;
  // Whichever of the two it is.
  if (read.kind === 'question') return read.readings[0] > 0;
  const plain = plainName(written);
  if (plain === 'sin stock' || plain === 'agotado') return false;
  return plain === 'hay' || plain === 'con stock' ? true : yesOrNo(cell);
}

const priceType = (cell: Cell) => {
  const plain = plainName(textOf(cell)).replace(/^por /, '');
  const found = TIPOS_PRECIO.find((tipo) => plainName(TIPO_PRECIO_TEXTS[tipo]) === `por ${plain}`);
  const short = { kg: 'por_kilo', u: 'por_unidad', bulto: 'por_bulto_cerrado' }[plain];
  const texts = TIPOS_PRECIO.map((tipo) => TIPO_PRECIO_TEXTS[tipo]);
  return found ?? short ?? refuse(`Escribe una de estas: ${texts.join(', ')}.`);
};

const { nombre, descripcion, precio, precio_antes_oferta } = productoBody.shape;

/** Of brands, categories and tags: stored as the panel stores them. A name with commas may be one, or several: told later. */
const filtro = (cell: Cell) => normalizeNombre(text(nombre)(cell));
const filtros = (cell: Cell) => {
  const parts = textOf(cell)
    .split(/[;|\n]/)
    .filter((part) => part.trim() !== '');
  if (parts.length > LIMITS.filtrosPerProducto) refuse(`Puede llevar hasta ${LIMITS.filtrosPerProducto}.`);
  return [...new Set(parts.map(filtro))];
};

const { shape: persona } = registroBody;

type Reader = (cell: Cell) => Value;

const COMMON: Record<ColumnaImportacion, Reader> = {
  producto_id: text(uuid),
  codigo: (cell) => plainCodigo(identifier(codigoProducto)(cell)),
  nombre: (cell) => normalizeNombre(text(nombre)(cell)),
  marca: filtro,
  categorias: filtros,
  etiquetas: filtros,
  descripcion: text(descripcion),
  precio: amount(precio, AS_THEY_ARE),
  precio_antes_oferta: amount(precio_antes_oferta, AS_THEY_ARE),
  tipo_de_precio: priceType,
  disponible: inStock,
  en_promocion: yesOrNo,
  producto_destacado: yesOrNo,
  nuevo_ingreso: yesOrNo,
  esta_activo: yesOrNo,
  apellido: text(persona.apellido),
  dni: cuitOf,
  nombre_comercio: text(persona.nombre_comercio),
  telefono: identifier(persona.telefono),
  dom_fiscal: text(persona.dom_fiscal),
  email: text(persona.email),
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What is in a cell: the shop's spreadsheets called ids its codes, before it had codes. */
export const fieldOf = (campo: ColumnaImportacion, cell: Cell): ColumnaImportacion =>
  campo === 'codigo' && UUID.test(textOf(cell)) ? 'producto_id' : campo;

const EMPTIES: { [C in ColumnaImportacion]?: Value } = {
  codigo: null,
  etiquetas: [],
  descripcion: '',
  precio_antes_oferta: null,
};
/** Whether what a field has may be taken out of it. */
export const mayBeEmpty = (campo: ColumnaImportacion): boolean => campo in EMPTIES;

/** Whether a cell says so. */
export const isEmptied = (cell: Cell): boolean => /^\(\s*vac[ií]o\s*\)$/i.test(textOf(cell));

/** What the field has then. */
export const emptied = (campo: ColumnaImportacion): Value =>
  EMPTIES[campo] ?? (mayBeEmpty(campo) ? null : refuse('Esto no puede quedar vacío.'));

/** How each field is read; a customer's name is not a product's. */
export const readersOf = (
  isOfClientes: boolean,
  prices: Prices = AS_THEY_ARE,
): Record<ColumnaImportacion, Reader> =>
  isOfClientes
    ? { ...COMMON, nombre: text(persona.nombre) }
    : {
        ...COMMON,
        precio: amount(precio, prices),
        precio_antes_oferta: amount(precio_antes_oferta, prices),
      };
