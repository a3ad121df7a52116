import { LIMITS } from 'api-client/contract';
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { inDias } from '../../db/dias.ts';
import { lineaColumns } from '../../db/lineas.ts';
import { productos } from '../../db/schema/catalogo.ts';
import { detallesPedidos, pedidos } from '../../db/schema/pedidos.ts';
import { centsFromDecimal } from '../../db/schema/types.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import type { EscalaPropia } from '../../shared/escala-text.ts';
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

/** A product in an agreement; for all customers, `condicion_id` is null. */
export interface OwnPlace {
  condicion_id: string | null;
  producto_id: string;
}

/** Returns the products with an own price or own terms by quantity, by agreement and name; terms of all customers are first. */
export async function findOwnPlaces(q: Queryable): Promise<OwnPlace[]> {
  const { rows } = await q.execute<OwnPlace & Record<string, unknown>>(sql`
    SELECT o.condicion_id, o.producto_id FROM (
      SELECT NULL::uuid AS condicion_id, producto_id FROM productos_cantidades
      UNION SELECT condicion_id, producto_id FROM condiciones_cantidades
      UNION SELECT condicion_id, producto_id FROM condiciones_precios
    ) o JOIN productos p USING (producto_id) LEFT JOIN condiciones c USING (condicion_id)
    ORDER BY c.nombre NULLS FIRST, o.condicion_id, p.busqueda, p.producto_id
    LIMIT ${LIMITS.filasPerPlanilla}`);
  return rows;
}

/** A product's own price and terms in an agreement; null where it has none. Amounts in cents. */
export interface OwnRow {
  condicion: string | null;
  producto_id: string;
  codigo: string | null;
  nombre: string;
  marca: string;
  base: number;
  precio: number | null;
  minimo: number | null;
  multiplo: number | null;
  escalas: EscalaPropia[] | null;
}

/** Returns the own prices and terms of these places, in their order. */
export async function findOwnRows(q: Queryable, places: readonly OwnPlace[]): Promise<OwnRow[]> {
  type Found = Omit<OwnRow, 'base' | 'precio'> & { base: string; precio: string | null };
  const { rows } = await q.execute<Found & Record<string, unknown>>(sql`
    SELECT c.nombre AS condicion, p.producto_id, p.codigo, p.nombre, m.nombre AS marca, p.precio AS base, o.precio,
      COALESCE(k.minimo, t.minimo) AS minimo, COALESCE(k.multiplo, t.multiplo) AS multiplo,
      COALESCE(k.escalas, t.escalas) AS escalas
    FROM jsonb_array_elements(${JSON.stringify(places)}::jsonb) WITH ORDINALITY AS a (place, orden)
    JOIN productos p ON p.producto_id = (place->>'producto_id')::uuid
    JOIN marcas m USING (marca_id)
    LEFT JOIN condiciones c ON c.condicion_id = (place->>'condicion_id')::uuid
    LEFT JOIN condiciones_precios o ON o.condicion_id = c.condicion_id AND o.producto_id = p.producto_id
    LEFT JOIN condiciones_cantidades k ON k.condicion_id = c.condicion_id AND k.producto_id = p.producto_id
    LEFT JOIN productos_cantidades t ON c.condicion_id IS NULL AND t.producto_id = p.producto_id
    ORDER BY a.orden`);
  return rows.map(({ base, precio, ...row }) => ({
    ...row,
    base: centsFromDecimal(base),
    precio: precio === null ? null : centsFromDecimal(precio),
  }));
}
