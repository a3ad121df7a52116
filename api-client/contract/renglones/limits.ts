/** Of a quick order; ours. Apart from all other limits, which every page carries. */
export const RENGLON_LIMITS = {
  /** Lines that are looked up at once. */
  renglones: 100,
  /** Letters of one of them. */
  letters: 200,
  /** Products that are offered for it. */
  opciones: 3,
} as const;
