import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { condicionesDePago, cuentasPedidos } from '../../db/schema/cuentas.ts';
import { pedidos } from '../../db/schema/pedidos.ts';
import { centsFromDecimal } from '../../db/schema/types.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import { saldoOf } from './cuenta-repository.ts';
import { firstOverdue } from './cuentas-repository.ts';

/** A customer whose debt exceeds the limit once these orders are sold. Amounts are in cents. */
export interface Exceeded {
  usuario: { usuario_id: string; nombre: string; apellido: string; nombre_comercio: string };
  /** Numbers of the orders. */
  numeros: number[];
  saldo: number;
  limite: number;
}

type Raw = Exceeded['usuario'] & { numeros: number[]; saldo: string; limite: string };

/** Returns the customers who would exceed their limit. Counts only unsold orders, and sums those of one customer. */
export async function findExceeded(
  q: Queryable,
  pedidoIds: readonly string[],
  sold: readonly string[],
): Promise<Exceeded[]> {
  const { rows } = await q.execute<Raw & Record<string, unknown>>(sql`
    WITH elegidos AS (
      SELECT usuario_id, sum(total_precio) AS importe, array_agg(numero ORDER BY numero) AS numeros FROM ${pedidos}
      WHERE pedido_id IN ${pedidoIds} AND estado_pedido NOT IN ${sold} GROUP BY usuario_id
    ), sumados AS (
      SELECT e.usuario_id, e.numeros, c.limite, ${saldoOf(sql`e.usuario_id::text`)} + e.importe AS saldo
      FROM elegidos e JOIN ${condicionesDePago} c USING (usuario_id) WHERE c.limite IS NOT NULL
    )
    SELECT u.usuario_id, u.nombre, u.apellido, u.nombre_comercio, s.numeros, s.saldo::text, s.limite::text
    FROM sumados s JOIN ${usuarios} u USING (usuario_id) WHERE s.saldo > s.limite
    ORDER BY s.numeros`);
  return rows.map(({ numeros, saldo, limite, usuario_id, nombre, apellido, nombre_comercio }) => ({
    usuario: { usuario_id, nombre, apellido, nombre_comercio },
    numeros,
    saldo: centsFromDecimal(saldo),
    limite: centsFromDecimal(limite),
  }));
}

/** A customer with overdue debt. Amounts are in cents. */
export interface Overdue {
  usuario: Exceeded['usuario'];
  /** Numbers of the orders. */
  numeros: number[];
  vencido: number;
  /** ISO date of the oldest overdue debt. */
  vencido_desde: string | null;
}

type RawOverdue = Overdue['usuario'] & { numeros: number[]; vencido: string; vencido_desde: string | null };

/** Returns the customers with overdue debt among those of the unsold orders. */
export async function findOverdue(
  q: Queryable,
  pedidoIds: readonly string[],
  sold: readonly string[],
): Promise<Overdue[]> {
  const { rows } = await q.execute<RawOverdue & Record<string, unknown>>(sql`
    WITH elegidos AS (
      SELECT usuario_id, array_agg(numero ORDER BY numero) AS numeros FROM ${pedidos}
      WHERE pedido_id IN ${pedidoIds} AND estado_pedido NOT IN ${sold} GROUP BY usuario_id
    ), deudas AS (
      SELECT e.usuario_id, e.numeros, ${saldoOf(sql`e.usuario_id::text`)} AS saldo, COALESCE((
        SELECT sum(cargado - pagado) FROM ${cuentasPedidos}
        WHERE usuario_id = e.usuario_id AND cargado > pagado AND vence >= dia_de(now())
      ), 0) AS por_vencer FROM elegidos e
    )
    SELECT u.usuario_id, u.nombre, u.apellido, u.nombre_comercio, p.numeros,
      (p.saldo - p.por_vencer)::text AS vencido, d.vence::text AS vencido_desde
    FROM deudas p JOIN ${usuarios} u USING (usuario_id) LEFT JOIN LATERAL (${firstOverdue}) d ON true
    WHERE p.saldo > p.por_vencer ORDER BY p.numeros`);
  return rows.map(({ numeros, vencido, vencido_desde, usuario_id, nombre, apellido, nombre_comercio }) => ({
    usuario: { usuario_id, nombre, apellido, nombre_comercio },
    numeros,
    vencido: centsFromDecimal(vencido),
    vencido_desde,
  }));
}
