import { LIMITS } from 'api-client/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import { first, one, type Queryable, type Tx } from '../../db/database.ts';
import { condicionesDePago, cuentasPedidos } from '../../db/schema/cuentas.ts';
import { pedidos } from '../../db/schema/pedidos.ts';
import { sumas } from '../../db/schema/sumas.ts';
import { centsFromDecimal } from '../../db/schema/types.ts';

/** Figures of a whole account, in cents. */
export interface Figures {
  saldo: number;
  vencido: number;
  /** Number of entries. */
  cantidad: number;
}

/** Selects the stored sums of a customer's entries. */
const keptOf = (usuarioId: string | SQL) => sql`
  SELECT COALESCE(sum(importe), 0) AS saldo, COALESCE(sum(cantidad), 0) AS cantidad FROM ${sumas}
  WHERE que = 'cuenta' AND desde = '-infinity' AND grupo = ${usuarioId}`;

export const saldoOf = (usuarioId: string | SQL) => sql`(SELECT saldo FROM (${keptOf(usuarioId)}) k)`;

/**
 * Returns the account's balance and overdue amount. Payments without an order cover the orders that fall due first. So
 * the overdue amount is the debt minus the orders not yet due.
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

/** Amounts of one order, in cents. */
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

/** Returns the orders that are not fully paid, the latest due date first. */
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

/** Returns the amounts of one order, also when nothing is owed. */
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

/** Returns an order's price and what was paid for it, in cents. Counts payments with and without the order's id. */
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
  // An order that is not sold yet has no charge, so its payments are advances.
  return debe === 0
    ? { debe: pedido.total_precio, pagado: named }
    : { debe, pagado: Math.max(named, debe - resta) };
}

export type CondicionesRow = Omit<typeof condicionesDePago.$inferSelect, 'usuario_id'>;

/** Payment terms of a customer without own terms. */
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

/** Deletes notes and cheque data with the table's own function, because updates are forbidden. The amounts stay. */
export const forgetInMovimientos = (tx: Tx, usuarioId: string) =>
  tx.execute(sql`SELECT borrar_datos_en_movimientos(${usuarioId}::uuid)`);
