import { and, asc, eq, type SQL } from 'drizzle-orm';
import { first, type Queryable } from '../../db/database.ts';
import { categorias, etiquetas, imagenes, marcas } from '../../db/schema/catalogo.ts';
import { holds } from '../../db/search.ts';
import type { Page } from '../../shared/page.ts';

/** The three tables that filter the catalogue, each with its key column. */
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
  /** Only for brands. */
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

const select = (q: Queryable, resource: Resource) => {
  const { table } = TABLES[resource];
  return q
    .select(columnsOf(resource))
    .from(table)
    .leftJoin(imagenes, eq(imagenes.imagen_id, table.imagen_id));
};

/** Returns a page by name, and how many there are in all. */
export async function listPage(
  q: Queryable,
  resource: Resource,
  filter: FiltroFilter,
  { limit, offset }: Page,
): Promise<{ rows: FiltroRow[]; total: number }> {
  const { table, id } = TABLES[resource];
  const which = where(resource, filter);
  const rows = select(q, resource)
    .where(which)
    .orderBy(asc(table.busqueda), asc(id))
    .limit(limit)
    .offset(offset);
  const [found, total] = await Promise.all([rows, q.$count(table, which)]);
  return { rows: found, total };
}

export const findById = (q: Queryable, resource: Resource, itemId: string): Promise<FiltroRow | undefined> =>
  first(select(q, resource).where(eq(TABLES[resource].id, itemId)));
