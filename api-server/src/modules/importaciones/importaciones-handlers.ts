import type { HandlersOf } from '../../http/register-operations.ts';
import { found } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { toImportacion, toRenglon } from './importacion-mapper.ts';
import {
  countImportaciones,
  findFilas,
  findImportacion,
  findImportaciones,
} from './importaciones-repository.ts';
import { apply, discard, modelOf, stop, takeIn, undo, wrongOf } from './importaciones-service.ts';

export const importacionesHandlers = ({ db, jobs }: ModuleDeps): HandlersOf<'importaciones'> => {
  const deps = { db, jobs };
  return {
    'importaciones.create': async ({ body, actor, author }) =>
      toImportacion(await takeIn(deps, body, { actor, author })),
    'importaciones.list': async ({ query }) => {
      const [rows, total] = await Promise.all([findImportaciones(db, query), countImportaciones(db)]);
      return { importaciones: rows.map(toImportacion), total };
    },
    'importaciones.modelo': ({ query }) => modelOf(query.tipo),
    'importaciones.get': async ({ params }) => toImportacion(found(await findImportacion(db, params.id))),
    'importaciones.filas': async ({ params, query }) => {
      found(await findImportacion(db, params.id));
      const { rows, total } = await findFilas(db, params.id, query);
      return { filas: rows.map(toRenglon), total };
    },
    'importaciones.errores': ({ params, author }) => wrongOf(db, params.id, author),
    'importaciones.aplicar': async ({ params, body, actor, author }) =>
      toImportacion(await apply(deps, params.id, { actor, author }, body)),
    'importaciones.detener': async ({ params, actor, author }) =>
      toImportacion(await stop(deps, params.id, { actor, author })),
    'importaciones.deshacer': async ({ params, actor, author }) =>
      toImportacion(await undo(deps, params.id, { actor, author })),
    'importaciones.descartar': async ({ params, actor, author }) => {
      await discard(deps, params.id, { actor, author });
      return { mensaje: 'La importación se descartó.' };
    },
  };
};
