import { randomInt } from 'node:crypto';
import { SOLD_ESTADOS } from 'api-client/contract';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db, Tx } from '../../db/database.ts';
import { ERASED_DOMAIN } from '../../mail/address.ts';
import { fieldProblem, found, Problem } from '../../shared/problem.ts';
import { hashOf } from '../auth/one-time-keys.ts';
import { deleteAvisosOf } from '../avisos/avisos-repository.ts';
import { forgetInMovimientos } from '../cuenta-corriente/cuenta-repository.ts';
import { deleteDomiciliosOf } from '../domicilios/domicilios-repository.ts';
import { forgetInImportaciones } from '../importaciones/forget-importaciones-repository.ts';
import { deleteListasOf } from '../listas/listas-repository.ts';
import { deleteCarritoOf } from '../mi-carrito/carrito-repository.ts';
import { countPedidosIn } from '../pedidos/pedidos-repository.ts';
import { deletePropuestasOf } from '../pedidos/propuestas-repository.ts';
import { forgetInRemitos } from '../remitos/forget-remitos-repository.ts';
import { deleteSegundoFactor } from '../segundo-factor/segundo-factor-repository.ts';
import { endSessions } from '../sesiones/end-sessions.ts';
import { findPersonaIds } from '../sesiones/sesiones-repository.ts';
import { asObjeto } from '../usuarios/usuario-mapper.ts';
import {
  countActiveAdmins,
  findUsuario,
  lockAdmins,
  lockUsuario,
  type UsuarioRow,
} from '../usuarios/usuarios-repository.ts';
import {
  anonymize,
  deleteEntregas,
  deleteLinks,
  deleteNotasBy,
  deletePedidoPor,
  deleteVistasOf,
  eraseInBitacora,
  forgetResetRequest,
} from './erase-repository.ts';
import {
  deleteMailsOf,
  deleteNotasAbout,
  deleteNotificacionesAbout,
  deleteRecepciones,
  forgetMotivos,
  insertDestinatario,
} from './personal-data-repository.ts';

export interface Erasure {
  usuarioId: string;
  /** As whoever asks for it has typed it: that of the account, or nothing is erased. */
  email: string;
  author: Author;
}

/**
 * Erases what the shop knows of a person, for good: the account, its sessions and second factor, mails that the queue still has, what the
 * inbox and the house's notes say of it, what they wrote with their orders and of those that they received, their cart and lists, which mails they wanted, and what is personal in the trail. Orders and the account that they were paid in keep their figures. Of somebody who was delivered to, name,
 * shop, CUIT and address stay apart for the remitos, which the law wants kept for ten years. With a shop's owner go those who
 * order for the shop: their accounts are for that alone. NO_ENCONTRADO,
 * CUENTA_PROPIA, ULTIMO_ADMIN, or DATOS_INVALIDOS for another e-mail.
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
  await deleteCarritoOf(tx, usuarioId);
  await deleteAvisosOf(tx, usuarioId);
  await deleteDomiciliosOf(tx, usuarioId);
  await deleteListasOf(tx, usuarioId);
  await deleteEntregas(tx, usuarioId);
  await deletePedidoPor(tx, usuarioId);
  await deleteVistasOf(tx, usuarioId);
  await forgetInImportaciones(tx, usuario);
  await forgetInMovimientos(tx, usuarioId);
  await forgetInRemitos(tx, usuarioId);
  await eraseInBitacora(tx, usuarioId);
  await anonymize(tx, usuarioId, nobody(usuarioId));
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

/** What stands where the person stood. No CUIT begins with 99, and no mail reaches such an address. */
const nobody = (usuarioId: string) => ({
  nombre: 'Cuenta',
  apellido: 'borrada',
  nombre_comercio: 'Cuenta borrada',
  dni: 99_000_000_000 + randomInt(1_000_000_000),
  email: `${usuarioId}@${ERASED_DOMAIN}`,
});
