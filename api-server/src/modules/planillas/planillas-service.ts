import type { OperationOf } from 'api-client/contract';
import type { z } from 'zod';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db } from '../../db/database.ts';
import { batchesOf, planillaAs } from '../../shared/planilla/planilla.ts';
import type { Which } from '../pedidos/pedidos-filter.ts';
import { LINEA_COLUMNS, type LineaOfPedido, PEDIDO_COLUMNS } from './planilla-mapper.ts';
import { findIds, findLineas, findPedidos, type PedidoOfPlanilla } from './planillas-repository.ts';

type Query = z.output<OperationOf<'planillas.pedidos'>['query']>;

interface Asked extends Pick<Query, 'filas' | 'formato'> {
  asked: Which;
  author: Author;
}

/** Orders per query: limits the memory for any number of orders. */
const AT_ONCE = 200;

/** Exports orders as a spreadsheet, with an audit log entry. */
export async function planillaOfPedidos(db: Db, { asked, filas, formato, author }: Asked) {
  const ids = await findIds(db, asked);
  await record(db, author, { accion: 'pedido.planilla', despues: { pedidos: ids.length, filas } });
  const file = { name: 'pedidos', sheet: 'Pedidos' };
  if (filas === 'pedidos') {
    const batches = batchesOf(ids, AT_ONCE, (some) => pedidosOf(db, some));
    return planillaAs(formato, { ...file, columns: PEDIDO_COLUMNS, batches });
  }
  const batches = batchesOf(ids, AT_ONCE, (some) => lineasOf(db, some));
  return planillaAs(formato, { ...file, columns: LINEA_COLUMNS, batches });
}

async function pedidosOf(db: Db, ids: readonly string[]): Promise<PedidoOfPlanilla[]> {
  const found = new Map((await findPedidos(db, ids)).map((pedido) => [pedido.pedido_id, pedido]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

async function lineasOf(db: Db, ids: readonly string[]): Promise<LineaOfPedido[]> {
  const pedidos = await pedidosOf(db, ids);
  const lineas = Map.groupBy(await findLineas(db, ids), ({ pedido_id }) => pedido_id);
  return pedidos.flatMap((pedido) =>
    (lineas.get(pedido.pedido_id) ?? []).map((linea) => ({ pedido, linea })),
  );
}
