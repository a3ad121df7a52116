/** Queries about own prices and terms by quantity of many products in many agreements. */
import { LIMITS } from 'api-client/contract';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { centsFromDecimal } from '../../../db/schema/types.ts';
import type { EscalaPropia } from '../../../shared/escala-text.ts';

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
export interface OwnRow extends OwnPlace {
  condicion: string | null;
  codigo: string | null;
  nombre: string;
  marca: string;
  base: number;
  precio: number | null;
  minimo: number | null;
  multiplo: number | null;
  escalas: EscalaPropia[] | null;
}

/** Returns the own prices and terms of these places, in their order. Products and agreements that do not exist are left out. */
export async function findOwnRows(q: Queryable, places: readonly OwnPlace[]): Promise<OwnRow[]> {
  type Found = Omit<OwnRow, 'base' | 'precio'> & { base: string; precio: string | null };
  const { rows } = await q.execute<Found & Record<string, unknown>>(sql`
    SELECT c.condicion_id, c.nombre AS condicion, p.producto_id, p.codigo, p.nombre, m.nombre AS marca, p.precio AS base, o.precio,
      COALESCE(k.minimo, t.minimo) AS minimo, COALESCE(k.multiplo, t.multiplo) AS multiplo,
      COALESCE(k.escalas, t.escalas) AS escalas
    FROM jsonb_array_elements(${JSON.stringify(places)}::jsonb) WITH ORDINALITY AS a (place, orden)
    JOIN productos p ON p.producto_id = (place->>'producto_id')::uuid
    JOIN marcas m USING (marca_id)
    LEFT JOIN condiciones c ON c.condicion_id = (place->>'condicion_id')::uuid
    LEFT JOIN condiciones_precios o ON o.condicion_id = c.condicion_id AND o.producto_id = p.producto_id
    LEFT JOIN condiciones_cantidades k ON k.condicion_id = c.condicion_id AND k.producto_id = p.producto_id
    LEFT JOIN productos_cantidades t ON c.condicion_id IS NULL AND t.producto_id = p.producto_id
    WHERE place->>'condicion_id' IS NULL OR c.condicion_id IS NOT NULL
    ORDER BY a.orden`);
  return rows.map(({ base, precio, ...row }) => ({
    ...row,
    base: centsFromDecimal(base),
    precio: precio === null ? null : centsFromDecimal(precio),
  }));
}
