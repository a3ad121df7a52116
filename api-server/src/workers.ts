import type { Workers } from './jobs/jobs.ts';
import { invalidatePages } from './modules/ajustes/repository.ts';
import { type LinkDeps, mailLink } from './modules/auth/service/password.ts';
import { tellPrecios, tellStock } from './modules/avisos/service.ts';
import { mailChangeLink, mailChangeNotice } from './modules/cuenta/service/cambio-de-correo.ts';
import { mailConfirmLink } from './modules/cuenta/service/confirm-email.ts';
import type { ModuleDeps } from './modules/deps.ts';
import { settleFailed } from './modules/estado/service/fallidos.ts';
import { sweepPictures } from './modules/imagenes/service.ts';
import { continueImportacion } from './modules/importaciones/service/continue-importacion.ts';
import { mailChanges } from './modules/pedidos/service/publish-change.ts';
import { runScheduled } from './modules/precios/service/programados.ts';
import { countVentas } from './modules/productos/repository/search.ts';
import { purge } from './purge.ts';

/** Returns the worker of each queue. */
export const createWorkers = (deps: LinkDeps & Pick<ModuleDeps, 'images' | 'jobs'>): Workers => ({
  pedidoNotice: (pedido) => mailChanges(deps, pedido),
  mail: (mail, id) => deps.mailer.send(mail, id),
  resetLink: (data, id) => mailLink(deps, data, id),
  confirmLink: (data, id) => mailConfirmLink(deps, data, id),
  changeLink: (data, id) => mailChangeLink(deps, data, id),
  changeNotice: (data, id) => mailChangeNotice(deps, data, id),
  precios: (moment) => runScheduled(deps, moment),
  importacion: (data) => continueImportacion(deps, data),
  anuncio: async () => void (await invalidatePages(deps.db)),
  stock: () => tellStock(deps),
  priceNotices: () => tellPrecios(deps),
  purge: async () => {
    await countVentas(deps.db);
    await purge(deps.db);
  },
  sweepPictures: () => sweepPictures(deps),
  deadLetter: (failed) => settleFailed(deps.db, failed),
});
