import type { ColumnaImportacion } from 'api-client/contract/importaciones-words';
import type { Values } from '../../../db/schema/importaciones.ts';
import { normalizeNombre } from '../../../shared/nombre.ts';
import type { ProductoRow } from '../../productos/productos-repository.ts';
import type { Resource } from './filtros-named-repository.ts';
import { isSame } from './kind.ts';

/** Returns the names of a product's brand, categories or tags. */
export const namesOf = (before: ProductoRow, resource: Resource): string[] =>
  resource === 'marcas' ? [before.marca.nombre] : before[resource].map(({ nombre }) => nombre);

/** Returns a product's fields in the form of a spreadsheet row. */
export const saidOf = (row: ProductoRow): Values =>
  ({
    ...row,
    marca: row.marca.nombre,
    categorias: namesOf(row, 'categorias'),
    etiquetas: namesOf(row, 'etiquetas'),
  }) as Values;

/** Returns the values of a new product: the row's values and defaults. */
export const madeOf = ({ producto_id: _, id_externo: __, ...said }: Values): Values => ({
  tipo_de_precio: 'por_unidad',
  ...(Object.fromEntries(
    Object.entries(said).filter(([, value]) => !isSame(value, null) && value !== ''),
  ) as Values),
});

/**
 * Returns the row's values that differ from the product. Without `makes`, only prices count. A product found by its name
 * keeps the shop's spelling of the name.
 */
export function changesTo(
  before: ProductoRow,
  said: Values,
  makes: boolean,
  isById = said.producto_id !== undefined,
): { antes: Values; despues: Values } {
  const now = saidOf(before);
  const { producto_id: _, id_externo: __, nombre, marca, ...others } = said;
  const { codigo, precio, precio_antes_oferta } = others;
  const isByName = !isById && (!codigo || codigo !== before.codigo);
  const asked: Values = !makes
    ? compact({ precio, precio_antes_oferta })
    : isByName
      ? others
      : { ...others, ...compact({ nombre, marca }) };
  const antes: Values = {};
  const despues: Values = {};
  for (const [campo, value] of Object.entries(asked) as [ColumnaImportacion, Values[ColumnaImportacion]][]) {
    if (value === undefined || isSame(now[campo], value)) continue;
    // Names stored before `normalizeNombre` existed differ only in spelling: that is no change.
    if (campo === 'nombre' && normalizeNombre(before.nombre) === value) continue;
    antes[campo] = now[campo] ?? null;
    despues[campo] = value;
  }
  return { antes, despues };
}

const compact = (values: Record<string, Values[ColumnaImportacion] | undefined>): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
