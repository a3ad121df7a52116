/** Delivery zones of addresses, and next delivery days. In a separate entry point, because few pages use them. */
export { diaText, proximoReparto } from '../contract/proximo-reparto.ts';
export { zonaOf } from '../contract/zona-of.ts';
export { DIAS_SEMANA, type DiaSemana } from '../contract/zonas-words.ts';
