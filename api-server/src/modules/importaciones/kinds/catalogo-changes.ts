import type { ColumnaImportacion } from 'api-client/contract/importaciones-words';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../../../bitacora/record.ts';
import type { Tx } from '../../../db/database.ts';
import type { Values } from '../../../db/schema/importaciones.ts';
import { normalizeNombre } from '../../../shared/nombre.ts';
import type { ProductoRow } from '../../productos/repository/productos.ts';
import { deleteUnused, findFiltrosByName, insertFiltros, type Resource } from './filtros-named-repository.ts';
import { type Applying, isSame } from './kind.ts';

/** Returns the names of a product's brand, categories or tags. */
export const namesOf = (before: ProductoRow, resource: Resource): string[] =>
  resource === 'marcas' ? [before.marca.nombre] : before[resource].map(({ nombre }) => nombre);

/** Returns a product's fields in the form of a spreadsheet row. */
export const toRowValues = (row: ProductoRow): Values =>
  ({
    ...row,
    marca: row.marca.nombre,
    categorias: namesOf(row, 'categorias'),
    etiquetas: namesOf(row, 'etiquetas'),
  }) as Values;

/** Returns the values of a new product: the row's values and defaults. */
export const toNewValues = ({ producto_id: _, id_externo: __, ...rowValues }: Values): Values => ({
  tipo_de_precio: 'por_unidad',
  ...(Object.fromEntries(
    Object.entries(rowValues).filter(([, value]) => !isSame(value, null) && value !== ''),
  ) as Values),
});

/**
 * Returns the row's values that differ from the product. Without `mayCreate`, only prices count. A product found by its name
 * keeps the shop's spelling of the name.
 */
export function changesTo(
  before: ProductoRow,
  rowValues: Values,
  mayCreate: boolean,
  isById = rowValues.producto_id !== undefined,
): { antes: Values; despues: Values } {
  const now = toRowValues(before);
  const { producto_id: _, id_externo: __, nombre, marca, ...others } = rowValues;
  const { codigo, precio, precio_antes_oferta } = others;
  const isByName = !isById && (!codigo || codigo !== before.codigo);
  const requested: Values = !mayCreate
    ? compact({ precio, precio_antes_oferta })
    : isByName
      ? others
      : { ...others, ...compact({ nombre, marca }) };
  const antes: Values = {};
  const despues: Values = {};
  for (const [campo, value] of Object.entries(requested) as [
    ColumnaImportacion,
    Values[ColumnaImportacion],
  ][]) {
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

const OBJETOS = { marcas: 'marca', categorias: 'categoria', etiquetas: 'etiqueta' } as const;
export const RESOURCES = ['marcas', 'categorias', 'etiquetas'] as const satisfies Resource[];

export const toNames = (value: Values[keyof Values]): string[] => (Array.isArray(value) ? value : []);

/** Ids by name. */
export type Ids = Record<Resource, ReadonlyMap<string, string>>;

export const collectNames = (resource: Resource, values: readonly Values[]): string[] => [
  ...new Set(
    values.flatMap((one) =>
      resource === 'marcas' ? (typeof one.marca === 'string' ? [one.marca] : []) : toNames(one[resource]),
    ),
  ),
];

/** Returns the ids of the named brands, categories and tags. With `mayCreate`, creates those that do not exist. */
export async function resolveIds(
  tx: Tx,
  values: readonly Values[],
  mayCreate: boolean,
  { author, creados }: Applying,
): Promise<Ids> {
  const ids = { marcas: new Map(), categorias: new Map(), etiquetas: new Map() };
  for (const resource of RESOURCES) {
    const names = collectNames(resource, values);
    let found = await findFiltrosByName(tx, resource, names);
    const missing = names.filter((name) => !found.has(name));
    if (mayCreate && missing.length > 0) {
      const created = await insertFiltros(
        tx,
        resource,
        missing.map((nombre) => ({ id: uuidv7(), nombre })),
      );
      for (const { id, nombre } of created) {
        creados[resource].push(id);
        const objeto = { tipo: OBJETOS[resource], id, nombre };
        await record(tx, author, { accion: 'filtro.alta', objeto, despues: { nombre } });
      }
      found = await findFiltrosByName(tx, resource, names);
    }
    for (const [name, { id }] of found) ids[resource].set(name, id);
  }
  return ids;
}

/** Deletes the brands, categories and tags that the import created and that nothing uses. */
export async function tidy(tx: Tx, { author, creados }: Applying): Promise<void> {
  for (const resource of RESOURCES) {
    for (const { id, nombre } of await deleteUnused(tx, resource, creados[resource])) {
      const objeto = { tipo: OBJETOS[resource], id, nombre };
      await record(tx, author, { accion: 'filtro.baja', objeto });
    }
  }
}
