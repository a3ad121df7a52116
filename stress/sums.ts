/** Checks the totals that triggers keep (`api-server/src/db/schema/sumas.ts`) against the tables, with separate SQL. */
import { SOLD_ESTADOS, TIME_ZONE } from 'api-client/contract';
import type { TestApp } from 'api-server/testing/test-app';

const SOLD = SOLD_ESTADOS.map((estado) => `'${estado}'`).join(', ');
/** The date of an order in the shop's time zone. */
const DAY = `(p.fecha_pedido at time zone '${TIME_ZONE}')::date`;

/** SQL for the counts of lists of products or accounts; each list has a condition. */
const lists = (table: string, of: readonly (readonly [list: string, where: string])[]) =>
  of.map(
    ([list, where]) =>
      `select '${table}', date '-infinity', '${list}', count(*), 0 from ${table} where ${where}`,
  );

const COUNTED = [
  `select 'pedidos-mes', date_trunc('month', ${DAY})::date, p.estado_pedido, count(*), sum(p.total_precio)
    from pedidos p group by 2, 3`,
  `select 'pedidos-dia', ${DAY}, p.estado_pedido, count(*), sum(p.total_precio) from pedidos p group by 2, 3`,
  `select 'vendido', ${DAY}, '', sum(d.cantidad), sum(d.total_precio)
    from pedidos p join detalles_pedidos d using (pedido_id) where p.estado_pedido in (${SOLD}) group by 2`,
  `select 'vendido-categoria', ${DAY}, c.categoria_id::text, sum(d.cantidad), sum(d.total_precio)
    from pedidos p join detalles_pedidos d using (pedido_id) join productos_categorias c using (producto_id)
    where p.estado_pedido in (${SOLD}) group by 2, 3`,
  `select 'productos', date '-infinity', 'marca:' || marca_id, count(*), 0
    from productos where esta_activo and marca_id is not null group by 3`,
  `select 'cuenta', date '-infinity', usuario_id::text, count(*), sum(importe) from movimientos group by 3`,
  ...lists('productos', [
    ['activos', 'esta_activo'],
    ['inactivos', 'not esta_activo'],
    ['sin-stock', 'esta_activo and not disponible'],
    ['destacados', 'esta_activo and producto_destacado'],
    ['promocion', 'esta_activo and en_promocion'],
    ['nuevos-ingresos', 'esta_activo and nuevo_ingreso'],
    ['bulto-cerrado', "esta_activo and tipo_de_precio = 'por_bulto_cerrado'"],
  ]),
  ...lists('usuarios', [
    ['activos', 'esta_activo and datos_borrados_en is null'],
    ['inactivos', 'not esta_activo and datos_borrados_en is null'],
  ]),
].join('\nunion all ');

/** Compares both in one statement, so at one point in time. A missing total counts as 0. */
const WRONG = `
  with counted (que, desde, grupo, cantidad, importe) as (${COUNTED}),
  kept as (
    select que, desde, grupo, sum(cantidad) as cantidad, sum(importe) as importe from sumas group by 1, 2, 3
  )
  select concat_ws(' ', que, desde, grupo) || ': kept ' || concat_ws(' of ', kept.cantidad, kept.importe) ||
    ', counted ' || concat_ws(' of ', counted.cantidad, counted.importe) as wrong
  from kept full join counted using (que, desde, grupo)
  where coalesce(kept.cantidad, 0) <> coalesce(counted.cantidad, 0)
    or coalesce(kept.importe, 0) <> coalesce(counted.importe, 0)`;

type Pool = TestApp['database']['pool'];

/** Returns a line for each total that differs from the tables. */
export const wrongSums = async (asked: Pick<Pool, 'query'>): Promise<string[]> =>
  (await asked.query<{ wrong: string }>(WRONG)).rows.map(({ wrong }) => wrong);

/** Returns the same after `change`, which is rolled back: proves that the check detects differences. */
export async function wrongSumsAfter(pool: Pool, change: string): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(change);
    return await wrongSums(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}
