/** What is said of lines that are not delivered as they were asked for; apart, for the few pages that say it. */
export { askedOf, entregaText, MOTIVO_TEXTS, refusalOfMore } from '../contract/entrega-text.ts';
