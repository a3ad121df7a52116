import { hash } from 'node:crypto';
import type { OperationOf } from 'api-client/contract';
import {
  ALL_SHEETS,
  type EstadoImportacion,
  isEnCurso,
  type TipoPlanilla,
} from 'api-client/contract/importaciones-words';
import { LIMITS } from 'api-client/contract/limits';
import { readableLine } from 'api-client/contract/plain-text';
import { v7 as uuidv7 } from 'uuid';
import { type Author, record } from '../../../bitacora/record.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { StaffActor } from '../../../http/actor.ts';
import type { HandlerInput } from '../../../http/reply.ts';
import { found, Problem } from '../../../shared/problem.ts';
import type { ModuleDeps } from '../../deps.ts';
import { discard as throwAway } from '../../imagenes/service.ts';
import { letGo } from '../kinds/fotos-repository.ts';
import type { ImportacionRow } from '../kinds/kind.ts';
import { asObjeto } from '../mapper.ts';
import {
  deleteImportacion,
  findImportacion,
  findSame,
  hasJob,
  type ImportacionFound,
  insertImportacion,
  lockImportacion,
  updateImportacion,
} from '../repository.ts';
import { changesPrecios, refuseChange, refuseTipo } from '../rules.ts';
import { rememberForma } from '../sheet/formas-repository.ts';
import type { Eleccion } from '../sheet/model.ts';
import { replanImportacion, resumeImportacion } from './continue-importacion.ts';

export const isPlanilla = (tipo: ImportacionRow['tipo']): tipo is TipoPlanilla => tipo !== 'fotos';

/** Returns whether the user chose any part of the reading. */
export const hasChoice = ({ hojas, encabezado, columnas, fijos, decimales, iva }: Eleccion): boolean =>
  [hojas, encabezado, columnas, decimales, iva].some((one) => one !== null) || Object.keys(fijos).length > 0;

/** Remembers the applied reading for files of the same shape. */
async function rememberLectura(tx: Tx, importacion: ImportacionRow): Promise<void> {
  const { tipo, forma, leida_como, hojas_leidas, hojas_sin_leer } = importacion;
  if (!isPlanilla(tipo) || forma === null || leida_como === null || !hasChoice(leida_como)) return;
  // The next file may name its sheets differently.
  const isAll = hojas_leidas.length > 1 && hojas_sin_leer.length === 0;
  // The next file with these headings may be another customer's list.
  const { condicion: _, ...fijos } = leida_como.fijos;
  const eleccion = { ...leida_como, fijos, ...(isAll && { hojas: [ALL_SHEETS] }) };
  await rememberForma(tx, { tipo, forma, eleccion });
}

type Deps = Pick<ModuleDeps, 'jobs'> & { db: Db };
type Body = HandlerInput<OperationOf<'importaciones.create'>>['body'];

export interface Caller {
  actor: StaffActor;
  author: Author;
}

const get = async (q: Db | Tx, id: string): Promise<ImportacionFound> => found(await findImportacion(q, id));

/** Returns the import. Throws NO_ENCONTRADO, or SIN_PERMISO when the caller may not use its kind. */
export async function getPermitted(q: Db | Tx, id: string, actor: StaffActor): Promise<ImportacionFound> {
  const importacion = await get(q, id);
  refuseTipo(actor, importacion.importacion.tipo);
  return importacion;
}

