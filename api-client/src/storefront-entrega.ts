/** What is said of lines that are not delivered as they were asked for; apart, for the few pages that say it. */
export { askedOf, entregaText } from '../contract/entrega-text.ts';
export { SOLD_ESTADOS } from '../contract/words.ts';
