import type { Condicion, PreciosDeCondicion } from 'api-client/backoffice';
import { diaText } from 'api-client/backoffice-cuenta';
import { formatMoneyShort } from 'ui-kit/money';
import { wholeText } from 'ui-kit/whole-text';
import { MODO_IVA_TEXTS, notVigenteText, plazoText } from '../../shared/condicion-texts.ts';
import { percentText } from '../../shared/percent-text.ts';

type Regla = Condicion['reglas'][number];

const percent = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2, signDisplay: 'exceptZero' });

/** Returns '−5,5 %', without a line break before the sign. */
const changeText = (ajuste: number): string => `${percent.format(ajuste).replace('-', '−')}\u00a0%`;

/** Returns 'Marca Andes −5,5 %', for example. */
function reglaText({ marca, categoria, ajuste }: Regla): string {
  const what = marca ? `Marca ${marca.nombre}` : categoria ? `Categoría ${categoria.nombre}` : 'Todo';
  return `${what} ${changeText(ajuste)}`;
}

/** The rules shown in a row; the rest is counted. */
const SHOWN_IN_ROW = 3;

/** Returns the rules in words: the first `shown` ones, and how many more. */
export function reglasText({ reglas }: Pick<Condicion, 'reglas'>, shown = SHOWN_IN_ROW): string {
  if (reglas.length === 0) return 'Sin porcentajes';
  const texts = reglas.slice(0, shown).map(reglaText);
  return [...texts, ...(reglas.length > shown ? [`y ${reglas.length - shown} más`] : [])].join(' · ');
}

export const minimoText = (monto: number | null): string =>
  monto === null ? 'El de la tienda' : formatMoneyShort(monto);

export type PrecioRow = PreciosDeCondicion['productos'][number];

const MOTIVO_TEXTS: Record<NonNullable<PrecioRow['motivo']>, string> = {
  producto: 'Precio propio',
  marca: 'Por la marca',
  categoria: 'Por la categoría',
  todo: 'Por el porcentaje de todo',
};

/** Says what sets the price. Without another reason, only the general discount changes the shop's price. */
export function whyOf({ motivo, base, precio }: PrecioRow): string {
  if (motivo) return MOTIVO_TEXTS[motivo];
  return base === precio ? 'Precio de la tienda' : 'Por el descuento general';
}

/** Returns '−5,5 %' against the base price; undefined for the same price. */
export function differenceText({ base, precio }: Pick<PrecioRow, 'base' | 'precio'>): string | undefined {
  if (base === precio || base === 0) return undefined;
  return changeText(Math.round((precio / base - 1) * 10_000) / 100);
}

const NONE = 'Ninguno';

/** Returns the days on which the agreement counts, in words. */
function validityText(condicion: Condicion): string {
  const { vigente, vigente_hasta: hasta } = condicion;
  return notVigenteText(condicion) ?? (vigente && hasta ? `Hasta el ${diaText(hasta)}` : 'Sin límite');
}

/** The terms of an agreement that a comparison shows, in words. */
const TERMINOS: readonly [termino: string, textOf: (condicion: Condicion) => string][] = [
  ['Porcentajes', (condicion) => reglasText(condicion, condicion.reglas.length)],
  ['Descuento general', ({ descuento }) => (descuento === null ? NONE : percentText(descuento))],
  ['Pedido mínimo', ({ monto_minimo }) => minimoText(monto_minimo)],
  ['Envío gratis', ({ envio_gratis }) => minimoText(envio_gratis)],
  ['Plazo de pago', ({ plazo }) => (plazo === null ? NONE : plazoText(plazo))],
  ['Límite de crédito', ({ limite }) => (limite === null ? NONE : formatMoneyShort(limite))],
  ['IVA en los precios', ({ iva }) => (iva ? MODO_IVA_TEXTS[iva] : 'Según el cliente')],
  ['Vigencia', validityText],
  ['Precios propios', ({ precios }) => wholeText(precios)],
  ['Clientes', ({ clientes }) => wholeText(clientes)],
];

/** A term of two agreements, in words. */
export interface TerminoRow {
  termino: string;
  first: string;
  second: string;
}

/** Returns the terms in which two agreements differ, and the names of those that are the same. */
export function compareTerminos(
  first: Condicion,
  second: Condicion,
): { differing: TerminoRow[]; same: string[] } {
  const rows = TERMINOS.map(([termino, textOf]) => ({
    termino,
    first: textOf(first),
    second: textOf(second),
  }));
  return {
    differing: rows.filter((row) => row.first !== row.second),
    same: rows.filter((row) => row.first === row.second).map(({ termino }) => termino),
  };
}
