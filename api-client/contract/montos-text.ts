/** Texts about the minimum order. No validator, because each page of the shop has a cart. */
import { type ModoIva, showsPartes } from './iva.ts';

/** Formats whole pesos as the documents write a limit: `$50.000`. */
export const pesosText = (pesos: number): string => `$${String(pesos).replace(/\B(?=(?:\d{3})+$)/g, '.')}`;

/** Reads the text of `pesosText`. Returns pesos. */
export const pesosOf = (text: string): number => Number(text.replace(/\D/g, ''));

/** The amounts of a shop include IVA: says so to customers who see the tax apart. */
export const withIvaText = (iva: ModoIva): string => (showsPartes(iva) ? ' (con IVA incluido)' : '');

/** Returns the document's sentence about the minimum order, in pesos. */
export const montoMinimoText = (pesos: number, iva: ModoIva = 'incluido'): string =>
  `El monto mínimo para realizar un pedido es de ${pesosText(pesos)}${withIvaText(iva)}`;
