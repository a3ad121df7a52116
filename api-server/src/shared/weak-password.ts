import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { fieldProblem } from './problem.ts';

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
