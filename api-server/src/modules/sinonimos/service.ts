import { LIMITS } from 'api-client/contract';
import { v7 as uuidv7 } from 'uuid';
import { type Author, changesOf, record } from '../../bitacora/record.ts';
import { brokenConstraint, type Db, type Tx } from '../../db/database.ts';
import { fieldProblem, found, Problem, refuseStale } from '../../shared/problem.ts';
import { forgetBusquedas } from '../busquedas/repository.ts';
import { asObjeto, keptOf } from './mapper.ts';
import {
  clavesOf,
  countSinonimos,
  deleteSinonimo,
  findHolder,
  insertSinonimo,
  lockSinonimo,
  type SinonimoRow,
  updateSinonimo,
} from './repository.ts';

/** Throws DEMASIADOS_SINONIMOS. Throws SINONIMO_REPETIDO, SINONIMO_EN_USO at `palabras`, ignoring accents, case and number. */
export const createSinonimo = (db: Db, palabras: string[], author: Author): Promise<SinonimoRow> =>
  save(db, async (tx) => {
    const id = uuidv7();
    if ((await countSinonimos(tx)) >= LIMITS.sinonimos) throw new Problem('DEMASIADOS_SINONIMOS');
    await forgetBusquedas(tx, await refuseWords(tx, id, palabras));
    const row = await insertSinonimo(tx, id, palabras);
    await record(tx, author, { accion: 'sinonimo.alta', objeto: asObjeto(row), despues: keptOf(row) });
    return row;
  });

interface Edicion {
  sinonimoId: string;
  palabras: string[];
  author: Author;
  /** The version that the caller saw; undefined skips the check. */
  ifMatch: number | undefined;
}

/** Edits a group; the same words again change nothing. Throws like `createSinonimo`, NO_ENCONTRADO, VERSION_DESACTUALIZADA. */
export const editSinonimo = (db: Db, { sinonimoId, palabras, author, ifMatch }: Edicion) =>
  save(db, async (tx) => {
    const before = found(await lockSinonimo(tx, sinonimoId));
    refuseStale(before, ifMatch);
    const changes = changesOf(keptOf(before), keptOf({ ...before, palabras }));
    if (Object.keys(changes.despues).length === 0) return before;
    await forgetBusquedas(tx, await refuseWords(tx, sinonimoId, palabras));
    const after = await updateSinonimo(tx, sinonimoId, palabras);
    await record(tx, author, { accion: 'sinonimo.edicion', objeto: asObjeto(after), ...changes });
    return after;
  });

/** Throws NO_ENCONTRADO. */
export const removeSinonimo = (db: Db, sinonimoId: string, author: Author): Promise<void> =>
  db.transaction(async (tx) => {
    const before = found(await lockSinonimo(tx, sinonimoId));
    await deleteSinonimo(tx, sinonimoId);
    await record(tx, author, { accion: 'sinonimo.baja', objeto: asObjeto(before), antes: keptOf(before) });
  });

const inUse = (message?: string) => fieldProblem('SINONIMO_EN_USO', 'palabras', message);

/** The primary key of the words detects a concurrent save. */
async function save(db: Db, write: (tx: Tx) => Promise<SinonimoRow>): Promise<SinonimoRow> {
  try {
    return await db.transaction(write);
  } catch (error) {
    if (brokenConstraint(error) === 'sinonimos_palabras_pkey') throw inUse();
    throw error;
  }
}

/** Checks the words and returns their normalised forms; logged searches for these find something now. */
async function refuseWords(tx: Tx, sinonimoId: string, palabras: string[]): Promise<string[]> {
  const known = new Map<string, string>();
  for (const { palabra, clave } of await clavesOf(tx, palabras)) {
    if (clave === null) {
      throw fieldProblem('DATOS_INVALIDOS', 'palabras', `«${palabra}» no cuenta en una búsqueda.`);
    }
    const same = known.get(clave);
    if (same !== undefined) {
      const said =
        same === palabra
          ? `«${palabra}» está dos veces.`
          : `«${same}» y «${palabra}» son la misma palabra para una búsqueda.`;
      throw fieldProblem('SINONIMO_REPETIDO', 'palabras', said);
    }
    known.set(clave, palabra);
  }
  const holder = await findHolder(tx, [...known.keys()], sinonimoId);
  if (holder) throw inUse(`«${holder.palabra}» ya está en otro grupo: ${holder.palabras.join(' = ')}.`);
  return [...known.keys()];
}
