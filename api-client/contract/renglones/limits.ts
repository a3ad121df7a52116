/** Of a quick order; ours. Apart from all other limits, which every page carries. */
export const RENGLON_LIMITS = {
  /** Lines that are looked up at once. */
  renglones: 100,
  /** Letters of one of them. */
  letters: 200,
  /** Products that are offered for it. */
  opciones: 3,
  /** Words of a line that are looked up. */
  palabras: 8,
  /** Letters of a word that is looked up: no product has a longer one. */
  palabraMax: 30,
  /** Lines that one SQL statement looks up. */
  perStatement: 20,
} as const;
