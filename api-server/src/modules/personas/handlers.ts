import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { toMisPersonas } from './mapper.ts';
import { invite, listPersonas, setAcceso } from './service.ts';

export const personasHandlers = (deps: ModuleDeps): HandlersOf<'misPersonas'> => ({
  'misPersonas.list': async ({ actor }) => toMisPersonas(await listPersonas(deps, actor)),
  'misPersonas.invite': async ({ actor, author, ip, body }) =>
    toMisPersonas(await invite(deps, { actor, author, ip, ...body })),
  'misPersonas.update': async ({ actor, author, params, body: { tiene_acceso: tieneAcceso } }) =>
    toMisPersonas(await setAcceso(deps, { actor, author, usuarioId: params.id, tieneAcceso })),
});
