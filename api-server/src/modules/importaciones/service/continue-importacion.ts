import { createHash } from 'node:crypto';
import { isEnCurso } from 'api-client/contract/importaciones-words';
import { type Author, OPERATOR } from '../../../bitacora/record.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { JobData } from '../../../jobs/jobs.ts';
import { found } from '../../../shared/problem.ts';
import type { ModuleDeps } from '../../deps.ts';
import { catalogo, precios } from '../kinds/catalogo.ts';
import { clientes } from '../kinds/clientes.ts';
import { condiciones } from '../kinds/condiciones.ts';
import { fotos } from '../kinds/fotos.ts';
import type { ImportacionRow, Kind, Outcome, PlanState } from '../kinds/kind.ts';
import {
  deleteFilas,
  findApplied,
  findImportacion,
  findPending,
  type ImportacionFound,
  insertFilas,
  lockImportacion,
  markFilas,
  updateImportacion,
} from '../repository.ts';
import type { LeidaPlanilla } from '../sheet/model.ts';

type Deps = Pick<ModuleDeps, 'jobs'> & { db: Db };

const KINDS: Record<ImportacionRow['tipo'], Kind> = { catalogo, precios, clientes, condiciones, fotos };

/** Rows planned, and rows applied, per transaction: small batches keep other catalogue writers from waiting long. */
const [ROWS_PLANNED, ROWS_APPLIED] = [1000, 250];
/** Milliseconds after which a new job does the rest: far below a job's time limit. */
const JOB_MS = 20_000;

/**
 * Continues an import: reads, applies or undoes it. Repeated and parallel calls do each row once: each batch locks the
 * import and advances it in the same transaction.
 */
export async function continueImportacion(
  deps: Deps,
  { importacionId: id }: JobData['importacion'],
): Promise<void> {
  const importacion = await deps.db.transaction((tx) => lockImportacion(tx, id));
  if (importacion?.estado === 'leyendo') return read(deps, importacion);
  const deadline = Date.now() + JOB_MS;
  while (await deps.db.transaction((tx) => step(tx, deps, id))) {
    if (Date.now() < deadline) continue;
    await deps.jobs.add(deps.db, 'importacion', { importacionId: id });
    return;
  }
}

/** Runs `work` if the import is still being read and no other process advanced it. @returns whether `work` ran */
async function advance(deps: Deps, id: string, leidas: number, work: (tx: Tx) => Promise<void>) {
  return deps.db.transaction(async (tx) => {
    const now = await lockImportacion(tx, id);
    if (now?.estado !== 'leyendo' || now.leidas !== leidas) return false;
    await work(tx);
    return true;
  });
}

const NOT_STORED = { motivo: 'Ya no se guarda lo que se envió: vuelve a enviarlo.' };

/** Clears what an earlier reading of the file left in the import. */
const clearedReading = (): Partial<ImportacionRow> => ({
  estado: 'fallida',
  ...{ columnas: [], hoja: null, hojas_sin_leer: [], hojas_leidas: [], preguntas: [] },
});

async function read(deps: Deps, importacion: ImportacionRow): Promise<void> {
  const { importacion_id: id, tipo } = importacion;
  const planilla = (await KINDS[tipo].read(deps.db, importacion)) ?? NOT_STORED;
  const hasRows = await deps.db.transaction(async (tx) => {
    if ((await lockImportacion(tx, id))?.estado !== 'leyendo') return false;
    // A process that died may have left rows.
    await deleteFilas(tx, id);
    if ('motivo' in planilla) await updateImportacion(tx, id, { ...clearedReading(), ...planilla });
    else
      await updateImportacion(tx, id, {
        filas: planilla.filas.length,
        leidas: 0,
        columnas: planilla.columnas,
        hoja: planilla.hoja ?? null,
        hojas_sin_leer: planilla.hojas_sin_leer ?? [],
        hojas_leidas: planilla.hojas_leidas ?? [],
        leida_como: planilla.eleccion ?? null,
        forma: planilla.forma ?? null,
        preguntas: planilla.preguntas ?? [],
      });
    return !('motivo' in planilla);
  });
  if (hasRows && !('motivo' in planilla)) await plan(deps, id, KINDS[tipo], planilla);
}

async function plan(deps: Deps, id: string, kind: Kind, planilla: LeidaPlanilla): Promise<void> {
  const { filas, columnas, fijos, forma, hojas_leidas, eleccion, preguntas } = planilla;
  const state: PlanState = {
    first: new Map(),
    ...(fijos && { fijos }),
    ...(forma && { forma }),
    ...(hojas_leidas && { hojas: hojas_leidas }),
    crea: { marcas: new Set(), categorias: new Set(), etiquetas: new Set() },
  };
  const resumen = { nuevo: 0, cambia: 0, igual: 0, error: 0 };
  // The digest includes the reading: the same rows read in another way are another preview.
  const digest = createHash('sha256').update(JSON.stringify([eleccion, columnas, hojas_leidas, preguntas]));
  for (let from = 0; from < filas.length; from += ROWS_PLANNED) {
    const part = filas.slice(from, from + ROWS_PLANNED);
    const planned = await kind.plan(deps.db, part, state);
    for (const { efecto } of planned) resumen[efecto] += 1;
    digest.update(JSON.stringify(planned));
    const isAdvanced = await advance(deps, id, from, async (tx) => {
      await insertFilas(tx, id, planned);
      await updateImportacion(tx, id, { leidas: from + part.length });
    });
    if (!isAdvanced) return;
  }
  const { marcas, categorias, etiquetas } = state.crea;
  const crea = { marcas: [...marcas], categorias: [...categorias], etiquetas: [...etiquetas] };
  await advance(deps, id, filas.length, async (tx) => {
    const more = await kind.sumUp?.(tx, id);
    const explanation = resumen.error === filas.length ? kind.explainMissingColumns?.(columnas) : undefined;
    await updateImportacion(tx, id, {
      ...(explanation === undefined ? { estado: 'revisada' } : { estado: 'fallida', motivo: explanation }),
      ...{ crea, plan: digest.digest('hex'), ...resumen, ...more },
    });
  });
}

