import { LIMITS } from 'api-client/contract';

/** Files of one form that are kept whole; of more than these only the head, so that they are counted and named. */
export const WHOLE_FILES: number = LIMITS.imagenesPerProducto;

/** What busboy stops at. One byte more than a file may have is kept, so that the contract's own rule refuses it. */
export const PART_LIMITS = {
  fileSize: LIMITS.imagenBytes + 1,
  files: 10,
  /** Four bytes for each letter of the longest text, and some more, so that the contract's own rule refuses it. */
  fieldSize: 4 * LIMITS.descripcionMax + 1024,
  fields: 2 * LIMITS.filtrosPerProducto + 100,
  headerPairs: 20,
  headerSize: 8 * 1024,
};

/** Bytes of a whole form. Much more than it may hold: who sends a photo of 20 MB is told that it is too large. */
export const FORM_LIMIT = 64 * 1024 * 1024;

/** Milliseconds without a byte, after which whoever is sending is taken to be gone. */
export const SILENCE = 30_000;
