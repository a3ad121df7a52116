import { type Author, record } from '../../bitacora/record.ts';
import type { Db } from '../../db/database.ts';
import { found } from '../../shared/problem.ts';
import { notify } from '../notificaciones/notificaciones-service.ts';
import { asObjeto } from '../usuarios/usuario-mapper.ts';
import { lockUsuario, wantErasure } from '../usuarios/usuarios-repository.ts';

/** Somebody wants their data erased, or does not any more; staff are told, and carry it out. */
export const requestErasure = (
  db: Db,
  { usuarioId, wanted, author }: { usuarioId: string; wanted: boolean; author: Author },
): Promise<void> =>
  db.transaction(async (tx) => {
    const usuario = found(await lockUsuario(tx, usuarioId));
    if ((usuario.borrado_pedido_en !== null) === wanted) return;
    await wantErasure(tx, usuarioId, wanted);
    const accion = wanted ? 'usuario.borrado_pedido' : 'usuario.borrado_retirado';
    await record(tx, author, { accion, objeto: asObjeto(usuario) });
    if (!wanted) return;
    await notify(tx, {
      tipo: 'usuario',
      mensaje: `${asObjeto(usuario).nombre} pide que se borren sus datos`,
      referencia_id: usuarioId,
    });
  });
