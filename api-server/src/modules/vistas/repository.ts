import { and, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import { vistas } from '../../db/schema/vistas.ts';
import { versionedTable } from '../../db/versioned-table.ts';

export type VistaValues = Omit<typeof vistas.$inferSelect, 'vista_id' | 'version'>;

const { usuario_id, nombre, apellido } = usuarios;

const selectRows = (q: Queryable, condition: SQL | undefined) =>
  q
    .select({ ...getTableColumns(vistas), autor: { usuario_id, nombre, apellido } })
    .from(vistas)
    .innerJoin(usuarios, eq(usuarios.usuario_id, vistas.usuario_id))
    .where(condition)
    .orderBy(sql`${vistas.nombre} COLLATE "alfabetico"`, vistas.vista_id);

export type VistaRow = Awaited<ReturnType<typeof selectRows>>[number];

/** A user sees the team's views and their own. */
const isVisibleTo = (usuarioId: string) => or(eq(vistas.de_equipo, true), eq(vistas.usuario_id, usuarioId));
const is = (vistaId: string) => eq(vistas.vista_id, vistaId);

export const findVistas = (q: Queryable, usuarioId: string) => selectRows(q, isVisibleTo(usuarioId));

export const findVisibleVista = (q: Queryable, vistaId: string, usuarioId: string) =>
  first(selectRows(q, and(is(vistaId), isVisibleTo(usuarioId))));

/** Locks all views until the transaction ends, so that the count stays true. */
export const lockVistas = (tx: Tx) => tx.execute(sql`LOCK TABLE ${vistas} IN SHARE ROW EXCLUSIVE MODE`);

/** Counts the team's views, or the user's own. */
export const countVistas = (q: Queryable, { de_equipo, usuario_id }: VistaValues) =>
  q.$count(
    vistas,
    and(eq(vistas.de_equipo, de_equipo), de_equipo ? undefined : eq(vistas.usuario_id, usuario_id)),
  );

export const vistaRows = {
  ...versionedTable(vistas, 'vista_id'),
  find: (q: Queryable, vistaId: string) => first(selectRows(q, is(vistaId))),
};
