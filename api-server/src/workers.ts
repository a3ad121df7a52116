import type { FailedJob, JobData, Workers } from './jobs/jobs.ts';
import { showAnew } from './modules/ajustes/ajustes-repository.ts';
import { type LinkDeps, mailLink } from './modules/auth/reset-password.ts';
import { tellPrecios } from './modules/avisos/tell-precios.ts';
import { tellStock } from './modules/avisos/tell-stock.ts';
import { mailConfirmLink } from './modules/cuenta/confirm-link.ts';
import { mailChangeLink, mailChangeNotice } from './modules/cuenta/mail-cambio.ts';
import type { ModuleDeps } from './modules/deps.ts';
import { sweepPictures } from './modules/imagenes/sweep.ts';
import { failImportacion } from './modules/importaciones/fail-importacion.ts';
import { workOn } from './modules/importaciones/importacion-work.ts';
import { tellCliente } from './modules/pedidos/notice.ts';
import { keepMoment } from './modules/precios/programado.ts';
import { countVentas } from './modules/productos/search-repository.ts';
import { purge } from './purge.ts';

/** Who does each kind of job. */
export const createWorkers = (deps: LinkDeps & Pick<ModuleDeps, 'images' | 'jobs'>): Workers => ({
  pedidoNotice: (pedido) => tellCliente(deps, pedido),
  mail: (mail, id) => deps.mailer.send(mail, id),
  resetLink: (asked, id) => mailLink(deps, asked, id),
  confirmLink: (asked, id) => mailConfirmLink(deps, asked, id),
  changeLink: (asked, id) => mailChangeLink(deps, asked, id),
  changeNotice: (asked, id) => mailChangeNotice(deps, asked, id),
  precios: (moment) => keepMoment(deps, moment),
  importacion: (asked) => workOn(deps, asked),
  anuncio: async () => void (await showAnew(deps.db)),
  stock: () => tellStock(deps),
  priceNotices: () => tellPrecios(deps),
  purge: async () => {
    await countVentas(deps.db);
    await purge(deps.db);
  },
  sweepPictures: () => sweepPictures(deps),
  deadLetter: (failed) => settle(deps, failed),
});

/**
 * Moves the state that a job left behind which failed after all retries. The jobs of the other queues hold no state: what
 * they did not do stays visible as a failed job until an admin has them done or discards them.
 */
async function settle({ db }: Pick<ModuleDeps, 'db'>, { queue, data, reason }: FailedJob): Promise<void> {
  if (queue === 'importacion') await failImportacion(db, data as JobData['importacion'], reason);
}
