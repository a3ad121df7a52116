import { LIMITS, SOLD_ESTADOS } from 'api-client/contract';
import { toCentsOrNull, toPesos } from 'api-client/contract/money';
import type { FormatoPlanilla } from 'api-client/contract/words';
import { type Author, diffFields, record } from '../../../bitacora/record.ts';
import type { Db } from '../../../db/database.ts';
import { getShop, getTransfer } from '../../../db/get-shop.ts';
import type { PriceViewer } from '../../../http/actor.ts';
import { formatCuit } from '../../../shared/format.ts';
import type { Page } from '../../../shared/page.ts';
import { planillaAs, readInBatches } from '../../../shared/planilla/planilla.ts';
import { found, Problem, refuseStale } from '../../../shared/problem.ts';
import { fileOfToday } from '../../../shared/today.ts';
import { shopOnPaper } from '../../ajustes/service.ts';
import type { ModuleDeps } from '../../deps.ts';
import { findPedido } from '../../pedidos/repository/pedidos.ts';
import { asObjeto } from '../../usuarios/mapper.ts';
import { findUsuario, lockUsuario } from '../../usuarios/repository/usuarios.ts';
import {
  beforeRow,
  type Cuenta,
  type CuentaDelPedido,
  IVA_COLUMNS,
  periodoText,
  RESUMEN_COLUMNS,
  toResumen,
  toResumenRow,
  withSaldos,
} from '../mapper.ts';
import { printResumen, refuseFullQueue } from '../print-resumen.ts';
import {
  type CondicionesRow,
  findCondiciones,
  findCuentaDePedido,
  findFigures,
  findPendientes,
  putCondiciones,
} from '../repository/cuenta.ts';
import {
  countMovimientos,
  type Dias,
  findIds,
  findInOrder,
  findMovimientos,
  hasOrderWithIva,
  type Lector,
} from '../repository/movimientos.ts';

/** Throws NO_ENCONTRADO. */
export async function getCuenta(
  db: Db,
  usuarioId: string,
  query: Page & Dias,
  lector: Lector,
): Promise<Cuenta> {
  found(await findUsuario(db, usuarioId));
  const { desde, hasta } = query;
  const [figures, condiciones, pendientes, lineas] = await Promise.all([
    findFigures(db, usuarioId),
    findCondiciones(db, usuarioId),
    findPendientes(db, usuarioId),
    findMovimientos(db, usuarioId, query, lector),
  ]);
  const all = lector === 'staff' && desde === undefined && hasta === undefined;
  const total = all ? figures.cantidad : await countMovimientos(db, usuarioId, { desde, hasta }, lector);
  return { ...figures, condiciones, pendientes, lineas, total };
}

/** Throws NO_ENCONTRADO. */
export async function cuentaOfPedido(db: Db, pedidoId: string): Promise<CuentaDelPedido> {
  const { pedido } = found(await findPedido(db, pedidoId));
  const { usuario_id, estado_pedido, total_precio } = pedido;
  const [cuenta, { saldo, vencido }, { limite }] = await Promise.all([
    findCuentaDePedido(db, pedido),
    findFigures(db, usuario_id),
    findCondiciones(db, usuario_id),
  ]);
  const onceSold = SOLD_ESTADOS.includes(estado_pedido) ? saldo : saldo + total_precio;
  return { cuenta, saldo, vencido, limite, onceSold };
}

interface Settled {
  usuarioId: string;
  /** Null for the agreement's, as `limite`. */
  plazo: number | null;
  /** ARS. */
  limite: number | null;
  author: Author;
  ifMatch: number | undefined;
}

/** Sets a customer's own payment terms, for orders sold from now on. Throws NO_ENCONTRADO, VERSION_DESACTUALIZADA. */
export const settleCondiciones = (
  db: Db,
  { usuarioId, plazo, limite, author, ifMatch }: Settled,
): Promise<CondicionesRow> =>
  db.transaction(async (tx) => {
    const usuario = found(await lockUsuario(tx, usuarioId));
    const before = await findCondiciones(tx, usuarioId);
    refuseStale(before, ifMatch);
    const propias = { plazo, limite: toCentsOrNull(limite) };
    const { antes, despues } = diffFields(toAuditFields(before.propias), toAuditFields(propias));
    if (Object.keys(despues).length === 0) return before;
    await putCondiciones(tx, { ...propias, usuario_id: usuarioId, version: before.version + 1 });
    await record(tx, author, { accion: 'cuenta.condiciones', objeto: asObjeto(usuario), antes, despues });
    return findCondiciones(tx, usuarioId);
  });

