/** What lines of an account are called; apart, for the one page that shows them. */
export { agoText, diaText, movimientoText } from '../contract/movimiento-text.ts';
