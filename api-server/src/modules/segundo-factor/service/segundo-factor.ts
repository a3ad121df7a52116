import type { Accion } from 'api-client/contract';
import { type Author, OPERATOR, record } from '../../../bitacora/record.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { getShop } from '../../../db/get-shop.ts';
import type { StaffActor, UnenrolledActor } from '../../../http/actor.ts';
import type { MailDeps } from '../../../mail/mail-owner.ts';
import { fieldProblem, found, Problem } from '../../../shared/problem.ts';
import { lockAjustes } from '../../ajustes/repository.ts';
import type { ModuleDeps } from '../../deps.ts';
import { endSessions } from '../../sesiones/service.ts';
import { asObjeto } from '../../usuarios/mapper.ts';
import {
  findUsuario,
  findUsuarioByEmail,
  lockUsuario,
  type UsuarioRow,
} from '../../usuarios/repository/usuarios.ts';
import { provePassword } from '../../usuarios/service/accounts.ts';
import {
  activate,
  countCodigos,
  deleteSegundoFactor,
  findSegundoFactor,
  putSecreto,
  replaceCodigos,
} from '../repository.ts';
import { createCodes, createSecreto, hashOfCode, invitationOf, stepOf, withoutSeparators } from '../rules.ts';
import { mailFactorChange, spendCode, withCode } from './codes.ts';

/** Includes staff who must enrol a second factor before anything else. */
type Actor = StaffActor | UnenrolledActor;

/** Returns the caller's own account after checking its password. Throws CLAVE_INCORRECTA, DEMASIADAS_SOLICITUDES. */
async function accountWith(deps: ModuleDeps, { usuarioId }: Actor, password: string): Promise<UsuarioRow> {
  const { account, takeBack } = await provePassword(deps, usuarioId, password);
  await takeBack();
  return account;
}

export async function getState(db: Db, { usuarioId }: Actor) {
  const row = await findSegundoFactor(db, usuarioId);
  return {
    activado_en: row?.activado_en?.toISOString() ?? null,
    codigos: await countCodigos(db, usuarioId),
  };
}

/** Creates a secret, which is inactive until the owner confirms a code. Throws SEGUNDO_FACTOR_ACTIVO. */
export async function begin(deps: ModuleDeps, actor: Actor, password: string, author: Author) {
  const account = await accountWith(deps, actor, password);
  const secreto = createSecreto();
  await deps.db.transaction(async (tx) => {
    const sealed = deps.sealer.seal(secreto, actor.usuarioId);
    if (!(await putSecreto(tx, actor.usuarioId, sealed))) throw new Problem('SEGUNDO_FACTOR_ACTIVO');
    await record(tx, author, { accion: 'segundo_factor.comienzo', objeto: asObjeto(account) });
  });
  return invitationOf(secreto, { shop: (await getShop(deps.db, deps.shop)).nombre, email: account.email });
}

async function tellCodes(tx: Tx, usuarioId: string): Promise<string[]> {
  const codes = createCodes();
  await replaceCodigos(
    tx,
    usuarioId,
    codes.map((code) => hashOfCode(withoutSeparators(code))),
  );
  return codes;
}

/** Turns the factor on and ends the account's other sessions, which were opened without it. */
export async function confirm(
  deps: ModuleDeps,
  { usuarioId, sesionId }: Actor,
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
    const step = stepOf(secreto, withoutSeparators(codigo), Date.now());
    if (step === undefined) throw fieldProblem('CODIGO_INCORRECTO', 'codigo');
    // The account is locked, but a concurrent `begin` does not wait for that lock.
    if (!(await activate(tx, usuarioId, row.secreto, step)))
      throw fieldProblem('CODIGO_INCORRECTO', 'codigo');
    await record(tx, author, { accion: 'segundo_factor.alta', objeto: asObjeto(account) });
    await mailFactorChange(tx, deps, account, 'on', author);
    return tellCodes(tx, usuarioId);
  });
}

interface Proof {
  password: string;
  codigo: string;
}

/** Runs a change that needs password and code. Throws CLAVE_INCORRECTA, CODIGO_INCORRECTO, SEGUNDO_FACTOR_INACTIVO. */
async function withBoth<T>(
  deps: ModuleDeps,
  actor: StaffActor,
  { password, codigo }: Proof,
  author: Author,
  accion: Accion,
  change: (tx: Tx, account: UsuarioRow) => Promise<T>,
): Promise<T> {
  const account = await accountWith(deps, actor, password);
  if (!(await findSegundoFactor(deps.db, actor.usuarioId))?.activado_en) {
    throw new Problem('SEGUNDO_FACTOR_INACTIVO');
  }
  return withCode(deps, account, author, async (tx) => {
    await spendCode(deps, tx, account, codigo, author);
    await record(tx, author, { accion, objeto: asObjeto(account) });
    return change(tx, account);
  });
}

/** Turns the factor off. Throws SEGUNDO_FACTOR_OBLIGATORIO while the shop requires the factor of all staff. */
export const end = (deps: ModuleDeps, actor: StaffActor, proof: Proof, author: Author) =>
  withBoth(deps, actor, proof, author, 'segundo_factor.baja', async (tx, account) => {
    // The lock makes this transaction and one that starts to require the factor wait for each other.
    const { exige_segundo_factor } = await lockAjustes(tx, 'share');
    if (exige_segundo_factor) throw new Problem('SEGUNDO_FACTOR_OBLIGATORIO');
    await deleteSegundoFactor(tx, actor.usuarioId);
    await mailFactorChange(tx, deps, account, 'off', author);
  });

export const renewCodes = (deps: ModuleDeps, actor: StaffActor, proof: Proof, author: Author) =>
  withBoth(deps, actor, proof, author, 'segundo_factor.codigos_nuevos', async (tx, account) => {
    await mailFactorChange(tx, deps, account, 'renewed', author);
    return tellCodes(tx, actor.usuarioId);
  });

type ResetDeps = MailDeps & Pick<ModuleDeps, 'db'>;

/** Removes the factor of a user who lost it, and ends their sessions: a thief of the device may have one. */
export const reset = (deps: ResetDeps, usuarioId: string, author: Author): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if (usuarioId === author.usuarioId) throw new Problem('SEGUNDO_FACTOR_PROPIO');
    const account = found(await lockUsuario(tx, usuarioId));
    if (!(await deleteSegundoFactor(tx, usuarioId))) throw new Problem('SEGUNDO_FACTOR_INACTIVO');
    await endSessions(tx, usuarioId);
    await record(tx, author, { accion: 'segundo_factor.restablecido', objeto: asObjeto(account) });
    await mailFactorChange(tx, deps, account, author === OPERATOR ? 'letGo' : 'reset', author);
  });

/** Same as `reset`, for a command on the shop's server: the last admin has no other admin to ask. */
export async function resetByEmail(deps: ResetDeps, email: string): Promise<void> {
  const account = found(await findUsuarioByEmail(deps.db, email.trim().toLowerCase()));
  await reset(deps, account.usuario_id, OPERATOR);
}
