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

/** A mail server's own words follow a colon. They may hold an address, so only the list of mails shows them. */
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

/** As the audit log names a job: what it does, and about what. */
const asObjeto = ({ id, name }: TrabajoRow, { sobre }: About) => ({
  tipo: 'trabajo' as const,
  id,
  nombre: sobre === null ? COLA_TEXTS[name] : `${COLA_TEXTS[name]}: ${sobre}`,
});

/**
 * Queues a failed job again: NO_ENCONTRADO, REINTENTO_IMPOSIBLE. A second caller waits for the first here, finds the job
 * queued and does nothing. The state that the job moves is locked before the job, as the job's own failure does.
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

/** Deletes a failed job: NO_ENCONTRADO, TRABAJO_NO_FALLIDO. The state that the job moved stays failed, with its reason. */
export const discardFallido = ({ db }: Pick<Deps, 'db'>, id: string, author: Author): Promise<void> =>
  db.transaction(async (tx) => {
    const held = await targetOfJob(found(await findTrabajo(tx, id))).hold(tx);
    const job = found(await lockTrabajo(tx, id));
    if (job.state !== 'failed') throw new Problem('TRABAJO_NO_FALLIDO');
    // The dead letter may not have come yet, and finds no failed job later.
    await held?.fail(motivoOf(job));
    await deleteTrabajo(tx, id);
    const about = await targetOfJob(job).about(tx);
    await record(tx, author, { accion: 'trabajo.descarte', objeto: asObjeto(job, about) });
  });
