import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { first, one, type Queryable, type Tx } from '../../../db/database.ts';
import { categorias, etiquetas, marcas, productos } from '../../../db/schema/catalogo.ts';
import { condiciones } from '../../../db/schema/condiciones.ts';
import { cambiosDePrecios, preciosHistoria } from '../../../db/schema/precios.ts';
import { usuarios } from '../../../db/schema/usuarios.ts';
import type { Page } from '../../../shared/page.ts';
import type { Ajuste } from '../rules.ts';

const { cambio_id: cambioId, fecha } = cambiosDePrecios;
const quien = { nombre: usuarios.nombre, apellido: usuarios.apellido };
const undoer = alias(usuarios, 'undoer');

export type CambioRow = Awaited<ReturnType<typeof findCambios>>[number];

const select = (q: Queryable) =>
  q
    .select({
      cambio: cambiosDePrecios,
      usuario: quien,
      deshechoPor: { nombre: undoer.nombre, apellido: undoer.apellido },
      condicion: { condicion_id: condiciones.condicion_id, nombre: condiciones.nombre },
    })
    .from(cambiosDePrecios)
    .innerJoin(usuarios, eq(usuarios.usuario_id, cambiosDePrecios.usuario_id))
    .leftJoin(undoer, eq(undoer.usuario_id, cambiosDePrecios.deshecho_por))
    .leftJoin(condiciones, eq(condiciones.condicion_id, cambiosDePrecios.condicion_id));

/** Newest first. */
export const findCambios = (q: Queryable, { limit, offset }: Page) =>
  select(q).orderBy(desc(fecha), desc(cambioId)).limit(limit).offset(offset);

export const countCambios = (q: Queryable): Promise<number> => q.$count(cambiosDePrecios);

export const findCambio = (q: Queryable, id: string): Promise<CambioRow | undefined> =>
  first(select(q).where(eq(cambioId, id)));

/** Finds a change and locks the row until the transaction ends. */
export const lockCambio = (tx: Tx, id: string) =>
  first(tx.select().from(cambiosDePrecios).where(eq(cambioId, id)).for('update'));

/** Finds the scheduled change of an agreement's list that is not done yet. */
export const findScheduledOfLista = (q: Queryable, condicionId: string) =>
  first(
    q
      .select()
      .from(cambiosDePrecios)
      .where(
        and(
          eq(cambiosDePrecios.condicion_id, condicionId),
          isNull(cambiosDePrecios.hecho_en),
          isNull(cambiosDePrecios.deshecho_en),
        ),
      ),
  );

export async function insertCambio(tx: Tx, values: typeof cambiosDePrecios.$inferInsert): Promise<void> {
  await tx.insert(cambiosDePrecios).values(values);
}

/** Clears the failure of a change that was done or is retried. */
const NO_FALLO = { fallo_en: null, fallo_motivo: null };

export async function markFallo(tx: Tx, id: string, fallo_motivo: string): Promise<void> {
  await tx.update(cambiosDePrecios).set({ fallo_motivo, fallo_en: sql`now()` }).where(eq(cambioId, id));
}

export async function clearFallo(tx: Tx, id: string): Promise<void> {
  await tx.update(cambiosDePrecios).set(NO_FALLO).where(eq(cambioId, id));
}

export async function markUndone(
  tx: Tx,
  id: string,
  values: {
    deshecho_por: string | null;
    repuestos: number;
    propios_repuestos?: number;
    reglas_repuestas?: boolean | null;
  },
): Promise<void> {
  await tx
    .update(cambiosDePrecios)
    .set({ ...values, ...NO_FALLO, deshecho_en: sql`now()` })
    .where(eq(cambioId, id));
}

/** Marks a scheduled change as done; it skipped prices, and maybe the rules of an agreement, that had changed meanwhile. */
export async function markDone(
  tx: Tx,
  id: string,
  done: Pick<
    typeof cambiosDePrecios.$inferInsert,
    'suben' | 'bajan' | 'salteados' | 'propios' | 'reglas_antes' | 'reglas'
  >,
): Promise<void> {
  await tx
    .update(cambiosDePrecios)
    .set({ ...done, ...NO_FALLO, hecho_en: sql`now()` })
    .where(eq(cambioId, id));
}

/** SQL: the product still is as the change left it; the promotion counts only if the change set it. */
const AS_GIVEN = sql`p.precio = h.precio
  AND (NOT h.con_oferta OR (p.en_promocion AND p.precio_antes_oferta IS NOT DISTINCT FROM h.oferta))`;

const changedRows = (id: string) =>
  sql`FROM precios_historia h WHERE h.cambio_id = ${id} AND h.origen = 'cambio'`;

