/** Validators of commercial agreements. In a separate entry point, because few pages use them. */
export { cantidadesBody } from '../contract/cantidades-staff.ts';
export { condicionBody } from '../contract/condicion-body.ts';
