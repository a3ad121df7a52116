import { isDeepStrictEqual } from 'node:util';
import { LIMITS, type OperationOf } from 'api-client/contract';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { type Author, changesOf, record } from '../../bitacora/record.ts';
import { brokenConstraint, type Db, type Tx } from '../../db/database.ts';
import type { StaffActor } from '../../http/actor.ts';
import { fieldProblem, found, Problem, refuseStale } from '../../shared/problem.ts';
import { asObjeto, keptOf } from './mapper.ts';
import {
  countVistas,
  deleteVista,
  findVista,
  insertVista,
  lockVistas,
  updateVista,
  type VistaRow,
  type VistaValues,
} from './repository.ts';

interface By {
  actor: StaffActor;
  author: Author;
}
type Asked = z.output<OperationOf<'vistas.create'>['body']['schema']>;

/** Throws DEMASIADAS_VISTAS, or NOMBRE_EN_USO among the user's or the team's views, ignoring accents and case. */
export const createVista = (db: Db, asked: Asked, { actor, author }: By): Promise<VistaRow> =>
  save(db, async (tx) => {
    const { usuarioId } = actor;
    await refuseTooMany(tx, asked.de_equipo, usuarioId);
    const vista_id = uuidv7();
    await insertVista(tx, { ...valuesOf(asked), vista_id, usuario_id: usuarioId });
    const row = found(await findVista(tx, vista_id, usuarioId));
    await record(tx, author, { accion: 'vista.alta', objeto: asObjeto(row), despues: keptOf(row) });
    return row;
  });

interface Edicion extends By {
  vistaId: string;
  asked: Asked;
  /** The version that the caller saw; undefined skips the check. */
  ifMatch: number | undefined;
}

/**
 * Edits a view; the same values again change nothing. An admin may edit a team view, but cannot make it a
 * personal one.
 * Throws NO_ENCONTRADO for another user's personal view, SIN_PERMISO for another user's team view,
 * VERSION_DESACTUALIZADA, and like `createVista`.
 */
export const editVista = (db: Db, { vistaId, asked, actor, author, ifMatch }: Edicion): Promise<VistaRow> =>
  save(db, async (tx) => {
    const before = found(await findVista(tx, vistaId, actor.usuarioId));
    refuseStranger(before, actor);
    if (!asked.de_equipo && before.autor.usuario_id !== actor.usuarioId) throw new Problem('SIN_PERMISO');
    refuseStale(before.vista, ifMatch);
    const values = valuesOf(asked);
    if (isSame(before.vista, values)) return before;
    if (asked.de_equipo !== before.vista.de_equipo) {
      await refuseTooMany(tx, asked.de_equipo, actor.usuarioId);
    }
    await updateVista(tx, vistaId, values);
    const after = found(await findVista(tx, vistaId, actor.usuarioId));
    const changes = changesOf(keptOf(before), keptOf(after));
    await record(tx, author, { accion: 'vista.edicion', objeto: asObjeto(after), ...changes });
    return after;
  });

/** Throws NO_ENCONTRADO, SIN_PERMISO like `editVista`. */
export const removeVista = (db: Db, vistaId: string, { actor, author }: By): Promise<void> =>
  db.transaction(async (tx) => {
    await lockVistas(tx);
    const before = found(await findVista(tx, vistaId, actor.usuarioId));
    refuseStranger(before, actor);
    await deleteVista(tx, vistaId);
    await record(tx, author, { accion: 'vista.baja', objeto: asObjeto(before), antes: keptOf(before) });
  });

const valuesOf = ({ nombre, de_equipo, filtros, columnas }: Asked): VistaValues => ({
  nombre,
  de_equipo,
  filtros: filtros as VistaValues['filtros'],
  columnas,
});

const isSame = ({ nombre, de_equipo, filtros, columnas }: VistaValues, values: VistaValues): boolean =>
  isDeepStrictEqual({ nombre, de_equipo, filtros, columnas }, values);

/** Only the author or an admin may change a view. */
function refuseStranger({ autor }: VistaRow, actor: StaffActor): void {
  if (autor.usuario_id !== actor.usuarioId && !actor.isAdmin) throw new Problem('SIN_PERMISO');
}

async function refuseTooMany(tx: Tx, de_equipo: boolean, usuarioId: string): Promise<void> {
  if ((await countVistas(tx, { de_equipo, usuarioId })) < LIMITS.vistas) return;
  throw new Problem('DEMASIADAS_VISTAS');
}

const NAMED = ['vistas_nombre_propio', 'vistas_nombre_de_equipo'];

/** The unique indexes detect a name that is in use. */
async function save(db: Db, write: (tx: Tx) => Promise<VistaRow>): Promise<VistaRow> {
  try {
    return await db.transaction(async (tx) => {
      await lockVistas(tx);
      return write(tx);
    });
  } catch (error) {
    if (!NAMED.includes(brokenConstraint(error) ?? '')) throw error;
    throw fieldProblem('NOMBRE_EN_USO', 'nombre', 'Ya hay una vista con este nombre.');
  }
}
