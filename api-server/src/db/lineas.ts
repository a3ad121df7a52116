/** The quantities of an order's lines, which two columns store: see `schema/pedidos.ts`. */
import { wholeCantidad } from 'api-client/contract/kilos';
import { getTableColumns, sql } from 'drizzle-orm';
import { productos } from './schema/catalogo.ts';
import { detallesPedidos } from './schema/pedidos.ts';

const { unidades, cantidad_exacta, pedidas, pedida_exacta, ...others } = getTableColumns(detallesPedidos);

/** Whether a product's quantities are kilos, and whether staff weigh them at packing. */
export const isPorKilo = sql<boolean>`(${productos.tipo_de_precio} = 'por_kilo')`;
export const isWeighed = sql<boolean>`(${productos.se_pesa} AND ${isPorKilo})`;

/** SQL of the quantities for statements that name the columns themselves. */
export const EXACT = sql.raw('cantidad_de(cantidad, cantidad_exacta)');
export const EXACT_ORDERED = sql.raw('cantidad_de(cantidad_pedida, pedida_exacta)');
/** SQL: the ordered quantity, null where it equals the delivered one. A weighed line counts as delivered in full. */
export const ORDERED_UNITS = sql`CASE WHEN motivo_entrega IS DISTINCT FROM 'peso' THEN ${EXACT_ORDERED} END`;

/** Columns of a line. `cantidad`: delivered; `cantidad_pedida`: ordered, if it differs. Both have up to 3 decimals. */
export const lineaColumns = {
  ...others,
  cantidad: sql<number>`cantidad_de(${unidades}, ${cantidad_exacta})`.mapWith(Number),
  cantidad_pedida: sql<number | null>`cantidad_de(${pedidas}, ${pedida_exacta})`.mapWith(Number),
};

/** A line with its exact quantities. */
export interface LineaRow
  extends Omit<
    typeof detallesPedidos.$inferSelect,
    'unidades' | 'cantidad_exacta' | 'pedidas' | 'pedida_exacta'
  > {
  cantidad: number;
  cantidad_pedida: number | null;
}

const stored = (cantidad: number) =>
  Number.isInteger(cantidad)
    ? { whole: cantidad, exact: null }
    : { whole: wholeCantidad(cantidad), exact: cantidad };

/** Returns the stored columns of a line's quantities. */
export function toStoredCantidades({
  cantidad,
  cantidad_pedida = null,
}: Partial<Pick<LineaRow, 'cantidad_pedida'>> & Pick<LineaRow, 'cantidad'>) {
  const delivered = stored(cantidad);
  const ordered = cantidad_pedida === null ? { whole: null, exact: null } : stored(cantidad_pedida);
  return {
    ...{ unidades: delivered.whole, cantidad_exacta: delivered.exact },
    ...{ pedidas: ordered.whole, pedida_exacta: ordered.exact },
  };
}
