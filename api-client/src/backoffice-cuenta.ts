/** Texts and form rules of ledger entries. In a separate entry point, for screens that load late. */
export { condicionesBody, movimientoBody, pagoBody } from '../contract/movimiento-body.ts';
export {
  agoText,
  diaText,
  MEDIO_TEXTS,
  movimientoText,
  NOTA_DE_CREDITO,
} from '../contract/movimiento-text.ts';
export { MEDIOS_PAGO, REGISTERED_TIPOS } from '../contract/words.ts';
