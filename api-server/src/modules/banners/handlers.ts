import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { toBanner, toGuardado } from './mapper.ts';
import { findBanners, findVigentes } from './repository.ts';
import { createBanner, editBanner, removeBanner } from './service.ts';

export const bannersHandlers = (deps: ModuleDeps): HandlersOf<'banners'> => ({
  'banners.vigentes': async () => ({ banners: (await findVigentes(deps.db)).map(toBanner) }),
  'banners.list': async () => ({ banners: (await findBanners(deps.db)).map(toGuardado) }),
  'banners.create': async ({ body, author }) => toGuardado(await createBanner(deps, body, author)),
  'banners.update': async ({ params, body, ...edit }) =>
    toGuardado(await editBanner(deps, params.id, body, edit)),
  'banners.delete': async ({ params, author }) => {
    await removeBanner(deps, params.id, author);
    return { mensaje: 'Banner eliminado con éxito' };
  },
});
