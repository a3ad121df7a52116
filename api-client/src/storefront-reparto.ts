/** How it is said when it is delivered next; apart, for the few pages that say it. */
export { diaText, proximoText } from '../contract/proximo-reparto.ts';
