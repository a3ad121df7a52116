/** Counts the products that each choice of a filter would leave, together with the choices in the other filters. */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { one, type Queryable } from '../../db/database.ts';
import { productos } from '../../db/schema/catalogo.ts';
import { hasEtiqueta, isOfCategoria, isOfMarca } from './named-repository.ts';
import type { ProductoFilter } from './productos-repository.ts';

type Choices = Pick<
  ProductoFilter,
  'categoria' | 'marca' | 'etiqueta' | 'tipo_de_precio' | 'en_promocion' | 'nuevo_ingreso' | 'disponible'
>;

interface Cuenta {
  nombre: string;
  cantidad: number;
}

export interface Cuentas {
  categorias: Cuenta[];
  marcas: Cuenta[];
  etiquetas: Cuenta[];
  tipos: { tipo: 'por_kilo' | 'por_unidad' | 'por_bulto_cerrado'; cantidad: number }[];
  total: number;
  promocion: number;
  nuevo: number;
  stock: number;
}

/** Counts active products, or only those among `ids`. Reads the whole list once. */
export async function countChoices(q: Queryable, chosen: Choices, ids?: string[]): Promise<Cuentas> {
  const met = {
    categoria: chosen.categoria === undefined ? sql`true` : isOfCategoria(chosen.categoria),
    marca: chosen.marca === undefined ? sql`true` : sql`COALESCE(${isOfMarca(chosen.marca)}, false)`,
    etiqueta: chosen.etiqueta === undefined ? sql`true` : hasEtiqueta(chosen.etiqueta),
    tipo:
      chosen.tipo_de_precio === undefined ? sql`true` : eq(productos.tipo_de_precio, chosen.tipo_de_precio),
    promocion: chosen.en_promocion ? productos.en_promocion : sql`true`,
    nuevo: chosen.nuevo_ingreso ? productos.nuevo_ingreso : sql`true`,
    stock: chosen.disponible ? productos.disponible : sql`true`,
  };
  type Filter = keyof typeof met;
  const filters = Object.keys(met) as Filter[];
  /** Condition of all other filters. */
  const besides = (filter: Filter): SQL =>
    sql.join(
      filters.filter((other) => other !== filter).map((other) => sql.identifier(`con_${other}`)),
      sql` AND `,
    );
  const all = sql.join(
    filters.map((filter) => sql.identifier(`con_${filter}`)),
    sql` AND `,
  );
  const ofMany = (filter: Filter, from: SQL, id: SQL) => sql`
    (SELECT COALESCE(json_agg(json_build_object('nombre', t.nombre, 'cantidad', n.cantidad) ORDER BY t.busqueda), '[]')
     FROM (SELECT ${id} AS id, count(*) AS cantidad FROM base ${from} WHERE ${besides(filter)} GROUP BY 1) n
     JOIN ${sql.identifier(`${filter}s`)} t ON t.${sql.identifier(`${filter}_id`)} = n.id AND t.esta_activo)`;
  const ofOne = (filter: Filter, is: SQL) =>
    sql`(SELECT count(*) FROM base WHERE ${is} AND ${besides(filter)})`;
  const base = q
    .select({
      producto_id: productos.producto_id,
      marca_id: productos.marca_id,
      tipo: productos.tipo_de_precio,
      promocion: productos.en_promocion,
      nuevo: productos.nuevo_ingreso,
      stock: productos.disponible,
      ...Object.fromEntries(
        filters.map((filter) => [`con_${filter}`, sql`${met[filter]}`.as(`con_${filter}`)]),
      ),
    })
    .from(productos)
    .where(and(eq(productos.esta_activo, true), ids && inArray(productos.producto_id, ids)));
  const { cuentas } = await one(
    q
      .execute<{ cuentas: Cuentas }>(sql`
      WITH base AS MATERIALIZED ${base}
      SELECT json_build_object(
        'categorias', ${ofMany('categoria', sql`JOIN productos_categorias USING (producto_id)`, sql`categoria_id`)},
        'marcas', ${ofMany('marca', sql``, sql`marca_id`)},
        'etiquetas', ${ofMany('etiqueta', sql`JOIN productos_etiquetas USING (producto_id)`, sql`etiqueta_id`)},
        'tipos', (SELECT COALESCE(json_agg(json_build_object('tipo', tipo_de_precio, 'cantidad', cantidad)), '[]')
          FROM (SELECT tipo_de_precio, count(*) AS cantidad FROM base WHERE ${besides('tipo')} GROUP BY 1 ORDER BY 2 DESC) n),
        'total', (SELECT count(*) FROM base WHERE ${all}),
        'promocion', ${ofOne('promocion', sql`en_promocion`)},
        'nuevo', ${ofOne('nuevo', sql`nuevo_ingreso`)},
        'stock', ${ofOne('stock', sql`disponible`)}) AS cuentas`)
      .then(({ rows }) => rows),
  );
  return cuentas;
}
