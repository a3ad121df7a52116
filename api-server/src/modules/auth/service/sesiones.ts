import { LIMITS } from 'api-client/contract';
import { type Author, record } from '../../../bitacora/record.ts';
import type { Db, Queryable } from '../../../db/database.ts';
import type { Owner } from '../../../http/actor.ts';
import { found } from '../../../shared/problem.ts';
import { findOpen, type SesionRow } from '../../sesiones/repository.ts';
import { endSession, endSessions } from '../../sesiones/service.ts';
import { asObjeto } from '../../usuarios/mapper.ts';
import { findUsuario } from '../../usuarios/repository/usuarios.ts';

const objetoOf = async (q: Queryable, usuarioId: string) => asObjeto(found(await findUsuario(q, usuarioId)));

/** Returns the caller's open sessions. */
export const listSessions = (db: Queryable, { kind, usuarioId }: Owner): Promise<SesionRow[]> =>
  findOpen(db, usuarioId, kind === 'customer' ? undefined : LIMITS.staffIdle);

/** Ends one of the author's sessions. Returns false if the session has ended already. */
export const endOwnSession = (db: Db, sesionId: string, author: Author): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { usuarioId } = author;
    if (!usuarioId || !(await endSession(tx, usuarioId, sesionId))) return false;
    await record(tx, author, { accion: 'sesion.cerrada', objeto: await objetoOf(tx, usuarioId) });
    return true;
  });

/** Ends the sessions of an account except `keptSesionId`. Throws NO_ENCONTRADO. */
export const endUserSessions = (
  db: Db,
  usuarioId: string,
  author: Author,
  keptSesionId?: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    await endSessions(tx, usuarioId, keptSesionId);
    const accion = keptSesionId === undefined ? 'sesion.todas_cerradas' : 'sesion.otras_cerradas';
    await record(tx, author, { accion, objeto: await objetoOf(tx, usuarioId) });
  });
