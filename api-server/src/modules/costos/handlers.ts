import { toCostViewer } from '../../http/actor.ts';
import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { toCosto } from './mapper.ts';
import { getCosto, setCosto } from './service.ts';

export const costosHandlers = ({ db }: ModuleDeps): HandlersOf<'costos'> => ({
  'costos.get': async ({ params, actor }) => toCosto(await getCosto(db, params.id), toCostViewer(actor)),
  'costos.update': async ({ params, body, actor, author, ifMatch }) => {
    const viewer = toCostViewer(actor);
    return toCosto(await setCosto(db, { productoId: params.id, costo: body.costo, author, ifMatch }), viewer);
  },
});
