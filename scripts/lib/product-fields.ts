import { destinosOf } from '../../api-client/contract/importaciones-columnas.ts';
import { PRODUCTO_FLAGS } from '../../api-client/contract/producto-flags.ts';
import { productoEdicionBody } from '../../api-client/contract/productos-staff.ts';
import { read } from './workspace.ts';

/** Fields that stand under another name in spreadsheets and in the history. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  marca_id: 'marca',
  productos_categorias: 'categorias',
  productos_etiquetas: 'etiquetas',
};

/** Fields that need no place, with the reason. */
const EXEMPT: Readonly<Record<string, string>> = {
  imagenes: 'pictures are imported from a zip, and no cell can hold one',
  imagenes_orden: 'the order of the pictures, not a field of its own',
};

/** The table of flags gives each flag its places, and `flags.test` checks them. */
const isFlag = (field: string) => PRODUCTO_FLAGS.some((flag) => flag === field);

/** Each place that a field of a product needs, with the test of whether the field stands there. */
const PLACES: Readonly<Record<string, () => (field: string) => boolean>> = {
  'an import column (CAMPOS_PLANILLA in api-client/contract/importaciones-columnas.ts)': () => {
    const known = new Set<string>(destinosOf('catalogo').map(({ destino }) => destino));
    return (field) => known.has(field);
  },
  'an export column (productoColumns in api-server/src/modules/planillas/mapper.ts)': () =>
    mentions('api-server/src/modules/planillas/mapper.ts', (field) => `(PRODUCTO.${field},`),
  'a label in the history (CAMPOS in backoffice/src/shared/cambios.tsx)': () =>
    mentions('backoffice/src/shared/cambios.tsx', (field) => `\n  ${field}: '`),
  'a row in the conflict of two edits (backoffice/src/features/productos/merge-edits.ts)': () =>
    mentions('backoffice/src/features/productos/merge-edits.ts', (field) => `row('${calledInForm(field)}',`),
};

const mentions = (file: string, textOf: (field: string) => string) => {
  const { text } = read(file);
  return (field: string) => text.includes(textOf(field));
};

const calledInForm = (field: string): string =>
  Object.keys(ALSO_CALLED).find((name) => ALSO_CALLED[name] === field) ?? field;

/** Returns one line per place that a field of a product lacks: a field that staff edit must not get lost on the way. */
export function missingFields(fields: readonly string[] = Object.keys(productoEdicionBody.shape)): string[] {
  const names = fields
    .filter((field) => !(field in EXEMPT) && !isFlag(field))
    .map((field) => ALSO_CALLED[field] ?? field);
  return Object.entries(PLACES).flatMap(([place, prepare]) => {
    const contains = prepare();
    return names
      .filter((field) => !contains(field))
      .map((field) => `the product's field ${field} lacks ${place}`);
  });
}
