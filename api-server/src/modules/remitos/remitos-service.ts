import { SOLD_ESTADOS } from 'api-client/contract';
import { type Author, record } from '../../bitacora/record.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { ERASED_DOMAIN } from '../../mail/address.ts';
import { found, Problem } from '../../shared/problem.ts';
import { shopOnPaper } from '../ajustes/shop-on-paper.ts';
import type { ModuleDeps } from '../deps.ts';
import { asObjeto } from '../pedidos/pedido-mapper.ts';
import { findPedidos, type WholePedido } from '../pedidos/pedidos-repository.ts';
import { findDestinatarios } from './destinatarios-repository.ts';
import { printApart, refuseFull } from './print-apart.ts';
import type { Remito } from './remito.ts';
import { saysTheSame, toCliente, toDatos, toRemito } from './remito-mapper.ts';
import {
  findImpresos,
  findPdf,
  findRemitos,
  type ImpresoRow,
  insertImpresos,
  insertRemitos,
  keepPdf,
  listImpresos,
  lockNumeros,
  type RemitoRow,
} from './remitos-repository.ts';

export type PrintDeps = Pick<ModuleDeps, 'db' | 'shop' | 'images' | 'storefrontUrl'>;

interface Asked {
  ids: readonly string[];
  /** How many of each, marked as the original, its duplicate and so on. */
  copias: number;
  author: Author;
}

/**
 * The delivery notes of these orders as one PDF, each once, in the order of `ids`: NO_ENCONTRADO, or
 * REMITO_NO_DISPONIBLE, which names the orders of which nothing is to be delivered. Nobody gets a paper that the trail
 * does not tell of, nor one without a number. An order that says what its newest paper says gets that paper again;
 * another gets a new number, and its paper names the one that it replaces.
 */
export async function printRemitos(deps: PrintDeps, { ids, copias, author }: Asked): Promise<Buffer> {
  const { db } = deps;
  await printableOf(db, ids);
  await refuseFull();
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
    : printApart(
        remitos.map(({ remito }) => remito),
        copias,
      );
}

/** The file of a paper: as it is kept, or printed now and kept from then on. */
async function originalOf(db: Queryable, remito: Remito, hasPdf: boolean): Promise<Buffer> {
  const kept = hasPdf ? await findPdf(db, remito.numero) : null;
  if (kept) return kept;
  const pdf = await printApart([remito]);
  await keepPdf(db, remito.numero, pdf);
  // Another process may have kept its own meanwhile: that one is the paper.
  return (await findPdf(db, remito.numero)) ?? pdf;
}

/** The delivery notes of an order, newest first, and whether it changed since the newest: NO_ENCONTRADO. */
export async function impresosOf({ db, ...deps }: PrintDeps, pedidoId: string) {
  const [whole] = await withDestinatarios(db, await findPedidos(db, [pedidoId]));
  if (!whole) throw new Problem('NO_ENCONTRADO');
  const rows = await listImpresos(db, pedidoId);
  const [newest] = rows;
  const now = toDatos(whole, { ...deps, shop: deps.shop });
  return { rows, cambio: newest !== undefined && !saysTheSame(newest.impreso, whole, now) };
}

/** A delivery note as it was printed, whatever became of its order: NO_ENCONTRADO. */
export async function printImpreso(
  deps: PrintDeps,
  { numero, author }: { numero: number; author: Author },
): Promise<Buffer> {
  const { db } = deps;
  const [impreso] = await findImpresos(db, [numero]);
  const [whole] = impreso ? await withDestinatarios(db, await findPedidos(db, [impreso.pedido_id])) : [];
  if (!impreso || !whole) throw new Problem('NO_ENCONTRADO');
  if (!impreso.hasPdf) await refuseFull();
  await record(db, author, { accion: 'pedido.remito', objeto: asObjeto(whole.pedido) });
  const { aspecto } = await shopOnPaper(db, deps);
  return originalOf(db, toRemito(impreso, whole, aspecto), impreso.hasPdf);
}

/**
 * These orders, each once, in the order of `ids`, of which there is something to be delivered: NO_ENCONTRADO, or
 * REMITO_NO_DISPONIBLE, which names those of which there is nothing.
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

/** The paper of each of these orders, in the order of `ids`: the newest where it says what the order says, else a new one. */
async function emit(tx: Tx, emission: Emission): Promise<Paper[]> {
  const before = await currentOf(tx, emission);
  if (before.every(isPaper)) return before;
  await lockNumeros(tx);
  // Another transaction may have printed or changed some of them until the lock was held.
  const now = await currentOf(tx, emission);
  if (now.every(isPaper)) return now;
  const missing = now.filter((one) => !isPaper(one));
  // Papers of an older version of this program have a number, and no copy: they keep it.
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
        // Of an erased account `destinatarios` alone keeps the recipient.
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
  /** Whether a copy of that paper is kept. */
  isKept: boolean;
  /** That paper, where it says what the order says now. */
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
    const isSame = impreso && saysTheSame(impreso, whole, toDatos(whole, setting));
    return { whole, row, isKept: impreso !== undefined, impreso: isSame ? impreso : undefined };
  });
}

/** The paper of an account that was erased names whom it named before. */
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
