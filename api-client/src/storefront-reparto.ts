/** Texts about the next delivery. In a separate entry point, because few pages use them. */
export { diaText, proximoText } from '../contract/proximo-reparto.ts';
