import { alicuotaText, flagLabel, PRODUCTO_FLAGS, type ProductoFlag } from 'api-client/backoffice';
import { formatMoney } from 'ui-kit/money';
import { priceTypeText } from 'ui-kit/price-type-text';
import type { Option, Options } from '../../shared/producto-options.ts';
import { LABELS } from './producto-form.tsx';
import type { ProductoValues } from './producto-values.ts';

type Field = keyof ProductoValues;

/** Returns a field's value normalised like the server: trimmed, capitalised and sorted by name. */
function normalizeField(values: ProductoValues, field: Field): readonly unknown[] {
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

function isSameField(field: Field, one: ProductoValues, other: ProductoValues): boolean {
  const [these, those] = [normalizeField(one, field), normalizeField(other, field)];
  return these.length === those.length && these.every((part, place) => part === those[place]);
}

/** Returns the values with some fields replaced. */
const withFields = (
  values: ProductoValues,
  fields: readonly Field[],
  source: ProductoValues,
): ProductoValues => ({
  ...values,
  ...Object.fromEntries(fields.map((field) => [field, source[field]])),
});

/**
 * Merges two edits of `base`: this user's changes on top of the other's. Fields that both changed differently
 * are collisions. `settled` is the merge, with the other's values for collisions.
 */
export function mergeEdits(base: ProductoValues, mine: ProductoValues, theirs: ProductoValues) {
  const changed = (Object.keys(base) as Field[]).filter((field) => !isSameField(field, base, mine));
  const collisions = changed.filter(
    (field) => !isSameField(field, base, theirs) && !isSameField(field, mine, theirs),
  );
  return {
    values: withFields(theirs, changed, mine),
    settled: withFields(theirs, collisions, base),
    hasCollisions: collisions.length > 0,
  };
}

export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

const yesNo = (value: boolean) => (value ? 'Sí' : 'No');
const money = (value: number | null) => (value === null ? '—' : formatMoney(value));
const names = (ids: readonly string[], options: readonly Option[]) =>
  ids.map((id) => options.find(({ value }) => value === id)?.label ?? id).join(', ') || '—';

/** Returns fields that the other user changed to a different value, with this user's value where changed too. */
export function listDifferences(
  base: ProductoValues,
  mine: ProductoValues,
  theirs: ProductoValues,
  options: Options,
): Difference[] {
  const stored = new Set(theirs.imagenes.map((imagen) => (imagen instanceof File ? '' : imagen.id)));
  const pictures = ({ imagenes }: ProductoValues) =>
    imagenes
      .map((imagen, place) => {
        const isNew = imagen instanceof File || !stored.has(imagen.id);
        return isNew ? `${place + 1}: ${imagen.name} (otra)` : `${place + 1}: ${imagen.name}`;
      })
      .join(', ') || '—';
  const row = (field: keyof ProductoValues, label: string, text: (values: ProductoValues) => string) =>
    isSameField(field, base, theirs) || isSameField(field, mine, theirs)
      ? []
      : [{ label, mine: isSameField(field, base, mine) ? '—' : text(mine), theirs: text(theirs) }];
  const flag = (name: ProductoFlag) => row(name, flagLabel(name), (values) => yesNo(values[name]));
  return [
    row('nombre', LABELS.nombre, ({ nombre }) => nombre),
    row('codigo', LABELS.codigo, ({ codigo }) => codigo || '—'),
    row('descripcion', LABELS.descripcion, ({ descripcion }) => descripcion),
    row('imagenes', LABELS.imagenes, pictures),
    row('tipo_de_precio', LABELS.tipo_de_precio, (values) => priceTypeText(values.tipo_de_precio)),
    row('se_pesa', LABELS.se_pesa, ({ se_pesa }) => yesNo(se_pesa)),
    row('alicuota_iva', LABELS.alicuota_iva, ({ alicuota_iva }) => alicuotaText(Number(alicuota_iva))),
    row('precio', LABELS.precio, ({ precio }) => money(precio)),
    flag('en_promocion'),
    row('precio_antes_oferta', LABELS.precio_antes_oferta, (values) => money(values.precio_antes_oferta)),
    row('marca_id', LABELS.marca_id, ({ marca_id }) => names([marca_id], options.marcas)),
    row('productos_categorias', LABELS.productos_categorias, (values) =>
      names(values.productos_categorias, options.categorias),
    ),
    row('productos_etiquetas', LABELS.productos_etiquetas, (values) =>
      names(values.productos_etiquetas, options.etiquetas),
    ),
    row('disponible', 'Stock', ({ disponible }) => yesNo(disponible)),
    PRODUCTO_FLAGS.filter((name) => name !== 'en_promocion').flatMap(flag),
  ].flat();
}
