import { Readable } from 'node:stream';
import { LIMITS } from 'api-client/contract';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db } from '../../db/database.ts';
import { shopOf } from '../../db/shop-of.ts';
import type { PriceViewer } from '../../http/actor.ts';
import { csvHead, csvRows, fileOfToday } from '../../shared/csv.ts';
import { Problem } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { LISTA_HEADS, toLista, toListaRow, validText } from './lista-mapper.ts';
import { findIds, findRows, type ListaRow } from './lista-repository.ts';
import { printLista, refuseFull } from './print-lista.ts';

interface Asked {
  author: Author;
  viewer: PriceViewer;
}

type Deps = Pick<ModuleDeps, 'db' | 'shop'>;

/** Products that are read at once: what is held in memory, however many there are. */
const AT_ONCE = 1000;
/** More than any shop has. */
const ALL = 1_000_000;

/** All that the shop has with today's prices, read a part at a time while the one before is sent. Who takes it is in the trail. */
export async function listaAsPlanilla({ db, ...deps }: Deps, { author, viewer }: Asked) {
  const ids = await findIds(db, ALL);
  await record(db, author, { accion: 'precios.lista', despues: { productos: ids.length } });
  const shop = await shopOf(db, deps.shop);
  const heads = [[shop.nombre, 'Lista de precios'], [validText(new Date())], LISTA_HEADS];
  return {
    name: `${fileOfToday('lista-de-precios')}.csv`,
    data: Readable.from(partsOf(db, ids, heads, viewer)),
  };
}

async function* partsOf(
  db: Db,
  ids: readonly string[],
  heads: string[][],
  viewer: PriceViewer,
): AsyncGenerator<string> {
  yield csvHead(heads);
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const rows = await inOrder(db, ids.slice(from, from + AT_ONCE));
    if (rows.length > 0) yield csvRows(rows.map((row) => toListaRow(row, viewer)));
  }
}

/** The same as a paper. LISTA_DEMASIADO_LARGA; NO_DISPONIBLE when too many papers wait. */
export async function listaAsPdf({ db, ...deps }: Deps, { author, viewer }: Asked) {
  await refuseFull();
  const ids = await findIds(db, LIMITS.productosPerLista + 1);
  if (ids.length > LIMITS.productosPerLista) throw new Problem('LISTA_DEMASIADO_LARGA');
  const fecha = new Date();
  const shop = await shopOf(db, deps.shop);
  const contacto = [shop.telefono, shop.email].filter(Boolean).join(' · ');
  const head = { comercio: shop.nombre, contacto, valid: validText(fecha), fecha };
  const lista = toLista(await inOrder(db, ids), head, viewer);
  await record(db, author, { accion: 'precios.lista', despues: { productos: ids.length } });
  return { name: `${fileOfToday('lista-de-precios')}.pdf`, data: await printLista(lista) };
}

async function inOrder(db: Db, ids: readonly string[]): Promise<ListaRow[]> {
  const found = new Map((await findRows(db, ids)).map((row) => [row.producto_id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
