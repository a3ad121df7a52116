import { codigoProducto, plainCodigo } from 'api-client/contract/codigo-producto';
import { uuid } from 'api-client/contract/common';
import type { ColumnaImportacion, TipoPlanilla } from 'api-client/contract/importaciones-words';
import { LIMITS } from 'api-client/contract/limits';
import { line } from 'api-client/contract/plain-text';
import { eachOf, PRODUCTO_FLAGS } from 'api-client/contract/producto-flags';
import { productoBody } from 'api-client/contract/productos-staff';
import { registroBody } from 'api-client/contract/usuarios';
import { TIPO_PRECIO_TEXTS, TIPOS_PRECIO } from 'api-client/contract/words';
import { plainName } from 'api-client/contract/written';
import { cuitIn } from 'api-client/contract/written-cuit';
import { readNumber } from 'api-client/contract/written-number';
import type { z } from 'zod';
import type { Value } from '../../../db/schema/importaciones.ts';
import { normalizeNombre } from '../../../shared/nombre.ts';
import type { Cell } from './cell.ts';
import { checked, pageText, refuse, textOf } from './cell.ts';
import { DAMAGED, DATE, isDamaged, refuseDamaged } from './damaged-cells.ts';
import { readAlicuota, readCondicionIva } from './iva-cells.ts';
import { AS_THEY_ARE, amount, type Prices } from './numbers.ts';
import { readCondicion, readEscalas, readMinimo, readMultiplo } from './terms-cells.ts';

const text = (schema: z.ZodType) => (cell: Cell) => {
  refuseDamaged(cell);
  return checked(schema, textOf(cell)) as string;
};

/** Reads a name; joins the lines that Alt+Enter makes in a cell. */
const oneLine = (schema: z.ZodType) => {
  const read = text(schema);
  return (cell: Cell) => read(typeof cell === 'string' ? cell.replace(/\s*[\r\n]\s*/g, ' ') : cell);
};

/**
 * Reads a code or a personal number. Refuses a text that Excel changed: a date, a number with decimals ('10.50' becomes
 * 10,5), a negative number ('(5)' becomes -5).
 */
const identifier = (schema: z.ZodType) => (cell: Cell) => {
  const changed = typeof cell === 'number' && !(Number.isInteger(cell) && cell >= 0);
  if (changed || DATE.test(textOf(cell))) refuse(DAMAGED);
  return text(schema)(cell);
};

/** Reads a CUIT as forms do. Refuses eleven digits among other signs: they may be another person's number. */
function readCuit(cell: Cell): number {
  const written = identifier(line(undefined))(cell);
  const digits = cuitIn(written);
  if (digits === undefined && written.replace(/\D/g, '').length === 11)
    refuse('El CUIT lleva 11 números, solos o como 20-12345678-9.');
  return Number(checked(persona.dni, digits ?? written));
}

const YES =
  'si|s|x|1|true|verdadero|yes|y|a|alta|activo|activa|active|ativo|available|habilitado|enabled|publicado|visible'.split(
    '|',
  );
const NO =
  'no|n|0|false|falso|b|baja|inactivo|inactiva|inactive|inativo|not available|deshabilitado|disabled|borrador|draft|archived|oculto|vendido|vendida'.split(
    '|',
  );

function yesOrNo(cell: Cell): boolean {
  const plain = plainName(textOf(cell));
  if (YES.includes(plain)) return true;
  return NO.includes(plain) ? false : refuse('Escribe Sí o No.');
}

const IN_STOCK = ['hay', 'con stock', 'en stock', 'disponible', 'in stock', 'instock', 'available'];
const OUT_OF_STOCK = [
  'sin stock',
  'agotado',
  'no disponible',
  'out of stock',
  'outofstock',
  'sold out',
  'unavailable',
];

/** Reads availability from an amount or a word. */
function inStock(cell: Cell): boolean {
  const written = textOf(cell);
  const read = readNumber(written, { decimals: 3, unit: 'weight' });
  if (read.kind === 'number') return read.value > 0;
  // Both readings are above zero or both are zero.
  if (read.kind === 'question') return read.readings[0] > 0;
  const plain = plainName(written);
  if (OUT_OF_STOCK.includes(plain)) return false;
  return IN_STOCK.includes(plain) ? true : yesOrNo(cell);
}

/** Spellings of units of measure. */
const UNITS: Record<(typeof TIPOS_PRECIO)[number], string> = {
  por_kilo: 'kg|kgs|kilos|x kg|x kilo',
  por_unidad: 'u|un|uni|unid|und|unidades|c u|cu|x unidad|pc|pcs|ea|each|nos',
  por_bulto_cerrado: 'bulto|bto|x bulto',
};

