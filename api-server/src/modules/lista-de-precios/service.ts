import { LIMITS } from 'api-client/contract';
import type { FormatoPlanilla } from 'api-client/contract/words';
import { siblingProgramUrl } from 'node-kit/module-urls';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db } from '../../db/database.ts';
import { getShop } from '../../db/get-shop.ts';
import { type OwnPriced, type Prices, withOwnPrices } from '../../db/own-prices.ts';
import type { PriceViewer, StaffActor } from '../../http/actor.ts';
import { planillaAs, readInBatches } from '../../shared/planilla/planilla.ts';
import { found, Problem } from '../../shared/problem.ts';
import { createPrinter } from '../../shared/thread.ts';
import { fileOfToday } from '../../shared/today.ts';
import { shopOnPaper } from '../ajustes/service.ts';
import { asObjeto } from '../condiciones/mapper.ts';
import { findCondicion } from '../condiciones/repository/condiciones.ts';
import type { ModuleDeps } from '../deps.ts';
import { listaColumns, toLista, validText } from './mapper.ts';
import type { Lista } from './pdf.ts';
import { findIds, findRows, type ListaRow } from './repository.ts';

const printer = createPrinter<Lista>(siblingProgramUrl(import.meta.url, 'lista-thread'));

/** Throws NO_DISPONIBLE when too many print jobs wait. */
const refuseFull = (): Promise<void> => printer.refuseFull();

/** Like `renderLista`, in a worker thread. Throws NO_DISPONIBLE when too many print jobs wait. */
const printLista = (lista: Lista): Promise<Buffer> => printer.print(lista);

interface ListaQuery {
  author: Author;
  viewer: PriceViewer;
  /** The agreement whose list staff download, for the audit log. */
  objeto?: ReturnType<typeof asObjeto>;
}

/** Returns a reader with the prices of an agreement. Throws NO_ENCONTRADO; SIN_PERMISO without the right to see prices. */
export async function viewerOf(db: Db, condicionId: string, { prices }: StaffActor) {
  const condicion = found(await findCondicion(db, condicionId));
  const own = { condicionId: condicion.condicion_id, iva: condicion.iva ?? 'incluido' };
  return { viewer: prices.of(own), objeto: asObjeto(condicion) };
}

type Deps = Pick<ModuleDeps, 'db' | 'shop' | 'images'>;

/** Products per query: limits the memory for any number of products. */
const ROWS_PER_QUERY = 1000;
/** More products than any shop has. */
const ALL = 1_000_000;

/** Exports all active products with current prices, with an audit log entry. */
export async function listaAsPlanilla(
  { db, ...deps }: Deps,
  { author, viewer, objeto, formato }: ListaQuery & { formato: FormatoPlanilla },
) {
  const ids = await findIds(db, ALL);
  await record(db, author, {
    accion: 'precios.lista',
    ...(objeto && { objeto }),
    despues: { productos: ids.length },
  });
  const shop = await getShop(db, deps.shop);
  return planillaAs(formato, {
    name: 'lista-de-precios',
    sheet: 'Lista de precios',
    titles: [[shop.nombre, 'Lista de precios'], [validText(new Date(), viewer)]],
    columns: listaColumns(viewer),
    batches: readInBatches(ids, ROWS_PER_QUERY, (some) => inOrder(db, some, viewer)),
  });
}

/** Prints the price list as a PDF. Throws LISTA_DEMASIADO_LARGA, or NO_DISPONIBLE when too many print jobs wait. */
export async function listaAsPdf({ db, ...deps }: Deps, { author, viewer, objeto }: ListaQuery) {
  await refuseFull();
  const ids = await findIds(db, LIMITS.productosPerLista + 1);
  if (ids.length > LIMITS.productosPerLista) throw new Problem('LISTA_DEMASIADO_LARGA');
  const fecha = new Date();
  const shop = await shopOnPaper(db, deps);
  const contacto = [shop.telefono, shop.email].filter(Boolean).join(' · ');
  const valid = validText(fecha, viewer);
  const head = { comercio: shop.nombre, contacto, valid, fecha, aspecto: shop.aspecto };
  const lista = toLista(await inOrder(db, ids, viewer), head, viewer);
  await record(db, author, {
    accion: 'precios.lista',
    ...(objeto && { objeto }),
    despues: { productos: ids.length },
  });
  return { name: `${fileOfToday('lista-de-precios')}.pdf`, data: await printLista(lista) };
}

async function inOrder(db: Db, ids: readonly string[], prices: Prices): Promise<OwnPriced<ListaRow>[]> {
  const rows = await withOwnPrices(db, prices, await findRows(db, ids));
  const found = new Map(rows.map((row) => [row.producto_id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
