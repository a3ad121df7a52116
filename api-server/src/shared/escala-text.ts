/** A tier of a product's price in spreadsheets and in the audit log. */
import type { cantidadesPropias } from 'api-client/contract/cantidades-staff';
import type { z } from 'zod';
import { formatDescuento } from './format.ts';

/** From `desde` units on, each costs `descuento` percent less than a single one. */
export type EscalaPropia = z.output<typeof cantidadesPropias>['escalas'][number];

/** Returns 'desde 12: 8,5 %'. */
export const escalaText = ({ desde, descuento }: EscalaPropia): string =>
  `desde ${desde}: ${formatDescuento(descuento)}`;

const WRITTEN =
  /^(?:desde )?(\d{1,6})(?: ?(?:u|un|unidad(?:es)?|kg|kilos?|bultos?)\.?)?(?: o m[aá]s)? ?[:=→-] ?[-−]?(\d{1,3}(?:[.,]\d+)?) ?%?(?: menos)?$/i;

/** Reads a tier as people write it: 'desde 12: 8,5 %', '12 u = 8.5', '12: -8,5%'. Undefined if it cannot be read. */
export function readEscala(text: string): EscalaPropia | undefined {
  const [, desde, descuento] = WRITTEN.exec(text.trim().replace(/\s+/g, ' ')) ?? [];
  if (desde === undefined || descuento === undefined) return undefined;
  return { desde: Number(desde), descuento: Number(descuento.replace(',', '.')) };
}