const priceType = (cell: Cell) => {
  const plain = plainName(textOf(cell)).replace(/^por /, '');
  const found = TIPOS_PRECIO.find((tipo) => plainName(TIPO_PRECIO_TEXTS[tipo]) === `por ${plain}`);
  const short = TIPOS_PRECIO.find((tipo) => UNITS[tipo].split('|').includes(plain));
  const texts = TIPOS_PRECIO.map((tipo) => TIPO_PRECIO_TEXTS[tipo]);
  return found ?? short ?? refuse(`Escribe una de estas: ${texts.join(', ')}.`);
};

const { nombre, descripcion, precio, precio_antes_oferta } = productoBody.shape;

/** Reads a name of a brand, category or tag as the panel stores names. `resolveFiltros` later splits a name at commas. */
const filtro = (cell: Cell) => normalizeNombre(oneLine(nombre)(cell));
/** Many lists end with a total. */
const TOTAL = /^(?:sub ?)?total(?: general)?:?$/i;
const nombreProducto = (cell: Cell) =>
  TOTAL.test(textOf(cell)) ? refuse('Parece un total, no un producto.') : filtro(cell);
const filtros = (cell: Cell) => {
  const parts = textOf(cell)
    .split(/[;|\n]| > /)
    .filter((part) => part.trim() !== '');
  if (parts.length > LIMITS.filtrosPerProducto) refuse(`Puede llevar hasta ${LIMITS.filtrosPerProducto}.`);
  return [...new Set(parts.map(filtro))];
};

const { shape: persona } = registroBody;

type Reader = (cell: Cell) => Value;

const COMMON: Record<ColumnaImportacion, Reader> = {
  producto_id: text(uuid),
  // Ignore an id that Excel changed or that is too long: the id would never match again.
  id_externo: (cell) => (isDamaged(cell) || textOf(cell).length > LIMITS.idExternoMax ? null : textOf(cell)),
  codigo: (cell) => plainCodigo(identifier(codigoProducto)(cell)),
  nombre: nombreProducto,
  marca: filtro,
  categorias: filtros,
  etiquetas: filtros,
  descripcion: (cell) => text(descripcion)(typeof cell === 'string' ? pageText(cell) : cell),
  precio: amount(precio, AS_THEY_ARE),
  precio_antes_oferta: amount(precio_antes_oferta, AS_THEY_ARE),
  tipo_de_precio: priceType,
  se_pesa: yesOrNo,
  alicuota_iva: readAlicuota,
  disponible: inStock,
  ...eachOf(PRODUCTO_FLAGS, () => yesOrNo),
  esta_activo: yesOrNo,
  condicion: readCondicion,
  minimo: readMinimo,
  multiplo: readMultiplo,
  escalas: readEscalas,
  apellido: text(persona.apellido),
  dni: readCuit,
  nombre_comercio: oneLine(persona.nombre_comercio),
  telefono: identifier(persona.telefono),
  dom_fiscal: oneLine(persona.dom_fiscal),
  condicion_iva: readCondicionIva,
  email: text(persona.email),
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns the field of a cell: older spreadsheets of the shop have the id in the column «Código». */
export const findErrorField = (campo: ColumnaImportacion, cell: Cell): ColumnaImportacion =>
  campo === 'codigo' && UUID.test(textOf(cell)) ? 'producto_id' : campo;

const EMPTIES: { [C in ColumnaImportacion]?: Value } = {
  codigo: null,
  etiquetas: [],
  descripcion: '',
  precio_antes_oferta: null,
  condicion_iva: null,
};
/** Without own values, an agreement has the shop's price and terms. */
const EMPTIES_CONDICION: typeof EMPTIES = { precio: null, minimo: null, multiplo: null, escalas: null };
const emptiesOf = (tipo: TipoPlanilla) => (tipo === 'condiciones' ? EMPTIES_CONDICION : EMPTIES);

/** Whether an import may empty the field. */
export const mayBeEmpty = (tipo: TipoPlanilla, campo: ColumnaImportacion): boolean =>
  campo in emptiesOf(tipo);

/** Whether the cell asks to empty its field. */
export const isEmptied = (cell: Cell): boolean => /^\(\s*vac[ií]o\s*\)$/i.test(textOf(cell));

/** Returns the empty value of a field; throws `WrongCell` if the field cannot be empty. */
export const emptied = (tipo: TipoPlanilla, campo: ColumnaImportacion): Value =>
  emptiesOf(tipo)[campo] ?? (mayBeEmpty(tipo, campo) ? null : refuse('Esto no puede quedar vacío.'));

/** Returns the reader of each field; a customer's name has other rules than a product's. */
export const createReaders = (
  tipo: TipoPlanilla,
  prices: Prices = AS_THEY_ARE,
): Record<ColumnaImportacion, Reader> =>
  tipo === 'clientes'
    ? { ...COMMON, nombre: text(persona.nombre) }
    : {
        ...COMMON,
        precio: amount(precio, prices),
        precio_antes_oferta: amount(precio_antes_oferta, prices),
      };
