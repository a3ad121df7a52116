import { and, asc, count, eq, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { categorias, etiquetas, imagenes, marcas } from '../../db/schema/catalogo.ts';
import { holds } from '../../db/search.ts';
import type { Page } from '../../shared/page.ts';

/** The three tables that filter the catalogue, each with the column that identifies a row. */
export const TABLES = {
  marcas: { table: marcas, id: marcas.marca_id },
  categorias: { table: categorias, id: categorias.categoria_id },
  etiquetas: { table: etiquetas, id: etiquetas.etiqueta_id },
} as const;

export type Resource = keyof typeof TABLES;

export interface FiltroFilter {
  esta_activo: boolean;
  term?: string;
  destacada?: true;
}

const columnsOf = (resource: Resource) => {
  const { table, id } = TABLES[resource];
  return {
    id,
    nombre: table.nombre,
    esta_activo: table.esta_activo,
    imagen_id: table.imagen_id,
    anchos: imagenes.anchos,
    ...(resource === 'marcas' ? { marca_destacada: marcas.marca_destacada } : {}),
  };
};

export interface FiltroRow {
  id: string;
  nombre: string;
  esta_activo: boolean;
  imagen_id: string | null;
  anchos: number[] | null;
  /** Of brands alone. */
  marca_destacada?: boolean;
}

const where = (resource: Resource, { esta_activo, term, destacada }: FiltroFilter): SQL | undefined => {
  const { table } = TABLES[resource];
  return and(
    eq(table.esta_activo, esta_activo),
    term ? holds(table.busqueda, term) : undefined,
    destacada ? eq(marcas.marca_destacada, true) : undefined,
  );
};

/** Sorted by name. */
export const findPage = (
  tx: Queryable,
  resource: Resource,
  filter: FiltroFilter,
  page: Page,
): Promise<FiltroRow[]> => {
  const { table, id } = TABLES[resource];
  return tx
    .select(columnsOf(resource))
    .from(table)
    .leftJoin(imagenes, eq(imagenes.imagen_id, table.imagen_id))
    .where(where(resource, filter))
    .orderBy(asc(table.busqueda), asc(id))
    .limit(page.limit)
    .offset(page.offset);
};

export async function countAll(tx: Queryable, resource: Resource, filter: FiltroFilter): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(TABLES[resource].table)
    .where(where(resource, filter));
  return row?.total ?? 0;
}

export async function findById(
  tx: Queryable,
  resource: Resource,
  itemId: string,
): Promise<FiltroRow | undefined> {
  const { table, id } = TABLES[resource];
  const [row] = await tx
    .select(columnsOf(resource))
    .from(table)
    .leftJoin(imagenes, eq(imagenes.imagen_id, table.imagen_id))
    .where(eq(id, itemId));
  return row;
}
