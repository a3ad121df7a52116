/** The sales reports and what each counts. In a separate entry point, for the screen that shows them. */
export { COUNTS_PEDIDOS, fulfilledOf } from '../contract/informe-counts.ts';
export { INFORMES, type Informe } from '../contract/informes-words.ts';
