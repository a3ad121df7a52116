import { LIMITS, type OrdenPedidos } from 'api-client/contract';
import { and, asc, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { first, type Queryable, type Tx } from '../../../db/database.ts';
import { inDias } from '../../../db/dias.ts';
import { detallesPedidos, notasPedidos, pedidos } from '../../../db/schema/pedidos.ts';
import { remitos } from '../../../db/schema/remitos.ts';
import { centsFromDecimal } from '../../../db/schema/types.ts';
import { usuarios } from '../../../db/schema/usuarios.ts';
import { parseNumero } from '../../../shared/format.ts';
import { usuariosNamed } from '../../usuarios/repository/similar.ts';
import { inZonaCondition } from '../../zonas/repository.ts';
import type { Filters, PedidosAsked } from './sums.ts';
import { type Counted, type PedidoFilters, unlessCancelled } from './sums.ts';

/** Must match the indexes. */
const ORDERS: Record<OrdenPedidos, SQL> = {
  mas_recientes: sql`fecha_pedido DESC NULLS LAST, pedido_id`,
  mas_antiguos: sql`fecha_pedido NULLS FIRST, pedido_id DESC`,
  mayor_importe: sql`total_precio DESC, fecha_pedido DESC`,
  menor_importe: sql`total_precio, fecha_pedido`,
  comercio_az: sql`comercio, fecha_pedido DESC NULLS LAST, pedido_id`,
  numero_mayor: sql`numero DESC`,
  numero_menor: sql`numero`,
};

/** The shop's name is not in the orders table, so only the newest orders are sorted by that name. */
const foundFirst = (orden: OrdenPedidos) => ORDERS[orden === 'comercio_az' ? 'mas_recientes' : orden];

const comercio = sql`(SELECT lower(nombre_comercio) COLLATE "alfabetico" FROM ${usuarios} u
  WHERE u.usuario_id = hallados.usuario_id)`;

const MOST = LIMITS.pedidosFound;

/** Selects `numero` only for sorting by number: the customers' index holds the other columns, so no row is read. */
const numbered = (orden: OrdenPedidos): SQL =>
  orden === 'numero_mayor' || orden === 'numero_menor' ? sql`numero,` : sql``;

export interface FilteredPage extends Counted {
  /** The ids of the page, in the page's order. */
  ids: string[];
  /** True when there may be more orders than were counted. */
  parcial: boolean;
}

/**
 * Finds orders by filters that have no stored sums. Takes the first orders up to a limit, then counts, sums
 * and pages these. MATERIALIZED prevents a slow plan: for ten orders of one customer, PostgreSQL would walk
 * through all orders.
 */
export async function findFiltered(
  q: Queryable,
  { limit, offset, filters = {}, orden = 'mas_recientes', ...asked }: PedidosAsked,
): Promise<FilteredPage> {
  const which = and(await matching(q, filters, asked), inDias(pedidos.fecha_pedido, asked));
  const { rows } = await q.execute<{ ids: string[]; total: number; importe: string }>(sql`
    WITH hallados AS MATERIALIZED (
      SELECT pedido_id, ${numbered(orden)} usuario_id, total_precio, fecha_pedido, estado_pedido FROM ${pedidos}
      WHERE ${which ?? sql`true`} ORDER BY ${foundFirst(orden)} LIMIT ${MOST}
    )
    SELECT count(*)::int AS total,
      COALESCE(sum(total_precio) FILTER (WHERE ${unlessCancelled(sql`estado_pedido`, asked)}), 0) AS importe,
      ARRAY(
        SELECT pedido_id FROM (SELECT *, ${orden === 'comercio_az' ? comercio : sql`NULL`} AS comercio FROM hallados) todos
        ORDER BY ${ORDERS[orden]} LIMIT ${limit} OFFSET ${offset}
      ) AS ids
    FROM hallados`);
  const [{ ids, total, importe } = { ids: [], total: 0, importe: '0' }] = rows;
  return { ids, total, importe: centsFromDecimal(importe), parcial: total >= MOST };
}

async function matching(q: Queryable, filters: Filters, asked: PedidoFilters): Promise<SQL | undefined> {
  const { texto, clienteId, productoId, importeDesde, importeHasta, asignadoA, etiqueta } = filters;
  return and(
    texto === undefined ? undefined : await isNamed(q, texto),
    clienteId === undefined ? undefined : eq(pedidos.usuario_id, clienteId),
    productoId === undefined ? undefined : hasLineOf(productoId),
    importeDesde === undefined ? undefined : gte(pedidos.total_precio, importeDesde),
    importeHasta === undefined ? undefined : lte(pedidos.total_precio, importeHasta),
    asignadoA === undefined ? undefined : isAsignado(asignadoA),
    etiqueta === undefined
      ? undefined
      : sql`${pedidos.etiquetas} <> '{}' AND ${pedidos.etiquetas} @> ARRAY[${etiqueta}]::text[]`,
    filters.zonaId === undefined ? undefined : await inZonaCondition(q, filters.zonaId),
    filters.conNota && hasNota,
    filters.sinImprimir && isUnprinted,
    filters.sinEmpacar && isUnpacked,
    asked.estados && inStatus(asked.estados, startsFromPeople(filters)),
  );
}

const isAsignado = (a: string | null): SQL =>
  a === null ? isNull(pedidos.asignado_a) : eq(pedidos.asignado_a, a);

/** A few customers have fewer orders than a status or a range of days, so their index must be used. */
const startsFromPeople = ({ texto, clienteId }: Filters) => texto !== undefined || clienteId !== undefined;

const inStatus = (estados: readonly string[], customersLead: boolean): SQL =>
  inArray(customersLead ? sql`(${pedidos.estado_pedido} || '')` : sql`${pedidos.estado_pedido}`, [
    ...estados,
  ]);

/** Matches the order with this number, and the orders of customers or members with this name. */
async function isNamed(q: Queryable, texto: string): Promise<SQL | undefined> {
  const [numero, ids] = [parseNumero(texto), await usuariosNamed(q, texto)];
  return or(
    inArray(pedidos.usuario_id, ids),
    inArray(pedidos.pedido_por, ids),
    numero === undefined ? undefined : eq(pedidos.numero, numero),
  );
}

const isUnprinted = sql`${pedidos.estado_pedido} = 'aprobado' AND NOT EXISTS (
  SELECT 1 FROM ${remitos} WHERE ${remitos.pedido_id} = ${pedidos.pedido_id}
)`;

/** An array, not a join: with a join, PostgreSQL reads every order of a big shop to find a hundred with notes. */
const hasNota = sql`${pedidos.pedido_id} = ANY (ARRAY(SELECT ${notasPedidos.pedido_id} FROM ${notasPedidos}))`;

/** Must match its index. */
export const isUnpacked = sql`${pedidos.estado_pedido} = 'aprobado' AND ${pedidos.bultos} IS NULL`;

const hasLineOf = (productoId: string): SQL =>
  sql`${pedidos.pedido_id} IN (
    SELECT ${detallesPedidos.pedido_id} FROM ${detallesPedidos} WHERE ${detallesPedidos.producto_id} = ${productoId}
  )`;

const { usuario_id, nombre, apellido, roles, esta_activo } = usuarios;
/** Must match its index. */
const isStaff = and(sql`${roles} && '{empleado,admin}'::text[]`, eq(esta_activo, true));

/** Returns the employees that orders can be assigned to. */
export const findPersonal = (q: Queryable) =>
  q
    .select({ usuario_id, nombre, apellido })
    .from(usuarios)
    .where(isStaff)
    .orderBy(apellido, nombre, usuario_id);

export const findPersona = (q: Queryable, id: string) =>
  first(
    q
      .select({ usuario_id })
      .from(usuarios)
      .where(and(eq(usuario_id, id), isStaff)),
  );

/** Tags come from this many of the newest orders with tags. */
const TAGGED = 1000;

export async function findEtiquetas(q: Queryable): Promise<string[]> {
  const { rows } = await q.execute<{ etiqueta: string }>(sql`
    SELECT DISTINCT etiqueta COLLATE "alfabetico" AS etiqueta FROM (
      SELECT etiquetas FROM ${pedidos} WHERE etiquetas <> '{}' ORDER BY fecha_pedido DESC NULLS LAST LIMIT ${TAGGED}
    ) ultimos, unnest(etiquetas) AS etiqueta ORDER BY 1`);
  return rows.map(({ etiqueta }) => etiqueta);
}

/** Locks in order of id, so that two transactions cannot deadlock. */
export const lockPedidos = (tx: Tx, ids: readonly string[]) =>
  tx
    .select()
    .from(pedidos)
    .where(inArray(pedidos.pedido_id, [...ids]))
    .orderBy(asc(pedidos.pedido_id))
    .for('no key update');

/** Does not increment the version: the order stays the same for its customer and for editors. */
export const updateSeguimiento = (
  tx: Tx,
  pedidoId: string,
  values: Pick<typeof pedidos.$inferSelect, 'asignado_a' | 'etiquetas'>,
) => tx.update(pedidos).set(values).where(eq(pedidos.pedido_id, pedidoId));
