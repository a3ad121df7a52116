import { LIMITS } from 'api-client/contract';
import { PEDIDOS_EN_CURSO } from 'api-client/contract/mi-inicio';
import { POPULARES } from 'api-client/contract/mis-habituales';
import type { EstadoPedido } from 'api-client/contract/words';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { first, one, type Queryable, type Tx } from '../../db/database.ts';
import { isUnderWay, newestOrders } from '../../db/habituales.ts';
import { sesiones } from '../../db/schema/access.ts';
import { productos } from '../../db/schema/catalogo.ts';
import { detallesPedidos, pedidos } from '../../db/schema/pedidos.ts';
import { centsFromDecimal } from '../../db/schema/types.ts';
import { notasUsuarios, usuarios } from '../../db/schema/usuarios.ts';
import { addressOf } from '../zonas/repository.ts';

export interface Year {
  pedidos: number;
  /** Cents. */
  importe: number;
}

/** Sums a customer's orders of one year, without cancelled ones. Reads only the index. */
export const findYear = (q: Queryable, usuarioId: string): Promise<Year> =>
  one(
    q
      .select({
        pedidos: sql<number>`count(*)::int`,
        importe: sql<number>`COALESCE(sum(${pedidos.total_precio}), 0)`.mapWith(centsFromDecimal),
      })
      .from(pedidos)
      .where(
        and(
          eq(pedidos.usuario_id, usuarioId),
          sql`${pedidos.fecha_pedido} >= now() - ${LIMITS.resumenDias}::int * interval '1 day'`,
          ne(pedidos.estado_pedido, 'cancelado'),
        ),
      ),
  );

/** Returns the last use of the customer's open sessions. */
export async function findLastSesion(q: Queryable, usuarioId: string): Promise<Date | null> {
  const last = q.select({ usada_en: sesiones.usada_en }).from(sesiones);
  const row = await first(
    last.where(eq(sesiones.usuario_id, usuarioId)).orderBy(desc(sesiones.usada_en)).limit(1),
  );
  return row?.usada_en ?? null;
}

export interface EnCursoRow {
  pedido_id: string;
  numero: number;
  fecha_pedido: Date;
  estado_pedido: EstadoPedido;
  /** Cents. */
  total_precio: number;
  /** Delivery address. */
  domicilio: string;
}

/** Returns the id of the customer's newest order that is not cancelled. */
export async function findNewestId(q: Queryable, usuarioId: string): Promise<string | undefined> {
  const { rows } = await q.execute<{ pedido_id: string }>(sql`
    SELECT pedido_id FROM ${pedidos} WHERE usuario_id = ${usuarioId} AND estado_pedido <> 'cancelado'
    ORDER BY fecha_pedido DESC NULLS LAST, pedido_id LIMIT 1`);
  return rows[0]?.pedido_id;
}

type Raw = Record<'pedido_id' | 'fecha_pedido' | 'total_precio' | 'domicilio', string> & {
  numero: number;
  estado_pedido: EstadoPedido;
  total: number;
};

/** Returns the customer's newest orders that are under way, and how many there are in all. */
export async function findEnCurso(
  q: Queryable,
  usuarioId: string,
): Promise<{ rows: EnCursoRow[]; total: number }> {
  const { rows } = await q.execute<Raw & Record<string, unknown>>(sql`
    SELECT p.pedido_id, p.numero, p.fecha_pedido, p.estado_pedido, p.total_precio::text, n.total,
      ${addressOf(sql`p`, sql`u`)} AS domicilio
    FROM (
      SELECT pedido_id, count(*) OVER ()::int AS total FROM (${newestOrders(usuarioId)}) o
      WHERE ${isUnderWay(sql`o.estado_pedido`, sql`o.fecha_pedido`)}
      ORDER BY fecha_pedido DESC, pedido_id LIMIT ${PEDIDOS_EN_CURSO}
    ) n
    JOIN ${pedidos} p USING (pedido_id)
    JOIN ${usuarios} u ON u.usuario_id = p.usuario_id
    ORDER BY p.fecha_pedido DESC, p.pedido_id`);
  return {
    rows: rows.map(({ total: _, ...row }) => ({
      ...row,
      fecha_pedido: new Date(row.fecha_pedido),
      total_precio: centsFromDecimal(row.total_precio),
    })),
    total: rows[0]?.total ?? 0,
  };
}

