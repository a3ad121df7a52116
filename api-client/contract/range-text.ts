/** Error texts for reversed ranges. No validator, so that a list can check ranges without loading one. */

/** Whether two ISO dates are in order; either may be empty. */
export const isInOrder = (first: string, last: string): boolean => last === '' || first <= last;
export const WRONG_ORDER = 'El último día no puede ser anterior al primero.';
export const WRONG_ORDER_OF_AMOUNTS = 'El importe mayor no puede ser menor que el otro.';
