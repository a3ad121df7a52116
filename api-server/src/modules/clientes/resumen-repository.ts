import { LIMITS } from 'api-client/contract';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { first, one, type Queryable } from '../../db/database.ts';
import { sesiones } from '../../db/schema/access.ts';
import { pedidos } from '../../db/schema/pedidos.ts';
import { centsFromDecimal } from '../../db/schema/types.ts';

export interface Year {
  pedidos: number;
  /** Cents. */
  importe: number;
}

/** Sums a customer's orders of one year, without cancelled ones. Reads only the index. */
export const findYear = (q: Queryable, usuarioId: string): Promise<Year> =>
  one(
    q
      .select({
        pedidos: sql<number>`count(*)::int`,
        importe: sql<number>`COALESCE(sum(${pedidos.total_precio}), 0)`.mapWith(centsFromDecimal),
      })
      .from(pedidos)
      .where(
        and(
          eq(pedidos.usuario_id, usuarioId),
          sql`${pedidos.fecha_pedido} >= now() - ${LIMITS.resumenDias}::int * interval '1 day'`,
          ne(pedidos.estado_pedido, 'cancelado'),
        ),
      ),
  );

/** Returns the last use of the customer's open sessions. */
export async function findLastSesion(q: Queryable, usuarioId: string): Promise<Date | null> {
  const last = q.select({ usada_en: sesiones.usada_en }).from(sesiones);
  const row = await first(
    last.where(eq(sesiones.usuario_id, usuarioId)).orderBy(desc(sesiones.usada_en)).limit(1),
  );
  return row?.usada_en ?? null;
}
