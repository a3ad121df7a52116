import { COLA_TEXTS } from 'api-client/contract/colas';
import { type Author, record } from '../../../bitacora/record.ts';
import type { Db, Queryable, Tx } from '../../../db/database.ts';
import { isMail, type QueueName } from '../../../db/queues.ts';
import { type FailedJob, reasonOf } from '../../../jobs/failures.ts';
import type { JobData } from '../../../jobs/jobs.ts';
import type { Page } from '../../../shared/page.ts';
import { found, Problem } from '../../../shared/problem.ts';
import { cambioOf } from '../../cuenta/service/cambio-de-correo.ts';
import type { ModuleDeps } from '../../deps.ts';
import { findImportacion, lockImportacion } from '../../importaciones/repository.ts';
import {
  failImportacion,
  findImpedimento as impedimentoOfImportacion,
  resumeImportacion,
} from '../../importaciones/service/continue-importacion.ts';
import { findPedido } from '../../pedidos/repository/pedidos.ts';
import { clearFallo, findCambio, lockCambio } from '../../precios/repository/cambios.ts';
import { failCambio, impedimentoOf } from '../../precios/service/programados.ts';
import { findUsuario, findUsuarioByEmail, type UsuarioRow } from '../../usuarios/repository/usuarios.ts';
import { deleteTrabajo, findFallidos, findTrabajo, lockTrabajo, type TrabajoRow } from '../repository.ts';

export interface About {
  /** The order, import or change of the job. Null for a mail, whose recipient the list of mails shows. */
  sobre: string | null;
  /** Why a retry is impossible, or null. */
  impedimento: string | null;
}

/** A job's target, locked by the caller's transaction. */
interface LockedTarget {
  /** Marks the target as failed after all retries. */
  fail(reason: string): Promise<void>;
  /** Resets the target for a retry. */
  resume(): Promise<unknown>;
}

/** How the jobs of one queue relate to their target. */
interface Target<Data> {
  about(q: Queryable, data: Data): Promise<About>;
  /** Locks the job's target; undefined if the target is gone. */
  hold?(tx: Tx, data: Data): Promise<LockedTarget | undefined>;
}

const NO_ABOUT: About = { sobre: null, impedimento: null };
/** For jobs of the whole shop and for mails whose text is in the job. */
const ofTheShop: Target<object> = { about: async () => NO_ABOUT };

const withoutTarget = (impedimento: string): About => ({ sobre: null, impedimento });

/** For a mail that is composed when sent. `impedimento` returns why the mail cannot be composed, or null. */
const mailTo = <Data extends { usuarioId: string }>(
  impedimento: (q: Queryable, usuario: UsuarioRow, data: Data) => Promise<string | null>,
): Target<Data> => ({
  async about(q, data) {
    const usuario = await findUsuario(q, data.usuarioId);
    return usuario
      ? { sobre: null, impedimento: await impedimento(q, usuario, data) }
      : withoutTarget('La cuenta ya no existe.');
  },
});

const ANOTHER = 'La cuenta ya tiene otro correo.';
const CAMBIO_CLOSED = 'El cambio de correo ya se hizo, se canceló o venció.';

