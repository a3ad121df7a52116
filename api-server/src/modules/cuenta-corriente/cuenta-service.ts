import { SOLD_ESTADOS } from 'api-client/contract';
import { toCents, toPesos } from 'api-client/contract/money';
import { type Author, changesOf, record } from '../../bitacora/record.ts';
import type { Db } from '../../db/database.ts';
import type { Page } from '../../shared/page.ts';
import { found, refuseStale } from '../../shared/problem.ts';
import { findPedido } from '../pedidos/pedidos-repository.ts';
import { asObjeto } from '../usuarios/usuario-mapper.ts';
import { findUsuario, lockUsuario } from '../usuarios/usuarios-repository.ts';
import {
  type CondicionesRow,
  type CuentaDePedido,
  type Figures,
  findCondiciones,
  findCuentaDePedido,
  findFigures,
  findPendientes,
  putCondiciones,
} from './cuenta-repository.ts';
import {
  countMovimientos,
  type Dias,
  findMovimientos,
  type Lector,
  type Linea,
} from './movimientos-repository.ts';

/** Amounts are in cents. */
export interface Cuenta extends Figures {
  condiciones: CondicionesRow;
  pendientes: CuentaDePedido[];
  lineas: Linea[];
  /** Number of entries within the requested days. */
  total: number;
}

/** Throws NO_ENCONTRADO. */
export async function cuentaOf(
  db: Db,
  usuarioId: string,
  asked: Page & Dias,
  lector: Lector,
): Promise<Cuenta> {
  found(await findUsuario(db, usuarioId));
  const { desde, hasta } = asked;
  const [figures, condiciones, pendientes, lineas] = await Promise.all([
    findFigures(db, usuarioId),
    findCondiciones(db, usuarioId),
    findPendientes(db, usuarioId),
    findMovimientos(db, usuarioId, asked, lector),
  ]);
  const all = lector === 'staff' && desde === undefined && hasta === undefined;
  const total = all ? figures.cantidad : await countMovimientos(db, usuarioId, { desde, hasta }, lector);
  return { ...figures, condiciones, pendientes, lineas, total };
}

/** Amounts are in cents. */
export interface CuentaDelPedido extends Pick<Figures, 'saldo' | 'vencido'> {
  cuenta: CuentaDePedido;
  limite: number | null;
  /** The customer's balance once this order is sold. */
  onceSold: number;
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
  plazo: number;
  /** ARS. */
  limite: number | null;
  author: Author;
  ifMatch: number | undefined;
}

/** Sets the payment terms of orders sold from now on. Throws NO_ENCONTRADO, VERSION_DESACTUALIZADA. */
export const settleCondiciones = (
  db: Db,
  { usuarioId, plazo, limite, author, ifMatch }: Settled,
): Promise<CondicionesRow> =>
  db.transaction(async (tx) => {
    const usuario = found(await lockUsuario(tx, usuarioId));
    const before = await findCondiciones(tx, usuarioId);
    refuseStale(before, ifMatch);
    const after = { plazo, limite: limite === null ? null : toCents(limite), version: before.version + 1 };
    const { antes, despues } = changesOf(keptOf(before), keptOf(after));
    if (Object.keys(despues).length === 0) return before;
    await putCondiciones(tx, { ...after, usuario_id: usuarioId });
    await record(tx, author, { accion: 'cuenta.condiciones', objeto: asObjeto(usuario), antes, despues });
    return after;
  });

const keptOf = ({ plazo, limite }: CondicionesRow) => ({
  plazo,
  limite: limite === null ? null : toPesos(limite),
});
