/** What the page and the worker that keeps the shop for the time without signal call each other's things. */

/** Whether it is wanted on this device, in its local storage: `true`, `false`, or not asked. */
export const CHOICE = 'sin-senal';

/** Begins the names of the stores that hold one account's answers: prices and orders among them. */
export const ANSWERS = 'respuestas-';

/** When an answer was kept, ISO; on those that are not of now. */
export const KEPT_AT = 'x-guardado';

/** The worker to its pages: what is shown is from then, or of now again (`null`). */
export interface OldAnswers {
  guardado: string | null;
}

/** A page to its worker: whose answers were kept is gone, so nothing that is on its way is kept either. */
export const FORGET = 'olvidar';
