/** Limits of a quick order; our choice. In a separate file, because every page loads the other limits. */
export const RENGLON_LIMITS = {
  /** Lines per call. */
  renglones: 100,
  /** Characters of a line. */
  letters: 200,
  /** Candidate products for a line. */
  opciones: 3,
  /** Words of a line that are looked up. */
  palabras: 8,
  /** Characters of a looked-up word: no product has a longer word. */
  palabraMax: 30,
  /** Lines per SQL statement. */
  perStatement: 20,
} as const;
