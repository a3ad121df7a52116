/**
 * The name of a product, a brand, a category or a tag as the staff document has it stored: capital first letter,
 * lower case after it. Besides, one way of writing each accent and one space between words, so that two names that
 * look alike are alike.
 */
export function normalizeNombre(nombre: string): string {
  const [first = '', ...others] = nombre.normalize('NFC').trim().replace(/\s+/g, ' ');
  return first.toLocaleUpperCase('es') + others.join('').toLocaleLowerCase('es');
}
