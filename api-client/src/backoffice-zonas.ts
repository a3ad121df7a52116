/** Delivery zones: which one an address is in, and when it is delivered there next; apart, for the few pages that say it. */
export { diaText, proximoReparto } from '../contract/proximo-reparto.ts';
export { zonaOf } from '../contract/zona-of.ts';
export { DIAS_SEMANA, type DiaSemana } from '../contract/zonas-words.ts';
