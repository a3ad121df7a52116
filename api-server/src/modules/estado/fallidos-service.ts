import { COLA_TEXTS } from 'api-client/contract/colas';
import { type Author, record } from '../../bitacora/record.ts';
import { isMail } from '../../db/queues.ts';
import { reasonOf } from '../../jobs/failures.ts';
import type { Page } from '../../shared/page.ts';
import { found, Problem } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import {
  deleteTrabajo,
  findFallidos,
  findTrabajo,
  lockTrabajo,
  type TrabajoRow,
} from './fallidos-repository.ts';
import type { About } from './job-targets.ts';
import { targetOfJob } from './settle-failed.ts';

type Deps = Pick<ModuleDeps, 'db' | 'jobs'>;

/**
 * The text after a colon comes from the mail server and may contain an address. Only the list of mails shows that text.
 */
const motivoOf = ({ name, output }: TrabajoRow): string => {
  const reason = reasonOf(output);
  return isMail(name) ? reason.replace(/: .*$/s, '.') : reason;
};

const toFallido = (job: TrabajoRow, about: About) => ({
  trabajo_id: job.id,
  cola: job.name,
  fecha: (job.ended ?? job.started ?? job.created).toISOString(),
  intentos: job.retries + 1,
  motivo: motivoOf(job),
  ...about,
});

export async function listFallidos({ db }: Pick<Deps, 'db'>, page: Page) {
  const { rows, total } = await findFallidos(db, page);
  const fallidos = await Promise.all(
    rows.map(async (job) => toFallido(job, await targetOfJob(job).about(db))),
  );
  return { fallidos, total };
}

/** Returns the job as an audit log object: its kind and subject. */
const asObjeto = ({ id, name }: TrabajoRow, { sobre }: About) => ({
  tipo: 'trabajo' as const,
  id,
  nombre: sobre === null ? COLA_TEXTS[name] : `${COLA_TEXTS[name]}: ${sobre}`,
});

/**
 * Queues a failed job again. Throws NO_ENCONTRADO, REINTENTO_IMPOSIBLE. A concurrent second caller waits, finds the job
 * queued and does nothing. Locks the job's target before the job, in the same sequence as the failure handler.
 */
export const retryFallido = ({ db, jobs }: Deps, id: string, author: Author): Promise<void> =>
  db.transaction(async (tx) => {
    const held = await targetOfJob(found(await findTrabajo(tx, id))).hold(tx);
    const job = found(await lockTrabajo(tx, id));
    if (job.state !== 'failed') return;
    const about = await targetOfJob(job).about(tx);
    if (about.impedimento) throw new Problem('REINTENTO_IMPOSIBLE', undefined, about.impedimento);
    await held?.resume();
    await jobs.revive(tx, job.name, id);
    await record(tx, author, { accion: 'trabajo.reintento', objeto: asObjeto(job, about) });
  });

/** Deletes a failed job. Throws NO_ENCONTRADO, TRABAJO_NO_FALLIDO. The job's target stays failed with its reason. */
export const discardFallido = ({ db }: Pick<Deps, 'db'>, id: string, author: Author): Promise<void> =>
  db.transaction(async (tx) => {
    const held = await targetOfJob(found(await findTrabajo(tx, id))).hold(tx);
    const job = found(await lockTrabajo(tx, id));
    if (job.state !== 'failed') throw new Problem('TRABAJO_NO_FALLIDO');
    // Fail the target here: the dead letter may arrive later and then finds no failed job.
    await held?.fail(motivoOf(job));
    await deleteTrabajo(tx, id);
    const about = await targetOfJob(job).about(tx);
    await record(tx, author, { accion: 'trabajo.descarte', objeto: asObjeto(job, about) });
  });
