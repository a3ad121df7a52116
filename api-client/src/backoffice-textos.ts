/** What the shop says of itself where no admin has written anything; apart, for the one screen where it is written. */
export { filledIn, paragraphsOf } from '../contract/filled-in.ts';
export { TEXTOS_INICIO } from '../contract/textos-inicio.ts';
export { TEXTOS_NOSOTROS } from '../contract/textos-nosotros.ts';
