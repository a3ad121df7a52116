import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { toAjustes } from './ajustes-mapper.ts';
import { getAjustes, settle } from './ajustes-service.ts';

export function ajustesHandlers({ db }: ModuleDeps): HandlersOf<'ajustes'> {
  return {
    'ajustes.get': async () => toAjustes(...(await getAjustes(db))),
    'ajustes.update': async ({ body: change, ...asked }) =>
      toAjustes(...(await settle(db, { change, ...asked }))),
  };
}
