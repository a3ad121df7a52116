/** Names that the page and the offline worker share. */

/** Key in local storage for the choice of offline use: `true`, `false` or missing. */
export const CHOICE = 'sin-senal';

/** Prefix of the caches with one account's answers, such as prices and orders. */
export const ANSWERS = 'respuestas-';

/** Header of stored answers with the ISO time of storing. */
export const STORED_AT = 'x-guardado';

/** Message of the worker to its pages: time of the shown data, or null for current data. */
export interface OldAnswers {
  guardado: string | null;
}

/** Message of a page to the worker: delete the account's answers, and store none that are still on their way. */
export const DELETE_ANSWERS = 'olvidar';
