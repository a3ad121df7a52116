import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { remitos, remitosImpresos } from '../../db/schema/remitos.ts';
import { ajustes } from '../../db/schema/system.ts';
import { usuarios } from '../../db/schema/usuarios.ts';

export type RemitoRow = typeof remitos.$inferSelect;

/** The newest of each of these orders that have been printed. */
export const findRemitos = (q: Queryable, pedidoIds: readonly string[]): Promise<RemitoRow[]> =>
  q
    .select()
    .from(remitos)
    .where(inArray(remitos.pedido_id, [...pedidoIds]))
    .orderBy(asc(remitos.numero));

const { pdf: _, ...withoutPdf } = getTableColumns(remitosImpresos);
const impreso = { ...withoutPdf, hasPdf: sql<boolean>`${remitosImpresos.pdf} IS NOT NULL` };

/** A paper as it was printed, without its file. */
export type ImpresoRow = Omit<typeof remitosImpresos.$inferSelect, 'pdf'> & { hasPdf: boolean };

/** The papers with these numbers. */
export const findImpresos = (q: Queryable, numeros: readonly number[]): Promise<ImpresoRow[]> =>
  q
    .select(impreso)
    .from(remitosImpresos)
    .where(inArray(remitosImpresos.numero, [...numeros]));

const { usuario_id, nombre, apellido } = usuarios;

/** The papers of an order with the user who printed each, newest first. */
export const listImpresos = (q: Queryable, pedidoId: string) =>
  q
    .select({ impreso, usuario: { usuario_id, nombre, apellido } })
    .from(remitosImpresos)
    .leftJoin(usuarios, eq(usuarios.usuario_id, remitosImpresos.impreso_por))
    .where(eq(remitosImpresos.pedido_id, pedidoId))
    .orderBy(desc(remitosImpresos.numero));

export type ImpresoFound = Awaited<ReturnType<typeof listImpresos>>[number];

export const findPdf = async (q: Queryable, numero: number): Promise<Buffer | null> => {
  const { pdf } = remitosImpresos;
  return (
    (await first(q.select({ pdf }).from(remitosImpresos).where(eq(remitosImpresos.numero, numero))))?.pdf ??
    null
  );
};

/** Keeps the file of a paper, unless it has one. Of an erased account no file is kept. */
export const keepPdf = (q: Queryable, numero: number, pdf: Buffer) =>
  q
    .update(remitosImpresos)
    .set({ pdf: sql`coalesce(${remitosImpresos.pdf}, ${pdf})` })
    .where(and(eq(remitosImpresos.numero, numero), isNotNull(remitosImpresos.cliente)));

/** Until the transaction is over nobody else takes a number: one that is given up again would be missing. */
export const lockNumeros = (tx: Tx): Promise<unknown> =>
  tx.execute(sql`LOCK TABLE ${remitos} IN SHARE ROW EXCLUSIVE MODE`);

/** Gives the next numbers to these orders, in this order, in place of those that they had. */
export const insertRemitos = (tx: Tx, pedidoIds: readonly string[]): Promise<RemitoRow[]> =>
  tx
    .insert(remitos)
    .values(pedidoIds.map((pedido_id, at) => ({ pedido_id, numero: sql`${LAST} + ${at + 1}::integer` })))
    .onConflictDoUpdate({
      target: remitos.pedido_id,
      set: { numero: sql`excluded.numero`, fecha: sql`excluded.fecha` },
    })
    .returning();

export const insertImpresos = async (
  tx: Tx,
  rows: readonly (typeof remitosImpresos.$inferInsert)[],
): Promise<void> => void (await tx.insert(remitosImpresos).values([...rows]));

const LAST = sql`coalesce(
  (SELECT max(${remitos.numero}) FROM ${remitos}),
  (SELECT ${ajustes.remitos_desde} - 1 FROM ${ajustes})
)`;
