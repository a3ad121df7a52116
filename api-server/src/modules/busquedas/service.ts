import pLimit from 'p-limit';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db } from '../../db/database.ts';
import { found, Problem } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { findMatchKind } from '../productos/service/list.ts';
import { addBusqueda, forgetBusquedas, lockBusqueda, normalizeTerm, setDescartada } from './repository.ts';

/** Quota per address: searches counted per day. */
const PER_DAY = { points: 60, seconds: 24 * 3600 };
/** One at a time per process; when too many wait, a search is not counted. */
const queue = pLimit(1);
const WAITING = 20;

/** True for an e-mail, a web address or seven digits: a phone number, DNI or CUIT could identify a person. */
const isPersonal = (term: string) => /@|https?:|www\./i.test(term) || /\d(?:[\s./()+-]*\d){6}/.test(term);

const mayLog = (term: string) => /\p{L}.*\p{L}/u.test(term) && !isPersonal(term);

/** Counts a search that finds nothing by name; deletes the log of a term that finds something now. */
export async function noteBusqueda(deps: ModuleDeps, term: string, address: string): Promise<void> {
  if (!mayLog(term) || queue.pendingCount >= WAITING) return;
  await queue(() => note(deps, term, address));
}

async function note(deps: ModuleDeps, termino: string, address: string): Promise<void> {
  const { db, limiter } = deps;
  const clave = await normalizeTerm(db, termino);
  if (clave === null) return;
  const hallazgo = await findMatchKind(deps, termino);
  if (hallazgo === 'nombre') return forgetBusquedas(db, [clave]);
  try {
    await limiter.consume('busquedas', PER_DAY, address);
  } catch (error) {
    if (error instanceof Problem) return;
    throw error;
  }
  await addBusqueda(db, { clave, termino, hallazgo });
}

/** Throws NO_ENCONTRADO. */
export const dismiss = (db: Db, id: string, descartada: boolean, author: Author): Promise<void> =>
  db.transaction(async (tx) => {
    const before = found(await lockBusqueda(tx, id));
    await setDescartada(tx, id, descartada);
    const accion = descartada ? 'busqueda.descarte' : 'busqueda.regreso';
    await record(tx, author, { accion, objeto: { tipo: 'busqueda', id, nombre: before.termino } });
  });
