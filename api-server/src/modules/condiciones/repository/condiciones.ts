import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { first, type Queryable, type Tx } from '../../../db/database.ts';
import { givenIdOf, isVigente } from '../../../db/own-prices.ts';
import { categorias, marcas } from '../../../db/schema/catalogo.ts';
import { condiciones, condicionesReglas } from '../../../db/schema/condiciones.ts';
import { usuarios } from '../../../db/schema/usuarios.ts';
import { versionedTable } from '../../../db/versioned-table.ts';
import type { Page } from '../../../shared/page.ts';

type Stored = typeof condicionesReglas.$inferSelect;

/** A rule with the names of its brand or category. */
export interface Regla extends Pick<Stored, 'ajuste' | 'redondeo' | 'direccion'> {
  marca: { marca_id: string; nombre: string } | null;
  categoria: { categoria_id: string; nombre: string } | null;
}

/** Terms that count for all products. Amounts in pesos, except `limite` in cents; `descuento` in hundredths of a percent. */
export type GeneralTerms = Omit<typeof condiciones.$inferSelect, 'condicion_id' | 'nombre' | 'version'>;

export interface CondicionValues extends GeneralTerms {
  nombre: string;
  reglas: Regla[];
}

export interface CondicionRow extends CondicionValues {
  condicion_id: string;
  version: number;
  /** Whether the agreement counts today. */
  vigente: boolean;
  /** Number of own prices, and of accounts with the agreement. */
  precios: number;
  clientes: number;
}

const table = versionedTable(condiciones, 'condicion_id');

const selectCondiciones = (q: Queryable, condition?: SQL) =>
  q
    .select({
      ...getTableColumns(condiciones),
      vigente: isVigente,
      precios: sql<number>`(SELECT count(*)::int FROM condiciones_precios p WHERE p.condicion_id = condiciones.condicion_id)`,
      clientes: sql<number>`(SELECT count(*)::int FROM usuarios u WHERE u.condicion_id = condiciones.condicion_id)`,
    })
    .from(condiciones)
    .where(condition)
    .orderBy(condiciones.nombre, condiciones.condicion_id);

async function withReglas<Row extends { condicion_id: string }>(q: Queryable, rows: readonly Row[]) {
  const { condicion_id, orden, ajuste, redondeo, direccion } = condicionesReglas;
  const { marca_id, nombre } = marcas;
  const { categoria_id, nombre: categoriaNombre } = categorias;
  const found = await q
    .select({
      ...{ condicion_id, ajuste, redondeo, direccion },
      marca: { marca_id, nombre },
      categoria: { categoria_id, nombre: categoriaNombre },
    })
    .from(condicionesReglas)
    .leftJoin(marcas, eq(marca_id, condicionesReglas.marca_id))
    .leftJoin(categorias, eq(categoria_id, condicionesReglas.categoria_id))
    .where(
      inArray(
        condicion_id,
        rows.map((row) => row.condicion_id),
      ),
    )
    .orderBy(orden);
  const reglas = Map.groupBy(found, (regla) => regla.condicion_id);
  return rows.map((row) => ({
    ...row,
    reglas: (reglas.get(row.condicion_id) ?? []).map(({ condicion_id: _, ...regla }): Regla => regla),
  }));
}

/** Returns a page of agreements by name, and their number. */
export async function listCondiciones(q: Queryable, { limit, offset }: Page) {
  const [rows, total] = await Promise.all([selectCondiciones(q).limit(limit).offset(offset), table.count(q)]);
  return { condiciones: rows.length > 0 ? await withReglas(q, rows) : [], total };
}

export async function findCondicion(q: Queryable, id: string): Promise<CondicionRow | undefined> {
  const rows = await selectCondiciones(q, eq(condiciones.condicion_id, id));
  return rows.length > 0 ? (await withReglas(q, rows))[0] : undefined;
}

async function replaceReglas(tx: Tx, condicion_id: string, reglas: readonly Regla[]): Promise<void> {
  await tx.delete(condicionesReglas).where(eq(condicionesReglas.condicion_id, condicion_id));
  if (reglas.length === 0) return;
  await tx.insert(condicionesReglas).values(
    reglas.map(({ marca, categoria, ...regla }, orden) => ({
      ...regla,
      ...{ condicion_id, orden },
      marca_id: marca?.marca_id ?? null,
      categoria_id: categoria?.categoria_id ?? null,
    })),
  );
}

export const condicionRows = {
  count: table.count,
  find: findCondicion,
  insert: async (tx: Tx, id: string, { reglas, ...values }: CondicionValues) => {
    await table.insert(tx, id, values);
    await replaceReglas(tx, id, reglas);
  },
  update: async (tx: Tx, id: string, { reglas, ...values }: CondicionValues) => {
    await table.update(tx, id, values);
    await replaceReglas(tx, id, reglas);
  },
  remove: table.remove,
};

/** Prevents concurrent changes of agreements until the transaction ends. Giving an agreement stays possible. */
export const lockCondiciones = (tx: Tx) =>
  tx.execute(sql`LOCK TABLE ${condiciones} IN SHARE ROW EXCLUSIVE MODE`);

/** Returns the existing brands and categories among these ids. */
export async function findTargets(
  q: Queryable,
  marcaIds: readonly string[],
  categoriaIds: readonly string[],
) {
  const { marca_id, nombre } = marcas;
  const { categoria_id, nombre: categoriaNombre } = categorias;
  const [ofMarcas, ofCategorias] = await Promise.all([
    q
      .select({ marca_id, nombre })
      .from(marcas)
      .where(inArray(marca_id, [...marcaIds])),
    q
      .select({ categoria_id, nombre: categoriaNombre })
      .from(categorias)
      .where(inArray(categoria_id, [...categoriaIds])),
  ]);
  return {
    marcas: new Map(ofMarcas.map((row) => [row.marca_id, row])),
    categorias: new Map(ofCategorias.map((row) => [row.categoria_id, row])),
  };
}

/** Returns a page of the accounts with the agreement, by shop, and their number. */
export async function listClientes(q: Queryable, condicionId: string, { limit, offset }: Page) {
  const { usuario_id, nombre_comercio, nombre, apellido, esta_activo } = usuarios;
  const has = eq(usuarios.condicion_id, condicionId);
  const clientes = await q
    .select({ usuario_id, nombre_comercio, nombre, apellido, esta_activo })
    .from(usuarios)
    .where(has)
    .orderBy(nombre_comercio, usuario_id)
    .limit(limit)
    .offset(offset);
  return { clientes, total: await q.$count(usuarios, has) };
}

/** Returns the agreement that staff gave to an account; undefined without one. */
export async function findDada(q: Queryable, usuarioId: string) {
  const { version: _, ...columns } = getTableColumns(condiciones);
  const account = q.select({ ...columns, vigente: isVigente }).from(usuarios);
  return first(
    account
      .innerJoin(condiciones, eq(columns.condicion_id, givenIdOf))
      .where(eq(usuarios.usuario_id, usuarioId)),
  );
}

/** Increments the version: the price list of open screens is out of date. */
export const raiseCondicion = (tx: Tx, id: string) => table.update(tx, id, {});
