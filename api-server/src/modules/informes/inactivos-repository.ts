import { SOLD_ESTADOS } from 'api-client/contract';
import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { pedidos } from '../../db/schema/pedidos.ts';
import { centsFromDecimal } from '../../db/schema/types.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import type { Page } from '../../shared/page.ts';

/** A customer with several orders who stopped ordering. */
export interface InactivoRow {
  usuario: { usuario_id: string; nombre: string; apellido: string; nombre_comercio: string };
  pedidos: number;
  /** Cents. */
  importe: number;
  last: Date;
  /** Average number of days between two orders. */
  every: number;
}

type Raw = InactivoRow['usuario'] &
  Record<'pedidos' | 'importe' | 'every', string> & { last: Date; total: number } & Record<string, unknown>;

/** Returns active accounts whose last order is older than `dias` days, by amount spent, highest first. */
export async function findInactivos(
  q: Queryable,
  { dias, limit, offset }: Page & { dias: number },
): Promise<{ rows: InactivoRow[]; total: number }> {
  const { rows } = await q.execute<Raw>(sql`
    WITH compras AS (
      SELECT usuario_id, count(*) AS pedidos, sum(total_precio) AS importe, min(fecha_pedido) AS first, max(fecha_pedido) AS last
      FROM ${pedidos} WHERE ${inArray(pedidos.estado_pedido, [...SOLD_ESTADOS])} GROUP BY 1
      HAVING count(*) > 1 AND max(fecha_pedido) < now() - make_interval(days => ${dias}::int)
    )
    SELECT u.usuario_id, u.nombre, u.apellido, u.nombre_comercio, c.pedidos::text, c.importe::text, c.last,
      (extract(epoch FROM c.last - c.first) / 86400 / (c.pedidos - 1))::text AS every, count(*) OVER ()::int AS total
    FROM compras c JOIN ${usuarios} u USING (usuario_id) WHERE u.esta_activo
    ORDER BY c.importe DESC, u.usuario_id LIMIT ${limit} OFFSET ${offset}`);
  return { rows: rows.map(toInactivo), total: rows[0]?.total ?? 0 };
}

const toInactivo = ({ pedidos, importe, last, every, ...row }: Raw): InactivoRow => ({
  usuario: {
    usuario_id: row.usuario_id,
    nombre: row.nombre,
    apellido: row.apellido,
    nombre_comercio: row.nombre_comercio,
  },
  pedidos: Number(pedidos),
  importe: centsFromDecimal(importe),
  last: new Date(last),
  every: Number(every),
});
