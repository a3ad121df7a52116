/** Validators and words of commercial agreements. In a separate entry point, because few pages use them. */
export { condicionBody } from '../contract/condiciones-staff.ts';
export { type DIRECCIONES, type MOTIVOS_PRECIO, REDONDEOS } from '../contract/words.ts';
