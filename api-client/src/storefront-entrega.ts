/** Texts of an order's status and of lines that are not delivered as ordered. Separate, because few pages say them. */
export { askedOf, entregaText } from '../contract/entrega-text.ts';
export { ESTADO_TEXTS } from '../contract/pedido-estado-text.ts';
export { MOTIVO_RECLAMO_TEXTS } from '../contract/reclamo-text.ts';
export { MOTIVOS_RECLAMO, type MotivoReclamo, SOLD_ESTADOS } from '../contract/words.ts';
