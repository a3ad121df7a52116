import { hash, randomBytes } from 'node:crypto';
import type { Queryable } from '../../db/database.ts';
import { deleteExpiredLlaves, insertLlave, type Para, takeLlave } from './llaves-repository.ts';

/** What is kept of a text that nobody is to read: a secret, an e-mail. */
export const huellaDe = (text: string): string => hash('sha256', text, 'base64url');

/** A secret that opens something once, within `seconds`. It is told here and never again. */
export async function crearLlave(
  q: Queryable,
  { para, usuarioId, seconds }: { para: Para; usuarioId: string; seconds: number },
): Promise<string> {
  const secreto = randomBytes(32).toString('base64url');
  await deleteExpiredLlaves(q);
  await insertLlave(q, { huella: huellaDe(secreto), para, usuario_id: usuarioId, seconds });
  return secreto;
}

/** Whose secret it was, if it was good; from then on it is not. Two who come with it at once: one gets in. */
export const usarLlave = (q: Queryable, para: Para, secreto: string): Promise<string | undefined> =>
  takeLlave(q, para, huellaDe(secreto));
