import { LIMITS } from 'api-client/contract';
import { proximoReparto } from 'api-client/contract/proximo-reparto';
import { sharedPlace, zonaOf } from 'api-client/contract/zona-of';
import { DIAS_SEMANA } from 'api-client/contract/zonas-words';
import {
  createRow,
  deleteRow,
  type Edit,
  inTransaction,
  type Resource,
  updateRow,
} from '../../bitacora/crud.ts';
import { type Author, diffFields, record } from '../../bitacora/record.ts';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { fieldProblem, found, Problem } from '../../shared/problem.ts';
import { today } from '../../shared/today.ts';
import { schedulePageUpdate } from '../ajustes/service.ts';
import type { ModuleDeps } from '../deps.ts';
import {
  type FeriadoRow,
  findFeriados,
  findZona,
  findZonas,
  lockZonas,
  replaceFeriados,
  type ZonaRow,
  type ZonaValues,
  zonaRows,
} from './repository.ts';

const ZONAS: Resource<ZonaRow, ZonaValues> = {
  rows: zonaRows,
  lock: lockZonas,
  limit: [LIMITS.zonas, 'DEMASIADAS_ZONAS'],
  asObjeto: ({ zona_id, nombre }) => ({ tipo: 'zona', id: zona_id, nombre }),
  toAuditFields: ({ nombre, localidades, codigos_postales, dias, recibe_pedidos }) => ({
    ...{ nombre, localidades, codigos_postales, dias, recibe_pedidos },
  }),
  refusals: { zonas_nombre: () => fieldProblem('NOMBRE_EN_USO', 'nombre') },
  beforeWrite: refuseShared,
};

/** Removes duplicate places and days, and sorts the days by weekday. */
const tidy = (values: ZonaValues): ZonaValues => ({
  ...values,
  localidades: [...new Set(values.localidades)],
  codigos_postales: [...new Set(values.codigos_postales)],
  dias: DIAS_SEMANA.filter((dia) => values.dias.includes(dia)),
});

/** Throws if another zone has one of the places, because an address belongs to one zone only. */
async function refuseShared(tx: Tx, values: ZonaValues, before: ZonaRow | undefined): Promise<void> {
  for (const other of await findZonas(tx)) {
    const place = other.zona_id === before?.zona_id ? undefined : sharedPlace(values, other);
    if (place === undefined) continue;
    const field = values.localidades.includes(place) ? 'localidades' : 'codigos_postales';
    throw fieldProblem('ZONA_EN_USO', field, `«${place}» ya está en la zona ${other.nombre}.`);
  }
}

/** Throws ZONA_EN_USO with the place that another zone has, NOMBRE_EN_USO, DEMASIADAS_ZONAS. */
export const createZona = (db: Db, values: ZonaValues, author: Author): Promise<ZonaRow> =>
  inTransaction(db, ZONAS, (tx) => createRow(tx, ZONAS, tidy(values), author));

/** Throws like `createZona`, and NO_ENCONTRADO, VERSION_DESACTUALIZADA. Saving the same values changes nothing. */
export const editZona = (db: Db, zonaId: string, values: ZonaValues, edit: Edit): Promise<ZonaRow> =>
  inTransaction(db, ZONAS, async (tx) =>
    updateRow(tx, ZONAS, found(await findZona(tx, zonaId)), tidy(values), edit),
  );

/** Throws NO_ENCONTRADO. */
export const removeZona = (db: Db, zonaId: string, author: Author): Promise<void> =>
  inTransaction(db, ZONAS, async (tx) => deleteRow(tx, ZONAS, found(await findZona(tx, zonaId)), author));

interface FeriadosChange {
  agregados: readonly FeriadoRow[];
  /** ISO dates of the holidays. */
  quitados: readonly string[];
}

/** Each holiday as a text like '2026-12-08 Inmaculada Concepción'. */
const toFeriadosAuditFields = (rows: readonly FeriadoRow[]) => ({
  feriados: rows.map(({ fecha, nombre }) => `${fecha} ${nombre}`),
});

/** Adds no audit entry if nothing changes. Throws DEMASIADOS_FERIADOS. */
export const changeFeriados = (
  { db, jobs }: Pick<ModuleDeps, 'db' | 'jobs'>,
  change: FeriadosChange,
  author: Author,
): Promise<FeriadoRow[]> =>
  db.transaction(async (tx) => {
    await lockZonas(tx);
    const before = await findFeriados(tx);
    const removed = new Set([...change.quitados, ...change.agregados.map(({ fecha }) => fecha)]);
    const rows = [...before.filter(({ fecha }) => !removed.has(fecha)), ...change.agregados].sort((a, b) =>
      a.fecha < b.fecha ? -1 : 1,
    );
    if (rows.length > LIMITS.feriados) throw new Problem('DEMASIADOS_FERIADOS');
    const { antes, despues } = diffFields(toFeriadosAuditFields(before), toFeriadosAuditFields(rows));
    if (Object.keys(despues).length === 0) return before;
    await replaceFeriados(tx, rows);
    for (const { fecha } of change.agregados) await scheduleFeriadoUpdates(tx, jobs, fecha);
    await record(tx, author, { accion: 'feriados.edicion', antes, despues });
    return rows;
  });

/** Schedules page updates: the shop announces a holiday some days before and removes the notice afterwards. */
async function scheduleFeriadoUpdates(tx: Tx, jobs: Jobs, fecha: string): Promise<void> {
  await schedulePageUpdate(tx, jobs, fecha, -LIMITS.cerradoDias);
  await schedulePageUpdate(tx, jobs, fecha, 1);
}

/** Returns each zone's next delivery day, in the shop's time zone. */
export async function findNextRepartos(q: Queryable, zonas: readonly (ZonaRow | undefined)[]) {
  const feriados = (await findFeriados(q)).map(({ fecha }) => fecha);
  const day = today();
  return zonas.map((zona) => zona && proximoReparto(zona.dias, feriados, day));
}

/** Throws ZONA_SIN_REPARTO if the address is in a zone where the shop takes no orders. */
export async function refuseUnservedZona(q: Queryable, domicilio: string): Promise<void> {
  if (zonaOf(domicilio, await findZonas(q))?.recibe_pedidos === false) throw new Problem('ZONA_SIN_REPARTO');
}
