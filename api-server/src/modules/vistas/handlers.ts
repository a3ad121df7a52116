import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { toVista } from './mapper.ts';
import { findVistas } from './repository.ts';
import { createVista, editVista, removeVista } from './service.ts';

export const vistasHandlers = ({ db }: ModuleDeps): HandlersOf<'vistas'> => ({
  'vistas.list': async ({ actor }) => ({ vistas: (await findVistas(db, actor.usuarioId)).map(toVista) }),
  'vistas.create': async ({ body, ...by }) => toVista(await createVista(db, body, by)),
  'vistas.update': async ({ params, body, ifMatch, ...by }) =>
    toVista(await editVista(db, { vistaId: params.id, asked: body, ifMatch, ...by })),
  'vistas.delete': async ({ params, ...by }) => {
    await removeVista(db, params.id, by);
    return { mensaje: 'La vista fue eliminada.' };
  },
});
