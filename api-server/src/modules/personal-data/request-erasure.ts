import { type Author, record } from '../../bitacora/record.ts';
import type { Db } from '../../db/database.ts';
import { found } from '../../shared/problem.ts';
import { notify } from '../notificaciones/notificaciones-service.ts';
import { asObjeto } from '../usuarios/usuario-mapper.ts';
import { lockUsuario, wantErasure } from '../usuarios/usuarios-repository.ts';

/** Records or withdraws a user's request to erase their data, and notifies staff, who do the erasure. */
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
