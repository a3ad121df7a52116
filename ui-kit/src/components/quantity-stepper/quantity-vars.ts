/** What the frame around may say otherwise. */
export const quantityVars = {
  /** Where what is wrong stands, from the field's top and bottom edge: else under it. */
  errorBelow: '--tienda-quantity-error-below',
  errorAbove: '--tienda-quantity-error-above',
  /** Its height where a mouse points: in a dense list it is less than what a thumb needs. */
  height: '--tienda-quantity-height',
} as const;

/** In a dense list, in px. */
export const denseQuantity = 36;
