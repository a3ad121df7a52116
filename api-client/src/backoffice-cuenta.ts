/** What lines of an account are called, and the rules of what is registered there; apart, for what shows it late. */
export { condicionesBody, movimientoBody, pagoBody } from '../contract/movimiento-body.ts';
export {
  agoText,
  diaText,
  MEDIO_TEXTS,
  movimientoText,
  NOTA_DE_CREDITO,
} from '../contract/movimiento-text.ts';
export { MEDIOS_PAGO, REGISTERED_TIPOS } from '../contract/words.ts';
