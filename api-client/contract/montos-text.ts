/** Texts about the minimum order. No imports, so that a screen needs no validator. */

/** Formats whole pesos as the documents write a limit: `$50.000`. */
export const pesosText = (pesos: number): string => `$${String(pesos).replace(/\B(?=(?:\d{3})+$)/g, '.')}`;

/** Reads the text of `pesosText`. Returns pesos. */
export const pesosOf = (text: string): number => Number(text.replace(/\D/g, ''));

/** Returns the document's sentence about the minimum order, in pesos. */
export const montoMinimoText = (pesos: number): string =>
  `El monto mínimo para realizar un pedido es de ${pesosText(pesos)}`;
