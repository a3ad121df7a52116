import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { getCorreo, listCorreos, resendCorreo, sendPrueba } from './service.ts';

export const correosHandlers = (deps: ModuleDeps): HandlersOf<'correos'> => ({
  'correos.list': ({ query }) => listCorreos(deps, query),
  'correos.get': ({ params }) => getCorreo(deps, params.id),
  'correos.reenviar': ({ params, author }) => resendCorreo(deps, params.id, author),
  'correos.prueba': ({ actor, author }) => sendPrueba(deps, { usuarioId: actor.usuarioId, author }),
});
