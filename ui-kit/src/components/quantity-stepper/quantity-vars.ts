/** CSS variables that a container may set. */
export const quantityVars = {
  /** Position of the error relative to the field. Default below. */
  errorBelow: '--tienda-quantity-error-below',
  errorAbove: '--tienda-quantity-error-above',
  /** 'static' gives an error its own room, where the content below may move. Default absolute. */
  errorPosition: '--tienda-quantity-error-position',
  /** Height for mouse users; dense lists make it smaller than a touch target. */
  height: '--tienda-quantity-height',
} as const;

/** Height in a dense list, in px. */
export const denseQuantity = 36;
