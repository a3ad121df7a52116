import { LIMITS, type OperationOf } from 'api-client/contract';
import type { z } from 'zod';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db } from '../../db/database.ts';
import type { PriceViewer } from '../../http/actor.ts';
import { batchesOf, planillaAs } from '../../shared/planilla/planilla.ts';
import type { ModuleDeps } from '../deps.ts';
import { idsFound } from '../productos/page-of-productos.ts';
import { panelOf } from '../productos/panel-filter.ts';
import { findByIds } from '../productos/productos-repository.ts';
import { findClienteIds, findUsuarios } from '../usuarios/usuarios-repository.ts';
import { CLIENTE_COLUMNS } from './clientes-columns.ts';
import { productoColumns } from './productos-columns.ts';

/** Rows per query: limits the memory for any number of rows. */
const AT_ONCE = 500;

type ProductosQuery = z.output<OperationOf<'planillas.productos'>['query']>;
type ClientesQuery = z.output<OperationOf<'planillas.clientes'>['query']>;

/** Exports the products that the panel's filter finds, with an audit log entry. */
export async function planillaOfProductos(
  deps: Pick<ModuleDeps, 'db' | 'keptIds'>,
  { formato, filtro, inactivos, ...filter }: ProductosQuery,
  { author, viewer }: { author: Author; viewer: PriceViewer },
) {
  const { esta_activo, ...panel } = panelOf(filtro);
  const which = { ...panel, ...(inactivos !== 'si' && { esta_activo }), ...filter };
  const ids = (await idsFound(deps, which)).slice(0, LIMITS.filasPerPlanilla);
  await record(deps.db, author, { accion: 'producto.planilla', despues: { productos: ids.length } });
  return planillaAs(formato, {
    name: 'productos',
    sheet: 'Productos',
    columns: productoColumns(viewer),
    batches: batchesOf(ids, AT_ONCE, (some) => findByIds(deps.db, [...some])),
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
    batches: batchesOf(ids, AT_ONCE, async (some) => {
      const found = new Map((await findUsuarios(db, some)).map((row) => [row.usuario_id, row]));
      return some.flatMap((id) => found.get(id) ?? []);
    }),
  });
}
