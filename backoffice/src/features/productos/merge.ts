import type { ProductoValues } from './producto-values.ts';

type Field = keyof ProductoValues;

/** Returns a field's value normalised like the server: trimmed, capitalised and sorted by name. */
function essenceOf(values: ProductoValues, field: Field): readonly unknown[] {
  switch (field) {
    case 'nombre':
      return [values.nombre.trim().toLowerCase()];
    case 'descripcion':
      return [values.descripcion.trim()];
    case 'imagenes':
      return values.imagenes.map((imagen) => (imagen instanceof File ? imagen : imagen.id));
    case 'productos_categorias':
    case 'productos_etiquetas':
      return values[field].toSorted();
    default:
      return [values[field]];
  }
}

export function same(field: Field, one: ProductoValues, other: ProductoValues): boolean {
  const [these, those] = [essenceOf(one, field), essenceOf(other, field)];
  return these.length === those.length && these.every((part, place) => part === those[place]);
}

/** Returns the values with some fields replaced. */
const withFields = (
  values: ProductoValues,
  fields: readonly Field[],
  of: ProductoValues,
): ProductoValues => ({
  ...values,
  ...Object.fromEntries(fields.map((field) => [field, of[field]])),
});

/**
 * Merges two edits of `base`: this user's changes on top of the other's. Fields that both changed differently
 * are collisions. `settled` is the merge, with the other's values for collisions.
 */
export function merge(base: ProductoValues, mine: ProductoValues, theirs: ProductoValues) {
  const changed = (Object.keys(base) as Field[]).filter((field) => !same(field, base, mine));
  const collisions = changed.filter((field) => !same(field, base, theirs) && !same(field, mine, theirs));
  return {
    values: withFields(theirs, changed, mine),
    settled: withFields(theirs, collisions, base),
    collide: collisions.length > 0,
  };
}
