import { hash } from 'node:crypto';
import type { OperationOf } from 'api-client/contract';
import { fotoFile } from 'api-client/contract/importaciones-fotos';
import type { FallaFoto } from 'api-client/contract/importaciones-words';
import { LIMITS } from 'api-client/contract/limits';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../../../bitacora/record.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { StaffActor } from '../../../http/actor.ts';
import type { HandlerInput } from '../../../http/reply.ts';
import { fieldProblem, found, Problem } from '../../../shared/problem.ts';
import type { ModuleDeps } from '../../deps.ts';
import { insertImagenes } from '../../imagenes/repository.ts';
import { withPictures } from '../../imagenes/service.ts';
import {
  countFotos,
  type FotoRow,
  findFoto,
  findSameImagen,
  hold,
  upsertFotos,
} from '../kinds/fotos-repository.ts';
import { asObjeto } from '../mapper.ts';
import {
  findImportacion,
  findSame,
  type ImportacionFound,
  insertImportacion,
  lockImportacion,
  updateImportacion,
} from '../repository.ts';
import { refuseTipo } from '../rules.ts';
import { replanImportacion } from './continue-importacion.ts';
import type { Caller } from './importaciones.ts';

type Body<Id extends 'importaciones.crearFotos' | 'importaciones.subirFoto' | 'importaciones.revisar'> =
  HandlerInput<OperationOf<Id>>['body'];

const FALLAS: Record<FallaFoto, string> = {
  grande: 'Cada archivo debe ser menor de 6MB.',
  danada: 'No se pudo sacar del .zip: está dañada o tiene contraseña.',
};

const get = async (tx: Tx, id: string): Promise<ImportacionFound> => found(await findImportacion(tx, id));

/** Starts a picture import. The same pictures, with no row applied yet, continue the earlier import. */
export const begin = (
  { db, jobs }: Pick<ModuleDeps, 'jobs'> & { db: Db },
  { archivo, fotos, bytes }: Body<'importaciones.crearFotos'>,
  { actor, author }: Caller,
): Promise<ImportacionFound> =>
  db.transaction(async (tx) => {
    const huella = hash('sha256', JSON.stringify([archivo, fotos, bytes]), 'hex');
    const identity = { usuario_id: actor.usuarioId, tipo: 'fotos' as const, huella };
    const same = await findSame(tx, identity);
    // The catalogue may have changed: a picture may now match another product.
    if (same) return replanImportacion(tx, jobs, same.id);
    const id = uuidv7();
    await insertImportacion(tx, {
      ...identity,
      importacion_id: id,
      archivo,
      filas: fotos,
      estado: 'recibiendo',
    });
    const result = await get(tx, id);
    await record(tx, author, {
      accion: 'importacion.subida',
      objeto: asObjeto(result.importacion),
      despues: { tipo: 'fotos' },
    });
    return result;
  });

/**
 * Throws NO_ENCONTRADO; IMPORTACION_EN_OTRO_ESTADO; SIN_PERMISO for another user's import, because its changes are logged
 * in that user's name.
 */
async function refuseClosed(tx: Tx, id: string, actor: StaffActor): Promise<void> {
  const importacion = found(await lockImportacion(tx, id));
  refuseTipo(actor, importacion.tipo);
  if (importacion.usuario_id !== actor.usuarioId) throw new Problem('SIN_PERMISO');
  if (importacion.estado !== 'recibiendo') throw new Problem('IMPORTACION_EN_OTRO_ESTADO');
}

async function keep(tx: Tx, foto: FotoRow): Promise<FotoRow> {
  const { importacion_id: id, imagen_id } = foto;
  await upsertFotos(tx, [foto]);
  if (imagen_id !== null) await hold(tx, id, imagen_id);
  const leidas = await countFotos(tx, id);
  if (leidas > LIMITS.fotosPerImportacion) {
    throw fieldProblem('DATOS_INVALIDOS', 'nombre', `Son más de ${LIMITS.fotosPerImportacion} fotos.`);
  }
  await updateImportacion(tx, id, { leidas });
  return foto;
}

/** Returns the message for a picture that the encoder refused; rethrows every other error. */
function encoderFault(error: unknown): string {
  const [detail] = error instanceof Problem && error.code === 'DATOS_INVALIDOS' ? (error.details ?? []) : [];
  if (detail?.field !== 'archivo') throw error;
  return detail.message;
}

/** Receives a picture under the rules of the product form; a wrong picture is stored with the reason. */
export async function receiveFoto(
  deps: Pick<ModuleDeps, 'db' | 'images'>,
  id: string,
  { nombre, archivo }: Body<'importaciones.subirFoto'>,
  { actor }: Pick<Caller, 'actor'>,
): Promise<FotoRow> {
  const { db } = deps;
  const huella = hash('sha256', Buffer.from(await archivo.arrayBuffer()), 'hex');
  const foto = { importacion_id: id, archivo: nombre, huella, imagen_id: null, motivo: null };
  const within = <T>(work: (tx: Tx) => Promise<T>) =>
    db.transaction(async (tx) => {
      await refuseClosed(tx, id, actor);
      return work(tx);
    });
  // Look for a known picture first: encoding is slow.
  const known = await within(async (tx) => {
    const before = await findFoto(tx, id, nombre);
    // Retry a failed picture: the encoder may have been short of memory.
    if (before?.huella === huella && before.motivo === null) return before;
    const twin = await findSameImagen(tx, id, huella);
    return twin && keep(tx, { ...foto, ...twin });
  });
  if (known) return known;
  const storeRefused = (motivo: string) => within((tx) => keep(tx, { ...foto, motivo }));
  const { error } = fotoFile.safeParse(archivo);
  if (error) return storeRefused(error.issues[0]?.message ?? '');
  const upload = { field: 'archivo', file: archivo };
  const take = withPictures(deps, [upload], async ([picture]) => ({
    result: await within(async (tx) => {
      if (!picture) throw new Error('No picture was encoded');
      await insertImagenes(tx, [picture]);
      return keep(tx, { ...foto, imagen_id: picture.imagen_id });
    }),
    unused: [],
  }));
  return take.catch((reason: unknown) => storeRefused(encoderFault(reason)));
}

/** Ends the upload and queues the job that plans the import. */
export const finishUpload = (
  { db, jobs }: Pick<ModuleDeps, 'jobs'> & { db: Db },
  id: string,
  { fallas }: Body<'importaciones.revisar'>,
  { actor }: Pick<Caller, 'actor'>,
): Promise<ImportacionFound> =>
  db.transaction(async (tx) => {
    const { tipo, estado } = found(await lockImportacion(tx, id));
    // The client repeats the call when the answer was lost.
    if (tipo === 'fotos' && ['leyendo', 'revisada'].includes(estado)) return get(tx, id);
    await refuseClosed(tx, id, actor);
    const failed = new Map(fallas.map(({ archivo, falla }) => [archivo, FALLAS[falla]]));
    await upsertFotos(
      tx,
      [...failed].map(([archivo, motivo]) => ({
        ...{ importacion_id: id, archivo, motivo },
        ...{ huella: null, imagen_id: null },
      })),
    );
    await updateImportacion(tx, id, { estado: 'leyendo', leidas: 0 });
    await jobs.add(tx, 'importacion', { importacionId: id });
    return get(tx, id);
  });
