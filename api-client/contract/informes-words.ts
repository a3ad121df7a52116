/** Groupings of the sales reports. */
export const INFORMES = ['cliente', 'producto', 'marca', 'categoria', 'vendedor', 'zona'] as const;
export type Informe = (typeof INFORMES)[number];
