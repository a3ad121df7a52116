import { LIMITS, type OrdenCuentas } from 'api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { cuentasPedidos } from '../../../db/schema/cuentas.ts';
import { pedidos } from '../../../db/schema/pedidos.ts';
import { sumas } from '../../../db/schema/sumas.ts';
import { centsFromDecimal } from '../../../db/schema/types.ts';
import { usuarios } from '../../../db/schema/usuarios.ts';
import type { Page } from '../../../shared/page.ts';
import { usuariosNamed } from '../../usuarios/repository/similar.ts';
import { saldoOf } from './cuenta.ts';

/** A customer with debt. Amounts are in cents. */
export interface Debtor {
  usuario: { usuario_id: string; nombre: string; apellido: string; nombre_comercio: string };
  saldo: number;
  vencido: number;
  /** ISO date of the oldest due date that payments do not cover. */
  vencido_desde: string | null;
  limite: number | null;
}

type Raw = Debtor['usuario'] &
  Record<'saldo' | 'vencido' | 'todo' | 'todo_vencido', string> & {
    limite: string | null;
    vencido_desde: string | null;
    total: number;
  };

type CuentasQuery = Page & {
  vencidas: boolean;
  /** Words of the customer's name, shop, e-mail, CUIT or telephone. */
  texto?: string | undefined;
  orden?: OrdenCuentas | undefined;
};

/** Sort orders; `e` is the debtor and `u` its account. */
const ORDERS: Record<OrdenCuentas | 'usual', SQL> = {
  usual: sql`e.vencido > 0 DESC, e.saldo DESC, e.usuario_id`,
  mayor_deuda: sql`e.saldo DESC, e.usuario_id`,
  mayor_vencido: sql`e.vencido DESC, e.saldo DESC, e.usuario_id`,
  comercio_az: sql`lower(u.nombre_comercio) COLLATE "alfabetico", e.usuario_id`,
};

/**
 * Selects the oldest unpaid due date of row `p`. Payments without an order cover the orders that fall due first, so the
 * rest belongs to the latest ones.
 */
const firstOverdue = sql`
  SELECT min(vence) AS vence FROM (
    SELECT vence, sum(cargado - pagado) OVER (ORDER BY vence DESC, pedido_id DESC) - (cargado - pagado) AS later
    FROM (
      SELECT pedido_id, vence, cargado, pagado FROM ${cuentasPedidos}
      WHERE usuario_id = p.usuario_id AND cargado > pagado
      ORDER BY vence DESC, pedido_id DESC LIMIT ${LIMITS.pedidosPendientes}
    ) open
  ) covered WHERE later < p.saldo AND vence < dia_de(now())`;

/**
 * Returns a page of debtors in the requested order; the default is the oldest due date, then the highest debt. Reads
 * one row per debtor and only orders not yet due: the rest of the debt is overdue.
 */
export async function findDebtors(q: Queryable, { limit, offset, vencidas, texto, orden }: CuentasQuery) {
  const ids = texto ? await usuariosNamed(q, texto) : undefined;
  const { rows } = await q.execute<Raw & Record<string, unknown>>(sql`
    WITH saldos AS (
      SELECT grupo::uuid AS usuario_id, sum(importe) AS saldo FROM ${sumas}
      WHERE que = 'cuenta' AND desde = '-infinity' GROUP BY 1 HAVING sum(importe) > 0
    ), por_vencer AS (
      SELECT usuario_id, sum(cargado - pagado) AS importe FROM ${cuentasPedidos}
      WHERE cargado > pagado AND vence >= dia_de(now()) GROUP BY 1
    ), deudores AS (
      SELECT s.usuario_id, s.saldo, GREATEST(0, s.saldo - COALESCE(v.importe, 0)) AS vencido
      FROM saldos s LEFT JOIN por_vencer v USING (usuario_id)
    ), elegidos AS (
      SELECT *, count(*) OVER ()::int AS total, sum(saldo) OVER () AS todo, sum(vencido) OVER () AS todo_vencido
      FROM deudores WHERE ${vencidas ? sql`vencido > 0` : sql`true`}
        AND ${ids ? sql`usuario_id = ANY (${sql.param([...ids])}::uuid[])` : sql`true`}
    ), pagina AS (
      SELECT e.*, row_number() OVER (ORDER BY ${ORDERS[orden ?? 'usual']}) AS lugar
      FROM elegidos e ${orden === 'comercio_az' ? sql`JOIN ${usuarios} u USING (usuario_id)` : sql``}
      ORDER BY lugar LIMIT ${limit} OFFSET ${offset}
    )
    SELECT u.usuario_id, u.nombre, u.apellido, u.nombre_comercio, p.saldo::text, p.vencido::text, p.total,
      p.todo::text, p.todo_vencido::text, c.limite::text, d.vence::text AS vencido_desde
    FROM pagina p JOIN ${usuarios} u USING (usuario_id) CROSS JOIN LATERAL pago_de(p.usuario_id) c
    LEFT JOIN LATERAL (${firstOverdue}) d ON p.vencido > 0
    ORDER BY p.lugar`);
  const [newest] = rows;
  return {
    debtors: rows.map(toDebtor),
    total: newest?.total ?? 0,
    saldo: centsFromDecimal(newest?.todo ?? '0'),
    vencido: centsFromDecimal(newest?.todo_vencido ?? '0'),
  };
}

const toDebtor = ({ saldo, vencido, vencido_desde, limite, ...row }: Raw): Debtor => ({
  usuario: {
    usuario_id: row.usuario_id,
    nombre: row.nombre,
    apellido: row.apellido,
    nombre_comercio: row.nombre_comercio,
  },
  saldo: centsFromDecimal(saldo),
  vencido: centsFromDecimal(vencido),
  vencido_desde,
  limite: limite === null ? null : centsFromDecimal(limite),
});

/** A customer whose debt exceeds the limit once these orders are sold. Amounts are in cents. */
export interface Exceeded {
  usuario: { usuario_id: string; nombre: string; apellido: string; nombre_comercio: string };
  /** Numbers of the orders. */
  numeros: number[];
  saldo: number;
  limite: number;
}

type RawExceeded = Exceeded['usuario'] & { numeros: number[]; saldo: string; limite: string };

/** Returns the customers who would exceed their limit. Counts only unsold orders, and sums those of one customer. */
export async function findExceeded(
  q: Queryable,
  pedidoIds: readonly string[],
  sold: readonly string[],
): Promise<Exceeded[]> {
  const { rows } = await q.execute<RawExceeded & Record<string, unknown>>(sql`
    WITH elegidos AS (
      SELECT usuario_id, sum(total_precio) AS importe, array_agg(numero ORDER BY numero) AS numeros FROM ${pedidos}
      WHERE pedido_id IN ${pedidoIds} AND estado_pedido NOT IN ${sold} GROUP BY usuario_id
    ), sumados AS (
      SELECT e.usuario_id, e.numeros, c.limite, ${saldoOf(sql`e.usuario_id::text`)} + e.importe AS saldo
      FROM elegidos e CROSS JOIN LATERAL pago_de(e.usuario_id) c WHERE c.limite IS NOT NULL
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
