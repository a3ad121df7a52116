import type { HandlersOf } from '../../http/register-operations.ts';
import { found } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { findSinonimo, listSinonimos } from './repository.ts';
import { createSinonimo, editSinonimo, removeSinonimo } from './service.ts';

export const sinonimosHandlers = ({ db }: ModuleDeps): HandlersOf<'sinonimos'> => ({
  'sinonimos.list': ({ query }) => listSinonimos(db, query),
  'sinonimos.get': async ({ params }) => found(await findSinonimo(db, params.id)),
  'sinonimos.create': ({ body, author }) => createSinonimo(db, body, author),
  'sinonimos.update': ({ params, body, ...edit }) => editSinonimo(db, params.id, body, edit),
  'sinonimos.delete': async ({ params, author }) => {
    await removeSinonimo(db, params.id, author);
    return { mensaje: 'Sinónimos eliminados con éxito' };
  },
});
