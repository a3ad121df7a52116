import { LIMITS } from 'api-client/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import { first, one, type Queryable, type Tx } from '../../db/database.ts';
import { condicionesDePago, cuentasPedidos } from '../../db/schema/cuentas.ts';
import { pedidos } from '../../db/schema/pedidos.ts';
import { sumas } from '../../db/schema/sumas.ts';
import { centsFromDecimal } from '../../db/schema/types.ts';

/** Of a whole account, in cents. */
export interface Figures {
  saldo: number;
  vencido: number;
  /** Lines. */
  cantidad: number;
}

/** What a customer's lines come to: as it is kept. */
const keptOf = (usuarioId: string | SQL) => sql`
  SELECT COALESCE(sum(importe), 0) AS saldo, COALESCE(sum(cantidad), 0) AS cantidad FROM ${sumas}
  WHERE que = 'cuenta' AND desde = '-infinity' AND grupo = ${usuarioId}`;

export const saldoOf = (usuarioId: string | SQL) => sql`(SELECT saldo FROM (${keptOf(usuarioId)}) k)`;

/**
 * What names no order covers what falls due first, so what is left stands with what falls due last: of a debt all but what
 * has not fallen due yet is overdue.
 */
export async function findFigures(q: Queryable, usuarioId: string): Promise<Figures> {
  const { rows } = await q.execute<Record<'saldo' | 'vencido' | 'cantidad', string>>(sql`
    SELECT k.saldo::text, k.cantidad::text, GREATEST(0, k.saldo - COALESCE((
      SELECT sum(cargado - pagado) FROM ${cuentasPedidos}
      WHERE usuario_id = ${usuarioId} AND cargado > pagado AND vence >= dia_de(now())
    ), 0))::text AS vencido
    FROM (${keptOf(usuarioId)}) k`);
  const { saldo, vencido, cantidad } = await one(Promise.resolve(rows));
  return {
    saldo: centsFromDecimal(saldo),
    vencido: centsFromDecimal(vencido),
    cantidad: Number(cantidad),
  };
}

/** What is owed for an order, in cents. */
export interface CuentaDePedido {
  pedido_id: string;
  numero: number;
  debe: number;
  resta: number;
  vence: string | null;
  vencido: boolean;
}

type Raw = Record<'pedido_id' | 'debe' | 'resta', string> & {
  numero: number;
  vence: string | null;
  vencido: boolean;
};

const toCuenta = ({ debe, resta, ...row }: Raw): CuentaDePedido => ({
  ...row,
  debe: centsFromDecimal(debe),
  resta: centsFromDecimal(resta),
});

/** Orders of which something is left, those first that fall due last. */
export async function findPendientes(q: Queryable, usuarioId: string): Promise<CuentaDePedido[]> {
  const { rows } = await q.execute<Raw & Record<string, unknown>>(sql`
    SELECT p.pedido_id, p.numero, x.cargado::text AS debe, x.resta::text, x.vence::text,
      x.vence < dia_de(now()) AS vencido
    FROM (
      SELECT c.*, LEAST(c.abierto, ${saldoOf(usuarioId)} - COALESCE(sum(c.abierto) OVER (
        ORDER BY c.vence DESC, c.pedido_id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)) AS resta
      FROM (
        SELECT pedido_id, vence, cargado, cargado - pagado AS abierto FROM ${cuentasPedidos}
        WHERE usuario_id = ${usuarioId} AND cargado > pagado
        ORDER BY vence DESC, pedido_id DESC LIMIT ${LIMITS.pedidosPendientes}
      ) c
    ) x JOIN ${pedidos} p USING (pedido_id)
    WHERE x.resta > 0 ORDER BY x.vence DESC, x.pedido_id DESC`);
  return rows.map(toCuenta);
}

/** Of one order, which may owe nothing. */
export async function findCuentaDePedido(
  q: Queryable,
  { pedido_id, usuario_id }: Pick<typeof pedidos.$inferSelect, 'pedido_id' | 'usuario_id'>,
): Promise<CuentaDePedido> {
  const { rows } = await q.execute<Raw & Record<string, unknown>>(sql`
    SELECT p.pedido_id, p.numero, COALESCE(c.cargado, 0)::text AS debe, r.resta::text,
      CASE WHEN c.cargado > 0 THEN c.vence END::text AS vence,
      r.resta > 0 AND c.vence < dia_de(now()) AS vencido
    FROM ${pedidos} p LEFT JOIN ${cuentasPedidos} c USING (pedido_id)
    CROSS JOIN LATERAL (
      SELECT CASE WHEN c.cargado > c.pagado THEN GREATEST(0, LEAST(c.cargado - c.pagado, ${saldoOf(usuario_id)} - COALESCE((
        SELECT sum(l.cargado - l.pagado) FROM ${cuentasPedidos} l
        WHERE l.usuario_id = ${usuario_id} AND l.cargado > l.pagado AND (l.vence, l.pedido_id) > (c.vence, c.pedido_id)
      ), 0))) ELSE 0 END AS resta
    ) r
    WHERE p.pedido_id = ${pedido_id}`);
  return toCuenta(await one(Promise.resolve(rows)));
}

/** What an order costs, and what was paid for it, by payments that name it and by others, in cents. */
export async function findPaidOfPedido(
  q: Queryable,
  pedido: Pick<typeof pedidos.$inferSelect, 'pedido_id' | 'usuario_id' | 'total_precio'>,
): Promise<{ debe: number; pagado: number }> {
  const { debe, resta } = await findCuentaDePedido(q, pedido);
  const row = await first(
    q
      .select({ pagado: sql<string>`${cuentasPedidos.pagado}::text` })
      .from(cuentasPedidos)
      .where(eq(cuentasPedidos.pedido_id, pedido.pedido_id)),
  );
  const named = centsFromDecimal(row?.pagado ?? '0');
  // Before it is sold nothing is charged: it is paid ahead.
  return debe === 0
    ? { debe: pedido.total_precio, pagado: named }
    : { debe, pagado: Math.max(named, debe - resta) };
}

export type CondicionesRow = Omit<typeof condicionesDePago.$inferSelect, 'usuario_id'>;

/** On what terms one buys of whom nothing was settled. */
const USUAL: CondicionesRow = { plazo: 0, limite: null, version: 1 };

export async function findCondiciones(q: Queryable, usuarioId: string): Promise<CondicionesRow> {
  const row = await first(
    q.select().from(condicionesDePago).where(eq(condicionesDePago.usuario_id, usuarioId)),
  );
  return row ?? USUAL;
}

export const putCondiciones = (tx: Tx, row: typeof condicionesDePago.$inferInsert) =>
  tx
    .insert(condicionesDePago)
    .values(row)
    .onConflictDoUpdate({ target: condicionesDePago.usuario_id, set: row });

/** Notes and cheques, by the table's own function: nothing else may. Figures stay. */
export const forgetInMovimientos = (tx: Tx, usuarioId: string) =>
  tx.execute(sql`SELECT borrar_datos_en_movimientos(${usuarioId}::uuid)`);
