import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { toMiCarrito } from './mapper.ts';
import { changeCarrito, findCarrito } from './service.ts';

export const miCarritoHandlers = ({ db }: ModuleDeps): HandlersOf<'miCarrito'> => ({
  'miCarrito.get': async ({ actor }) => toMiCarrito(await findCarrito(db, actor.usuarioId), actor.prices),
  'miCarrito.change': async ({ actor, body }) =>
    toMiCarrito(await changeCarrito(db, actor.usuarioId, body), actor.prices),
});
