import { SOLD_ESTADOS } from 'api-client/contract';
import { type Author, record } from '../../../bitacora/record.ts';
import type { Queryable, Tx } from '../../../db/database.ts';
import { ERASED_DOMAIN } from '../../../mail/address.ts';
import { found, Problem } from '../../../shared/problem.ts';
import { shopOnPaper } from '../../ajustes/service.ts';
import type { ModuleDeps } from '../../deps.ts';
import { asObjeto } from '../../pedidos/mapper.ts';
import { findPedidos, type WholePedido } from '../../pedidos/repository/pedidos.ts';
import { isUpToDate, toCliente, toDatos, toRemito } from '../mapper.ts';
import type { Remito } from '../model.ts';
import { printInThread, refuseFullQueue } from '../print-apart.ts';
import {
  findDestinatarios,
  findImpresos,
  findPdf,
  findRemitos,
  type ImpresoRow,
  insertImpresos,
  insertRemitos,
  listImpresos,
  lockNumeros,
  type RemitoRow,
  storePdf,
} from '../repository.ts';

export type PrintDeps = Pick<ModuleDeps, 'db' | 'shop' | 'images' | 'storefrontUrl'>;

interface Asked {
  ids: readonly string[];
  /** Number of copies of each: original, duplicate, triplicate. */
  copias: number;
  author: Author;
}

/**
 * Prints the delivery notes of these orders as one PDF, each once, in the order of `ids`. Each paper has a
 * number and an audit log entry. An unchanged order gets its newest paper again. A changed order gets a new
 * number, and the paper names the one that it replaces.
 * Throws NO_ENCONTRADO, NO_DISPONIBLE, or REMITO_NO_DISPONIBLE with the orders that have nothing to deliver.
 */
export async function printRemitos(deps: PrintDeps, { ids, copias, author }: Asked): Promise<Buffer> {
  const { db } = deps;
  await printableOf(db, ids);
  await refuseFullQueue();
  const shop = await shopOnPaper(db, deps);
  const emitted = await db.transaction(async (tx) => {
    const papers = await emit(tx, { ids, author, setting: { ...deps, shop } });
    for (const { whole } of papers) {
      await record(tx, author, { accion: 'pedido.remito', objeto: asObjeto(whole.pedido) });
    }
    return papers;
  });
  const remitos = emitted.map(({ impreso, whole }) => ({
    hasPdf: impreso.hasPdf,
    remito: toRemito(impreso, whole, shop.aspecto),
  }));
  const originals: Buffer[] = [];
  for (const { remito, hasPdf } of remitos) {
    if (!hasPdf || remitos.length === 1) originals.push(await originalOf(db, remito, hasPdf));
  }
  const [only] = originals;
  return only && remitos.length === 1 && copias === 1
    ? only
    : printInThread(
        remitos.map(({ remito }) => remito),
        copias,
      );
}

/** Returns the stored PDF of a paper; without one, prints and stores the PDF. */
async function originalOf(db: Queryable, remito: Remito, hasPdf: boolean): Promise<Buffer> {
  const kept = hasPdf ? await findPdf(db, remito.numero) : null;
  if (kept) return kept;
  const pdf = await printInThread([remito]);
  await storePdf(db, remito.numero, pdf);
  // Another process may have stored its own PDF meanwhile: return the stored one.
  return (await findPdf(db, remito.numero)) ?? pdf;
}

/** Returns an order's delivery notes, newest first, and whether the order changed since. Throws NO_ENCONTRADO. */
export async function impresosOf({ db, ...deps }: PrintDeps, pedidoId: string) {
  const [whole] = await withDestinatarios(db, await findPedidos(db, [pedidoId]));
  if (!whole) throw new Problem('NO_ENCONTRADO');
  const rows = await listImpresos(db, pedidoId);
  const [newest] = rows;
  const now = toDatos(whole, { ...deps, shop: deps.shop });
  return { rows, cambio: newest !== undefined && !isUpToDate(newest.impreso, whole, now) };
}

/** Returns a delivery note as it was printed, even if the order changed. Throws NO_ENCONTRADO, NO_DISPONIBLE. */
export async function printImpreso(
  deps: PrintDeps,
  { numero, author }: { numero: number; author: Author },
): Promise<Buffer> {
  const { db } = deps;
  const [impreso] = await findImpresos(db, [numero]);
  const [whole] = impreso ? await withDestinatarios(db, await findPedidos(db, [impreso.pedido_id])) : [];
  if (!impreso || !whole) throw new Problem('NO_ENCONTRADO');
  if (!impreso.hasPdf) await refuseFullQueue();
  await record(db, author, { accion: 'pedido.remito', objeto: asObjeto(whole.pedido) });
  const { aspecto } = await shopOnPaper(db, deps);
  return originalOf(db, toRemito(impreso, whole, aspecto), impreso.hasPdf);
}

