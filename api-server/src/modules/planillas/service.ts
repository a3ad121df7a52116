import { LIMITS, type OperationOf } from 'api-client/contract';
import { plainName } from 'api-client/contract/written';
import type { z } from 'zod';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db } from '../../db/database.ts';
import type { PriceViewer } from '../../http/actor.ts';
import { planillaAs, readInBatches } from '../../shared/planilla/planilla.ts';
import { found } from '../../shared/problem.ts';
import { asObjeto as asCondicion } from '../condiciones/mapper.ts';
import { findCondicion } from '../condiciones/repository/condiciones.ts';
import { findOwnPlaces, findOwnRows } from '../condiciones/repository/own.ts';
import type { ModuleDeps } from '../deps.ts';
import type { Which } from '../pedidos/repository/sums.ts';
import { findByIds } from '../productos/repository/productos.ts';
import { ACTIVOS, findProductoIds, toPanelFilter } from '../productos/service/list.ts';
import { findClienteIds, findUsuarios } from '../usuarios/repository/usuarios.ts';
import {
  CLIENTE_COLUMNS,
  condicionColumns,
  LINEA_COLUMNS,
  type LineaOfPedido,
  PEDIDO_COLUMNS,
  productoColumns,
} from './mapper.ts';
import { findIds, findLineas, findPedidos, type PedidoOfPlanilla } from './repository.ts';

type Query = z.output<OperationOf<'planillas.pedidos'>['query']>;

interface PlanillaRequest extends Pick<Query, 'filas' | 'formato'> {
  filter: Which;
  author: Author;
}

/** Orders per query: limits the memory for any number of orders. */
const PEDIDOS_PER_QUERY = 200;

/** Exports orders as a spreadsheet, with an audit log entry. */
export async function exportPedidos(db: Db, { filter, filas, formato, author }: PlanillaRequest) {
  const ids = await findIds(db, filter);
  await record(db, author, { accion: 'pedido.planilla', despues: { pedidos: ids.length, filas } });
  const file = { name: 'pedidos', sheet: 'Pedidos' };
  if (filas === 'pedidos') {
    const batches = readInBatches(ids, PEDIDOS_PER_QUERY, (batch) => getPedidos(db, batch));
    return planillaAs(formato, { ...file, columns: PEDIDO_COLUMNS, batches });
  }
  const batches = readInBatches(ids, PEDIDOS_PER_QUERY, (batch) => getLineas(db, batch));
  return planillaAs(formato, { ...file, columns: LINEA_COLUMNS, batches });
}

async function getPedidos(db: Db, ids: readonly string[]): Promise<PedidoOfPlanilla[]> {
  const found = new Map((await findPedidos(db, ids)).map((pedido) => [pedido.pedido_id, pedido]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

async function getLineas(db: Db, ids: readonly string[]): Promise<LineaOfPedido[]> {
  const pedidos = await getPedidos(db, ids);
  const lineas = Map.groupBy(await findLineas(db, ids), ({ pedido_id }) => pedido_id);
  return pedidos.flatMap((pedido) =>
    (lineas.get(pedido.pedido_id) ?? []).map((linea) => ({ pedido, linea })),
  );
}

/** Rows per query: limits the memory for any number of rows. */
const ROWS_PER_QUERY = 500;

type ProductosQuery = z.output<OperationOf<'planillas.productos'>['query']>;
type CondicionesQuery = z.output<OperationOf<'planillas.condiciones'>['query']>;
type ClientesQuery = z.output<OperationOf<'planillas.clientes'>['query']>;

/** Exports the products that the panel's filter finds, with an audit log entry. */
export async function planillaOfProductos(
  deps: Pick<ModuleDeps, 'db' | 'cachedIds'>,
  { formato, filtro, inactivos, ...filter }: ProductosQuery,
  { author, viewer }: { author: Author; viewer: PriceViewer },
) {
  const { esta_activo, ...panel } = toPanelFilter(filtro);
  const filters = { ...panel, ...(inactivos !== 'si' && { esta_activo }), ...filter };
  const ids = (await findProductoIds(deps, filters)).slice(0, LIMITS.filasPerPlanilla);
  await record(deps.db, author, { accion: 'producto.planilla', despues: { productos: ids.length } });
  return planillaAs(formato, {
    name: 'productos',
    sheet: 'Productos',
    columns: productoColumns(viewer),
    batches: readInBatches(ids, ROWS_PER_QUERY, (batch) => findByIds(deps.db, [...batch])),
  });
}

/** Exports own prices and terms by quantity, with an audit log entry. Throws NO_ENCONTRADO. */
export async function planillaOfCondiciones(
  deps: Pick<ModuleDeps, 'db' | 'cachedIds'>,
  { formato, condicion_id }: CondicionesQuery,
  { author, viewer }: { author: Author; viewer: PriceViewer },
) {
  const { db } = deps;
  const condicion = condicion_id === undefined ? undefined : found(await findCondicion(db, condicion_id));
  const places = condicion
    ? (await findProductoIds(deps, ACTIVOS)).map((producto_id) => ({
        producto_id,
        condicion_id: condicion.condicion_id,
      }))
    : await findOwnPlaces(db);
  const shown = places.slice(0, LIMITS.filasPerPlanilla);
  await record(db, author, {
    accion: 'condicion.planilla',
    ...(condicion && { objeto: asCondicion(condicion) }),
    despues: { filas: shown.length },
  });
  return planillaAs(formato, {
    name: ['condiciones', ...(condicion ? (plainName(condicion.nombre).match(/[a-z0-9]+/g) ?? []) : [])].join(
      '-',
    ),
    sheet: 'Condiciones',
    columns: condicionColumns(viewer),
    batches: readInBatches(shown, ROWS_PER_QUERY, (batch) => findOwnRows(db, batch)),
  });
}

/** Exports the customers, or those that a term finds, with an audit log entry. */
export async function planillaOfClientes(db: Db, { formato, term, cuentas }: ClientesQuery, author: Author) {
  const activo = cuentas === 'todas' ? undefined : cuentas === 'activas';
  const ids = await findClienteIds(db, { term, activo, limit: LIMITS.filasPerPlanilla });
  await record(db, author, { accion: 'usuario.planilla', despues: { usuarios: ids.length } });
  return planillaAs(formato, {
    name: 'clientes',
    sheet: 'Clientes',
    columns: CLIENTE_COLUMNS,
    batches: readInBatches(ids, ROWS_PER_QUERY, async (batch) => {
      const found = new Map((await findUsuarios(db, batch)).map((row) => [row.usuario_id, row]));
      return batch.flatMap((id) => found.get(id) ?? []);
    }),
  });
}
