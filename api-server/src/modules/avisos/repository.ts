import type { NoticeKind } from 'api-client/contract/mis-avisos';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { stockAvisos, wantedCorreos } from '../../db/schema/avisos.ts';
import { productos } from '../../db/schema/catalogo.ts';
import { preciosHistoria } from '../../db/schema/precios.ts';
import { centsFromDecimal } from '../../db/schema/types.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import { titular, titulares } from '../../db/titulares.ts';

export type MailChoicesRow = typeof wantedCorreos.$inferSelect;

const isOf = (usuarioId: string) => eq(wantedCorreos.usuario_id, usuarioId);

export const findMailChoices = (q: Queryable, usuarioId: string): Promise<MailChoicesRow | undefined> =>
  first(q.select().from(wantedCorreos).where(isOf(usuarioId)));

/** Inserts or updates the row. */
export const saveMailChoices = (
  tx: Tx,
  values: Pick<MailChoicesRow, 'usuario_id' | 'codigo' | 'porcentaje'> &
    Partial<Pick<MailChoicesRow, 'stock' | 'precios' | 'precios_fecha'>>,
) => {
  const { usuario_id: _, codigo: __, ...set } = values;
  return tx
    .insert(wantedCorreos)
    .values(values)
    .onConflictDoUpdate({ target: wantedCorreos.usuario_id, set });
};

/** Switches a kind of mail with the code of a mail. Returns false for an unknown code. */
export async function switchTipo(tx: Tx, codigo: string, tipo: NoticeKind, on: boolean): Promise<boolean> {
  const rows = await tx
    .update(wantedCorreos)
    .set({ [tipo]: on })
    .where(eq(wantedCorreos.codigo, codigo))
    .returning({ usuario_id: wantedCorreos.usuario_id });
  return rows.length > 0;
}

/** Returns the products for which the customer waits, last requested first. */
export const findAwaitedProductos = (q: Queryable, usuarioId: string) =>
  q
    .select({ producto_id: productos.producto_id, nombre: productos.nombre })
    .from(stockAvisos)
    .innerJoin(productos, eq(productos.producto_id, stockAvisos.producto_id))
    .where(and(eq(stockAvisos.usuario_id, usuarioId), eq(productos.esta_activo, true)))
    .orderBy(desc(stockAvisos.pedido_en), productos.producto_id);

export const insertNotice = (tx: Tx, usuarioId: string, productoId: string) =>
  tx.insert(stockAvisos).values({ usuario_id: usuarioId, producto_id: productoId }).onConflictDoNothing();

export const deleteNotice = (q: Queryable, usuarioId: string, productoId: string) =>
  q
    .delete(stockAvisos)
    .where(and(eq(stockAvisos.usuario_id, usuarioId), eq(stockAvisos.producto_id, productoId)));

export const findProducto = (q: Queryable, productoId: string) =>
  first(
    q
      .select({ esta_activo: productos.esta_activo })
      .from(productos)
      .where(eq(productos.producto_id, productoId)),
  );

/** Stores since when each awaited product is available, if its availability changed. */
export const noteDisponibles = (q: Queryable) =>
  q.execute(sql`
    UPDATE ${stockAvisos} a
    SET disponible_fecha = CASE WHEN p.disponible AND p.esta_activo THEN now() END
    FROM ${productos} p
    WHERE p.producto_id = a.producto_id
      AND (p.disponible AND p.esta_activo) IS DISTINCT FROM (a.disponible_fecha IS NOT NULL)`);

/** Locks the alerts that are due. Skips those that another process has locked. */
export const lockDue = (tx: Tx, seconds: number) =>
  tx
    .select({
      usuario: usuarios,
      titular,
      codigo: wantedCorreos.codigo,
      producto_id: stockAvisos.producto_id,
      nombre: productos.nombre,
    })
    .from(stockAvisos)
    .innerJoin(wantedCorreos, eq(wantedCorreos.usuario_id, stockAvisos.usuario_id))
    .innerJoin(usuarios, eq(usuarios.usuario_id, stockAvisos.usuario_id))
    .leftJoin(titulares, eq(titulares.usuario_id, usuarios.titular_id))
    .innerJoin(productos, eq(productos.producto_id, stockAvisos.producto_id))
    .where(
      and(
        eq(wantedCorreos.stock, true),
        eq(usuarios.esta_activo, true),
        eq(productos.esta_activo, true),
        eq(productos.disponible, true),
        lte(stockAvisos.disponible_fecha, sql`now() - make_interval(secs => ${seconds})`),
      ),
    )
    .orderBy(stockAvisos.usuario_id, productos.nombre)
    .for('update', { of: stockAvisos, skipLocked: true });

/** Returns the users who want price alerts. */
export const findListeners = (q: Queryable) =>
  q
    .select({ usuario_id: wantedCorreos.usuario_id })
    .from(wantedCorreos)
    .where(eq(wantedCorreos.precios, true));

export const lockListener = (tx: Tx, usuarioId: string) =>
  first(
    tx
      .select({ wanted: wantedCorreos, usuario: usuarios, titular })
      .from(wantedCorreos)
      .innerJoin(usuarios, eq(usuarios.usuario_id, wantedCorreos.usuario_id))
      .leftJoin(titulares, eq(titulares.usuario_id, usuarios.titular_id))
      .where(and(isOf(usuarioId), eq(wantedCorreos.precios, true)))
      .for('update', { of: wantedCorreos, skipLocked: true }),
  );

export const markPreciosMailed = (tx: Tx, usuarioId: string) =>
  tx.update(wantedCorreos).set({ precios_fecha: sql`now()` }).where(isOf(usuarioId));

/** Deletes all alerts and settings of a user. */
export async function deleteAvisos(tx: Tx, usuarioId: string): Promise<void> {
  await tx.delete(stockAvisos).where(eq(stockAvisos.usuario_id, usuarioId));
  await tx.delete(wantedCorreos).where(isOf(usuarioId));
}

/** Returns the prices at that moment, in cents, of those products whose price changed since. */
export async function findPreciosThen(
  q: Queryable,
  ids: readonly string[],
  then: Date,
): Promise<Map<string, number>> {
  const found = await q.execute<{ producto_id: string; antes: string }>(sql`
    SELECT p.producto_id, h.antes FROM unnest(${sql.param([...ids])}::uuid[]) p (producto_id)
    CROSS JOIN LATERAL (
      SELECT antes FROM ${preciosHistoria}
      WHERE producto_id = p.producto_id AND fecha > ${then.toISOString()}::timestamptz
      ORDER BY historia_id LIMIT 1
    ) h`);
  return new Map(found.rows.map(({ producto_id, antes }) => [producto_id, centsFromDecimal(antes)]));
}
