import { OPERATOR } from '../../bitacora/record.ts';
import type { Db } from '../../db/database.ts';
import { found } from '../../shared/problem.ts';
import { findUsuarioByEmail } from '../usuarios/usuarios-repository.ts';
import { erase } from './erase.ts';
import { exportData } from './export.ts';

const idOf = async (db: Db, email: string): Promise<string> =>
  found(await findUsuarioByEmail(db, email.trim().toLowerCase())).usuario_id;

/** For a command on the shop's server. */
export const exportPerson = async (db: Db, email: string) => exportData(db, await idOf(db, email), OPERATOR);

/** `typed` repeats the e-mail as confirmation. */
export const erasePerson = async (db: Db, email: string, typed: string): Promise<void> =>
  erase(db, { usuarioId: await idOf(db, email), email: typed, author: OPERATOR });
