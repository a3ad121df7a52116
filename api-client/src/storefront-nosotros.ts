/** What the company's page says where no admin has written anything; apart, for that page alone. */
export { TEXTOS_NOSOTROS } from '../contract/textos-nosotros.ts';
