import type { EstadoPedido } from 'api-client/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/database.ts';
import { inDias } from '../../../db/dias.ts';
import { personas } from '../../../db/personas.ts';
import { notasPedidos, pedidos } from '../../../db/schema/pedidos.ts';
import { remitos } from '../../../db/schema/remitos.ts';
import { usuarios } from '../../../db/schema/usuarios.ts';
import type { Page } from '../../../shared/page.ts';
import { findFiltered } from './found.ts';
import { hasPropuesta } from './propuestas.ts';
import type { PedidosAsked, Which } from './sums.ts';
import { type Counted, countPedidos, dayAtOffset, NEWEST_FIRST, type PedidoFilters } from './sums.ts';

const asignados = alias(usuarios, 'asignados');

const { usuario_id, nombre, apellido, nombre_comercio } = usuarios;
const asignado = {
  usuario_id: asignados.usuario_id,
  nombre: asignados.nombre,
  apellido: asignados.apellido,
};

const selectRows = (q: Queryable) =>
  q
    .select({
      pedido: pedidos,
      usuario: { usuario_id, nombre, apellido, nombre_comercio },
      persona: {
        usuario_id: personas.usuario_id,
        nombre: personas.nombre,
        apellido: personas.apellido,
      },
      asignado,
      notas: sql<number>`(SELECT count(*)::int FROM ${notasPedidos}
        WHERE ${notasPedidos.pedido_id} = ${pedidos.pedido_id})`,
      propuesta: hasPropuesta,
      remito: remitos.numero,
    })
    .from(pedidos)
    .innerJoin(usuarios, eq(usuarios.usuario_id, pedidos.usuario_id))
    .leftJoin(personas, eq(personas.usuario_id, pedidos.pedido_por))
    .leftJoin(asignados, eq(asignados.usuario_id, pedidos.asignado_a))
    .leftJoin(remitos, eq(remitos.pedido_id, pedidos.pedido_id));

export type PanelRow = Awaited<ReturnType<typeof findPanelRows>>[number];

const findPanelRows = (q: Queryable, which: SQL) =>
  selectRows(q)
    .where(which)
    .orderBy(...NEWEST_FIRST);

/** True when only status and days filter the list and the order is the default: the stored sums then apply. */
export const isPlain = ({ filters = {}, orden = 'mas_recientes' }: Which): boolean =>
  orden === 'mas_recientes' && Object.values(filters).every((value) => value === undefined);

/** Returns these orders, in the order of `ids`. */
export async function findByIds(q: Queryable, ids: readonly string[]): Promise<PanelRow[]> {
  const rows = await findPanelRows(q, inArray(pedidos.pedido_id, [...ids]));
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOfRow = ({ pedido }: PanelRow) => places.get(pedido.pedido_id) ?? 0;
  return rows.sort((a, b) => placeOfRow(a) - placeOfRow(b));
}

/** Returns a page of the requested orders, and how many there are in all. */
export async function listPedidos(
  q: Queryable,
  asked: PedidosAsked,
): Promise<Counted & { rows: PanelRow[]; parcial: boolean }> {
  if (isPlain(asked)) return { ...(await listPlain(q, asked)), parcial: false };
  const { ids, ...counted } = await findFiltered(q, asked);
  return { rows: await findByIds(q, ids), ...counted };
}

async function listPlain(
  q: Queryable,
  { limit, offset, ...asked }: PedidosAsked,
): Promise<Counted & { rows: PanelRow[] }> {
  const [place, counted] = await Promise.all([dayAtOffset(q, offset, asked), countPedidos(q, asked)]);
  if (!place) return { rows: [], ...counted };
  const which = and(inDias(pedidos.fecha_pedido, asked), place.which);
  return { rows: await findPanelRows(q, onPage(asked, which, { limit, offset: place.offset })), ...counted };
}

/** Matches the orders of the page. Uses only the index, one part per status, so that a far page skips rows cheaply. */
export function onPage(
  { estados = [] }: PedidoFilters,
  which: SQL | undefined,
  { limit, offset }: Page,
): SQL {
  const newest = sql.join(NEWEST_FIRST, sql`, `);
  const first = (estado: EstadoPedido | undefined) => sql`(
    SELECT pedido_id, fecha_pedido FROM ${pedidos}
    WHERE ${and(estado && eq(pedidos.estado_pedido, estado), which) ?? sql`true`}
    ORDER BY ${newest} LIMIT ${limit + offset}
  )`;
  const parts = estados.length === 0 ? [first(undefined)] : estados.map(first);
  return sql`${pedidos.pedido_id} IN (
    SELECT pedido_id FROM (${sql.join(parts, sql` UNION ALL `)}) todos
    ORDER BY fecha_pedido DESC NULLS LAST, pedido_id LIMIT ${limit} OFFSET ${offset}
  )`;
}
