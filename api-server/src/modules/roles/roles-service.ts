import { AREAS, LIMITS, type OperationOf } from 'api-client/contract';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { type Author, changesOf, record } from '../../bitacora/record.ts';
import { brokenConstraint, brokenReference, type Db, type Tx } from '../../db/database.ts';
import { publish } from '../../realtime/bus.ts';
import { fieldProblem, found, Problem, refuseStale } from '../../shared/problem.ts';
import { asObjeto, keptOf } from './rol-mapper.ts';
import {
  countRoles,
  deleteRol,
  findRol,
  insertRol,
  lockRoles,
  type RolRow,
  type RolValues,
  updateRol,
} from './roles-repository.ts';

type Asked = z.output<OperationOf<'roles.create'>['body']['schema']>;

/** Throws NOMBRE_EN_USO, ignoring accents and case; DEMASIADOS_ROLES. */
export const createRol = (db: Db, asked: Asked, author: Author): Promise<RolRow> =>
  save(db, async (tx) => {
    if ((await countRoles(tx)) >= LIMITS.roles) throw new Problem('DEMASIADOS_ROLES');
    const rol_id = uuidv7();
    await insertRol(tx, { ...valuesOf(asked), rol_id });
    const row = found(await findRol(tx, rol_id));
    await record(tx, author, { accion: 'rol.alta', objeto: asObjeto(row), despues: keptOf(row) });
    return row;
  });

interface Edicion {
  rolId: string;
  asked: Asked;
  author: Author;
  /** Version that the caller read; undefined skips the check. */
  ifMatch: number | undefined;
}

/**
 * Throws like `createRol`, and NO_ENCONTRADO, VERSION_DESACTUALIZADA. Saving the same values changes nothing. Accounts
 * with the role get the new permissions at once.
 */
export const editRol = (db: Db, { rolId, asked, author, ifMatch }: Edicion): Promise<RolRow> =>
  save(db, async (tx) => {
    const before = found(await findRol(tx, rolId));
    refuseStale(before, ifMatch);
    const values = valuesOf(asked);
    const changes = changesOf(keptOf(before), values);
    if (Object.keys(changes.despues).length === 0) return before;
    await updateRol(tx, rolId, values);
    const after = found(await findRol(tx, rolId));
    await record(tx, author, { accion: 'rol.edicion', objeto: asObjeto(after), ...changes });
    await tellPermisos(tx);
    return after;
  });

/** Throws NO_ENCONTRADO; ROL_EN_USO while an account has the role or gets it concurrently. */
export const removeRol = (db: Db, rolId: string, author: Author): Promise<void> =>
  save(db, async (tx) => {
    const before = found(await findRol(tx, rolId));
    if (before.usuarios > 0) throw new Problem('ROL_EN_USO');
    await deleteRol(tx, rolId);
    await record(tx, author, { accion: 'rol.baja', objeto: asObjeto(before), antes: keptOf(before) });
  });

/** Makes open back offices reload their permissions when the transaction commits. */
export const tellPermisos = (tx: Tx): Promise<void> =>
  publish(tx, { type: 'event', event: 'permisosCambiados', payload: {} });

/** Sorts the areas in the contract's order, so that equal sets are equal arrays. */
const valuesOf = ({ nombre, areas }: Asked): RolValues => ({
  nombre,
  areas: Object.keys(AREAS).filter((area) => areas.some((one) => one === area)),
});

/** Translates violations: the index refuses a duplicate name, the foreign key a deletion of a role in use. */
async function save<T>(db: Db, write: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      await lockRoles(tx);
      return write(tx);
    });
  } catch (error) {
    if (brokenReference(error) === HAS_ROL) throw new Problem('ROL_EN_USO');
    if (brokenConstraint(error) !== 'roles_personal_nombre') throw error;
    throw fieldProblem('NOMBRE_EN_USO', 'nombre', 'Ya hay un rol con este nombre.');
  }
}

/** Foreign key of an account to its role. */
export const HAS_ROL = 'usuarios_rol_id_roles_personal_rol_id_fk';
