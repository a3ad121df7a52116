/** Texts of lines that are not delivered as ordered. In a separate entry point, because few pages use them. */
export { askedOf, entregaText, MOTIVO_TEXTS, refusalOfMore } from '../contract/entrega-text.ts';
