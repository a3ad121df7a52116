import { LIMITS } from 'api-client/contract';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { StaffActor } from '../../http/actor.ts';
import { found, Problem } from '../../shared/problem.ts';
import { asObjeto } from '../usuarios/usuario-mapper.ts';
import { findUsuario, lockUsuario, type UsuarioRow } from '../usuarios/usuarios-repository.ts';
import { countNotas, deleteNota, findNota, findNotas, insertNota, type NotaRow } from './notas-repository.ts';

interface OfUsuario {
  usuarioId: string;
  actor: StaffActor;
  author: Author;
}

/** Returns the staff notes about an account, newest first. Throws NO_ENCONTRADO. */
export async function notasOf(db: Db, usuarioId: string): Promise<NotaRow[]> {
  found(await findUsuario(db, usuarioId));
  return findNotas(db, usuarioId);
}

/**
 * Locks the account, so that nobody adds a note or erases the account meanwhile. Throws NO_ENCONTRADO, also for an
 * erased account.
 */
async function open(tx: Tx, usuarioId: string): Promise<UsuarioRow> {
  const usuario = found(await lockUsuario(tx, usuarioId));
  if (usuario.datos_borrados_en) throw new Problem('NO_ENCONTRADO');
  return usuario;
}

/** Adds a note about an account. Throws NO_ENCONTRADO, DEMASIADAS_NOTAS. */
export const annotate = (
  db: Db,
  { usuarioId, actor, author, texto }: OfUsuario & { texto: string },
): Promise<NotaRow> =>
  db.transaction(async (tx) => {
    const usuario = await open(tx, usuarioId);
    if ((await countNotas(tx, usuarioId)) >= LIMITS.notas) throw new Problem('DEMASIADAS_NOTAS');
    const notaId = await insertNota(tx, { usuario_id: usuarioId, autor_id: actor.usuarioId, texto });
    await record(tx, author, { accion: 'usuario.nota', objeto: asObjeto(usuario), despues: { nota: texto } });
    return found(await findNota(tx, usuarioId, notaId));
  });

/** Deletes a note. Only its author or an admin may. Throws NO_ENCONTRADO, SIN_PERMISO. */
export const removeNota = (
  db: Db,
  { usuarioId, actor, author, notaId }: OfUsuario & { notaId: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    const usuario = await open(tx, usuarioId);
    const { nota } = found(await findNota(tx, usuarioId, notaId));
    if (nota.autor_id !== actor.usuarioId && !actor.isAdmin) throw new Problem('SIN_PERMISO');
    await deleteNota(tx, usuarioId, notaId);
    await record(tx, author, {
      accion: 'usuario.nota_borrada',
      objeto: asObjeto(usuario),
      antes: { nota: nota.texto },
    });
  });
