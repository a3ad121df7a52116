/** What reports of sales there are, and what each counts; apart, for the screen that shows them. */
export { COUNTS_PEDIDOS, fulfilledOf } from '../contract/informe-counts.ts';
export { INFORMES, type Informe } from '../contract/informes-words.ts';
