import { LIMITS } from 'api-client/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import { first, one, type Queryable, type Tx } from '../../../db/database.ts';
import { condicionIdOf } from '../../../db/own-prices.ts';
import { condiciones } from '../../../db/schema/condiciones.ts';
import { condicionesDePago, cuentasPedidos, movimientos } from '../../../db/schema/cuentas.ts';
import { pedidos, pedidosCambios } from '../../../db/schema/pedidos.ts';
import { sumas } from '../../../db/schema/sumas.ts';
import { centsFromDecimal } from '../../../db/schema/types.ts';
import { usuarios } from '../../../db/schema/usuarios.ts';

/** Figures of a whole account, in cents. */
export interface Figures {
  saldo: number;
  vencido: number;
  /** Number of entries. */
  cantidad: number;
}

/** Selects the stored sums of a customer's entries. */
const selectSums = (usuarioId: string | SQL) => sql`
  SELECT COALESCE(sum(importe), 0) AS saldo, COALESCE(sum(cantidad), 0) AS cantidad FROM ${sumas}
  WHERE que = 'cuenta' AND desde = '-infinity' AND grupo = ${usuarioId}`;

export const saldoOf = (usuarioId: string | SQL) => sql`(SELECT saldo FROM (${selectSums(usuarioId)}) k)`;

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
    FROM (${selectSums(usuarioId)}) k`);
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

/** Payment terms: days, and the debt in cents above which staff are warned. */
interface Pago {
  plazo: number | null;
  limite: number | null;
}

/** The payment terms that count for a customer, and where they come from. */
export interface CondicionesRow extends Pago {
  plazo: number;
  propias: Pago;
  /** The customer's agreement, if it counts today. */
  condicion: (Pago & { nombre: string }) | null;
  version: number;
}

/** Returns the payment terms of a customer. `pago_de` (`routines/1-terms.sql`) decides which ones count. */
export async function findCondiciones(q: Queryable, usuarioId: string): Promise<CondicionesRow> {
  // Flat: Drizzle makes a nested object null when its first column is.
  const row = await first(
    q
      .select({
        plazo: sql<number>`pago.plazo`,
        limite: sql<string | null>`pago.limite`,
        plazoOwn: condicionesDePago.plazo,
        limiteOwn: condicionesDePago.limite,
        version: condicionesDePago.version,
        nombre: condiciones.nombre,
        plazoAgreed: condiciones.plazo,
        limiteAgreed: condiciones.limite,
      })
      .from(usuarios)
      .innerJoin(sql`pago_de(${usuarios.usuario_id}) AS pago`, sql`true`)
      .leftJoin(condicionesDePago, eq(condicionesDePago.usuario_id, usuarios.usuario_id))
      .leftJoin(condiciones, eq(condiciones.condicion_id, condicionIdOf))
      .where(eq(usuarios.usuario_id, usuarioId)),
  );
  const propias = { plazo: row?.plazoOwn ?? null, limite: row?.limiteOwn ?? null };
  const { nombre = null, plazoAgreed = null, limiteAgreed = null } = row ?? {};
  const condicion = nombre === null ? null : { nombre, plazo: plazoAgreed, limite: limiteAgreed };
  return {
    plazo: row?.plazo ?? 0,
    limite: row?.limite == null ? null : centsFromDecimal(row.limite),
    ...{ propias, condicion, version: row?.version ?? 1 },
  };
}

export const putCondiciones = (tx: Tx, row: typeof condicionesDePago.$inferInsert) =>
  tx
    .insert(condicionesDePago)
    .values(row)
    .onConflictDoUpdate({ target: condicionesDePago.usuario_id, set: row });

/** Deletes notes and cheque data with the table's own function, because updates are forbidden. The amounts stay. */
export const forgetInMovimientos = (tx: Tx, usuarioId: string) =>
  tx.execute(sql`SELECT borrar_datos_en_movimientos(${usuarioId}::uuid)`);

/**
 * SQL of the status that ended a sale, for the entry that reverses all of an order's charges. 'cancelado', or
 * 'esperando_aprobacion' if the approval was undone. Null for other entries.
 */
export const cierreOf = (m: ReturnType<typeof sql>) => sql<'cancelado' | 'esperando_aprobacion' | null>`
  CASE WHEN ${m}.tipo = 'diferencia' AND ${m}.importe < 0 AND (
    SELECT sum(l.importe) FROM ${movimientos} l
    WHERE l.pedido_id = ${m}.pedido_id AND l.tipo IN ('cargo', 'diferencia') AND l.orden <= ${m}.orden
  ) = 0 THEN (
    SELECT c.datos ->> 'despues' FROM ${pedidosCambios} c
    WHERE c.pedido_id = ${m}.pedido_id AND c.tipo = 'estado' AND c.fecha >= ${m}.creado_en
      AND c.datos ->> 'despues' IN ('cancelado', 'esperando_aprobacion')
    ORDER BY c.fecha LIMIT 1
  ) END`;

/** The undo button is visible for five seconds; a slow connection adds some more. */
const UNDONE_WITHIN = sql`interval '10 seconds'`;

/**
 * Selects the entries that the customer does not see: pairs of a charge and its reversal. The reversal was by hand
 * within seconds, or on the same day because the order awaits approval again. Each pair sums to zero. A cancelled order
 * stays visible. If a charge was reversed and repeated, the last entry stays.
 */
export const slipsOf = (usuarioId: string) => sql`(
  WITH pares AS (
    SELECT m.movimiento_id, m.pedido_id, m.orden, m.importe = -lag(m.importe) OVER w AND m.fecha = lag(m.fecha) OVER w
      AND (m.creado_en - lag(m.creado_en) OVER w <= ${UNDONE_WITHIN} OR ${cierreOf(sql`m`)} = 'esperando_aprobacion')
      AND ${cierreOf(sql`m`)} IS DISTINCT FROM 'cancelado' AS deshace
    FROM ${movimientos} m
    WHERE m.usuario_id = ${usuarioId} AND m.tipo IN ('cargo', 'diferencia') AND m.pedido_id IS NOT NULL
    WINDOW w AS (PARTITION BY m.pedido_id ORDER BY m.orden)
  ), tandas AS (
    SELECT *, count(*) FILTER (WHERE deshace IS NOT TRUE) OVER (PARTITION BY pedido_id ORDER BY orden) AS tanda FROM pares
  ), lugares AS (
    SELECT movimiento_id, count(*) OVER (PARTITION BY pedido_id, tanda) AS cuantos,
      row_number() OVER (PARTITION BY pedido_id, tanda ORDER BY orden DESC) AS desde_el_final
    FROM tandas
  )
  SELECT movimiento_id FROM lugares WHERE cuantos > 1 AND (cuantos % 2 = 0 OR desde_el_final > 1)
)`;
