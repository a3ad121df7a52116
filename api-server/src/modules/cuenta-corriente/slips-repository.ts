import { sql } from 'drizzle-orm';
import { movimientos } from '../../db/schema/cuentas.ts';
import { pedidosCambios } from '../../db/schema/pedidos.ts';

/**
 * The status that ended a sale, of the line that takes all back that was charged for an order: 'cancelado', or
 * 'esperando_aprobacion' where the approval was undone. Null of any other line.
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

/** Staff take back by a button that stands for five seconds; on a slow line it takes longer. */
const UNDONE_WITHIN = sql`interval '10 seconds'`;

/**
 * The lines of an account that its customer does not read: a charge that was taken back by hand at once, or on the same day
 * because its order awaits approval again. They come to nothing together. A cancelled order is no slip. Of a charge that was
 * taken back and made again the last line stays.
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
