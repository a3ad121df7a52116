import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { toLista } from './mapper.ts';
import { findListas } from './repository.ts';
import { addToLista, changeLista, createLista, getLista, removeLista } from './service.ts';

export const listasHandlers = ({ db }: ModuleDeps): HandlersOf<'misListas'> => ({
  'misListas.list': async ({ actor }) => ({ listas: await findListas(db, actor.usuarioId) }),
  'misListas.create': async ({ actor, body }) =>
    toLista(await createLista(db, actor.usuarioId, body), actor.prices),
  'misListas.get': async ({ actor, params }) =>
    toLista(await getLista(db, { usuarioId: actor.usuarioId, listaId: params.id }), actor.prices),
  'misListas.update': async ({ actor, params, body, ifMatch }) =>
    toLista(
      await changeLista(db, { usuarioId: actor.usuarioId, listaId: params.id, ifMatch }, body),
      actor.prices,
    ),
  'misListas.agregar': async ({ actor, params, body }) => {
    const ref = { usuarioId: actor.usuarioId, listaId: params.id };
    const { lista, agregados } = await addToLista(db, ref, body.productos);
    return { lista: toLista(lista, actor.prices), agregados };
  },
  'misListas.delete': async ({ actor, params, ifMatch }) => {
    await removeLista(db, { usuarioId: actor.usuarioId, listaId: params.id, ifMatch });
    return { mensaje: 'Lista borrada' };
  },
});
