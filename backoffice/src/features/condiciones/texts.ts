import type { Condicion, PreciosDeCondicion } from 'api-client/backoffice';
import { formatMoneyShort } from 'ui-kit/money';

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
export function differenceText({ base, precio }: PrecioRow): string | undefined {
  if (base === precio || base === 0) return undefined;
  return changeText(Math.round((precio / base - 1) * 10_000) / 100);
}