const TARGETS: { readonly [N in QueueName]: Target<JobData[N]> } = {
  pedidoNotice: {
    async about(q, { pedidoId }) {
      const pedido = await findPedido(q, pedidoId);
      return pedido
        ? { sobre: `Pedido N.º ${pedido.pedido.numero}`, impedimento: null }
        : withoutTarget('El pedido ya no existe.');
    },
  },
  mail: ofTheShop,
  resetLink: {
    about: async (q, { email }) =>
      (await findUsuarioByEmail(q, email)) ? NO_ABOUT : withoutTarget('Ya no hay una cuenta con ese correo.'),
  },
  confirmLink: mailTo(async (_, usuario, { email }) => {
    if (usuario.email !== email) return ANOTHER;
    return usuario.correo_confirmado_en ? 'El correo ya está confirmado.' : null;
  }),
  changeLink: mailTo(async (q, usuario, { email }) =>
    (await cambioOf(q, usuario))?.email === email ? null : CAMBIO_CLOSED,
  ),
  changeNotice: mailTo(async (q, usuario, { email }) => {
    if (usuario.email !== email) return ANOTHER;
    return (await cambioOf(q, usuario)) ? null : CAMBIO_CLOSED;
  }),
  precios: {
    async about(q, data) {
      const found = await findCambio(q, data.cambioId);
      if (!found) return withoutTarget('El cambio de precios ya no existe.');
      return { sobre: found.cambio.seleccion, impedimento: impedimentoOf(found.cambio, data) };
    },
    async hold(tx, data) {
      const cambio = await lockCambio(tx, data.cambioId);
      return (
        cambio && {
          fail: (reason) => failCambio(tx, cambio, data, reason),
          resume: () => clearFallo(tx, data.cambioId),
        }
      );
    },
  },
  importacion: {
    async about(q, { importacionId }) {
      const found = await findImportacion(q, importacionId);
      if (!found) return withoutTarget('La importación ya no existe.');
      return { sobre: found.importacion.archivo, impedimento: impedimentoOfImportacion(found.importacion) };
    },
    async hold(tx, { importacionId }) {
      const importacion = await lockImportacion(tx, importacionId);
      return (
        importacion && {
          fail: (reason) => failImportacion(tx, importacion, reason),
          resume: () => resumeImportacion(tx, importacion),
        }
      );
    },
  },
  anuncio: ofTheShop,
  stock: ofTheShop,
  priceNotices: ofTheShop,
  purge: ofTheShop,
  sweepPictures: ofTheShop,
  deadLetter: ofTheShop,
};

/** `data` must come from the queue `name`: a job's row has no type to prove that. */
const targetOf = <N extends QueueName>(name: N, data: unknown) => ({
  about: (q: Queryable) => TARGETS[name].about(q, data as JobData[N]),
  hold: (tx: Tx) => TARGETS[name].hold?.(tx, data as JobData[N]),
});

/** Returns the job's subject and its target. */
const targetOfJob = ({ name, data }: Pick<TrabajoRow, 'name' | 'data'>) => targetOf(name, data);

/**
 * Marks the target of a job as failed after all retries. Does nothing if the job was retried or discarded meanwhile.
 * Queues without a target only show the failed job.
 */
export const settleFailed = (db: Db, { queue, id, data, reason }: FailedJob): Promise<void> =>
  db.transaction(async (tx) => {
    const locked = await targetOf(queue, data).hold(tx);
    if ((await findTrabajo(tx, id))?.state === 'failed') await locked?.fail(reason);
  });

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
    const locked = await targetOfJob(found(await findTrabajo(tx, id))).hold(tx);
    const job = found(await lockTrabajo(tx, id));
    if (job.state !== 'failed') return;
    const about = await targetOfJob(job).about(tx);
    if (about.impedimento) throw new Problem('REINTENTO_IMPOSIBLE', undefined, about.impedimento);
    await locked?.resume();
    await jobs.revive(tx, job.name, id);
    await record(tx, author, { accion: 'trabajo.reintento', objeto: asObjeto(job, about) });
  });

/** Deletes a failed job. Throws NO_ENCONTRADO, TRABAJO_NO_FALLIDO. The job's target stays failed with its reason. */
export const discardFallido = ({ db }: Pick<Deps, 'db'>, id: string, author: Author): Promise<void> =>
  db.transaction(async (tx) => {
    const locked = await targetOfJob(found(await findTrabajo(tx, id))).hold(tx);
    const job = found(await lockTrabajo(tx, id));
    if (job.state !== 'failed') throw new Problem('TRABAJO_NO_FALLIDO');
    // Fail the target here: the dead letter may arrive later and then finds no failed job.
    await locked?.fail(motivoOf(job));
    await deleteTrabajo(tx, id);
    const about = await targetOfJob(job).about(tx);
    await record(tx, author, { accion: 'trabajo.descarte', objeto: asObjeto(job, about) });
  });
