import type { HandlersOf } from '../../http/register-operations.ts';
import { found } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { toSinonimo } from './mapper.ts';
import { findSinonimo, listSinonimos } from './repository.ts';
import { createSinonimo, editSinonimo, removeSinonimo } from './service.ts';

export const sinonimosHandlers = ({ db }: ModuleDeps): HandlersOf<'sinonimos'> => ({
  'sinonimos.list': async ({ query }) => {
    const { rows, total } = await listSinonimos(db, query);
    return { sinonimos: rows.map(toSinonimo), total };
  },
  'sinonimos.get': async ({ params }) => toSinonimo(found(await findSinonimo(db, params.id))),
  'sinonimos.create': async ({ body, author }) => toSinonimo(await createSinonimo(db, body.palabras, author)),
  'sinonimos.update': async ({ params, body, author, ifMatch }) =>
    toSinonimo(await editSinonimo(db, { sinonimoId: params.id, palabras: body.palabras, author, ifMatch })),
  'sinonimos.delete': async ({ params, author }) => {
    await removeSinonimo(db, params.id, author);
    return { mensaje: 'Sinónimos eliminados con éxito' };
  },
});
