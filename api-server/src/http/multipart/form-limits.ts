import { LIMITS } from 'api-client/contract';

/** Files of one form that are kept completely. Only the head of further files is kept, to count and name them. */
export const WHOLE_FILES: number = LIMITS.imagenesPerProducto;

/** Limits for busboy. A file may have one byte too many, so that the contract's own rule refuses the file. */
export const PART_LIMITS = {
  fileSize: LIMITS.imagenBytes + 1,
  files: 10,
  /**
   * Four bytes per character of the longest text, and a reserve, so that the contract's own rule refuses a longer text.
   */
  fieldSize: 4 * LIMITS.descripcionMax + 1024,
  fields: 2 * LIMITS.filtrosPerProducto + 100,
  headerPairs: 20,
  headerSize: 8 * 1024,
};

/** Bytes of a whole form. The limit is generous, so that a photo of 20 MB gets the error for large photos. */
export const FORM_LIMIT = 64 * 1024 * 1024;

/** Milliseconds without a byte after which the upload fails. */
export const IDLE_TIMEOUT = 30_000;
