import { type Accion, LIMITS, type Objeto } from 'api-client/contract';
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { one, type Queryable } from '../../db/database.ts';
import { type Dias, inDias } from '../../db/dias.ts';
import { bitacora } from '../../db/schema/bitacora.ts';
import { categorias, etiquetas, marcas, productos } from '../../db/schema/catalogo.ts';
import { pedidos } from '../../db/schema/pedidos.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import { holds } from '../../db/search.ts';
import { parseNumero } from '../../shared/format.ts';
import type { Page } from '../../shared/page.ts';
import { MAX_MATCHES, usuariosNamed } from '../usuarios/repository/similar.ts';

/** Filters of the search; a missing filter does not apply. Days are in the shop's time zone. */
export interface EntradaFilters extends Page, Dias {
  quien?: string;
  sobre?: string;
  accion?: Accion;
  objeto?: Objeto;
}

export type EntradaRow = Awaited<ReturnType<typeof listEntradas>>['rows'][number];

/** Returns a page of audit entries, newest first, and their number up to the paging limit. */
export async function listEntradas(q: Queryable, { limit, offset, ...filters }: EntradaFilters) {
  const condition = await buildCondition(q, filters);
  const ids = q
    .select({ id: bitacora.entrada_id })
    .from(bitacora)
    .where(condition)
    .orderBy(...NEWEST_FIRST)
    .limit(Math.max(0, Math.min(limit, LIMITS.entradas - offset)))
    .offset(Math.min(offset, LIMITS.entradas));
  const { usuario_id, nombre, apellido } = usuarios;
  const rows = await q
    .select({ entrada: bitacora, usuario: { usuario_id, nombre, apellido } })
    .from(bitacora)
    .leftJoin(usuarios, eq(usuarios.usuario_id, bitacora.usuario_id))
    .where(inArray(bitacora.entrada_id, ids))
    .orderBy(...NEWEST_FIRST);
  const counted = q
    .select({ one: sql`1` })
    .from(bitacora)
    .where(condition)
    .limit(LIMITS.entradas)
    .as('counted');
  return { rows, total: (await one(q.select({ total: count() }).from(counted))).total };
}

const NEWEST_FIRST = [desc(bitacora.fecha), desc(bitacora.entrada_id)];

/**
 * Builds the condition so that PostgreSQL uses the indexes of users. PostgreSQL assumes that user and action are
 * independent, and would otherwise combine indexes and read a large part of the table. The index of users and actions
 * needs the action in this form.
 */
async function buildCondition(
  q: Queryable,
  filters: Omit<EntradaFilters, keyof Page>,
): Promise<SQL | undefined> {
  const { quien, sobre, accion, objeto, ...dias } = filters;
  return and(
    quien?.trim() ? inArray(bitacora.usuario_id, await usuariosNamed(q, quien)) : undefined,
    sobre?.trim() ? inArray(bitacora.objeto_id, await objetosNamed(q, sobre)) : undefined,
    accion && (quien ? sql`(${bitacora.accion} || '') = ${accion}` : eq(bitacora.accion, accion)),
    objeto && (quien ? sql`(${bitacora.objeto} || '') = ${objeto}` : eq(bitacora.objeto, objeto)),
    inDias(bitacora.fecha, dias),
  );
}

/** Returns the ids of objects whose current name matches, and of the order with this number. */
async function objetosNamed(q: Queryable, term: string): Promise<string[]> {
  const named = NAMED_TABLES.map(({ table, id, busqueda }) =>
    q.select({ id }).from(table).where(holds(busqueda, term)).orderBy(id).limit(MAX_MATCHES),
  );
  const ofNumber = q
    .select({ id: pedidos.pedido_id })
    .from(pedidos)
    .where(eq(pedidos.numero, parseNumero(term) ?? 0));
  const found = await Promise.all([...named, ofNumber]);
  return [...(await usuariosNamed(q, term)), ...found.flat().map(({ id }) => id)];
}

const NAMED_TABLES = [
  { table: productos, id: productos.producto_id, busqueda: productos.busqueda },
  { table: marcas, id: marcas.marca_id, busqueda: marcas.busqueda },
  { table: categorias, id: categorias.categoria_id, busqueda: categorias.busqueda },
  { table: etiquetas, id: etiquetas.etiqueta_id, busqueda: etiquetas.busqueda },
];
