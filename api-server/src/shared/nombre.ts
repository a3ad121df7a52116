/**
 * Returns the stored form of a name of a product, brand, category or tag, by the staff document: a capital first
 * letter, then lower case. Also composes accents and collapses spaces, so that names that look alike are equal.
 */
export function normalizeNombre(nombre: string): string {
  const [first = '', ...others] = nombre.normalize('NFC').trim().replace(/\s+/g, ' ');
  return first.toLocaleUpperCase('es') + others.join('').toLocaleLowerCase('es');
}
