/** How what the shop asks of an order is written. No import, so that a screen may use it without loading a validator. */

/** `$50.000`, as the documents write a limit. */
export const pesosText = (pesos: number): string => `$${String(pesos).replace(/\B(?=(?:\d{3})+$)/g, '.')}`;

/** What `pesosText` wrote. */
export const pesosOf = (text: string): number => Number(text.replace(/\D/g, ''));

/** The document's sentence, with the minimum that counts. */
export const montoMinimoText = (pesos: number): string =>
  `El monto mínimo para realizar un pedido es de ${pesosText(pesos)}`;
