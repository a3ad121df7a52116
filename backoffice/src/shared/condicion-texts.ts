/** Texts for the general terms of a commercial agreement. */
import type { Condicion, ModoIva } from 'api-client/backoffice';
import { diaText } from 'api-client/backoffice-cuenta';
import { shopDay } from 'ui-kit/dates';
import { formatMoneyShort } from 'ui-kit/money';
import { percentText } from './percent-text.ts';

type Validity = Pick<Condicion, 'vigente' | 'vigente_desde' | 'vigente_hasta'>;

/** Returns why the agreement does not count today: 'Desde el 01/12/2026'. Undefined while it counts. */
export function notVigenteText(
  { vigente, vigente_desde: desde, vigente_hasta: hasta }: Validity,
  today = shopDay(new Date()),
): string | undefined {
  if (vigente) return undefined;
  if (desde && (!hasta || desde > today)) {
    return `Desde el ${diaText(desde)}${hasta ? ` hasta el ${diaText(hasta)}` : ''}`;
  }
  return hasta ? `Venció el ${diaText(hasta)}` : undefined;
}

/** Returns the text with a lower-case initial, to stand within a sentence. */
export const withSmallInitial = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** Returns 'No rige hoy: venció el 30/11/2026.'; undefined while the agreement counts. */
export function notVigenteSentence(condicion: Validity): string | undefined {
  const text = notVigenteText(condicion);
  return text && `No rige hoy: ${withSmallInitial(text)}.`;
}

/** Returns the days between the approval of an order and its due date, in words. */
export const plazoText = (plazo: number): string =>
  plazo === 0 ? 'Al aprobarse' : plazo === 1 ? '1 día' : `${plazo} días`;

/** How an agreement's prices show IVA. */
export const MODO_IVA_TEXTS: Record<ModoIva, string> = {
  incluido: 'Incluido en el precio',
  discriminado: 'Discriminado en el total',
  sumado: 'Precios sin IVA («+ IVA»)',
};

/** Returns how the agreement's prices show IVA; undefined when the customer's registration decides. */
export const ivaText = ({ iva }: Pick<Condicion, 'iva'>): string | undefined =>
  iva ? `IVA: ${withSmallInitial(MODO_IVA_TEXTS[iva])}` : undefined;

type Terms = Pick<
  Condicion,
  'envio_gratis' | 'descuento' | 'plazo' | 'limite' | 'iva' | 'vigente' | 'vigente_hasta'
>;

/** Returns a short text for each general term that the agreement sets, besides the minimum order. */
export function termsTexts(condicion: Terms): string[] {
  const { envio_gratis, descuento, plazo, limite, vigente, vigente_hasta: hasta } = condicion;
  return [
    descuento !== null && `Descuento general: ${percentText(descuento)}`,
    envio_gratis !== null && `Envío gratis desde ${formatMoneyShort(envio_gratis)}`,
    plazo !== null && `Plazo de pago: ${withSmallInitial(plazoText(plazo))}`,
    limite !== null && `Límite de crédito: ${formatMoneyShort(limite)}`,
    ivaText(condicion),
    vigente && hasta !== null && `Rige hasta el ${diaText(hasta)}`,
  ].filter((text) => typeof text === 'string');
}
