import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { carritosLineas, carritosNotas } from '../../db/schema/carritos.ts';
import { productos } from '../../db/schema/catalogo.ts';

export type LineaValues = typeof carritosLineas.$inferInsert;

const isOf = (usuarioId: string) => eq(carritosLineas.usuario_id, usuarioId);

/** Returns a customer's cart, oldest line first, with current product names. */
export const findLineas = (q: Queryable, usuarioId: string) =>
  q
    .select({ linea: carritosLineas, nombre: productos.nombre })
    .from(carritosLineas)
    .innerJoin(productos, eq(productos.producto_id, carritosLineas.producto_id))
    .where(isOf(usuarioId))
    .orderBy(asc(carritosLineas.puesta_en), asc(carritosLineas.producto_id));

export type LineaRow = Awaited<ReturnType<typeof findLineas>>[number];

/** Returns the ids of existing products. */
export async function findExistingIds(q: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const { producto_id } = productos;
  const rows = await q
    .select({ producto_id })
    .from(productos)
    .where(inArray(producto_id, [...ids]));
  return new Set(rows.map((row) => row.producto_id));
}

export async function saveLineas(tx: Tx, values: readonly LineaValues[]): Promise<void> {
  if (values.length === 0) return;
  const newest = (column: string) => sql.raw(`excluded.${column}`);
  await tx
    .insert(carritosLineas)
    .values([...values])
    .onConflictDoUpdate({
      target: [carritosLineas.usuario_id, carritosLineas.producto_id],
      set: {
        cantidad: newest('cantidad'),
        precio: newest('precio'),
        nota: newest('nota'),
        puesta_en: newest('puesta_en'),
        version: newest('version'),
        dispositivo: newest('dispositivo'),
      },
    });
}

/** Deletes these products from a customer's cart; locks in order of id to avoid deadlocks. */
export async function deleteLineas(tx: Tx, usuarioId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { producto_id } = carritosLineas;
  const locked = tx
    .select({ producto_id })
    .from(carritosLineas)
    .where(and(isOf(usuarioId), inArray(producto_id, [...ids])))
    .orderBy(producto_id)
    .for('update');
  await tx.delete(carritosLineas).where(and(isOf(usuarioId), inArray(producto_id, locked)));
}

export type NotaRow = typeof carritosNotas.$inferSelect;

/** Returns the note on the whole cart. */
export const findNota = (q: Queryable, usuarioId: string): Promise<NotaRow | undefined> =>
  first(q.select().from(carritosNotas).where(eq(carritosNotas.usuario_id, usuarioId)));

export async function saveNota(tx: Tx, { usuario_id, ...values }: NotaRow): Promise<void> {
  await tx
    .insert(carritosNotas)
    .values({ usuario_id, ...values })
    .onConflictDoUpdate({ target: carritosNotas.usuario_id, set: values });
}

/** Deletes the note. @param texto delete only a note with this text */
export const deleteNota = (tx: Tx, usuarioId: string, texto?: string) =>
  tx
    .delete(carritosNotas)
    .where(
      and(
        eq(carritosNotas.usuario_id, usuarioId),
        texto === undefined ? undefined : eq(carritosNotas.texto, texto),
      ),
    );

export async function deleteCarrito(tx: Tx, usuarioId: string): Promise<void> {
  await tx.delete(carritosLineas).where(isOf(usuarioId));
  await deleteNota(tx, usuarioId);
}