/** Locks the products of a change until the transaction ends, in order of id to avoid deadlocks. */
export async function lockProductosOf(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`SELECT count(*) FROM (SELECT 1 FROM productos WHERE producto_id IN (SELECT h.producto_id ${changedRows(id)})
    ORDER BY producto_id FOR NO KEY UPDATE) AS locked`);
}

/** Returns a digest that stays equal while undoing the change would affect the same products. */
export async function digestOfUndo(
  q: Queryable,
  { cambio_id, hecho_en }: Pick<typeof cambiosDePrecios.$inferSelect, 'cambio_id' | 'hecho_en'>,
): Promise<string> {
  const { rows } = await q.execute<{ huella: string }>(sql`
    SELECT COALESCE(sum(hashtextextended(h.producto_id::text, 0)::numeric), 0)::text AS huella
    FROM precios_historia h JOIN productos p USING (producto_id)
    WHERE h.cambio_id = ${cambio_id} AND h.origen = 'cambio' AND ${AS_GIVEN}`);
  return `${hecho_en === null ? 'espera' : 'hecho'}.${rows[0]?.huella}`;
}

/** Restores the products that still are as the change left them; returns their number. */
export async function restorePrecios(tx: Tx, id: string): Promise<number> {
  await lockProductosOf(tx, id);
  const { rowCount } = await tx.execute(sql`
    UPDATE productos p SET precio = h.antes, version = p.version + 1,
      precio_antes_oferta = CASE WHEN h.con_oferta THEN h.oferta_antes ELSE p.precio_antes_oferta END,
      en_promocion = CASE WHEN h.con_oferta THEN h.promocion_antes ELSE p.en_promocion END
    ${changedRows(id)} AND p.producto_id = h.producto_id AND ${AS_GIVEN}`);
  return rowCount ?? 0;
}

/** Returns a page of a change's products, in order of id. */
export async function findProductosOf(
  q: Queryable,
  { cambio_id, deshecho_en }: Pick<typeof cambiosDePrecios.$inferSelect, 'cambio_id' | 'deshecho_en'>,
  { limit, offset, onlyOthers }: Page & { onlyOthers: boolean },
) {
  const h = alias(preciosHistoria, 'h');
  const p = alias(productos, 'p');
  // After an undo, each restored product has a second history entry.
  const stays: SQL<boolean> = deshecho_en
    ? sql`EXISTS (SELECT FROM precios_historia d WHERE d.cambio_id = h.cambio_id AND d.producto_id = h.producto_id AND d.origen <> 'cambio')`
    : sql`(${AS_GIVEN})`;
  const which = and(
    eq(h.cambio_id, cambio_id),
    eq(h.origen, 'cambio'),
    onlyOthers ? sql`NOT ${stays}` : undefined,
  );
  const from = q
    .select({
      producto_id: p.producto_id,
      nombre: p.nombre,
      antes: h.antes,
      precio: h.precio,
      ahora: sql<number>`${p.precio}`.mapWith(productos.precio),
      sigue: stays,
    })
    .from(h)
    .innerJoin(p, eq(p.producto_id, h.producto_id))
    .where(which);
  const total = onlyOthers
    ? one(
        q
          .select({ total: sql<number>`count(*)::int` })
          .from(h)
          .innerJoin(p, eq(p.producto_id, h.producto_id))
          .where(which),
      )
    : undefined;
  const rows = await from.orderBy(h.producto_id).limit(limit).offset(offset);
  return { rows, total: (await total)?.total };
}

/** Returns a page of a product's price history, newest first, and the number of entries. */
export async function findPastPrecios(q: Queryable, productoId: string, { limit, offset }: Page) {
  const of = eq(preciosHistoria.producto_id, productoId);
  const [rows, total] = await Promise.all([
    q
      .select({ past: preciosHistoria, usuario: quien })
      .from(preciosHistoria)
      .leftJoin(usuarios, eq(usuarios.usuario_id, preciosHistoria.usuario_id))
      .where(of)
      .orderBy(desc(preciosHistoria.historia_id))
      .limit(limit)
      .offset(offset),
    q.$count(preciosHistoria, of),
  ]);
  return { rows, total };
}

/** Returns the names of the chosen brand, category and tag. */
export async function namesOf(q: Queryable, { marca_id, categoria_id, etiqueta_id }: Ajuste) {
  const [marca, categoria, etiqueta] = await Promise.all([
    marca_id && first(q.select({ nombre: marcas.nombre }).from(marcas).where(eq(marcas.marca_id, marca_id))),
    categoria_id &&
      first(
        q
          .select({ nombre: categorias.nombre })
          .from(categorias)
          .where(eq(categorias.categoria_id, categoria_id)),
      ),
    etiqueta_id &&
      first(
        q.select({ nombre: etiquetas.nombre }).from(etiquetas).where(eq(etiquetas.etiqueta_id, etiqueta_id)),
      ),
  ]);
  return { marca, categoria, etiqueta };
}
