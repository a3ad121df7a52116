import type { PENDING_ESTADOS_CORREO } from 'api-client/contract';
import { type Author, record } from '../../bitacora/record.ts';
import { KEPT_SECONDS } from '../../db/queues.ts';
import { mailOwner } from '../../mail/mail-owner.ts';
import { pruebaMail } from '../../mail/prueba-mail.ts';
import type { Page } from '../../shared/page.ts';
import { found, Problem } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { findUsuario } from '../usuarios/repository/usuarios.ts';
import { toCorreo } from './mapper.ts';
import { type CorreoRow, findCorreo, findCorreos, lockCorreo, makeDue } from './repository.ts';

type PendingEstado = (typeof PENDING_ESTADOS_CORREO)[number];

const STATES: Record<PendingEstado, CorreoRow['state'][]> = {
  // A mail that is being sent may fail and wait again.
  en_espera: ['created', 'retry', 'active'],
  abandonado: ['failed', 'cancelled'],
};

const toShownCorreo = (row: CorreoRow) => toCorreo(row, KEPT_SECONDS * 1000);

export async function listCorreos(
  { db }: Pick<ModuleDeps, 'db'>,
  { estado, term, ...page }: Page & { term: string; estado?: PendingEstado },
) {
  const states = estado ? STATES[estado] : Object.values(STATES).flat();
  const { rows, total } = await findCorreos(db, { states, term }, page);
  return { correos: rows.map(toShownCorreo), total };
}

export async function getCorreo({ db }: Pick<ModuleDeps, 'db'>, correoId: string) {
  const row = await findCorreo(db, correoId);
  if (!row) throw new Problem('NO_ENCONTRADO');
  return toShownCorreo(row);
}

/**
 * Retries a mail at once. Throws NO_ENCONTRADO, CORREO_NO_PENDIENTE. A concurrent caller waits here and finds the mail
 * due. The single job sends one mail.
 */
export const resendCorreo = (
  { db, jobs }: Pick<ModuleDeps, 'db' | 'jobs'>,
  correoId: string,
  author: Author,
) =>
  db.transaction(async (tx) => {
    const row = await lockCorreo(tx, correoId);
    if (!row) throw new Problem('NO_ENCONTRADO');
    if (row.state === 'active' || row.state === 'completed') throw new Problem('CORREO_NO_PENDIENTE');
    if (row.state === 'failed') await jobs.revive(tx, row.queue, correoId);
    const correo = toShownCorreo(await makeDue(tx, correoId));
    const objeto = { tipo: 'correo', id: correoId, nombre: correo.asunto } as const;
    await record(tx, author, { accion: 'correo.reenvio', objeto });
    return correo;
  });

/** Queues a test mail to the caller, sent like any other mail. */
export const sendPrueba = (deps: ModuleDeps, { usuarioId, author }: { usuarioId: string; author: Author }) =>
  deps.db.transaction(async (tx) => {
    const usuario = found(await findUsuario(tx, usuarioId));
    await mailOwner(tx, deps, usuario, pruebaMail);
    await record(tx, author, { accion: 'correo.prueba' });
    return {
      mensaje: `Enviamos un correo de prueba a ${usuario.email}. Si no llega en unos minutos, mira «Correos sin entregar».`,
    };
  });
