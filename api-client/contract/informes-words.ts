/** By what sales are told apart. */
export const INFORMES = ['cliente', 'producto', 'marca', 'categoria', 'vendedor', 'zona'] as const;
export type Informe = (typeof INFORMES)[number];