/** Author of a job's changes: the user who started the import, without address or request. */
const authorOf = (usuarioId: string | null): Author => ({ ...OPERATOR, usuarioId });

const countByEstado = (outcomes: readonly Outcome[], estado: Outcome['estado']) =>
  outcomes.filter((one) => one.estado === estado).length;

/** Applies or undoes one batch. @returns whether another batch may follow */
async function step(tx: Tx, deps: Deps, id: string): Promise<boolean> {
  const importacion = await lockImportacion(tx, id);
  if (importacion?.estado === 'aplicando') return applyPart(tx, deps, importacion);
  if (importacion?.estado === 'deshaciendo') return undoPart(tx, deps, importacion);
  return false;
}

async function applyPart(tx: Tx, deps: Deps, importacion: ImportacionRow): Promise<boolean> {
  const { importacion_id: id, tipo, creados } = importacion;
  const filas = await findPending(tx, id, ROWS_APPLIED);
  if (filas.length === 0) {
    await KINDS[tipo].finish?.(tx, importacion);
    await updateImportacion(tx, id, { estado: 'aplicada', terminada_en: new Date() });
    return false;
  }
  const author = authorOf(importacion.usuario_id);
  const outcomes = await KINDS[tipo].apply(tx, filas, { deps, importacion, author, creados });
  await markFilas(tx, id, outcomes);
  await updateImportacion(tx, id, {
    creados,
    hechas: importacion.hechas + countByEstado(outcomes, 'hecha'),
    salteadas: importacion.salteadas + countByEstado(outcomes, 'salteada'),
  });
  return true;
}

async function undoPart(tx: Tx, deps: Deps, importacion: ImportacionRow): Promise<boolean> {
  const { importacion_id: id, tipo, creados } = importacion;
  const kind = KINDS[tipo];
  const applying = { deps, importacion, author: authorOf(importacion.deshecha_por), creados };
  const filas = await findApplied(tx, id, ROWS_APPLIED);
  if (filas.length === 0) {
    await kind.tidy?.(tx, applying);
    await updateImportacion(tx, id, { estado: 'deshecha', deshecha_en: new Date() });
    return false;
  }
  const outcomes = await kind.undo(tx, filas, applying);
  await markFilas(tx, id, outcomes);
  await updateImportacion(tx, id, { vueltas: importacion.vueltas + filas.length });
  return true;
}

type Interrupted = NonNullable<ImportacionRow['interrumpida']>;

/** The state that an import gets when its job failed after all retries. */
const FAILED_STATES: Record<Interrupted, (importacion: ImportacionRow) => Pick<ImportacionRow, 'estado'>> = {
  leyendo: () => ({ estado: 'fallida' }),
  aplicando: () => ({ estado: 'detenida' }),
  deshaciendo: ({ terminada_en }) => ({ estado: terminada_en ? 'aplicada' : 'detenida' }),
};

const TEXTS: Record<Interrupted, string> = {
  leyendo: 'No se pudo terminar de leer.',
  aplicando: 'No se pudo terminar de aplicar.',
  deshaciendo: 'No se pudo terminar de deshacer.',
};

const isInterrupted = (estado: string): estado is Interrupted => estado in FAILED_STATES;

/** Marks an import whose job failed after all retries, so that a user can retry. The caller holds the row's lock. */
export async function failImportacion(tx: Tx, importacion: ImportacionRow, reason: string): Promise<void> {
  const { importacion_id: id, estado } = importacion;
  if (!isInterrupted(estado)) return;
  const motivo = `${TEXTS[estado]} ${reason}`;
  await updateImportacion(tx, id, { ...FAILED_STATES[estado](importacion), motivo, interrumpida: estado });
}

/** Returns why a retry of the import's job can do nothing; null when a retry is possible. */
export function findImpedimento({
  estado,
  interrumpida,
}: Pick<ImportacionRow, 'estado' | 'interrumpida'>): string | null {
  if (isEnCurso(estado) || interrumpida !== null) return null;
  return estado === 'deshecha' ? 'La importación ya se deshizo.' : 'La importación ya no está a medio hacer.';
}

/** Puts an import back into the state in which its job failed. @returns whether there was a failure */
export async function resumeImportacion(tx: Tx, { importacion_id: id, interrumpida }: ImportacionRow) {
  if (interrumpida === null) return false;
  const restart = interrumpida === 'leyendo' ? { leidas: 0, plan: null } : {};
  await updateImportacion(tx, id, { estado: interrumpida, motivo: null, interrumpida: null, ...restart });
  return true;
}

/** Plans a reviewed import again: the shop may have changed since, and with it the effect of each row. */
export async function replanImportacion(
  tx: Tx,
  jobs: ModuleDeps['jobs'],
  id: string,
): Promise<ImportacionFound> {
  const importacion = found(await lockImportacion(tx, id));
  if (importacion.estado === 'revisada') {
    await updateImportacion(tx, id, { estado: 'leyendo', leidas: 0, plan: null });
    await jobs.add(tx, 'importacion', { importacionId: id });
  }
  return found(await findImportacion(tx, id));
}
