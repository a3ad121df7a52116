import { PEDIDOS_EN_CURSO } from 'api-client/contract/mi-inicio';
import type { EstadoPedido } from 'api-client/contract/words';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { isUnderWay, newestOrders } from '../../db/habituales.ts';
import { pedidos } from '../../db/schema/pedidos.ts';
import { centsFromDecimal } from '../../db/schema/types.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import { addressOf } from '../zonas/zonas-repository.ts';

export interface EnCursoRow {
  pedido_id: string;
  numero: number;
  fecha_pedido: Date;
  estado_pedido: EstadoPedido;
  /** Cents. */
  total_precio: number;
  /** Delivery address. */
  domicilio: string;
}

/** Returns the id of the customer's newest order that is not cancelled. */
export async function findNewestId(q: Queryable, usuarioId: string): Promise<string | undefined> {
  const { rows } = await q.execute<{ pedido_id: string }>(sql`
    SELECT pedido_id FROM ${pedidos} WHERE usuario_id = ${usuarioId} AND estado_pedido <> 'cancelado'
    ORDER BY fecha_pedido DESC NULLS LAST, pedido_id LIMIT 1`);
  return rows[0]?.pedido_id;
}

type Raw = Record<'pedido_id' | 'fecha_pedido' | 'total_precio' | 'domicilio', string> & {
  numero: number;
  estado_pedido: EstadoPedido;
  total: number;
};

/** Returns the customer's newest orders that are under way, and how many there are in all. */
export async function findEnCurso(
  q: Queryable,
  usuarioId: string,
): Promise<{ rows: EnCursoRow[]; total: number }> {
  const { rows } = await q.execute<Raw & Record<string, unknown>>(sql`
    SELECT p.pedido_id, p.numero, p.fecha_pedido, p.estado_pedido, p.total_precio::text, n.total,
      ${addressOf(sql`p`, sql`u`)} AS domicilio
    FROM (
      SELECT pedido_id, count(*) OVER ()::int AS total FROM (${newestOrders(usuarioId)}) o
      WHERE ${isUnderWay(sql`o.estado_pedido`, sql`o.fecha_pedido`)}
      ORDER BY fecha_pedido DESC, pedido_id LIMIT ${PEDIDOS_EN_CURSO}
    ) n
    JOIN ${pedidos} p USING (pedido_id)
    JOIN ${usuarios} u ON u.usuario_id = p.usuario_id
    ORDER BY p.fecha_pedido DESC, p.pedido_id`);
  return {
    rows: rows.map(({ total: _, ...row }) => ({
      ...row,
      fecha_pedido: new Date(row.fecha_pedido),
      total_precio: centsFromDecimal(row.total_precio),
    })),
    total: rows[0]?.total ?? 0,
  };
}
