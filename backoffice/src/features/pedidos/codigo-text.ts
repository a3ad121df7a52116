/** Returns the product's shelf code; undefined without a code. */
export const codigoText = (codigo: string | null | undefined): string | undefined =>
  codigo ? `Cód. ${codigo}` : undefined;
