/** How what somebody writes as they talk is read; apart, for the two screens that read it. */
export { RENGLON_LIMITS } from '../contract/renglones/limits.ts';
export { packText, quantityChoices } from '../contract/renglones/quantity-choices.ts';
export { quantityFor, type Sized } from '../contract/renglones/quantity-for.ts';
export { readRenglon } from '../contract/renglones/read-renglon.ts';
export { readRenglones } from '../contract/renglones/read-renglones.ts';
