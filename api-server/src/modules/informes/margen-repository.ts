import type { Informe } from 'api-client/contract/informes-words';
import type { ORDENES_MARGEN } from 'api-client/contract/margen-staff';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { detallesPedidos, pedidos } from '../../db/schema/pedidos.ts';
import { centsFromDecimal } from '../../db/schema/types.ts';
import type { Page } from '../../shared/page.ts';
import { findGroups, lineSums, soldIn } from './informe-groups-repository.ts';
import type { Dias, Periods } from './informe-periods.ts';

/** Sales, the part with a known cost, and that cost; all in cents. */
export interface Earned {
  importe: number;
  con_costo: number;
  costo: number;
}

export interface MargenRow extends Earned {
  id: string | null;
  nombre: string;
  detalle: string | null;
  anterior: Earned;
}

type Orden = (typeof ORDENES_MARGEN)[number];

const FIGURES = {
  importe: sql`sum(d.total_precio)`,
  con_costo: sql`sum(d.total_precio) FILTER (WHERE d.costo_unitario IS NOT NULL)`,
  costo: sql`sum(d.costo_unitario * d.cantidad)`,
};

const MARGIN = sql`COALESCE(p.con_costo - p.costo, 0)`;
const ROSE = sql`${MARGIN} - COALESCE(p.con_costo_anterior - p.costo_anterior, 0)`;

const ORDERS: Record<Orden, SQL> = {
  margen: sql`${MARGIN} DESC`,
  porcentaje: sql`${MARGIN} / NULLIF(p.con_costo, 0) DESC NULLS LAST`,
  sube: sql`${ROSE} DESC`,
  baja: ROSE,
  nombre: sql`p.nombre`,
};

type Texts = Record<string, string | null>;

const toEarned = (row: Texts, suffix = ''): Earned => {
  const of = (name: keyof typeof FIGURES) => centsFromDecimal(row[`${name}${suffix}`] ?? '0');
  return { importe: of('importe'), con_costo: of('con_costo'), costo: of('costo') };
};

/** Returns a page of the groups with sales in one of the two periods, with their margins, and the number of groups. */
export async function findMargenes(
  q: Queryable,
  { orden, ...asked }: Periods & Page & { por: Informe; orden: Orden; anonymous: string },
): Promise<{ rows: MargenRow[]; total: number }> {
  const sums = lineSums(asked.por, FIGURES);
  const figures = Object.keys(FIGURES);
  const { rows, total } = await findGroups(q, { ...asked, sums, figures, orden: ORDERS[orden] });
  return {
    rows: rows.map((row) => ({
      ...{ id: row.id, nombre: row.nombre, detalle: row.detalle ?? null },
      ...toEarned(row),
      anterior: toEarned(row, '_anterior'),
    })),
    total,
  };
}

/** Returns the margin figures of each day, without days that have no sale. */
export async function findEarnedDays(q: Queryable, dias: Dias): Promise<(Earned & { dia: string })[]> {
  const { rows } = await q.execute<Texts & { dia: string } & Record<string, unknown>>(sql`
    SELECT dia_de(fecha_pedido)::text AS dia, ${sql.join(
      Object.entries(FIGURES).map(([name, figure]) => sql`(${figure})::text AS ${sql.identifier(name)}`),
      sql`, `,
    )}
    FROM ${pedidos} JOIN ${detallesPedidos} d USING (pedido_id) WHERE ${soldIn(dias)} GROUP BY 1 ORDER BY 1`);
  return rows.map((row) => ({ dia: row.dia, ...toEarned(row) }));
}
