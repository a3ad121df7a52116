import { LIMITS } from 'api-client/contract';
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
import { fieldProblem, found } from '../../shared/problem.ts';
import { forgetBusquedas } from '../busquedas/repository.ts';
import { findClaves, findHolder, lockSinonimo, type SinonimoRow, sinonimoRows } from './repository.ts';

type Words = Pick<SinonimoRow, 'palabras'>;

const inUse = (message?: string) => fieldProblem('SINONIMO_EN_USO', 'palabras', message);

const SINONIMOS: Resource<SinonimoRow, Words> = {
  rows: sinonimoRows,
  limit: [LIMITS.sinonimos, 'DEMASIADOS_SINONIMOS'],
  asObjeto: ({ sinonimo_id, palabras }) => ({
    tipo: 'sinonimo',
    id: sinonimo_id,
    nombre: palabras.join(' = '),
  }),
  toAuditFields: ({ palabras }) => ({ palabras }),
  // The primary key of the words detects a concurrent save.
  refusals: { sinonimos_palabras_pkey: () => inUse() },
  beforeWrite: async (tx, { palabras }, before) =>
    forgetBusquedas(tx, await refuseWords(tx, palabras, before)),
};

/** Throws DEMASIADOS_SINONIMOS. Throws SINONIMO_REPETIDO, SINONIMO_EN_USO at `palabras`, ignoring accents, case and number. */
export const createSinonimo = (db: Db, words: Words, author: Author): Promise<SinonimoRow> =>
  inTransaction(db, SINONIMOS, (tx) => createRow(tx, SINONIMOS, words, author));

/** Edits a group; the same words again change nothing. Throws like `createSinonimo`, NO_ENCONTRADO, VERSION_DESACTUALIZADA. */
export const editSinonimo = (db: Db, sinonimoId: string, words: Words, edit: Edit): Promise<SinonimoRow> =>
  inTransaction(db, SINONIMOS, async (tx) =>
    updateRow(tx, SINONIMOS, found(await lockSinonimo(tx, sinonimoId)), words, edit),
  );

/** Throws NO_ENCONTRADO. */
export const removeSinonimo = (db: Db, sinonimoId: string, author: Author): Promise<void> =>
  inTransaction(db, SINONIMOS, async (tx) =>
    deleteRow(tx, SINONIMOS, found(await lockSinonimo(tx, sinonimoId)), author),
  );

/** Checks the words and returns their normalised forms; logged searches for these find something now. */
async function refuseWords(tx: Tx, palabras: string[], before?: SinonimoRow): Promise<string[]> {
  const ownerByWord = new Map<string, string>();
  for (const { palabra, clave } of await findClaves(tx, palabras)) {
    if (clave === null) {
      throw fieldProblem('DATOS_INVALIDOS', 'palabras', `«${palabra}» no cuenta en una búsqueda.`);
    }
    const same = ownerByWord.get(clave);
    if (same !== undefined) {
      const message =
        same === palabra
          ? `«${palabra}» está dos veces.`
          : `«${same}» y «${palabra}» son la misma palabra para una búsqueda.`;
      throw fieldProblem('SINONIMO_REPETIDO', 'palabras', message);
    }
    ownerByWord.set(clave, palabra);
  }
  const holder = await findHolder(tx, [...ownerByWord.keys()], before);
  if (holder) throw inUse(`«${holder.palabra}» ya está en otro grupo: ${holder.palabras.join(' = ')}.`);
  return [...ownerByWord.keys()];
}
