import { hash, type Options, verify } from '@node-rs/argon2';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { fieldProblem } from './problem.ts';

/** Argon2id with OWASP's minimum parameters: 19 MiB, two passes, one lane. */
const OPTIONS = {
  algorithm: 2,
  memoryCost: 19 * 1024,
  timeCost: 2,
  parallelism: 1,
} as const satisfies Options;

/** Returns one Unicode form: keyboards may send the same letters as different code points. */
const normalized = (password: string): string => password.normalize('NFKC');

/** Returns a PHC string with salt and costs. */
export const hashPassword = (password: string): Promise<string> => hash(normalized(password), OPTIONS);

/** Returns whether the password matches. False also for an invalid hash. */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  try {
    return await verify(stored, normalized(password));
  } catch {
    return false;
  }
}

const ZERO_HASH = `$${'A'.repeat(43)}`;

/**
 * Hash of accounts without a password, and of accounts that do not exist: 32 zero bytes, the hash of no known password.
 * Verifying takes as long as for a real hash with today's costs, and always fails.
 */
export const NO_PASSWORD = `$argon2id$v=19$m=19456,t=2,p=1$sSr8K9ASfAi53QsI+/hRRQ${ZERO_HASH}`;

/** Returns whether the account has a password. Also recognises a placeholder with older costs. */
export const hasPassword = (stored: string): boolean => !stored.endsWith(ZERO_HASH);

/** Common passwords in Spanish; the library's list of leaked passwords only has English words. */
const OURS = [
  'contraseña',
  'contrasena',
  'clave',
  'tienda',
  'mayorista',
  'dietetica',
  'almacen',
  'argentina',
  'admin123',
];

/**
 * Minimum number of guesses. Common passwords with a capital, a digit and a sign added need fewer. At the rate limit
 * per account (`api-server/src/modules/auth/service/login.ts`), more guesses take over a month.
 */
const GUESSES = 10 ** 5;

/** Maximum characters to check: longer texts would be slow and are not weaker. */
const LOOKED_AT = 40;

const WEAK = 'Esta contraseña es de las más usadas y se adivina enseguida. Elige otra.';

let judge: Promise<ZxcvbnFactory> | undefined;

/** Loads the word lists, which need megabytes, only for the first new password. */
async function openJudge(): Promise<ZxcvbnFactory> {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { dictionary, adjacencyGraphs: graphs } = await import('@zxcvbn-ts/language-common');
  return new ZxcvbnFactory({ dictionary: { ...dictionary, ours: OURS }, graphs });
}

/** Throws DATOS_INVALIDOS for a common password, also with additions such as a digit. */
export async function refuseWeak(password: string, field: string): Promise<void> {
  judge ??= openJudge();
  const { guesses } = (await judge).check(password.normalize('NFKC').slice(0, LOOKED_AT));
  if (guesses < GUESSES) throw fieldProblem('DATOS_INVALIDOS', field, WEAK);
}
