/** Default texts of the home page, for that page only. */
export { TEXTOS_INICIO } from '../contract/textos-inicio.ts';
