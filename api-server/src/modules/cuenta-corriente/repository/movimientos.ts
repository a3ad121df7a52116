import { and, asc, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import { first, type Queryable, type Tx } from '../../../db/database.ts';
import { movimientos } from '../../../db/schema/cuentas.ts';
import { pedidos } from '../../../db/schema/pedidos.ts';
import { centsFromDecimal } from '../../../db/schema/types.ts';
import { usuarios } from '../../../db/schema/usuarios.ts';
import type { Page } from '../../../shared/page.ts';
import { cierreOf, saldoOf, slipsOf } from './cuenta.ts';

/** Days, both included; undefined means no limit. */
export interface Dias {
  desde?: string | undefined;
  hasta?: string | undefined;
}

/** The reader: staff see every entry; the customer does not see entries that only show a staff mistake. */
export type Lector = 'staff' | 'cliente';

const isVisible = (usuarioId: string, lector: Lector) =>
  lector === 'staff' ? undefined : sql`${movimientos.movimiento_id} NOT IN ${slipsOf(usuarioId)}`;

const isOf = (usuarioId: string, { desde, hasta }: Dias = {}, lector: Lector = 'staff') =>
  and(
    eq(movimientos.usuario_id, usuarioId),
    isVisible(usuarioId, lector),
    desde === undefined ? undefined : gte(movimientos.fecha, desde),
    hasta === undefined ? undefined : lte(movimientos.fecha, hasta),
  );

export const countMovimientos = (
  q: Queryable,
  usuarioId: string,
  dias: Dias,
  lector: Lector,
): Promise<number> => q.$count(movimientos, isOf(usuarioId, dias, lector));

const NEWEST_FIRST = [desc(movimientos.fecha), desc(movimientos.orden)];

/** The entry that reverses another. */
const reverso = alias(movimientos, 'reverso');

const select = (q: Queryable) =>
  q
    .select({
      movimiento: movimientos,
      numero: pedidos.numero,
      autor: { usuario_id: usuarios.usuario_id, nombre: usuarios.nombre, apellido: usuarios.apellido },
      revertido: sql<boolean>`${reverso.movimiento_id} IS NOT NULL`,
      cierre: cierreOf(sql`${movimientos}`),
    })
    .from(movimientos)
    .leftJoin(reverso, eq(reverso.revierte, movimientos.movimiento_id))
    .leftJoin(pedidos, eq(pedidos.pedido_id, movimientos.pedido_id))
    .leftJoin(usuarios, eq(usuarios.usuario_id, movimientos.registrado_por));

export type MovimientoRow = Awaited<ReturnType<typeof select>>[number];
/** A ledger entry with the balance after it, in cents. */
export type Linea = MovimientoRow & { saldo: number };

/** Computes the balance after an entry: the current balance minus all later entries. */
const saldoWith = (
  usuarioId: string,
  { fecha, orden }: { fecha: unknown; orden: unknown },
  lector: Lector,
) => sql`
  ${saldoOf(usuarioId)} - COALESCE((SELECT sum(importe) FROM ${movimientos}
    WHERE ${isOf(usuarioId, {}, lector)} AND (fecha, orden) > (${fecha}, ${orden})), 0)`;

/**
 * Returns entries newest first with their balances. The first balance is computed from the stored sum, the others from
 * the first.
 */
export async function findMovimientos(
  q: Queryable,
  usuarioId: string,
  { limit, offset, ...dias }: Page & Dias,
  lector: Lector,
): Promise<Linea[]> {
  const rows = await select(q)
    .where(isOf(usuarioId, dias, lector))
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
    .offset(offset);
  const [newest] = rows;
  if (!newest) return [];
  return withSaldos(rows, await saldoAfter(q, newest, lector));
}

function withSaldos(rows: readonly MovimientoRow[], after: number): Linea[] {
  let saldo = after;
  return rows.map((row) => {
    const line = { ...row, saldo };
    saldo -= row.movimiento.importe;
    return line;
  });
}

async function saldoAfter(
  q: Queryable,
  { movimiento }: MovimientoRow,
  lector: Lector = 'staff',
): Promise<number> {
  const { fecha, orden } = movimiento;
  const at = { fecha: sql`${fecha}::date`, orden: sql`${orden}::bigint` };
  const { rows } = await q.execute<{ saldo: string }>(
    sql`SELECT (${saldoWith(movimiento.usuario_id, at, lector)})::text AS saldo`,
  );
  return centsFromDecimal(rows[0]?.saldo ?? '0');
}

export async function findMovimiento(q: Queryable, id: string): Promise<Linea | undefined> {
  const row = await first(select(q).where(eq(movimientos.movimiento_id, id)));
  return row && { ...row, saldo: await saldoAfter(q, row) };
}

/** Returns all entries of an account as stored, oldest first. */
export const findAllMovimientos = (q: Queryable, usuarioId: string) =>
  q.select().from(movimientos).where(isOf(usuarioId)).orderBy(asc(movimientos.fecha), asc(movimientos.orden));

/** Returns these entries oldest first, without a balance. */
export const findInOrder = (q: Queryable, ids: readonly string[]) =>
  select(q)
    .where(inArray(movimientos.movimiento_id, [...ids]))
    .orderBy(asc(movimientos.fecha), asc(movimientos.orden));

/**
 * Returns at most `limit` ids of the account's entries in these days, oldest first, and the opening balance in cents.
 * The opening balance is the one before the first day, also if no entry matches. Selects what the customer may see,
 * because statements are for customers.
 */
export async function findIds(q: Queryable, usuarioId: string, { limit, ...dias }: Dias & { limit: number }) {
  const { rows } = await q.execute<{ ids: string[]; antes: string }>(sql`
    SELECT ARRAY(
        SELECT movimiento_id FROM ${movimientos} WHERE ${isOf(usuarioId, dias, 'cliente')} ORDER BY fecha, orden LIMIT ${limit}
      ) AS ids,
      (${saldoOf(usuarioId)} - COALESCE((
        SELECT sum(importe) FROM ${movimientos} WHERE ${isOf(usuarioId, { desde: dias.desde }, 'cliente')}
      ), 0))::text AS antes`);
  const { ids, antes } = rows[0] ?? { ids: [], antes: '0' };
  return { ids, antes: centsFromDecimal(antes) };
}

export async function insertMovimiento(
  tx: Tx,
  values: Omit<typeof movimientos.$inferInsert, 'movimiento_id'>,
): Promise<string> {
  const movimiento_id = uuidv7();
  await tx.insert(movimientos).values({ ...values, movimiento_id });
  return movimiento_id;
}
