import { LIMITS } from 'api-client/contract';
import { record } from '../../bitacora/record.ts';
import type { Db, Tx } from '../../db/database.ts';
import { moreDatosMail } from '../../mail/cuenta-mails.ts';
import { mailOwner } from '../../mail/mail-owner.ts';
import type { Page } from '../../shared/page.ts';
import { Problem } from '../../shared/problem.ts';
import { countNotas, insertNota } from '../clientes/repository.ts';
import type { ModuleDeps } from '../deps.ts';
import { asObjeto } from '../usuarios/mapper.ts';
import type { UsuarioRow } from '../usuarios/repository/usuarios.ts';
import { approve, type Change, open } from '../usuarios/service/usuarios.ts';
import { type Coincidencia, findCoincidencias, findSolicitudes } from './repository.ts';

export interface Solicitud {
  usuario: UsuarioRow;
  coincidencias: Coincidencia[];
}

/** Returns a page of pending registrations, oldest first, with similar accounts. */
export async function listSolicitudes(db: Db, page: Page): Promise<{ rows: Solicitud[]; total: number }> {
  const { rows, total } = await findSolicitudes(db, page);
  const alike = await findCoincidencias(
    db,
    rows.map(({ usuario_id }) => usuario_id),
  );
  return {
    rows: rows.map((usuario) => ({ usuario, coincidencias: alike.get(usuario.usuario_id) ?? [] })),
    total,
  };
}

/** Locks and returns a pending registration. Throws NO_ENCONTRADO, VERSION_DESACTUALIZADA, SOLICITUD_RESUELTA. */
async function openSolicitud(tx: Tx, change: Change): Promise<UsuarioRow> {
  const usuario = await open(tx, change);
  if (usuario.dado_de_alta || usuario.esta_activo) throw new Problem('SOLICITUD_RESUELTA');
  return usuario;
}

/** Approves a registration and mails the owner the text that staff wrote. */
export const approveSolicitud = (deps: ModuleDeps, change: Change, texto: string): Promise<UsuarioRow> =>
  deps.db.transaction(async (tx) => approve(tx, deps, change, await openSolicitud(tx, change), texto));

/** Asks the owner by mail for more data, and stores the question as a note. Also throws DEMASIADAS_NOTAS. */
export const askForDatos = (deps: ModuleDeps, change: Change, texto: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const usuario = await openSolicitud(tx, change);
    const { usuario_id } = usuario;
    if ((await countNotas(tx, usuario_id)) >= LIMITS.notas) throw new Problem('DEMASIADAS_NOTAS');
    const nota = {
      usuario_id,
      autor_id: change.actor.usuarioId,
      texto: `Se le pidieron más datos:\n${texto}`,
    };
    await insertNota(tx, nota);
    await record(tx, change.author, {
      accion: 'usuario.datos_pedidos',
      objeto: asObjeto(usuario),
      despues: { mensaje: texto },
    });
    await mailOwner(tx, deps, usuario, (to) => moreDatosMail({ ...to, texto }));
  });
