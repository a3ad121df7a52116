import { randomInt } from 'node:crypto';
import { SOLD_ESTADOS } from 'api-client/contract';
import { type Author, record } from '../../../bitacora/record.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { ERASED_DOMAIN } from '../../../mail/address.ts';
import { fieldProblem, found, Problem } from '../../../shared/problem.ts';
import { hashOf } from '../../auth/service/codigo.ts';
import { deleteAvisos } from '../../avisos/repository.ts';
import { forgetInMovimientos } from '../../cuenta-corriente/repository/cuenta.ts';
import { deleteDomiciliosOf } from '../../domicilios/repository.ts';
import { forgetInImportaciones } from '../../importaciones/repository.ts';
import { deleteListas } from '../../listas/repository.ts';
import { deleteCarrito } from '../../mi-carrito/repository.ts';
import { notify } from '../../notificaciones/service.ts';
import { countPedidosIn } from '../../pedidos/repository/pedidos.ts';
import { deletePropuestasOf } from '../../pedidos/repository/propuestas.ts';
import { forgetInRemitos } from '../../remitos/repository.ts';
import { deleteSegundoFactor } from '../../segundo-factor/repository.ts';
import { findPersonaIds } from '../../sesiones/repository.ts';
import { endSessions } from '../../sesiones/service.ts';
import { asObjeto } from '../../usuarios/mapper.ts';
import {
  countActiveAdmins,
  findUsuario,
  lockAdmins,
  lockUsuario,
  setErasureRequest,
  type UsuarioRow,
} from '../../usuarios/repository/usuarios.ts';
import {
  anonymize,
  deleteEntregas,
  deleteLinks,
  deleteNotasBy,
  deletePedidoPor,
  deleteVistasOf,
  eraseInBitacora,
  forgetResetRequest,
} from '../repository/erase.ts';
import {
  deleteMailsOf,
  deleteNotasAbout,
  deleteNotificacionesAbout,
  deleteRecepciones,
  forgetMotivos,
  insertDestinatario,
} from '../repository/export.ts';

export interface Erasure {
  usuarioId: string;
  /** E-mail that the caller typed. Another e-mail than the account's erases nothing. */
  email: string;
  author: Author;
}

/**
 * Erases a person's data for good: the account, sessions, second factor, queued mails, notifications, staff notes, the
 * person's own notes, cart, lists, mail settings, and personal data in the audit log. Orders and ledger keep their
 * amounts. If goods were delivered, name, shop, CUIT and address are stored apart, because remitos must be kept for ten
 * years. Erasing a shop's owner also erases the persons who order for the shop. Throws NO_ENCONTRADO, CUENTA_PROPIA,
 * ULTIMO_ADMIN, or DATOS_INVALIDOS for another e-mail.
 */
export const erase = (db: Db, { usuarioId, email, author }: Erasure): Promise<void> =>
  db.transaction(async (tx) => {
    await lockAdmins(tx);
    const usuario = found(await lockUsuario(tx, usuarioId));
    if (usuario.datos_borrados_en) throw new Problem('NO_ENCONTRADO');
    if (usuarioId === author.usuarioId) throw new Problem('CUENTA_PROPIA');
    await refuseLastAdmin(tx, usuario);
    if (email.trim().toLowerCase() !== usuario.email.toLowerCase()) {
      throw fieldProblem('DATOS_INVALIDOS', 'email', 'El correo no es el de la cuenta.');
    }
    for (const id of await findPersonaIds(tx, usuarioId)) {
      await eraseAccount(tx, found(await lockUsuario(tx, id)), author);
    }
    await eraseAccount(tx, usuario, author);
  });

async function eraseAccount(tx: Tx, usuario: UsuarioRow, author: Author): Promise<void> {
  const { usuario_id: usuarioId } = usuario;
  await endSessions(tx, usuarioId);
  await deleteSegundoFactor(tx, usuarioId);
  await keepDestinatario(tx, usuario);
  await deleteMailsOf(tx, usuario);
  await deleteLinks(tx, usuarioId);
  await forgetResetRequest(tx, hashOf(usuario.email));
  await deleteNotasAbout(tx, usuarioId);
  await deleteNotasBy(tx, usuarioId);
  await deleteRecepciones(tx, usuarioId);
  await forgetMotivos(tx, usuarioId);
  await deletePropuestasOf(tx, usuarioId);
  await deleteNotificacionesAbout(tx, usuarioId);
  await deleteCarrito(tx, usuarioId);
  await deleteAvisos(tx, usuarioId);
  await deleteDomiciliosOf(tx, usuarioId);
  await deleteListas(tx, usuarioId);
  await deleteEntregas(tx, usuarioId);
  await deletePedidoPor(tx, usuarioId);
  await deleteVistasOf(tx, usuarioId);
  await forgetInImportaciones(tx, usuario);
  await forgetInMovimientos(tx, usuarioId);
  await forgetInRemitos(tx, usuarioId);
  await eraseInBitacora(tx, usuarioId);
  await anonymize(tx, usuarioId, anonymousData(usuarioId));
  const erased = found(await findUsuario(tx, usuarioId));
  await record(tx, author, { accion: 'usuario.borrado', objeto: asObjeto(erased) });
}

async function refuseLastAdmin(tx: Tx, { roles, esta_activo }: UsuarioRow): Promise<void> {
  if (!roles.includes('admin') || !esta_activo) return;
  if ((await countActiveAdmins(tx)) <= 1) throw new Problem('ULTIMO_ADMIN');
}

async function keepDestinatario(tx: Tx, usuario: UsuarioRow): Promise<void> {
  const { usuario_id, nombre, apellido, nombre_comercio, dni, dom_fiscal } = usuario;
  if ((await countPedidosIn(tx, usuario_id, SOLD_ESTADOS)) === 0) return;
  await insertDestinatario(tx, { usuario_id, nombre, apellido, nombre_comercio, dni, dom_fiscal });
}

/** Placeholders for the erased data. No CUIT begins with 99, and the e-mail address cannot receive mail. */
const anonymousData = (usuarioId: string) => ({
  nombre: 'Cuenta',
  apellido: 'borrada',
  nombre_comercio: 'Cuenta borrada',
  dni: 99_000_000_000 + randomInt(1_000_000_000),
  email: `${usuarioId}@${ERASED_DOMAIN}`,
});

/** Records or withdraws a user's request to erase their data, and notifies staff, who do the erasure. */
export const requestErasure = (
  db: Db,
  { usuarioId, wanted, author }: { usuarioId: string; wanted: boolean; author: Author },
): Promise<void> =>
  db.transaction(async (tx) => {
    const usuario = found(await lockUsuario(tx, usuarioId));
    if ((usuario.borrado_pedido_en !== null) === wanted) return;
    await setErasureRequest(tx, usuarioId, wanted);
    const accion = wanted ? 'usuario.borrado_pedido' : 'usuario.borrado_retirado';
    await record(tx, author, { accion, objeto: asObjeto(usuario) });
    if (!wanted) return;
    await notify(tx, {
      tipo: 'usuario',
      mensaje: `${asObjeto(usuario).nombre} pide que se borren sus datos`,
      referencia_id: usuarioId,
    });
  });
