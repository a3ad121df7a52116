import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { begin, confirm, end, getState, renewCodes, reset } from './service/segundo-factor.ts';

export function segundoFactorHandlers(deps: ModuleDeps): HandlersOf<'segundoFactor'> {
  return {
    'segundoFactor.get': ({ actor }) => getState(deps.db, actor),
    'segundoFactor.begin': ({ actor, body, author }) => begin(deps, actor, body.password, author),
    'segundoFactor.confirm': async ({ actor, body, author }) => ({
      codigos: await confirm(deps, actor, body.codigo, author),
    }),
    'segundoFactor.end': async ({ actor, body, author }) => {
      await end(deps, actor, body, author);
      return { mensaje: 'La verificación en dos pasos quedó desactivada.' };
    },
    'segundoFactor.renewCodigos': async ({ actor, body, author }) => ({
      codigos: await renewCodes(deps, actor, body, author),
    }),
    'segundoFactor.endOfUsuario': async ({ params, author }) => {
      await reset(deps, params.id, author);
      return { mensaje: 'La verificación en dos pasos de esta cuenta quedó desactivada.' };
    },
  };
}
