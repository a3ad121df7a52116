/** Texts of lines that are not delivered as ordered. In a separate entry point, because few pages use them. */
export { entregaText, MOTIVO_TEXTS, orderedUnits, refusalOfReason } from '../contract/entrega-text.ts';
export {
  addCantidades,
  cantidadText,
  kilosText,
  refusalOfDecimals,
  refusalOfWeight,
  UNREADABLE_KILOS,
  wholeCantidad,
} from '../contract/kilos.ts';
export type { MotivoEntrega } from '../contract/words.ts';
