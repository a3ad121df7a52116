/** Texts of an order's state and of lines not delivered as ordered. In a separate entry point, because few pages use them. */
export { entregaText, orderedUnits } from '../contract/entrega-text.ts';
export { cantidadText, kilosText, wholeCantidad } from '../contract/kilos.ts';
export { ESTADO_TEXTS } from '../contract/pedido-estado-text.ts';
export { MOTIVO_RECLAMO_TEXTS } from '../contract/reclamo-text.ts';
export { MOTIVOS_RECLAMO, type MotivoReclamo, SOLD_ESTADOS } from '../contract/words.ts';
export { readNumber } from '../contract/written-number.ts';
