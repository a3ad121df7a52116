import type { ProductoValues } from './producto-values.ts';

type Field = keyof ProductoValues;

/** What makes two values of a field the same: the server trims, writes a name's capitals itself, and sorts by name. */
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

/** These values, with some fields of others. */
const withFields = (
  values: ProductoValues,
  fields: readonly Field[],
  of: ProductoValues,
): ProductoValues => ({
  ...values,
  ...Object.fromEntries(fields.map((field) => [field, of[field]])),
});

/**
 * Two people's edits of one product, `base` being what both had read: what I changed, on top of theirs. They collide
 * where both changed a field, and not to the same. `settled` is theirs but for that.
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
