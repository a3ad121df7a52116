import pLimit from 'p-limit';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db } from '../../db/database.ts';
import { found, Problem } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { howFound } from '../productos/page-of-productos.ts';
import {
  addBusqueda,
  forgetBusquedas,
  lockBusqueda,
  normalizedOf,
  setDescartada,
} from './busquedas-repository.ts';

/** New ones, or one once more, of one address. */
const PER_DAY = { points: 60, seconds: 24 * 3600 };
/** One at a time in a process, and no more than so many that wait: what is beyond is not counted. */
const turns = pLimit(1);
const WAITING = 20;

/** An e-mail, an address of the web, or as many digits as a telephone, a DNI or a CUIT has: it may tell who somebody is. */
const isPersonal = (term: string) => /@|https?:|www\./i.test(term) || /\d(?:[\s./()+-]*\d){6}/.test(term);

const isKept = (term: string) => /\p{L}.*\p{L}/u.test(term) && !isPersonal(term);

/** Counts a search that finds nothing by its name; one that does by now is forgotten. */
export async function noteBusqueda(deps: ModuleDeps, term: string, address: string): Promise<void> {
  if (!isKept(term) || turns.pendingCount >= WAITING) return;
  await turns(() => note(deps, term, address));
}

async function note(deps: ModuleDeps, termino: string, address: string): Promise<void> {
  const { db, limiter } = deps;
  const clave = await normalizedOf(db, termino);
  if (clave === null) return;
  const hallazgo = await howFound(deps, termino);
  if (hallazgo === 'nombre') return forgetBusquedas(db, [clave]);
  try {
    await limiter.consume('busquedas', PER_DAY, address);
  } catch (error) {
    if (error instanceof Problem) return;
    throw error;
  }
  await addBusqueda(db, { clave, termino, hallazgo });
}

/** NO_ENCONTRADO. What it is already stays as it is. */
export const dismiss = (db: Db, id: string, descartada: boolean, author: Author): Promise<void> =>
  db.transaction(async (tx) => {
    const before = found(await lockBusqueda(tx, id));
    await setDescartada(tx, id, descartada);
    const accion = descartada ? 'busqueda.descarte' : 'busqueda.regreso';
    await record(tx, author, { accion, objeto: { tipo: 'busqueda', id, nombre: before.termino } });
  });
