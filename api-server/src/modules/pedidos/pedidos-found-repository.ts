import { LIMITS, type OrdenPedidos } from 'api-client/contract';
import { and, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { inDias } from '../../db/dias.ts';
import { detallesPedidos, notasPedidos, pedidos } from '../../db/schema/pedidos.ts';
import { remitos } from '../../db/schema/remitos.ts';
import { centsFromDecimal } from '../../db/schema/types.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import { numeroIn } from '../../shared/numero-in.ts';
import { usuariosNamed } from '../usuarios/named-usuarios-repository.ts';
import { isInZona } from '../zonas/zonas-repository.ts';
import type { Filters, PedidosAsked } from './pedidos-filter.ts';
import { type Asked, type Counted, unlessCancelled } from './pedidos-place-repository.ts';

/** As the indexes have them. */
const ORDERS: Record<OrdenPedidos, SQL> = {
  mas_recientes: sql`fecha_pedido DESC NULLS LAST, pedido_id`,
  mas_antiguos: sql`fecha_pedido NULLS FIRST, pedido_id DESC`,
  mayor_importe: sql`total_precio DESC, fecha_pedido DESC`,
  menor_importe: sql`total_precio, fecha_pedido`,
  comercio_az: sql`comercio, fecha_pedido DESC NULLS LAST, pedido_id`,
  numero_mayor: sql`numero DESC`,
  numero_menor: sql`numero`,
};

/** A shop's name is not the order's own: of the newest orders, they are ordered by it. */
const foundFirst = (orden: OrdenPedidos) => ORDERS[orden === 'comercio_az' ? 'mas_recientes' : orden];

const comercio = sql`(SELECT lower(nombre_comercio) COLLATE "alfabetico" FROM ${usuarios} u
  WHERE u.usuario_id = hallados.usuario_id)`;

const MOST = LIMITS.pedidosFound;

/** Only where it is what they are ordered by: a customer's index has all the rest, and no order is looked at for it. */
const numbered = (orden: OrdenPedidos): SQL =>
  orden === 'numero_mayor' || orden === 'numero_menor' ? sql`numero,` : sql``;

export interface Found extends Counted {
  /** Of the page, in their order. */
  ids: string[];
  /** There may be more than were counted. */
  parcial: boolean;
}

/**
 * Orders by what no sums are kept of: so many of them, the first ones of the order that is asked for, are found, added up and
 * paged through. All of them before the page is taken: for ten of a customer's, PostgreSQL would otherwise walk
 * through everybody's until it has met ten.
 */
export async function findFiltered(
  q: Queryable,
  { limit, offset, filters = {}, orden = 'mas_recientes', ...asked }: PedidosAsked,
): Promise<Found> {
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

async function matching(q: Queryable, filters: Filters, asked: Asked): Promise<SQL | undefined> {
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
    filters.zonaId === undefined ? undefined : await isInZona(q, filters.zonaId),
    filters.conNota && hasNota,
    filters.sinImprimir && isUnprinted,
    filters.sinEmpacar && isUnpacked,
    asked.estados && inStatus(asked.estados, leads(filters)),
  );
}

const isAsignado = (a: string | null): SQL =>
  a === null ? isNull(pedidos.asignado_a) : eq(pedidos.asignado_a, a);

/** Of a few customers there are fewer than of a status or of some days: their index leads. */
const leads = ({ texto, clienteId }: Filters) => texto !== undefined || clienteId !== undefined;

const inStatus = (estados: readonly string[], customersLead: boolean): SQL =>
  inArray(customersLead ? sql`(${pedidos.estado_pedido} || '')` : sql`${pedidos.estado_pedido}`, [
    ...estados,
  ]);

/** The order of that number, and those of the customers whom the text names, or of who placed them for a shop. */
async function isNamed(q: Queryable, texto: string): Promise<SQL | undefined> {
  const [numero, ids] = [numeroIn(texto), await usuariosNamed(q, texto)];
  return or(
    inArray(pedidos.usuario_id, ids),
    inArray(pedidos.pedido_por, ids),
    numero === undefined ? undefined : eq(pedidos.numero, numero),
  );
}

const isUnprinted = sql`${pedidos.estado_pedido} = 'aprobado' AND NOT EXISTS (
  SELECT 1 FROM ${remitos} WHERE ${remitos.pedido_id} = ${pedidos.pedido_id}
)`;

/** Looked up one by one: as a join, PostgreSQL reads every order of a big shop to meet the hundredth of them that have one. */
const hasNota = sql`${pedidos.pedido_id} = ANY (ARRAY(SELECT ${notasPedidos.pedido_id} FROM ${notasPedidos}))`;

/** As its index says it. */
export const isUnpacked = sql`${pedidos.estado_pedido} = 'aprobado' AND ${pedidos.bultos} IS NULL`;

const hasLineOf = (productoId: string): SQL =>
  sql`${pedidos.pedido_id} IN (
    SELECT ${detallesPedidos.pedido_id} FROM ${detallesPedidos} WHERE ${detallesPedidos.producto_id} = ${productoId}
  )`;
