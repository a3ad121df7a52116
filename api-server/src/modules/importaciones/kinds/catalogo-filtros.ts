import { v7 as uuidv7 } from 'uuid';
import { record } from '../../../bitacora/record.ts';
import type { Tx } from '../../../db/database.ts';
import type { Values } from '../../../db/schema/importaciones.ts';
import { deleteUnused, findNamed, insertNamed, type Resource } from './filtros-named-repository.ts';
import type { Applying } from './kind.ts';

const OBJETOS = { marcas: 'marca', categorias: 'categoria', etiquetas: 'etiqueta' } as const;
export const RESOURCES = ['marcas', 'categorias', 'etiquetas'] as const satisfies Resource[];

export const listOf = (value: Values[keyof Values]): string[] => (Array.isArray(value) ? value : []);

/** Ids by name. */
export type Ids = Record<Resource, ReadonlyMap<string, string>>;

export const namesIn = (resource: Resource, values: readonly Values[]): string[] => [
  ...new Set(
    values.flatMap((one) =>
      resource === 'marcas' ? (typeof one.marca === 'string' ? [one.marca] : []) : listOf(one[resource]),
    ),
  ),
];

/** Returns the ids of the named brands, categories and tags. With `makes`, creates those that do not exist. */
export async function idsOf(
  tx: Tx,
  values: readonly Values[],
  makes: boolean,
  { author, creados }: Applying,
): Promise<Ids> {
  const ids = { marcas: new Map(), categorias: new Map(), etiquetas: new Map() };
  for (const resource of RESOURCES) {
    const names = namesIn(resource, values);
    let found = await findNamed(tx, resource, names);
    const lacking = names.filter((name) => !found.has(name));
    if (makes && lacking.length > 0) {
      const made = await insertNamed(
        tx,
        resource,
        lacking.map((nombre) => ({ id: uuidv7(), nombre })),
      );
      for (const { id, nombre } of made) {
        creados[resource].push(id);
        const objeto = { tipo: OBJETOS[resource], id, nombre };
        await record(tx, author, { accion: 'filtro.alta', objeto, despues: { nombre } });
      }
      found = await findNamed(tx, resource, names);
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
