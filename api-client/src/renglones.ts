/** Reading of quick orders. In a separate entry point, for the two screens that use it. */
export { RENGLON_LIMITS } from '../contract/renglones/limits.ts';
export { packText, quantityChoices } from '../contract/renglones/quantity-choices.ts';
export { quantityFor, type Sized } from '../contract/renglones/quantity-for.ts';
export { readRenglon } from '../contract/renglones/read-renglon.ts';
export { readRenglones } from '../contract/renglones/read-renglones.ts';