/** The newest orders of the last days. The limit keeps the work constant for a large shop. */
const recent = sql`
  SELECT pedido_id, usuario_id FROM ${pedidos}
  WHERE estado_pedido <> 'cancelado' AND fecha_pedido >= now() - ${POPULARES.dias}::int * interval '1 day'
  ORDER BY fecha_pedido DESC NULLS LAST, pedido_id LIMIT ${POPULARES.pedidos}`;

/** Returns the customers of recent orders, with the address that determines their zone. */
export async function findRecentCustomers(
  q: Queryable,
): Promise<{ usuario_id: string; dom_fiscal: string }[]> {
  const found = await q.execute<{ usuario_id: string; dom_fiscal: string }>(sql`
    SELECT usuario_id, dom_fiscal FROM ${usuarios}
    WHERE usuario_id IN (SELECT usuario_id FROM (${recent}) p)`);
  return found.rows;
}

/**
 * Returns the products that most of these customers, or all customers, ordered. Leaves out products with fewer than
 * three customers, so that the list does not reveal a single customer's purchases.
 */
export async function findMostOrdered(q: Queryable, customers?: readonly string[]): Promise<string[]> {
  const ofThem = customers && sql`WHERE usuario_id = ANY (${sql.param(customers)}::uuid[])`;
  const found = await q.execute<{ producto_id: string }>(sql`
    SELECT d.producto_id
    FROM (SELECT * FROM (${recent}) r ${ofThem ?? sql``}) p
    CROSS JOIN LATERAL (
      SELECT producto_id, COALESCE(cantidad_pedida, cantidad) AS pedida
      FROM ${detallesPedidos} WHERE pedido_id = p.pedido_id OFFSET 0
    ) d
    JOIN ${productos} ON productos.producto_id = d.producto_id AND productos.esta_activo AND productos.disponible
    WHERE d.pedida > 0
    GROUP BY d.producto_id HAVING count(DISTINCT p.usuario_id) >= ${POPULARES.clientes}
    ORDER BY count(DISTINCT p.usuario_id) DESC, count(*) DESC, d.producto_id LIMIT ${POPULARES.productos}`);
  return found.rows.map(({ producto_id }) => producto_id);
}

export type NotaRow = Awaited<ReturnType<typeof findNotas>>[number];

const select = (q: Queryable) =>
  q
    .select({
      nota: notasUsuarios,
      usuario: { usuario_id: usuarios.usuario_id, nombre: usuarios.nombre, apellido: usuarios.apellido },
    })
    .from(notasUsuarios)
    .innerJoin(usuarios, eq(usuarios.usuario_id, notasUsuarios.autor_id));

/** Returns the notes about an account, newest first, each with its author. */
export const findNotas = (q: Queryable, usuarioId: string) =>
  select(q)
    .where(eq(notasUsuarios.usuario_id, usuarioId))
    .orderBy(desc(notasUsuarios.fecha), desc(notasUsuarios.nota_id));

const isNota = (usuarioId: string, notaId: string) =>
  and(eq(notasUsuarios.nota_id, notaId), eq(notasUsuarios.usuario_id, usuarioId));

/** Finds a note of this account. Another account's note is not found. */
export const findNota = (q: Queryable, usuarioId: string, notaId: string) =>
  first(select(q).where(isNota(usuarioId, notaId)));

export const countNotas = (q: Queryable, usuarioId: string): Promise<number> =>
  q.$count(notasUsuarios, eq(notasUsuarios.usuario_id, usuarioId));

export async function insertNota(
  tx: Tx,
  values: Pick<typeof notasUsuarios.$inferInsert, 'usuario_id' | 'autor_id' | 'texto'>,
): Promise<string> {
  const nota_id = uuidv7();
  await tx.insert(notasUsuarios).values({ ...values, nota_id });
  return nota_id;
}

export const deleteNota = (tx: Tx, usuarioId: string, notaId: string) =>
  tx.delete(notasUsuarios).where(isNota(usuarioId, notaId));
