import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { remitos, remitosImpresos } from '../../db/schema/remitos.ts';
import { ajustes } from '../../db/schema/system.ts';
import { destinatarios, usuarios } from '../../db/schema/usuarios.ts';
import { idsOfCliente } from '../pedidos/repository/pedidos.ts';

export type RemitoRow = typeof remitos.$inferSelect;

/** Returns the newest remito of each order that has one. */
export const findRemitos = (q: Queryable, pedidoIds: readonly string[]): Promise<RemitoRow[]> =>
  q
    .select()
    .from(remitos)
    .where(inArray(remitos.pedido_id, [...pedidoIds]))
    .orderBy(asc(remitos.numero));

const { pdf: _, ...withoutPdf } = getTableColumns(remitosImpresos);
const impreso = { ...withoutPdf, hasPdf: sql<boolean>`${remitosImpresos.pdf} IS NOT NULL` };

/** A printed paper, without its PDF. */
export type ImpresoRow = Omit<typeof remitosImpresos.$inferSelect, 'pdf'> & { hasPdf: boolean };

export const findImpresos = (q: Queryable, numeros: readonly number[]): Promise<ImpresoRow[]> =>
  q
    .select(impreso)
    .from(remitosImpresos)
    .where(inArray(remitosImpresos.numero, [...numeros]));

const { usuario_id, nombre, apellido } = usuarios;

/** Returns the papers of an order with the user who printed each, newest first. */
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

/** Stores the PDF of a paper, unless there is one already or the account was erased. */
export const storePdf = (q: Queryable, numero: number, pdf: Buffer) =>
  q
    .update(remitosImpresos)
    .set({ pdf: sql`coalesce(${remitosImpresos.pdf}, ${pdf})` })
    .where(and(eq(remitosImpresos.numero, numero), isNotNull(remitosImpresos.cliente)));

/** Locks the numbers until the transaction ends: a rollback would otherwise leave a gap. */
export const lockNumeros = (tx: Tx): Promise<unknown> =>
  tx.execute(sql`LOCK TABLE ${remitos} IN SHARE ROW EXCLUSIVE MODE`);

/** Gives these orders the next numbers, in this order, and replaces their earlier numbers. */
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

/** Returns the stored recipients of erased accounts, by account id. */
export async function findDestinatarios(q: Queryable, usuarioIds: readonly string[]) {
  const rows = await q
    .select()
    .from(destinatarios)
    .where(inArray(destinatarios.usuario_id, [...usuarioIds]));
  return new Map(rows.map((row) => [row.usuario_id, row]));
}

/**
 * Deletes the personal data in the papers of an erased account: phone, notes and the PDF. Numbers, lines and
 * amounts stay. `destinatarios` keeps the recipient, as the law requires.
 */
export const forgetInRemitos = (tx: Tx, usuarioId: string) =>
  tx
    .update(remitosImpresos)
    .set({
      cliente: null,
      pdf: null,
      datos: sql`${remitosImpresos.datos} - 'nota' || jsonb_build_object('detalles', (
        SELECT coalesce(jsonb_agg(linea - 'nota' ORDER BY orden), '[]')
        FROM jsonb_array_elements(${remitosImpresos.datos} -> 'detalles') WITH ORDINALITY AS d (linea, orden)
      ))`,
    })
    .where(inArray(remitosImpresos.pedido_id, idsOfCliente(tx, usuarioId)));
