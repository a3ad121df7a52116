import { LIMITS, type OperationOf } from 'api-client/contract';
import type { z } from 'zod';
import {
  createRow,
  deleteRow,
  type Edit,
  inTransaction,
  type Resource,
  updateRow,
} from '../../bitacora/crud.ts';
import type { Author } from '../../bitacora/record.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { StaffActor } from '../../http/actor.ts';
import { fieldProblem, found, Problem } from '../../shared/problem.ts';
import {
  countVistas,
  findVisibleVista,
  lockVistas,
  type VistaRow,
  type VistaValues,
  vistaRows,
} from './repository.ts';

const nameInUse = () => fieldProblem('NOMBRE_EN_USO', 'nombre', 'Ya hay una vista con este nombre.');

const VISTAS: Resource<VistaRow, VistaValues> = {
  rows: vistaRows,
  lock: lockVistas,
  asObjeto: ({ vista_id, nombre }) => ({ tipo: 'vista', id: vista_id, nombre }),
  // Filters without values: a value may be a customer's name.
  toAuditFields: ({ nombre, de_equipo, filtros, columnas }) => ({
    ...{ nombre, de_equipo, filtros: Object.keys(filtros).sort(), columnas },
  }),
  refusals: { vistas_nombre_propio: nameInUse, vistas_nombre_de_equipo: nameInUse },
  beforeWrite: async (tx, values, before) => {
    if (values.de_equipo === before?.de_equipo) return;
    if ((await countVistas(tx, values)) >= LIMITS.vistas) throw new Problem('DEMASIADAS_VISTAS');
  },
};

interface By {
  actor: StaffActor;
  author: Author;
}
type VistaBody = z.output<OperationOf<'vistas.create'>['body']['schema']>;

/** Throws DEMASIADAS_VISTAS, or NOMBRE_EN_USO among the user's or the team's views, ignoring accents and case. */
export const createVista = (db: Db, body: VistaBody, { actor, author }: By): Promise<VistaRow> =>
  inTransaction(db, VISTAS, (tx) => createRow(tx, VISTAS, valuesOf(body, actor.usuarioId), author));

/**
 * Edits a view; the same values again change nothing. An admin may edit a team view, but cannot make it a
 * personal one.
 * Throws NO_ENCONTRADO for another user's personal view, SIN_PERMISO for another user's team view,
 * VERSION_DESACTUALIZADA, and like `createVista`.
 */
export const editVista = (db: Db, vistaId: string, body: VistaBody, { actor, ...edit }: By & Edit) =>
  inTransaction(db, VISTAS, async (tx) => {
    const before = await getChangeable(tx, vistaId, actor);
    if (!body.de_equipo && before.usuario_id !== actor.usuarioId) throw new Problem('SIN_PERMISO');
    return updateRow(tx, VISTAS, before, valuesOf(body, before.usuario_id), edit);
  });

/** Throws NO_ENCONTRADO, SIN_PERMISO like `editVista`. */
export const removeVista = (db: Db, vistaId: string, { actor, author }: By): Promise<void> =>
  inTransaction(db, VISTAS, async (tx) =>
    deleteRow(tx, VISTAS, await getChangeable(tx, vistaId, actor), author),
  );

const valuesOf = ({ nombre, de_equipo, filtros, columnas }: VistaBody, usuario_id: string): VistaValues => ({
  ...{ usuario_id, nombre, de_equipo, columnas },
  filtros: filtros as VistaValues['filtros'],
});

/** Only the author or an admin may change a view. */
async function getChangeable(tx: Tx, vistaId: string, actor: StaffActor): Promise<VistaRow> {
  const vista = found(await findVisibleVista(tx, vistaId, actor.usuarioId));
  if (vista.usuario_id !== actor.usuarioId && !actor.isAdmin) throw new Problem('SIN_PERMISO');
  return vista;
}
