/** Splits a text into paragraphs at empty lines. */
export const paragraphsOf = (text: string): string[] => text.split(/\s*\n\s*\n\s*/);

/** Replaces `{nombre}` and `{ciudad}` in a text with the shop's name and city. */
export const filledIn = (text: string, { nombre, ciudad }: { nombre: string; ciudad: string }): string =>
  text.replaceAll('{nombre}', () => nombre).replaceAll('{ciudad}', () => ciudad);
