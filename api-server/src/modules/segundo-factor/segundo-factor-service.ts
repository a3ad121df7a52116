import type { Accion } from 'api-client/contract';
import { type Author, OPERATOR, record } from '../../bitacora/record.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { StaffActor } from '../../http/actor.ts';
import { fieldProblem, found, Problem } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { endSessions } from '../sesiones/end-sessions.ts';
import { provePassword } from '../usuarios/prove-password.ts';
import { asObjeto } from '../usuarios/usuario-mapper.ts';
import {
  findUsuario,
  findUsuarioByEmail,
  lockUsuario,
  type UsuarioRow,
} from '../usuarios/usuarios-repository.ts';
import { bareCode, createCodes, hashOfCode } from './recovery-codes.ts';
import {
  activate,
  countCodigos,
  deleteSegundoFactor,
  findSegundoFactor,
  putSecreto,
  replaceCodigos,
} from './segundo-factor-repository.ts';
import { spendCode, withCode } from './spend-code.ts';
import { createSecreto, invitationOf, stepOf } from './time-codes.ts';

/** One's own account, if this is its password: CLAVE_INCORRECTA, DEMASIADAS_SOLICITUDES. */
async function accountWith(
  deps: ModuleDeps,
  { usuarioId }: StaffActor,
  password: string,
): Promise<UsuarioRow> {
  const { account, takeBack } = await provePassword(deps, usuarioId, password);
  await takeBack();
  return account;
}

export async function getState(db: Db, { usuarioId }: StaffActor) {
  const row = await findSegundoFactor(db, usuarioId);
  return {
    activado_en: row?.activado_en?.toISOString() ?? null,
    codigos: await countCodigos(db, usuarioId),
  };
}

/** A new secret, which counts for nothing until a code of it comes back: SEGUNDO_FACTOR_ACTIVO. */
export async function begin(deps: ModuleDeps, actor: StaffActor, password: string, author: Author) {
  const account = await accountWith(deps, actor, password);
  const secreto = createSecreto();
  await deps.db.transaction(async (tx) => {
    const sealed = deps.sealer.seal(secreto, actor.usuarioId);
    if (!(await putSecreto(tx, actor.usuarioId, sealed))) throw new Problem('SEGUNDO_FACTOR_ACTIVO');
    await record(tx, author, { accion: 'segundo_factor.comienzo', objeto: asObjeto(account) });
  });
  return invitationOf(secreto, { shop: deps.shop.nombre, email: account.email });
}

async function tellCodes(tx: Tx, usuarioId: string): Promise<string[]> {
  const codes = createCodes();
  await replaceCodigos(
    tx,
    usuarioId,
    codes.map((code) => hashOfCode(bareCode(code))),
  );
  return codes;
}

/** Turns it on, and ends the sessions that were opened without it, but the one that asks. */
export async function confirm(
  deps: ModuleDeps,
  { usuarioId, sesionId }: StaffActor,
  codigo: string,
  author: Author,
): Promise<string[]> {
  const account = found(await findUsuario(deps.db, usuarioId));
  return withCode(deps, account, author, async (tx) => {
    await endSessions(tx, usuarioId, sesionId);
    const row = await findSegundoFactor(tx, usuarioId);
    if (row?.activado_en) throw new Problem('SEGUNDO_FACTOR_ACTIVO');
    const secreto = row && deps.sealer.open(row.secreto, usuarioId);
    if (!row || !secreto) throw new Problem('SEGUNDO_FACTOR_INACTIVO');
    const step = stepOf(secreto, bareCode(codigo), Date.now());
    if (step === undefined) throw fieldProblem('CODIGO_INCORRECTO', 'codigo');
    // The account is locked, but whoever begins anew is not kept waiting by it.
    if (!(await activate(tx, usuarioId, row.secreto, step)))
      throw fieldProblem('CODIGO_INCORRECTO', 'codigo');
    await record(tx, author, { accion: 'segundo_factor.alta', objeto: asObjeto(account) });
    return tellCodes(tx, usuarioId);
  });
}

interface Proof {
  password: string;
  codigo: string;
}

/** What takes both factors: CLAVE_INCORRECTA, CODIGO_INCORRECTO, SEGUNDO_FACTOR_INACTIVO. */
async function withBoth<T>(
  deps: ModuleDeps,
  actor: StaffActor,
  { password, codigo }: Proof,
  author: Author,
  accion: Accion,
  change: (tx: Tx) => Promise<T>,
): Promise<T> {
  const account = await accountWith(deps, actor, password);
  if (!(await findSegundoFactor(deps.db, actor.usuarioId))?.activado_en) {
    throw new Problem('SEGUNDO_FACTOR_INACTIVO');
  }
  return withCode(deps, account, author, async (tx) => {
    await spendCode(deps, tx, account, codigo, author);
    await record(tx, author, { accion, objeto: asObjeto(account) });
    return change(tx);
  });
}

export const end = (deps: ModuleDeps, actor: StaffActor, proof: Proof, author: Author) =>
  withBoth(deps, actor, proof, author, 'segundo_factor.baja', (tx) =>
    deleteSegundoFactor(tx, actor.usuarioId),
  );

export const renewCodes = (deps: ModuleDeps, actor: StaffActor, proof: Proof, author: Author) =>
  withBoth(deps, actor, proof, author, 'segundo_factor.codigos_nuevos', (tx) =>
    tellCodes(tx, actor.usuarioId),
  );

/** Of somebody who has lost it. Their sessions end: whoever holds what they lost has none. */
export const reset = (db: Db, usuarioId: string, author: Author): Promise<void> =>
  db.transaction(async (tx) => {
    if (usuarioId === author.usuarioId) throw new Problem('SEGUNDO_FACTOR_PROPIO');
    const account = found(await lockUsuario(tx, usuarioId));
    if (!(await deleteSegundoFactor(tx, usuarioId))) throw new Problem('SEGUNDO_FACTOR_INACTIVO');
    await endSessions(tx, usuarioId);
    await record(tx, author, { accion: 'segundo_factor.restablecido', objeto: asObjeto(account) });
  });

/** The same for whoever has the shop's machine in hand: the last admin has nobody else to ask. */
export async function resetByEmail(db: Db, email: string): Promise<void> {
  const account = found(await findUsuarioByEmail(db, email.trim().toLowerCase()));
  await reset(db, account.usuario_id, OPERATOR);
}
