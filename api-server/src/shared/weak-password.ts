import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { fieldProblem } from './problem.ts';

/** What people here take for a password; the list of those that were stolen elsewhere knows them in English alone. */
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
 * Who tries so many finds it: below it are the known ones, with a capital, a digit and a sign added. At what one account
 * may be guessed (`api-server/src/modules/auth/guesses.ts`) the rest takes more than a month.
 */
const GUESSES = 10 ** 5;

/** Longer ones would take a while to look at, and gain nothing by it. */
const LOOKED_AT = 40;

const WEAK = 'Esta contraseña es de las más usadas y se adivina enseguida. Elige otra.';

let judge: Promise<ZxcvbnFactory> | undefined;

/** Megabytes of words, which only a shop that is asked for a new password has in memory. */
async function openJudge(): Promise<ZxcvbnFactory> {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { dictionary, adjacencyGraphs: graphs } = await import('@zxcvbn-ts/language-common');
  return new ZxcvbnFactory({ dictionary: { ...dictionary, ours: OURS }, graphs });
}

/** DATOS_INVALIDOS for a password that is, but for some ornament, among those that everybody tries first. */
export async function refuseWeak(password: string, field: string): Promise<void> {
  judge ??= openJudge();
  const { guesses } = (await judge).check(password.normalize('NFKC').slice(0, LOOKED_AT));
  if (guesses < GUESSES) throw fieldProblem('DATOS_INVALIDOS', field, WEAK);
}
