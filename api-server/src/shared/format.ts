import { kilosText } from 'api-client/contract/kilos';
import { TIME_ZONE, TIPO_PRECIO_TEXTS, type TipoDePrecio } from 'api-client/contract/words';
import { cuitIn, cuitText } from 'api-client/contract/written-cuit';

// `always`: Spanish would not group four-digit numbers, and a column of prices must not mix both.
const pesos = new Intl.NumberFormat('es-AR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
});
const moment = new Intl.DateTimeFormat('es-AR', {
  timeZone: TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const plain = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 3, useGrouping: 'always' });

export function formatPesos(cents: number): string {
  return `${cents < 0 ? '-' : ''}$ ${pesos.format(Math.abs(cents) / 100)}`;
}

/** Returns for example '1.000' or '10,5'. */
export const formatNumber = (value: number): string => plain.format(value);

/** Returns the quantity of a line: '1.000', or '9,850 kg' with decimals, because only kilos have decimals. */
export const formatCantidad = (cantidad: number): string =>
  Number.isInteger(cantidad) ? plain.format(cantidad) : kilosText(cantidad);

/** Returns '' for 0: a column of zeros would hide the existing discounts. */
export function formatDescuento(percent: number): string {
  return percent === 0 ? '' : `${plain.format(percent)} %`;
}

/** Returns 'por bulto cerrado', as in the screens. */
export const formatTipoDePrecio = (tipo: TipoDePrecio): string => TIPO_PRECIO_TEXTS[tipo].toLowerCase();

/** Returns '01/12/2026 08:00', in the shop's time zone. */
export const formatMoment = (when: Date): string => moment.format(when).replace(',', '');

/** Returns the number of a delivery note, as printed. */
export const formatNumero = (numero: number): string => `0001-${String(numero).padStart(8, '0')}`;

/** Returns '20-20410300-4' for eleven digits in any spelling, and other texts unchanged. */
export const formatCuit = (cuit: string): string => (cuitIn(cuit) === undefined ? cuit : cuitText(cuit));

const NUMERO =
  /^(?:(?:pedido|orden|remito)\s*)?(?:(?:n[.\u00ba\u00b0]+|nro\.?|n[u\u00fa]mero|#)\s*)?(\d{1,9})$/i;

/** Returns the order number in a search: '12', 'n.º 12' or 'pedido #12'. Undefined for other words: 'omega 3'. */
export function parseNumero(term: string): number | undefined {
  const digits = NUMERO.exec(term.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Returns the inbox message about a new order. @param total cents */
export const pedidoMensaje = (comercio: string, total: number): string =>
  `Nuevo pedido de ${comercio} por ${formatPesos(total)}`;

/** Returns the message without its amount, for staff who may not see prices. */
export const withoutImporte = (mensaje: string): string => mensaje.replace(/ por -?\$\s[\d.,]+$/, '');
