import { sql } from 'drizzle-orm';
import { movimientos } from '../../db/schema/cuentas.ts';
import { pedidosCambios } from '../../db/schema/pedidos.ts';

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