const toAuditFields = ({ plazo, limite }: CondicionesRow['propias']) => ({
  plazo,
  limite: limite === null ? null : toPesos(limite),
});

interface ResumenQuery {
  usuarioId: string;
  dias: Dias;
  author: Author;
  /** Amounts reveal prices: proof that the reader may see prices. */
  viewer: PriceViewer;
}

type Deps = Pick<ModuleDeps, 'db' | 'shop' | 'images'>;

/** Entries read per query, which bounds the memory. */
const ROWS_PER_QUERY = 1000;
/** More than any account has. */
const ALL = 1_000_000;

const recordOf = async (db: Db, { author, dias }: ResumenQuery, usuario: Parameters<typeof asObjeto>[0]) =>
  record(db, author, { accion: 'cuenta.resumen', objeto: asObjeto(usuario), despues: { ...dias } });

/**
 * Returns an account statement as PDF, oldest entry first. Throws NO_ENCONTRADO, CUENTA_DEMASIADO_LARGA; NO_DISPONIBLE
 * if too many prints wait.
 */
export async function resumenAsPdf({ db, ...deps }: Deps, query: ResumenQuery) {
  const { usuarioId, dias } = query;
  const usuario = found(await findUsuario(db, usuarioId));
  await refuseFullQueue();
  const { ids, antes } = await findIds(db, usuarioId, { ...dias, limit: LIMITS.movimientosPerPdf + 1 });
  if (ids.length > LIMITS.movimientosPerPdf) throw new Problem('CUENTA_DEMASIADO_LARGA');
  const [rows, figures] = [await findInOrder(db, ids), await findFigures(db, usuarioId)];
  const shop = await shopOnPaper(db, deps);
  const head = {
    comercio: shop.nombre,
    contacto: [shop.telefono, shop.email].filter(Boolean).join(' · '),
    cliente: usuario.nombre_comercio,
    cuit: formatCuit(String(usuario.dni)),
    periodo: periodoText(dias),
    fecha: new Date(),
    aspecto: shop.aspecto,
    transferencia: await getTransfer(db),
  };
  const resumen = toResumen(head, { lineas: withSaldos(rows, antes), antes, figures });
  await recordOf(db, query, usuario);
  return { name: `${fileOfToday('cuenta-corriente')}.pdf`, data: await printResumen(resumen) };
}

/** Same as `resumenAsPdf`, as a spreadsheet. */
export async function resumenAsPlanilla(
  { db, ...deps }: Deps,
  { formato, ...query }: ResumenQuery & { formato: FormatoPlanilla },
) {
  const { usuarioId, dias } = query;
  const usuario = found(await findUsuario(db, usuarioId));
  const { ids, antes } = await findIds(db, usuarioId, { ...dias, limit: ALL });
  await recordOf(db, query, usuario);
  const shop = await getShop(db, deps.shop);
  return planillaAs(formato, {
    name: 'cuenta-corriente',
    sheet: 'Cuenta corriente',
    titles: [
      [shop.nombre, 'Cuenta corriente'],
      [usuario.nombre_comercio, periodoText(dias)],
    ],
    columns: (await hasOrderWithIva(db, usuarioId)) ? [...RESUMEN_COLUMNS, ...IVA_COLUMNS] : RESUMEN_COLUMNS,
    batches: readMovimientos(db, ids, antes),
  });
}

async function* readMovimientos(db: Db, ids: readonly string[], antes: number) {
  yield [beforeRow(antes)];
  let saldo = antes;
  for await (const rows of readInBatches(ids, ROWS_PER_QUERY, (some) => findInOrder(db, some))) {
    const lineas = withSaldos(rows, saldo);
    saldo = lineas.at(-1)?.saldo ?? saldo;
    yield lineas.map(toResumenRow);
  }
}
