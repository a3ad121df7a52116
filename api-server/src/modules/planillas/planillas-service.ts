import { Readable } from 'node:stream';
import type { OperationOf } from 'api-client/contract';
import type { z } from 'zod';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db } from '../../db/database.ts';
import { csvHead, csvRows, fileOfToday } from '../../shared/csv.ts';
import type { Which } from '../pedidos/pedidos-filter.ts';
import { PEDIDOS_HEADS, PRODUCTOS_HEADS, toLineaRow, toPedidoRow } from './planilla-mapper.ts';
import { findIds, findLineas, findPedidos, type LineaOfPlanilla } from './planillas-repository.ts';

type Query = z.output<OperationOf<'planillas.pedidos'>['query']>;

interface Asked {
  asked: Which;
  filas: Query['filas'];
  author: Author;
}

/** Orders that are read at once: what is held in memory, however many there are. */
const AT_ONCE = 200;

/** Orders as a spreadsheet, read a part at a time while the one before is sent. Who takes it is in the trail. */
export async function planillaOfPedidos(db: Db, { asked, filas, author }: Asked) {
  const ids = await findIds(db, asked);
  await record(db, author, { accion: 'pedido.planilla', despues: { pedidos: ids.length, filas } });
  return {
    name: `${fileOfToday('pedidos')}.csv`,
    data: Readable.from(partsOf(db, ids, filas)),
  };
}

async function* partsOf(db: Db, ids: readonly string[], filas: Query['filas']): AsyncGenerator<string> {
  const heads = filas === 'pedidos' ? PEDIDOS_HEADS : PRODUCTOS_HEADS;
  yield csvHead([heads]);
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const rows = await rowsOf(db, ids.slice(from, from + AT_ONCE), filas);
    if (rows.length > 0) yield csvRows(rows);
  }
}

async function rowsOf(db: Db, ids: readonly string[], filas: Query['filas']): Promise<string[][]> {
  const found = new Map((await findPedidos(db, ids)).map((pedido) => [pedido.pedido_id, pedido]));
  const pedidos = ids.flatMap((id) => found.get(id) ?? []);
  if (filas === 'pedidos') return pedidos.map(toPedidoRow);
  const lineas = new Map<string, LineaOfPlanilla[]>(ids.map((id) => [id, []]));
  for (const linea of await findLineas(db, ids)) lineas.get(linea.pedido_id)?.push(linea);
  return pedidos.flatMap((pedido) =>
    (lineas.get(pedido.pedido_id) ?? []).map((linea) => toLineaRow(pedido, linea)),
  );
}
