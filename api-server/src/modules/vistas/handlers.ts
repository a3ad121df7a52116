import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { findVistas } from './repository.ts';
import { createVista, editVista, removeVista } from './service.ts';

export const vistasHandlers = ({ db }: ModuleDeps): HandlersOf<'vistas'> => ({
  'vistas.list': async ({ actor }) => ({ vistas: await findVistas(db, actor.usuarioId) }),
  'vistas.create': ({ body, ...by }) => createVista(db, body, by),
  'vistas.update': ({ params, body, ...by }) => editVista(db, params.id, body, by),
  'vistas.delete': async ({ params, ...by }) => {
    await removeVista(db, params.id, by);
    return { mensaje: 'La vista fue eliminada.' };
  },
});
