import { LIMITS } from 'api-client/contract';
import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { inDias } from '../../db/dias.ts';
import { lineaColumns } from '../../db/lineas.ts';
import { productos } from '../../db/schema/catalogo.ts';
import { detallesPedidos, pedidos } from '../../db/schema/pedidos.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import { findFiltered } from '../pedidos/repository/found.ts';
import { alicuotaOfLinea } from '../pedidos/repository/iva.ts';
import { isPlain, onPage } from '../pedidos/repository/list.ts';
import type { Which } from '../pedidos/repository/sums.ts';
import { NEWEST_FIRST } from '../pedidos/repository/sums.ts';

/** Returns the ids of the orders that a list finds, in its order, up to a limit. */
export async function findIds(q: Queryable, filter: Which): Promise<string[]> {
  const limit = LIMITS.pedidosFound;
  if (!isPlain(filter)) return (await findFiltered(q, { ...filter, limit, offset: 0 })).ids;
  const rows = await q
    .select({ id: pedidos.pedido_id })
    .from(pedidos)
    .where(onPage(filter, inDias(pedidos.fecha_pedido, filter), { limit, offset: 0 }))
    .orderBy(...NEWEST_FIRST);
  return rows.map(({ id }) => id);
}

const asignados = alias(usuarios, 'asignados');
const { numero, fecha_pedido, estado_pedido, total_precio, etiquetas } = pedidos;
const { nombre, apellido, nombre_comercio, dni } = usuarios;
const pedido = {
  ...{ pedido_id: pedidos.pedido_id, numero, fecha_pedido, estado_pedido, total_precio, etiquetas },
  ...{ nombre, apellido, nombre_comercio, dni },
  asignadoNombre: asignados.nombre,
  asignadoApellido: asignados.apellido,
};

const hasId = (ids: readonly string[]): SQL => inArray(pedidos.pedido_id, [...ids]);

export type PedidoOfPlanilla = Awaited<ReturnType<typeof findPedidos>>[number];

/** Returns these orders, in any order. */
export const findPedidos = (q: Queryable, ids: readonly string[]) =>
  q
    .select(pedido)
    .from(pedidos)
    .innerJoin(usuarios, eq(usuarios.usuario_id, pedidos.usuario_id))
    .leftJoin(asignados, eq(asignados.usuario_id, pedidos.asignado_a))
    .where(hasId(ids));

export type LineaOfPlanilla = Awaited<ReturnType<typeof findLineas>>[number];

/** Returns the lines of these orders; the lines of one order keep their order. */
export const findLineas = (q: Queryable, ids: readonly string[]) =>
  q
    .select({
      pedido_id: detallesPedidos.pedido_id,
      producto_nombre: detallesPedidos.producto_nombre,
      cantidad: lineaColumns.cantidad,
      cantidad_pedida: lineaColumns.cantidad_pedida,
      precio_unitario: detallesPedidos.precio_unitario,
      descuento: detallesPedidos.descuento,
      total_linea: detallesPedidos.total_precio,
      alicuota: alicuotaOfLinea,
    })
    .from(detallesPedidos)
    .innerJoin(productos, eq(productos.producto_id, detallesPedidos.producto_id))
    .where(inArray(detallesPedidos.pedido_id, [...ids]))
    .orderBy(asc(detallesPedidos.pedido_id), asc(detallesPedidos.orden));
