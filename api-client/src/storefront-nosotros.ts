/** Default text of the company page, for that page only. */
export { TEXTOS_NOSOTROS } from '../contract/textos-nosotros.ts';