/** Stores the file and queues the job that reads it. The same file, with no row applied yet, returns the earlier import. */
export async function receivePlanilla(
  { db, jobs }: Deps,
  { tipo, archivo }: Body,
  { actor, author }: Caller,
): Promise<ImportacionFound> {
  refuseTipo(actor, tipo);
  const contenido = Buffer.from(await archivo.arrayBuffer());
  const identity = { usuario_id: actor.usuarioId, tipo, huella: hash('sha256', contenido, 'hex') };
  return db.transaction(async (tx) => {
    const same = await findSame(tx, identity);
    if (same) return replanImportacion(tx, jobs, same.id);
    const id = uuidv7();
    const nombre = readableLine(archivo.name).slice(0, LIMITS.nombreMax).toWellFormed() || 'planilla';
    await insertImportacion(tx, {
      ...identity,
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

interface Transition {
  /** States in which the action is allowed. */
  from: readonly EstadoImportacion[];
  /** States after the action: the client repeats the call when the answer was lost. */
  doneStates: readonly EstadoImportacion[];
  accion: 'importacion.aplicacion' | 'importacion.detencion' | 'importacion.deshecha';
  values: (importacion: ImportacionRow) => Partial<ImportacionRow>;
  needsJob: boolean;
  /** The preview that the caller saw. */
  seenPlan?: string | null;
}

/** Queues a job and closes the failures of earlier jobs of this import. */
async function requeue(tx: Tx, jobs: ModuleDeps['jobs'], importacionId: string): Promise<void> {
  await jobs.closeFailures(tx, 'importacion', { importacionId });
  await jobs.add(tx, 'importacion', { importacionId });
}

/** Queues a job for an import that is under way, unless there is one: older versions left imports without a job. */
async function queueUnlessQueued(tx: Tx, jobs: ModuleDeps['jobs'], importacionId: string): Promise<void> {
  if (!(await hasJob(tx, importacionId))) await requeue(tx, jobs, importacionId);
}

/** Retries the phase in which the import's job failed. Throws NO_ENCONTRADO, SIN_PERMISO, IMPORTACION_EN_OTRO_ESTADO. */
export const retry = ({ db, jobs }: Deps, id: string, { actor, author }: Caller): Promise<ImportacionFound> =>
  db.transaction(async (tx) => {
    const importacion = found(await lockImportacion(tx, id));
    refuseTipo(actor, importacion.tipo);
    if (importacion.interrumpida !== 'leyendo') refuseChange(actor, importacion);
    if (isEnCurso(importacion.estado)) {
      await queueUnlessQueued(tx, jobs, id);
      return get(tx, id);
    }
    if (!(await resumeImportacion(tx, importacion))) throw new Problem('IMPORTACION_EN_OTRO_ESTADO');
    await requeue(tx, jobs, id);
    await record(tx, author, {
      accion: 'importacion.reintento',
      objeto: asObjeto(importacion),
      despues: { tipo: importacion.tipo },
    });
    return get(tx, id);
  });

/** Moves an import to another state. Throws NO_ENCONTRADO, SIN_PERMISO, IMPORTACION_EN_OTRO_ESTADO. */
const move = (
  { db, jobs }: Deps,
  id: string,
  { actor, author }: Caller,
  { from, doneStates, accion, values, needsJob, seenPlan: plan }: Transition,
): Promise<ImportacionFound> =>
  db.transaction(async (tx) => {
    const importacion = found(await lockImportacion(tx, id));
    refuseTipo(actor, importacion.tipo);
    if (needsJob) refuseChange(actor, importacion);
    const { estado, tipo, nuevo, cambia, hechas } = importacion;
    if (doneStates.includes(estado)) {
      if (needsJob && isEnCurso(estado)) await queueUnlessQueued(tx, jobs, id);
      return get(tx, id);
    }
    if (!from.includes(estado)) throw new Problem('IMPORTACION_EN_OTRO_ESTADO');
    if (plan !== undefined && plan !== importacion.plan) throw new Problem('VISTA_PREVIA_VENCIDA');
    if (accion === 'importacion.aplicacion') {
      if (importacion.preguntas.length > 0) throw new Problem('IMPORTACION_CON_PREGUNTAS');
      await rememberLectura(tx, importacion);
    }
    await updateImportacion(tx, id, { ...values(importacion), motivo: null, interrumpida: null });
    if (needsJob) await requeue(tx, jobs, id);
    const despues = { tipo, nuevo, cambia, hechas };
    await record(tx, author, { accion, objeto: asObjeto(importacion), despues });
    return get(tx, id);
  });

/** Starts or resumes applying. Throws VISTA_PREVIA_VENCIDA for an old plan, IMPORTACION_CON_PREGUNTAS. */
export const apply = (
  deps: Deps,
  id: string,
  caller: Caller,
  { invitacion, vista_previa }: HandlerInput<OperationOf<'importaciones.aplicar'>>['body'],
) =>
  move(deps, id, caller, {
    from: ['revisada', 'detenida'],
    doneStates: ['aplicando', 'aplicada'],
    accion: 'importacion.aplicacion',
    values: () => ({ estado: 'aplicando', invitacion }),
    needsJob: true,
    seenPlan: vista_previa,
  });

/** Stops applying the import. Applied rows stay; the current batch finishes first. */
export const stop = (deps: Deps, id: string, caller: Caller) =>
  move(deps, id, caller, {
    from: ['aplicando'],
    doneStates: ['detenida', 'aplicada'],
    accion: 'importacion.detencion',
    values: () => ({ estado: 'detenida' }),
    needsJob: false,
  });

/** Starts to undo the import. Throws IMPORTACION_EN_OTRO_ESTADO when its rows were purged. */
export async function undo(deps: Deps, id: string, caller: Caller): Promise<ImportacionFound> {
  if (!(await get(deps.db, id)).tieneFilas) throw new Problem('IMPORTACION_EN_OTRO_ESTADO');
  return move(deps, id, caller, {
    from: ['aplicada', 'detenida'],
    doneStates: ['deshaciendo', 'deshecha'],
    accion: 'importacion.deshecha',
    values: ({ interrumpida, vueltas }) => ({
      estado: 'deshaciendo',
      deshecha_por: caller.actor.usuarioId,
      // A failed undo continues where the undo stopped.
      vueltas: interrumpida === 'deshaciendo' ? vueltas : 0,
    }),
    needsJob: true,
  });
}

/** Deletes the import. Throws NO_ENCONTRADO, SIN_PERMISO, IMPORTACION_EN_OTRO_ESTADO once a row was applied. */
export async function discard(
  deps: Pick<ModuleDeps, 'db' | 'images' | 'jobs'>,
  id: string,
  { actor, author }: Caller,
): Promise<void> {
  const unused = await deps.db.transaction(async (tx) => {
    const importacion = found(await lockImportacion(tx, id));
    refuseTipo(actor, importacion.tipo);
    const { estado, tipo } = importacion;
    if (!['recibiendo', 'leyendo', 'revisada', 'fallida'].includes(estado))
      throw new Problem('IMPORTACION_EN_OTRO_ESTADO');
    const unusedImages = await letGo(tx, [id]);
    await deleteImportacion(tx, id);
    await deps.jobs.closeFailures(tx, 'importacion', { importacionId: id });
    await record(tx, author, {
      accion: 'importacion.descarte',
      objeto: asObjeto(importacion),
      antes: { tipo },
    });
    return unusedImages;
  });
  // The next sweep deletes files that remain.
  await throwAway(deps, unused).catch(() => undefined);
}
