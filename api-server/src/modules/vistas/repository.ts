import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import { vistas } from '../../db/schema/vistas.ts';

export type VistaValues = Pick<typeof vistas.$inferSelect, 'nombre' | 'de_equipo' | 'filtros' | 'columnas'>;

const { usuario_id, nombre, apellido } = usuarios;

const selectRows = (q: Queryable, which: SQL | undefined) =>
  q
    .select({ vista: vistas, autor: { usuario_id, nombre, apellido } })
    .from(vistas)
    .innerJoin(usuarios, eq(usuarios.usuario_id, vistas.usuario_id))
    .where(which)
    .orderBy(sql`${vistas.nombre} COLLATE "alfabetico"`, vistas.vista_id);

export type VistaRow = Awaited<ReturnType<typeof selectRows>>[number];

/** A user sees the team's views and their own. */
const isSeenBy = (usuarioId: string) => or(eq(vistas.de_equipo, true), eq(vistas.usuario_id, usuarioId));
const is = (vistaId: string) => eq(vistas.vista_id, vistaId);

export const findVistas = (q: Queryable, usuarioId: string) => selectRows(q, isSeenBy(usuarioId));

export const findVista = (q: Queryable, vistaId: string, usuarioId: string) =>
  first(selectRows(q, and(is(vistaId), isSeenBy(usuarioId))));

/** Locks all views until the transaction ends, so that the count stays true. */
export async function lockVistas(tx: Tx): Promise<void> {
  await tx.execute(sql`LOCK TABLE ${vistas} IN SHARE ROW EXCLUSIVE MODE`);
}

/** Counts the team's views, or the user's own. */
export const countVistas = (
  q: Queryable,
  { de_equipo, usuarioId }: { de_equipo: boolean; usuarioId: string },
) =>
  q.$count(
    vistas,
    de_equipo
      ? eq(vistas.de_equipo, true)
      : and(eq(vistas.de_equipo, false), eq(vistas.usuario_id, usuarioId)),
  );

export const insertVista = (tx: Tx, values: VistaValues & { vista_id: string; usuario_id: string }) =>
  tx.insert(vistas).values(values);

export const updateVista = (tx: Tx, vistaId: string, values: VistaValues) =>
  tx
    .update(vistas)
    .set({ ...values, version: sql`${vistas.version} + 1` })
    .where(is(vistaId));

export const deleteVista = (tx: Tx, vistaId: string) => tx.delete(vistas).where(is(vistaId));
