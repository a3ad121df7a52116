import type { OperationOf } from 'api-client/contract';
import type { z } from 'zod';
import { changesOf, record } from '../../bitacora/record.ts';
import { brokenConstraint, type Db } from '../../db/database.ts';
import { fieldProblem, Problem } from '../../shared/problem.ts';
import { asObjeto, datosOf } from './usuario-mapper.ts';
import { type UsuarioRow, updateUsuario } from './usuarios-repository.ts';
import { type Change, open } from './usuarios-service.ts';

type Edicion = z.output<OperationOf<'usuarios.update'>['body']['schema']>;

/** Fields that a person who orders for a shop shares with its owner. */
const OF_COMERCIO = ['dni', 'nombre_comercio', 'telefono', 'dom_fiscal'];

/**
 * Edits the account of a person and their shop. The same values again change nothing. Throws NO_ENCONTRADO,
 * SIN_PERMISO, VERSION_DESACTUALIZADA, CUENTA_DE_PERSONA, and DNI_EN_USO with its field.
 */
export async function editUsuario(db: Db, change: Change, edicion: Edicion): Promise<UsuarioRow> {
  const values = { ...edicion, dni: Number(edicion.dni) };
  try {
    return await db.transaction(async (tx) => {
      const before = await open(tx, change);
      const changes = changesOf(datosOf(before), values);
      if (Object.keys(changes.despues).length === 0) return before;
      if (before.titular_id !== null && OF_COMERCIO.some((field) => field in changes.despues)) {
        throw new Problem('CUENTA_DE_PERSONA');
      }
      const after = await updateUsuario(tx, before.usuario_id, values);
      await record(tx, change.author, { accion: 'usuario.edicion', objeto: asObjeto(after), ...changes });
      return after;
    });
  } catch (error) {
    if (brokenConstraint(error) === 'usuarios_dni_unico') throw fieldProblem('DNI_EN_USO', 'dni');
    throw error;
  }
}
