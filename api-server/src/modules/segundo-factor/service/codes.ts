import { type Author, record, recordAttempt } from '../../../bitacora/record.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { type MailDeps, mailOwner } from '../../../mail/mail-owner.ts';
import { type FactorEvent, factorChanged } from '../../../mail/security-mails.ts';
import { fieldProblem, Problem } from '../../../shared/problem.ts';
import type { Sealer } from '../../../shared/sealer.ts';
import type { ModuleDeps } from '../../deps.ts';
import { asObjeto } from '../../usuarios/mapper.ts';
import type { UsuarioRow } from '../../usuarios/repository/usuarios.ts';
import { findSecretos, findSegundoFactor, replaceSecreto, spendStep, takeCodigo } from '../repository.ts';
import { hashOfCode, isTimeCode, stepOf, withoutSeparators } from '../rules.ts';

/** Mails the owner about a change of the second factor, so that they notice a change by someone else. */
export const mailFactorChange = (
  tx: Tx,
  deps: MailDeps,
  account: UsuarioRow,
  event: FactorEvent,
  { device }: Author,
): Promise<void> =>
  mailOwner(tx, deps, account, (to) => factorChanged(event, { ...to, when: new Date(), device }));

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
  const codigo = withoutSeparators(typed);
  if (!isTimeCode(codigo)) {
    if (!(await takeCodigo(tx, usuarioId, hashOfCode(codigo)))) throw wrongCode();
    await record(tx, author, { accion: 'segundo_factor.recuperacion', objeto: asObjeto(account) });
    await mailFactorChange(tx, deps, account, 'used', author);
    return;
  }
  const sealed = (await findSegundoFactor(tx, usuarioId))?.secreto;
  const secreto = sealed && sealer.open(sealed, usuarioId);
  const step = secreto ? stepOf(secreto, codigo, Date.now()) : undefined;
  if (!secreto || step === undefined) throw wrongCode();
  if (!(await spendStep(tx, usuarioId, step, sealer.seal(secreto, usuarioId)))) throw wrongCode();
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

/**
 * Encrypts with the current key each secret that an earlier key encrypted. Secrets that no key opens stay unchanged.
 */
export async function renewEncryption(db: Db, sealer: Sealer): Promise<void> {
  for (const { usuario_id, secreto } of await findSecretos(db)) {
    const opened = sealer.open(secreto, usuario_id);
    if (opened !== undefined) {
      await replaceSecreto(db, usuario_id, secreto, sealer.seal(opened, usuario_id));
    }
  }
}
