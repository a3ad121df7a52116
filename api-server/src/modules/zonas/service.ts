import { LIMITS } from 'api-client/contract';
import { proximoReparto } from 'api-client/contract/proximo-reparto';
import { sharedPlace, zonaOf } from 'api-client/contract/zona-of';
import { DIAS_SEMANA } from 'api-client/contract/zonas-words';
import { v7 as uuidv7 } from 'uuid';
import { type Author, changesOf, record } from '../../bitacora/record.ts';
import { brokenConstraint, type Db, type Queryable, type Tx } from '../../db/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { fieldProblem, found, Problem, refuseStale } from '../../shared/problem.ts';
import { today } from '../../shared/today.ts';
import { showAnewOn } from '../ajustes/service.ts';
import type { ModuleDeps } from '../deps.ts';
import { asObjeto, keptFeriados, keptZona } from './mapper.ts';
import {
  deleteZona,
  type FeriadoRow,
  findFeriados,
  findZona,
  findZonas,
  insertZona,
  lockZonas,
  replaceFeriados,
  updateZona,
  type ZonaRow,
  type ZonaValues,
} from './repository.ts';

/** Removes duplicate places and days, and sorts the days by weekday. */
const tidy = (values: ZonaValues): ZonaValues => ({
  ...values,
  localidades: [...new Set(values.localidades)],
  codigos_postales: [...new Set(values.codigos_postales)],
  dias: DIAS_SEMANA.filter((dia) => values.dias.includes(dia)),
});

/** Throws ZONA_EN_USO with the place that another zone has, NOMBRE_EN_USO, DEMASIADAS_ZONAS. */
export const createZona = (db: Db, given: ZonaValues, author: Author): Promise<ZonaRow> =>
  save(db, async (tx) => {
    const values = tidy(given);
    const others = await findZonas(tx);
    if (others.length >= LIMITS.zonas) throw new Problem('DEMASIADAS_ZONAS');
    refuseShared(values, others);
    const row = await insertZona(tx, uuidv7(), values);
    await record(tx, author, { accion: 'zona.alta', objeto: asObjeto(row), despues: keptZona(row) });
    return row;
  });

interface Edicion {
  zonaId: string;
  values: ZonaValues;
  author: Author;
  /** Version that the caller read; undefined skips the check. */
  ifMatch: number | undefined;
}

/** Throws like `createZona`, and NO_ENCONTRADO, VERSION_DESACTUALIZADA. Saving the same values changes nothing. */
export const editZona = (db: Db, { zonaId, values: given, author, ifMatch }: Edicion): Promise<ZonaRow> =>
  save(db, async (tx) => {
    const values = tidy(given);
    const all = await findZonas(tx);
    const before = found(all.find(({ zona_id }) => zona_id === zonaId));
    refuseStale(before, ifMatch);
    const changes = changesOf(keptZona(before), keptZona(values));
    if (Object.keys(changes.despues).length === 0) return before;
    refuseShared(
      values,
      all.filter((one) => one !== before),
    );
    const after = await updateZona(tx, zonaId, values);
    await record(tx, author, { accion: 'zona.edicion', objeto: asObjeto(after), ...changes });
    return after;
  });

/** Throws NO_ENCONTRADO. */
export const removeZona = (db: Db, zonaId: string, author: Author): Promise<void> =>
  db.transaction(async (tx) => {
    await lockZonas(tx);
    const before = found(await findZona(tx, zonaId));
    await deleteZona(tx, zonaId);
    await record(tx, author, { accion: 'zona.baja', objeto: asObjeto(before), antes: keptZona(before) });
  });

async function save(db: Db, write: (tx: Tx) => Promise<ZonaRow>): Promise<ZonaRow> {
  try {
    return await db.transaction(async (tx) => {
      await lockZonas(tx);
      return write(tx);
    });
  } catch (error) {
    if (brokenConstraint(error) === 'zonas_nombre') throw fieldProblem('NOMBRE_EN_USO', 'nombre');
    throw error;
  }
}

/** Throws if another zone has one of the places, because an address belongs to one zone only. */
function refuseShared(values: ZonaValues, others: readonly ZonaRow[]): void {
  for (const other of others) {
    const place = sharedPlace(values, other);
    if (place === undefined) continue;
    const field = values.localidades.includes(place) ? 'localidades' : 'codigos_postales';
    throw fieldProblem('ZONA_EN_USO', field, `«${place}» ya está en la zona ${other.nombre}.`);
  }
}

interface FeriadosChange {
  agregados: readonly FeriadoRow[];
  /** ISO dates of the holidays. */
  quitados: readonly string[];
}

/** Adds no audit entry if nothing changes. Throws DEMASIADOS_FERIADOS. */
export const changeFeriados = (
  { db, jobs }: Pick<ModuleDeps, 'db' | 'jobs'>,
  change: FeriadosChange,
  author: Author,
): Promise<FeriadoRow[]> =>
  db.transaction(async (tx) => {
    await lockZonas(tx);
    const before = await findFeriados(tx);
    const gone = new Set([...change.quitados, ...change.agregados.map(({ fecha }) => fecha)]);
    const rows = [...before.filter(({ fecha }) => !gone.has(fecha)), ...change.agregados].sort((a, b) =>
      a.fecha < b.fecha ? -1 : 1,
    );
    if (rows.length > LIMITS.feriados) throw new Problem('DEMASIADOS_FERIADOS');
    const { antes, despues } = changesOf(keptFeriados(before), keptFeriados(rows));
    if (Object.keys(despues).length === 0) return before;
    await replaceFeriados(tx, rows);
    for (const { fecha } of change.agregados) await showInTime(tx, jobs, fecha);
    await record(tx, author, { accion: 'feriados.edicion', antes, despues });
    return rows;
  });

/** Schedules page updates: the shop announces a holiday some days before and removes the notice afterwards. */
async function showInTime(tx: Tx, jobs: Jobs, fecha: string): Promise<void> {
  await showAnewOn(tx, jobs, fecha, -LIMITS.cerradoDias);
  await showAnewOn(tx, jobs, fecha, 1);
}

/** Returns each zone's next delivery day, in the shop's time zone. */
export async function nextOf(q: Queryable, zonas: readonly (ZonaRow | undefined)[]) {
  const feriados = (await findFeriados(q)).map(({ fecha }) => fecha);
  const day = today();
  return zonas.map((zona) => zona && proximoReparto(zona.dias, feriados, day));
}

/** Throws ZONA_SIN_REPARTO if the address is in a zone where the shop takes no orders. */
export async function refuseUnservedZona(q: Queryable, domicilio: string): Promise<void> {
  if (zonaOf(domicilio, await findZonas(q))?.recibe_pedidos === false) throw new Problem('ZONA_SIN_REPARTO');
}
