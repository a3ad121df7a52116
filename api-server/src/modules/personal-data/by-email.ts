import { OPERATOR } from '../../bitacora/record.ts';
import type { Db } from '../../db/database.ts';
import { found } from '../../shared/problem.ts';
import { findUsuarioByEmail } from '../usuarios/usuarios-repository.ts';
import { erase } from './erase.ts';
import { exportData } from './export.ts';

const idOf = async (db: Db, email: string): Promise<string> =>
  found(await findUsuarioByEmail(db, email.trim().toLowerCase())).usuario_id;

/** For whoever has the shop's machine in hand. */
export const exportPerson = async (db: Db, email: string) => exportData(db, await idOf(db, email), OPERATOR);

/** `typed`: the e-mail once more, to confirm. */
export const erasePerson = async (db: Db, email: string, typed: string): Promise<void> =>
  erase(db, { usuarioId: await idOf(db, email), email: typed, author: OPERATOR });
