import { hash } from 'node:crypto';
import type { OperationOf } from 'api-client/contract';
import type { EstadoImportacion } from 'api-client/contract/importaciones-words';
import { LIMITS } from 'api-client/contract/limits';
import { v7 as uuidv7 } from 'uuid';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { StaffActor } from '../../http/actor.ts';
import type { HandlerInput } from '../../http/reply.ts';
import { fileOfToday } from '../../shared/file-of-today.ts';
import { found, Problem } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { asObjeto } from './importacion-mapper.ts';
import {
  deleteImportacion,
  findFile,
  findImportacion,
  findSame,
  findWrong,
  type ImportacionFound,
  insertImportacion,
  lockImportacion,
  updateImportacion,
} from './importaciones-repository.ts';
import type { ImportacionRow } from './kinds/kind.ts';
import { changesPrecios, refuseChange, refuseTipo } from './permitted.ts';
import { COLUMNAS } from './sheet/columnas.ts';
import { writeModel, writeWrong } from './sheet/sheets.ts';

type Deps = Pick<ModuleDeps, 'jobs'> & { db: Db };
type Body = HandlerInput<OperationOf<'importaciones.create'>>['body'];

interface Caller {
  actor: StaffActor;
  author: Author;
}

const get = async (q: Db | Tx, id: string): Promise<ImportacionFound> => found(await findImportacion(q, id));

/** NO_ENCONTRADO; SIN_PERMISO where its kind is not theirs. */
export async function seen(q: Db | Tx, id: string, actor: StaffActor): Promise<ImportacionFound> {
  const importacion = await get(q, id);
  refuseTipo(actor, importacion.importacion.tipo);
  return importacion;
}

/** Keeps the file and has it read. The same one, of which nothing was done yet, is not taken twice. */
export async function takeIn(
  { db, jobs }: Deps,
  { tipo, archivo }: Body,
  { actor, author }: Caller,
): Promise<ImportacionFound> {
  refuseTipo(actor, tipo);
  const contenido = Buffer.from(await archivo.arrayBuffer());
  const asked = { usuario_id: actor.usuarioId, tipo, huella: hash('sha256', contenido, 'hex') };
  return db.transaction(async (tx) => {
    const same = await findSame(tx, asked);
    if (same) return get(tx, same.id);
    const id = uuidv7();
    const nombre = archivo.name.slice(0, LIMITS.nombreMax);
    await insertImportacion(tx, {
      ...asked,
      importacion_id: id,
      archivo: nombre,
      contenido,
      con_precios: changesPrecios(actor),
    });
    await jobs.add(tx, 'importacion', { importacionId: id });
    const result = await get(tx, id);
    await record(tx, author, {
      accion: 'importacion.subida',
      objeto: asObjeto(result.importacion),
      despues: { tipo },
    });
    return result;
  });
}

interface Move {
  /** In which it can be done. */
  from: readonly EstadoImportacion[];
  /** In which it was done already: whose answer was lost asks again. */
  already: readonly EstadoImportacion[];
  accion: 'importacion.aplicacion' | 'importacion.detencion' | 'importacion.deshecha';
  values: Partial<ImportacionRow>;
  goesOn: boolean;
}

/** NO_ENCONTRADO, SIN_PERMISO, IMPORTACION_EN_OTRO_ESTADO. */
const move = (
  { db, jobs }: Deps,
  id: string,
  { actor, author }: Caller,
  { from, already, accion, values, goesOn }: Move,
): Promise<ImportacionFound> =>
  db.transaction(async (tx) => {
    const importacion = found(await lockImportacion(tx, id));
    refuseTipo(actor, importacion.tipo);
    if (goesOn) refuseChange(actor, importacion);
    const { estado, tipo, nuevo, cambia, hechas } = importacion;
    if (already.includes(estado)) return get(tx, id);
    if (!from.includes(estado)) throw new Problem('IMPORTACION_EN_OTRO_ESTADO');
    await updateImportacion(tx, id, values);
    if (goesOn) await jobs.add(tx, 'importacion', { importacionId: id });
    const despues = { tipo, nuevo, cambia, hechas };
    await record(tx, author, { accion, objeto: asObjeto(importacion), despues });
    return get(tx, id);
  });

/** Begins, or goes on after it was stopped. */
export const apply = (deps: Deps, id: string, caller: Caller, { invitacion }: { invitacion: boolean }) =>
  move(deps, id, caller, {
    from: ['revisada', 'detenida'],
    already: ['aplicando', 'aplicada'],
    accion: 'importacion.aplicacion',
    values: { estado: 'aplicando', invitacion },
    goesOn: true,
  });

/** What is done stands; what is under way comes to its end first. */
export const stop = (deps: Deps, id: string, caller: Caller) =>
  move(deps, id, caller, {
    from: ['aplicando'],
    already: ['detenida', 'aplicada'],
    accion: 'importacion.detencion',
    values: { estado: 'detenida' },
    goesOn: false,
  });

/** As long as its rows are kept. */
export async function undo(deps: Deps, id: string, caller: Caller): Promise<ImportacionFound> {
  if (!(await get(deps.db, id)).tieneFilas) throw new Problem('IMPORTACION_EN_OTRO_ESTADO');
  return move(deps, id, caller, {
    from: ['aplicada', 'detenida'],
    already: ['deshaciendo', 'deshecha'],
    accion: 'importacion.deshecha',
    values: { estado: 'deshaciendo', deshecha_por: caller.actor.usuarioId, vueltas: 0 },
    goesOn: true,
  });
}

/** NO_ENCONTRADO, SIN_PERMISO; IMPORTACION_EN_OTRO_ESTADO once anything was done of it. */
export const discard = ({ db }: Deps, id: string, { actor, author }: Caller): Promise<void> =>
  db.transaction(async (tx) => {
    const importacion = found(await lockImportacion(tx, id));
    refuseTipo(actor, importacion.tipo);
    const { estado, tipo } = importacion;
    if (!['leyendo', 'revisada', 'fallida'].includes(estado)) throw new Problem('IMPORTACION_EN_OTRO_ESTADO');
    await deleteImportacion(tx, id);
    await record(tx, author, {
      accion: 'importacion.descarte',
      objeto: asObjeto(importacion),
      antes: { tipo },
    });
  });

export async function modelOf(actor: StaffActor, tipo: ImportacionRow['tipo']) {
  refuseTipo(actor, tipo);
  return { name: `modelo-${tipo}.xlsx`, data: await writeModel(tipo) };
}

/** The wrong rows, with what to mend in each: NO_ENCONTRADO, SIN_PERMISO, IMPORTACION_EN_OTRO_ESTADO where they are not kept. */
export async function wrongOf(db: Db, id: string, { actor, author }: Caller) {
  const { importacion } = await seen(db, id, actor);
  const contenido = await findFile(db, id);
  const rows = await findWrong(db, id);
  if (!contenido || rows.length === 0) throw new Problem('IMPORTACION_EN_OTRO_ESTADO');
  await record(db, author, {
    accion: 'importacion.errores',
    objeto: asObjeto(importacion),
    despues: { filas: rows.length },
  });
  const titles = new Map(COLUMNAS[importacion.tipo].map(({ campo, titulo }) => [campo, titulo]));
  const wrong = new Map(
    rows.map(({ fila, errores }) => [
      fila,
      errores
        .map(({ campo, mensaje }) => (campo === null ? mensaje : `${titles.get(campo) ?? campo}: ${mensaje}`))
        .join(' '),
    ]),
  );
  return {
    name: `${fileOfToday('para-corregir')}.xlsx`,
    data: await writeWrong(contenido, importacion.tipo, wrong),
  };
}
