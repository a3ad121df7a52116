import { type Author, record } from '../../bitacora/record.ts';
import { recordAttempt } from '../../bitacora/record-attempt.ts';
import type { Tx } from '../../db/database.ts';
import type { MailDeps } from '../../mail/mail-owner.ts';
import { fieldProblem, Problem } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { asObjeto } from '../usuarios/usuario-mapper.ts';
import type { UsuarioRow } from '../usuarios/usuarios-repository.ts';
import { bareCode, hashOfCode, isTimeCode } from './recovery-codes.ts';
import { findSegundoFactor, takeCodigo, takeStep } from './segundo-factor-repository.ts';
import { tellOwner } from './tell-owner.ts';
import { stepOf } from './time-codes.ts';

type SpendDeps = MailDeps & Pick<ModuleDeps, 'sealer'>;
type CodeDeps = Pick<ModuleDeps, 'db' | 'limiter' | 'sealer'>;

/**
 * Limit of codes for one account, from all addresses. Codes are counted only after the right password, so a stranger
 * cannot lock the owner out.
 */
const TRIES = ['segundo-factor', { points: 10, seconds: 900 }] as const;

/** Returns whether the account has an active second factor. */
export const asksForCode = async ({ db }: CodeDeps, usuarioId: string): Promise<boolean> =>
  Boolean((await findSegundoFactor(db, usuarioId))?.activado_en);

/**
 * Spends an authenticator code or a recovery code in the caller's transaction. Each code works once. Throws
 * CODIGO_INCORRECTO, whatever the reason.
 */
export async function spendCode(
  deps: SpendDeps,
  tx: Tx,
  account: UsuarioRow,
  typed: string,
  author: Author,
): Promise<void> {
  const { usuario_id: usuarioId } = account;
  const { sealer } = deps;
  const codigo = bareCode(typed);
  if (!isTimeCode(codigo)) {
    if (!(await takeCodigo(tx, usuarioId, hashOfCode(codigo)))) throw wrongCode();
    await record(tx, author, { accion: 'segundo_factor.recuperacion', objeto: asObjeto(account) });
    await tellOwner(tx, deps, account, 'used', author);
    return;
  }
  const sealed = (await findSegundoFactor(tx, usuarioId))?.secreto;
  const secreto = sealed && sealer.open(sealed, usuarioId);
  const step = secreto ? stepOf(secreto, codigo, Date.now()) : undefined;
  if (!secreto || step === undefined) throw wrongCode();
  if (!(await takeStep(tx, usuarioId, step, sealer.seal(secreto, usuarioId)))) throw wrongCode();
}

const wrongCode = () => fieldProblem('CODIGO_INCORRECTO', 'codigo');

/**
 * Runs `spend` in one transaction and counts the try first, so that concurrent tries all count. A wrong code gets an
 * audit entry. Throws DEMASIADAS_SOLICITUDES, CODIGO_INCORRECTO.
 */
export async function withCode<T>(
  deps: CodeDeps,
  account: UsuarioRow,
  author: Author,
  spend: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { usuario_id: usuarioId } = account;
  await deps.limiter.consume(...TRIES, usuarioId);
  try {
    const done = await deps.db.transaction(spend);
    await deps.limiter.giveBack(...TRIES, usuarioId);
    return done;
  } catch (error) {
    if (error instanceof Problem && error.code === 'CODIGO_INCORRECTO') {
      const entry = { accion: 'segundo_factor.codigo_incorrecto', objeto: asObjeto(account) } as const;
      await recordAttempt(deps, usuarioId, author, entry);
    }
    throw error;
  }
}
