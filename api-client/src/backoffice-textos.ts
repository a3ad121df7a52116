/** Default texts of the shop. In a separate entry point, for the screen that edits them. */
export { filledIn, paragraphsOf } from '../contract/filled-in.ts';
export { TEXTOS_INICIO } from '../contract/textos-inicio.ts';
export { TEXTOS_NOSOTROS } from '../contract/textos-nosotros.ts';
