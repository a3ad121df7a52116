import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { pedidos } from '../../db/schema/pedidos.ts';
import { usuarios } from '../../db/schema/usuarios.ts';

const { usuario_id, nombre, apellido, roles, esta_activo } = usuarios;
/** Must match its index. */
const isStaff = and(sql`${roles} && '{empleado,admin}'::text[]`, eq(esta_activo, true));

/** Returns the employees that orders can be assigned to. */
export const findPersonal = (q: Queryable) =>
  q
    .select({ usuario_id, nombre, apellido })
    .from(usuarios)
    .where(isStaff)
    .orderBy(apellido, nombre, usuario_id);

export const findPersona = (q: Queryable, id: string) =>
  first(
    q
      .select({ usuario_id })
      .from(usuarios)
      .where(and(eq(usuario_id, id), isStaff)),
  );

/** Tags come from this many of the newest orders with tags. */
const TAGGED = 1000;

export async function findEtiquetas(q: Queryable): Promise<string[]> {
  const { rows } = await q.execute<{ etiqueta: string }>(sql`
    SELECT DISTINCT etiqueta COLLATE "alfabetico" AS etiqueta FROM (
      SELECT etiquetas FROM ${pedidos} WHERE etiquetas <> '{}' ORDER BY fecha_pedido DESC NULLS LAST LIMIT ${TAGGED}
    ) ultimos, unnest(etiquetas) AS etiqueta ORDER BY 1`);
  return rows.map(({ etiqueta }) => etiqueta);
}

/** Locks in order of id, so that two transactions cannot deadlock. */
export const lockPedidos = (tx: Tx, ids: readonly string[]) =>
  tx
    .select()
    .from(pedidos)
    .where(inArray(pedidos.pedido_id, [...ids]))
    .orderBy(asc(pedidos.pedido_id))
    .for('no key update');

/** Does not increment the version: the order stays the same for its customer and for editors. */
export const updateSeguimiento = (
  tx: Tx,
  pedidoId: string,
  values: Pick<typeof pedidos.$inferSelect, 'asignado_a' | 'etiquetas'>,
) => tx.update(pedidos).set(values).where(eq(pedidos.pedido_id, pedidoId));
