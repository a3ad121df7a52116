import { SOLD_ESTADOS, TIME_ZONE } from 'api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import { pedidos } from '../../db/schema/pedidos.ts';

export type Rango = 'week' | 'month';

export interface Periodo {
  rango: Rango;
  /** The one that runs, or the one before it. */
  periodo: 'actual' | 'anterior';
  /** When it is asked for. */
  ahora: Date;
}

const ZONA = sql.raw(`'${TIME_ZONE}'`);
const VENDIDOS = sql.raw(SOLD_ESTADOS.map((estado) => `'${estado}'`).join(', '));

/** First day of the period, as a date of the shop's. Weeks start on Monday. */
export function primerDia({ rango, periodo, ahora }: Periodo): SQL {
  const hoy = sql`(${ahora.toISOString()}::timestamptz AT TIME ZONE ${ZONA})`;
  const unit = sql.raw(`'${rango}'`);
  const back = sql.raw(periodo === 'anterior' ? `interval '1 ${rango}'` : `interval '0'`);
  return sql`(date_trunc(${unit}, ${hoy}) - ${back})::date`;
}

/** The first day after the period. */
export const diaSiguiente = (periodo: Periodo): SQL =>
  sql`(${primerDia(periodo)} + ${sql.raw(`interval '1 ${periodo.rango}'`)})::date`;

/** The date of an order in the shop's time zone. */
export const diaDePedido = sql`(${pedidos.fecha_pedido} AT TIME ZONE ${ZONA})::date`;

/** Orders of the period that count as sold. Bounds are moments, so that the index on the date serves. */
export const vendidosEn = (periodo: Periodo): SQL => sql`
  ${pedidos.estado_pedido} IN (${VENDIDOS})
  AND ${pedidos.fecha_pedido} >= (${primerDia(periodo)}::timestamp AT TIME ZONE ${ZONA})
  AND ${pedidos.fecha_pedido} < (${diaSiguiente(periodo)}::timestamp AT TIME ZONE ${ZONA})`;
