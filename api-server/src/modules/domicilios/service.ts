import { LIMITS } from 'api-client/contract';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import type { Entrega } from '../../db/schema/pedidos.ts';
import { fieldProblem, found, Problem } from '../../shared/problem.ts';
import { asObjeto } from '../usuarios/mapper.ts';
import { findUsuario, lockOwner } from '../usuarios/repository/usuarios.ts';
import {
  type DomicilioRow,
  deleteDomicilio,
  findDomicilio,
  findDomicilios,
  findUsual,
  leaveUsual,
  putDomicilio,
} from './repository.ts';

/** Records the change without the address itself. */
async function recordDomicilio(
  tx: Tx,
  author: Author,
  usuarioId: string,
  accion: 'usuario.domicilio' | 'usuario.domicilio_quitado',
): Promise<void> {
  await record(tx, author, { accion, objeto: asObjeto(found(await findUsuario(tx, usuarioId))) });
}

/** Adds or changes an address. Throws DEMASIADOS_DOMICILIOS; NO_ENCONTRADO if the id is another account's. */
export const saveDomicilio = (db: Db, row: DomicilioRow, author: Author): Promise<DomicilioRow[]> =>
  db.transaction(async (tx) => {
    const { usuario_id, domicilio_id } = row;
    await lockOwner(tx, usuario_id);
    const before = await findDomicilios(tx, usuario_id);
    const isKnown = before.some((one) => one.domicilio_id === domicilio_id);
    if (!isKnown && before.length >= LIMITS.domicilios) throw new Problem('DEMASIADOS_DOMICILIOS');
    found(await putDomicilio(tx, row));
    if (row.predeterminado) await leaveUsual(tx, usuario_id, domicilio_id);
    await recordDomicilio(tx, author, usuario_id, 'usuario.domicilio');
    return findDomicilios(tx, usuario_id);
  });

/** Throws NO_ENCONTRADO. */
export const forgetDomicilio = (db: Db, usuarioId: string, id: string, author: Author): Promise<void> =>
  db.transaction(async (tx) => {
    await lockOwner(tx, usuarioId);
    found(await deleteDomicilio(tx, usuarioId, id));
    await recordDomicilio(tx, author, usuarioId, 'usuario.domicilio_quitado');
  });

/**
 * Returns the delivery address to store with an order: the chosen one, or the default if none was chosen. Null stands
 * for the account's own. Throws NO_ENCONTRADO if the chosen address does not exist.
 */
export async function entregaFor(
  q: Queryable,
  usuarioId: string,
  id: string | null | undefined,
): Promise<Entrega | null> {
  if (id === null) return null;
  const row = id === undefined ? await findUsual(q, usuarioId) : await findDomicilio(q, usuarioId, id);
  if (!row && id !== undefined) {
    throw fieldProblem(
      'NO_ENCONTRADO',
      'domicilio_id',
      'El domicilio elegido ya no está en la cuenta. Elige otro.',
    );
  }
  return row ? { nombre: row.nombre, domicilio: row.domicilio, horario: row.horario } : null;
}
