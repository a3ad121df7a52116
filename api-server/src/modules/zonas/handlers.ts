import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { findFeriados, findZonas } from './repository.ts';
import { changeFeriados, createZona, editZona, removeZona } from './service.ts';

export const zonasHandlers = ({ db, jobs }: ModuleDeps): HandlersOf<'zonas' | 'feriados'> => ({
  'zonas.list': async () => ({ zonas: await findZonas(db) }),
  'zonas.create': ({ body, author }) => createZona(db, body, author),
  'zonas.update': ({ params, body, ...edit }) => editZona(db, params.id, body, edit),
  'zonas.delete': async ({ params, author }) => {
    await removeZona(db, params.id, author);
    return { mensaje: 'Zona eliminada con éxito' };
  },
  'feriados.list': async () => ({ feriados: await findFeriados(db) }),
  'feriados.update': async ({ body, author }) => ({
    feriados: await changeFeriados({ db, jobs }, body, author),
  }),
});