/**
 * Returns these orders, each once, in the order of `ids`. Throws NO_ENCONTRADO, or REMITO_NO_DISPONIBLE with
 * the orders that have nothing to deliver.
 */
export async function printableOf(db: Queryable, ids: readonly string[]): Promise<WholePedido[]> {
  const unique = [...new Set(ids)];
  const found = new Map(
    (await withDestinatarios(db, await findPedidos(db, unique))).map((whole) => [
      whole.pedido.pedido_id,
      whole,
    ]),
  );
  const wholes = unique.flatMap((id) => found.get(id) ?? []);
  if (wholes.length < unique.length) throw new Problem('NO_ENCONTRADO');
  refuseUndeliverable(wholes);
  return wholes;
}

interface Paper {
  whole: WholePedido;
  impreso: ImpresoRow;
}

interface Emission {
  ids: readonly string[];
  author: Author;
  setting: Parameters<typeof toDatos>[1];
}

/** Returns the paper of each order, in the order of `ids`: the newest if it still matches the order, otherwise a new one. */
async function emit(tx: Tx, emission: Emission): Promise<Paper[]> {
  const before = await currentOf(tx, emission);
  if (before.every(isPaper)) return before;
  await lockNumeros(tx);
  // Another transaction may have printed or changed orders before this one got the lock.
  const now = await currentOf(tx, emission);
  if (now.every(isPaper)) return now;
  const missing = now.filter((one) => !isPaper(one));
  // Papers of an older program version have a number but no stored copy: they keep their number.
  const renewed = missing.filter(({ row, isKept }) => !row || isKept);
  const ids = renewed.map(({ whole }) => whole.pedido.pedido_id);
  const rows = ids.length > 0 ? await insertRemitos(tx, ids) : [];
  await insertImpresos(
    tx,
    missing.map(({ whole, row, isKept }) => {
      const { pedido_id } = whole.pedido;
      const { numero, fecha } = found(rows.find((one) => one.pedido_id === pedido_id) ?? row);
      return {
        ...{ numero, fecha, pedido_id, impreso_por: emission.author.usuarioId },
        reemplaza_a: row && isKept ? row.numero : null,
        datos: toDatos(whole, emission.setting),
        // For an erased account only `destinatarios` keeps the recipient.
        cliente: isErased(whole) ? null : toCliente(whole),
      };
    }),
  );
  return (await currentOf(tx, emission)).filter(isPaper);
}

const isErased = ({ usuario }: WholePedido): boolean => usuario.email.endsWith(`@${ERASED_DOMAIN}`);

interface Current {
  whole: WholePedido;
  /** Number and date of its newest paper. */
  row: RemitoRow | undefined;
  /** Whether a copy of that paper is stored. */
  isKept: boolean;
  /** The newest paper, if it still matches the order. */
  impreso: ImpresoRow | undefined;
}

const isPaper = (one: Current): one is Current & Paper => one.impreso !== undefined;

async function currentOf(tx: Tx, { ids, setting }: Emission): Promise<Current[]> {
  const wholes = await printableOf(tx, ids);
  const rows = await findRemitos(
    tx,
    wholes.map(({ pedido }) => pedido.pedido_id),
  );
  const impresos = await findImpresos(
    tx,
    rows.map(({ numero }) => numero),
  );
  return wholes.map((whole) => {
    const row = rows.find(({ pedido_id }) => pedido_id === whole.pedido.pedido_id);
    const impreso = row && impresos.find(({ numero }) => numero === row.numero);
    const isSame = impreso && isUpToDate(impreso, whole, toDatos(whole, setting));
    return { whole, row, isKept: impreso !== undefined, impreso: isSame ? impreso : undefined };
  });
}

/** Papers of an erased account keep their recipient. */
async function withDestinatarios(db: Queryable, wholes: WholePedido[]): Promise<WholePedido[]> {
  const kept = await findDestinatarios(
    db,
    wholes.map(({ usuario }) => usuario.usuario_id),
  );
  return wholes.map((whole) => ({
    ...whole,
    usuario: { ...whole.usuario, ...kept.get(whole.usuario.usuario_id) },
  }));
}

function refuseUndeliverable(whole: WholePedido[]): void {
  const refused = whole.filter(({ pedido }) => !SOLD_ESTADOS.includes(pedido.estado_pedido));
  if (refused.length === 0) return;
  throw new Problem(
    'REMITO_NO_DISPONIBLE',
    refused.map(({ pedido }) => ({
      field: 'pedidoIds',
      message: `El remito del pedido N.º ${pedido.numero} no está disponible.`,
    })),
  );
}
