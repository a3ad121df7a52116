/** Texts of ledger entries. In a separate entry point, for the only page that shows them. */
export { agoText, diaText, movimientoText } from '../contract/movimiento-text.ts';
