import { formatMoney } from 'ui-kit/money';
import { priceTypeText } from 'ui-kit/price-type-text';
import type { Opcion, Opciones } from './opciones.ts';
import { LABELS } from './producto-fields.tsx';
import type { ProductoValues } from './producto-values.ts';

export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

const yesNo = (value: boolean) => (value ? 'Sí' : 'No');
const money = (value: number | null) => (value === null ? '—' : formatMoney(value));
const names = (ids: readonly string[], options: readonly Opcion[]) =>
  ids.map((id) => options.find(({ value }) => value === id)?.label ?? id).join(', ') || '—';

/** What stands in the form and what the shop has now, where they are not the same. */
export function differences(mine: ProductoValues, theirs: ProductoValues, opciones: Opciones): Difference[] {
  const row = (label: string, text: (values: ProductoValues) => string): Difference => ({
    label,
    mine: text(mine),
    theirs: text(theirs),
  });
  const stored = new Set(theirs.imagenes.map((imagen) => (imagen instanceof File ? '' : imagen.id)));
  const pictures = (values: ProductoValues) =>
    values.imagenes
      .map((imagen, place) => {
        const isNew = imagen instanceof File || !stored.has(imagen.id);
        return isNew ? `${place + 1}: ${imagen.name} (otra)` : `${place + 1}: ${imagen.name}`;
      })
      .join(', ') || '—';
  return [
    row(LABELS.nombre, ({ nombre }) => nombre),
    row(LABELS.descripcion, ({ descripcion }) => descripcion),
    row(LABELS.imagenes, pictures),
    row(LABELS.tipo_de_precio, ({ tipo_de_precio }) => priceTypeText(tipo_de_precio)),
    row(LABELS.precio, ({ precio }) => money(precio)),
    row('En promoción', ({ en_promocion }) => yesNo(en_promocion)),
    row(LABELS.precio_antes_oferta, ({ precio_antes_oferta }) => money(precio_antes_oferta)),
    row(LABELS.marca_id, ({ marca_id }) => names([marca_id], opciones.marcas)),
    row(LABELS.productos_categorias, (values) => names(values.productos_categorias, opciones.categorias)),
    row(LABELS.productos_etiquetas, (values) => names(values.productos_etiquetas, opciones.etiquetas)),
    row('Stock', ({ disponible }) => yesNo(disponible)),
    row('Producto destacado', ({ producto_destacado }) => yesNo(producto_destacado)),
    row('Nuevo ingreso', ({ nuevo_ingreso }) => yesNo(nuevo_ingreso)),
  ].filter((one) => one.mine !== one.theirs);
}
