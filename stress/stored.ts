/** Rules for all stored data, derived from the contract's limits and checked with separate SQL. */
import { ESTADOS_PEDIDO, LIMITS, ROLES, TIPOS_PRECIO } from 'api-client/contract';
import type { TestApp } from 'api-server/testing/test-app';

/** The contract counts UTF-16 units and the database characters: a text never has more characters than units. */
const outside = (column: string, max: number) =>
  `char_length(${column}) not between 1 and ${max} or ${column} <> btrim(${column})`;
const notAmong = (column: string, words: readonly string[]) =>
  `${column} not in (${words.map((word) => `'${word}'`).join(', ')})`;

const { nombreMax, precioMax, totalMax, cantidadMax, detallesPerPedido } = LIMITS;

/** Conditions that no row may meet, by table. */
const FORBIDDEN: Record<string, string[]> = {
  marcas: [outside('nombre', nombreMax)],
  categorias: [outside('nombre', nombreMax)],
  etiquetas: [outside('nombre', nombreMax)],
  productos: [
    outside('nombre', nombreMax),
    outside('descripcion', LIMITS.descripcionMax),
    `precio not between 0 and ${precioMax}`,
    `precio_antes_oferta not between 0 and ${precioMax}`,
    notAmong('tipo_de_precio', TIPOS_PRECIO),
  ],
  usuarios: [
    outside('nombre', LIMITS.nombrePersona),
    outside('apellido', LIMITS.nombrePersona),
    outside('nombre_comercio', LIMITS.nombreComercio),
    outside('dom_fiscal', LIMITS.domFiscal),
    `char_length(email) > ${LIMITS.email} or email not like '%_@_%'`,
    'dni not between 10000000000 and 99999999999',
    `not roles <@ array[${ROLES.map((rol) => `'${rol}'`).join(', ')}]`,
  ],
  pedidos: [
    notAmong('estado_pedido', ESTADOS_PEDIDO),
    `total_precio not between 0 and ${totalMax}`,
    `total_precio <> (select coalesce(sum(d.total_precio), 0) from detalles_pedidos d
      where d.pedido_id = pedidos.pedido_id)`,
    `(select count(*) from detalles_pedidos d where d.pedido_id = pedidos.pedido_id)
      not between 1 and ${detallesPerPedido}`,
  ],
  detalles_pedidos: [
    `cantidad not between 0 and ${cantidadMax}`,
    'cantidad = 0 and coalesce(cantidad_pedida, 0) = 0',
    `precio_unitario not between 0 and ${precioMax}`,
    `descuento not between 0 and ${LIMITS.descuentoMax}`,
    `total_precio <> round(cantidad * precio_unitario * (1 - descuento / 100), 2)`,
  ],
};

/** Returns each violated rule with its number of rows. */
export async function brokenRules(pool: TestApp['database']['pool']): Promise<string[]> {
  const broken: string[] = [];
  for (const [table, rules] of Object.entries(FORBIDDEN)) {
    for (const rule of rules) {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from ${table} where ${rule}`,
      );
      if (rows[0]?.count) broken.push(`${table}: ${rule} (${rows[0].count})`);
    }
  }
  return broken;
}
