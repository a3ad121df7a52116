import type { Workers } from './jobs/jobs.ts';
import { showAnew } from './modules/ajustes/ajustes-repository.ts';
import { type LinkDeps, mailLink } from './modules/auth/reset-password.ts';
import { tellPrecios } from './modules/avisos/tell-precios.ts';
import { tellStock } from './modules/avisos/tell-stock.ts';
import { mailConfirmLink } from './modules/cuenta/confirm-link.ts';
import { mailChangeLink, mailChangeNotice } from './modules/cuenta/mail-cambio.ts';
import type { ModuleDeps } from './modules/deps.ts';
import { settleFailed } from './modules/estado/settle-failed.ts';
import { sweepPictures } from './modules/imagenes/sweep.ts';
import { workOn } from './modules/importaciones/importacion-work.ts';
import { tellCliente } from './modules/pedidos/notice.ts';
import { keepMoment } from './modules/precios/programado.ts';
import { countVentas } from './modules/productos/search-repository.ts';
import { purge } from './purge.ts';

/** Returns the worker of each queue. */
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
  deadLetter: (failed) => settleFailed(deps.db, failed),
});
