/** By which goods are found on a shelf; nothing for a product without one. */
export const codigoText = (codigo: string | null | undefined): string | undefined =>
  codigo ? `Cód. ${codigo}` : undefined;
