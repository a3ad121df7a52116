/** What is wrong with a range that is the other way round. No validator, so that a list may say so without loading one. */

/** Whether a first day and a last one, of which either may be empty, are in order. */
export const inOrder = (first: string, last: string): boolean => last === '' || first <= last;
export const DISORDER = 'El último día no puede ser anterior al primero.';
export const DISORDER_OF_AMOUNTS = 'El importe mayor no puede ser menor que el otro.';
