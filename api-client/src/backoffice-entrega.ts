/** Texts of lines that are not delivered as ordered. In a separate entry point, because few pages use them. */
export { entregaText, MOTIVO_TEXTS, orderedUnits, refusalOfMore } from '../contract/entrega-text.ts';
