/** What the home page says where no admin has written anything; apart, for that page alone. */
export { TEXTOS_INICIO } from '../contract/textos-inicio.ts';
