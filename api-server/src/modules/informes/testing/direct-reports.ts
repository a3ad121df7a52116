/** Adds up the reports line by line, to compare with the queries. */

import { SOLD_ESTADOS, TIME_ZONE } from 'api-client/contract';
import { addCantidades } from 'api-client/contract/kilos';
import { lineTotal } from 'api-client/contract/line-total';
import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { lineaColumns } from '../../../db/lineas.ts';
import { detallesPedidos, pedidos } from '../../../db/schema/pedidos.ts';
import type { Dias, Periods } from '../rules.ts';

/** Amounts are in cents. `total` is the sum of orders for a customer, of lines for a product. `importe` is the sum of lines. */
const NOTHING = {
  ...{ pedidos: 0, total: 0, unidades: 0, pedidas: 0, entregadas: 0 },
  ...{ importe: 0, con_costo: 0, costo: 0 },
};
type Sums = typeof NOTHING;

/** Returns the sold lines with the day and the total of their orders. */
const findLines = (q: Queryable) =>
  q
    .select({
      line: lineaColumns,
      pedido: pedidos,
      dia: sql<string>`(${pedidos.fecha_pedido} AT TIME ZONE ${TIME_ZONE})::date::text`,
    })
    .from(pedidos)
    .innerJoin(detallesPedidos, sql`${detallesPedidos.pedido_id} = ${pedidos.pedido_id}`)
    .where(inArray(pedidos.estado_pedido, [...SOLD_ESTADOS]));

function addLines(lines: Awaited<ReturnType<typeof findLines>>, { desde, hasta }: Dias, por: Grouping) {
  const groups = new Map<string, Sums>();
  const seen = new Set<string>();
  for (const { line, pedido, dia } of lines) {
    if (dia < desde || dia > hasta) continue;
    const id = por === 'cliente' ? pedido.usuario_id : line.producto_id;
    const sums = groups.get(id) ?? { ...NOTHING };
    groups.set(id, sums);
    const { cantidad, motivo_entrega } = line;
    // The weight of a product is no missing unit.
    const pedida = motivo_entrega === 'peso' ? cantidad : (line.cantidad_pedida ?? cantidad);
    sums.unidades = addCantidades([sums.unidades, cantidad]);
    sums.pedidas = addCantidades([sums.pedidas, pedida]);
    sums.entregadas = addCantidades([sums.entregadas, Math.min(cantidad, pedida)]);
    sums.con_costo += line.costo_unitario === null ? 0 : line.total_precio;
    sums.costo += lineTotal({ cantidad, precio_unitario: line.costo_unitario ?? 0 });
    sums.importe += line.total_precio;
    // A product counts its lines; an order's total counts once.
    if (por === 'producto') {
      sums.pedidos += 1;
      sums.total += line.total_precio;
    } else if (!seen.has(pedido.pedido_id)) {
      sums.pedidos += 1;
      sums.total += pedido.total_precio;
    }
    seen.add(pedido.pedido_id);
  }
  return groups;
}

type Grouping = 'cliente' | 'producto';

/** Returns the sums of each group in both periods, by id. */
export async function directReport(q: Queryable, por: Grouping, { periodo, contra }: Periods) {
  const lines = await findLines(q);
  const [now, before] = [addLines(lines, periodo, por), addLines(lines, contra, por)];
  return [...new Set([...now.keys(), ...before.keys()])].sort().map((id) => ({
    id,
    now: now.get(id) ?? NOTHING,
    before: before.get(id) ?? NOTHING,
  }));
}
