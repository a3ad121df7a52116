import { type PartesIva, partesOf, showsPartes } from 'api-client/contract/iva';
import { and, asc, desc, eq, gte, inArray, lte, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import { first, type Queryable, type Tx } from '../../../db/database.ts';
import { movimientos } from '../../../db/schema/cuentas.ts';
import { pedidos } from '../../../db/schema/pedidos.ts';
import { centsFromDecimal } from '../../../db/schema/types.ts';
import { usuarios } from '../../../db/schema/usuarios.ts';
import type { Page } from '../../../shared/page.ts';
import { findIvaLineas } from '../../pedidos/repository/iva.ts';
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
      modo: pedidos.iva,
      autor: { usuario_id: usuarios.usuario_id, nombre: usuarios.nombre, apellido: usuarios.apellido },
      revertido: sql<boolean>`${reverso.movimiento_id} IS NOT NULL`,
      cierre: cierreOf(sql`${movimientos}`),
    })
    .from(movimientos)
    .leftJoin(reverso, eq(reverso.revierte, movimientos.movimiento_id))
    .leftJoin(pedidos, eq(pedidos.pedido_id, movimientos.pedido_id))
    .leftJoin(usuarios, eq(usuarios.usuario_id, movimientos.registrado_por));

type SelectedRow = Awaited<ReturnType<typeof select>>[number];
/** A ledger entry with the tax in its amount, if its order shows the tax. In cents. */
export type MovimientoRow = SelectedRow & { iva: PartesIva | undefined };

/** Whether the entry may charge a whole order, or reverse the charge. */
const isOfWhole = ({ movimiento, cierre }: SelectedRow): boolean =>
  movimiento.tipo === 'cargo' || cierre !== null;

/**
 * Adds the tax to entries of whole orders. The ledger keeps no lines: an entry has the tax only if its amount is the
 * total of the order's current lines.
 */
async function withIva(q: Queryable, rows: readonly SelectedRow[]): Promise<MovimientoRow[]> {
  const ids = rows.flatMap((row) =>
    row.modo !== null && showsPartes(row.modo) && isOfWhole(row) ? (row.movimiento.pedido_id ?? []) : [],
  );
  const found = ids.length > 0 ? await findIvaLineas(q, ids) : [];
  const lineas = Map.groupBy(found, ({ pedido_id }) => pedido_id);
  return rows.map((row) => {
    const { pedido_id, importe } = row.movimiento;
    const own = (isOfWhole(row) && pedido_id !== null && lineas.get(pedido_id)) || [];
    const total = own.reduce((sum, linea) => sum + linea.total, 0);
    const isWhole = own.length > 0 && total === Math.abs(importe);
    return { ...row, iva: isWhole ? signed(partesOf(own), Math.sign(importe)) : undefined };
  });
}

const signed = ({ neto, partes }: PartesIva, sign: number): PartesIva => ({
  neto: sign * neto,
  partes: partes.map((part) => ({ ...part, neto: sign * part.neto, iva: sign * part.iva })),
});

/** Returns whether the customer has an order that shows the tax. */
export async function hasOrderWithIva(q: Queryable, usuarioId: string): Promise<boolean> {
  const order = q.select({ id: pedidos.pedido_id }).from(pedidos);
  const found = order.where(and(eq(pedidos.usuario_id, usuarioId), ne(pedidos.iva, 'incluido')));
  return (await first(found.limit(1))) !== undefined;
}

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
  return withSaldos(await withIva(q, rows), await saldoAfter(q, newest, lector));
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
  { movimiento }: SelectedRow,
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
  const found = await first(select(q).where(eq(movimientos.movimiento_id, id)));
  const [row] = await withIva(q, found ? [found] : []);
  return row && { ...row, saldo: await saldoAfter(q, row) };
}

/** Returns all entries of an account as stored, oldest first. */
export const findAllMovimientos = (q: Queryable, usuarioId: string) =>
  q.select().from(movimientos).where(isOf(usuarioId)).orderBy(asc(movimientos.fecha), asc(movimientos.orden));

/** Returns these entries oldest first, without a balance. */
export const findInOrder = async (q: Queryable, ids: readonly string[]): Promise<MovimientoRow[]> =>
  withIva(
    q,
    await select(q)
      .where(inArray(movimientos.movimiento_id, [...ids]))
      .orderBy(asc(movimientos.fecha), asc(movimientos.orden)),
  );

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
