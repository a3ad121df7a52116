/** Paragraphs have an empty line between them. */
export const paragraphsOf = (text: string): string[] => text.split(/\s*\n\s*\n\s*/);

/** A text of the shop's with its name and city, wherever it says `{nombre}` and `{ciudad}`. */
export const filledIn = (text: string, { nombre, ciudad }: { nombre: string; ciudad: string }): string =>
  text.replaceAll('{nombre}', () => nombre).replaceAll('{ciudad}', () => ciudad);
