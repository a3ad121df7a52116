import type { Db } from '../../db/database.ts';
import type { Sealer } from '../../shared/sealer.ts';
import { findSecretos, replaceSecreto } from './segundo-factor-repository.ts';

/**
 * Encrypts with the current key each secret that an earlier key encrypted. Secrets that no key opens stay unchanged.
 */
export async function sealAnew(db: Db, sealer: Sealer): Promise<void> {
  for (const { usuario_id, secreto } of await findSecretos(db)) {
    const opened = sealer.open(secreto, usuario_id);
    if (opened !== undefined) {
      await replaceSecreto(db, usuario_id, secreto, sealer.seal(opened, usuario_id));
    }
  }
}
