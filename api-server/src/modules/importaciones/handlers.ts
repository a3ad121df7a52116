import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { findFotos } from './kinds/fotos-repository.ts';
import { toFoto, toImportacion, toRenglon } from './mapper.ts';
import { countImportaciones, findFilas, findImportaciones } from './repository.ts';
import { permittedTipos } from './rules.ts';
import { begin, finishUpload, receiveFoto } from './service/fotos.ts';
import { apply, discard, getPermitted, receivePlanilla, retry, stop, undo } from './service/importaciones.ts';
import { createModel, exportRefused, getLectura, rereadPlanilla } from './service/lectura.ts';
import { shownPlace } from './sheet/cell.ts';

export const importacionesHandlers = ({ db, jobs, images }: ModuleDeps): HandlersOf<'importaciones'> => {
  const deps = { db, jobs, images };
  return {
    'importaciones.create': async ({ body, actor, author }) =>
      toImportacion(await receivePlanilla(deps, body, { actor, author })),
    'importaciones.crearFotos': async ({ body, actor, author }) =>
      toImportacion(await begin(deps, body, { actor, author })),
    'importaciones.fotos': async ({ params, actor }) => {
      await getPermitted(db, params.id, actor);
      const rows = await findFotos(db, params.id);
      return { importacion_id: params.id, fotos: rows.map(toFoto) };
    },
    'importaciones.subirFoto': async ({ params, body, actor }) =>
      toFoto(await receiveFoto(deps, params.id, body, { actor })),
    'importaciones.revisar': async ({ params, body, actor }) =>
      toImportacion(await finishUpload(deps, params.id, body, { actor })),
    'importaciones.list': async ({ query, actor }) => {
      const tipos = permittedTipos(actor);
      const [rows, total] = await Promise.all([
        findImportaciones(db, tipos, query),
        countImportaciones(db, tipos),
      ]);
      return { importaciones: rows.map(toImportacion), total };
    },
    'importaciones.modelo': ({ query, actor }) => createModel(actor, query.tipo),
    'importaciones.get': async ({ params, actor }) => toImportacion(await getPermitted(db, params.id, actor)),
    'importaciones.filas': async ({ params, query, actor }) => {
      const { importacion } = await getPermitted(db, params.id, actor);
      const { rows, total } = await findFilas(db, params.id, query);
      return {
        filas: rows.map((row) => toRenglon(row, shownPlace(row.fila, importacion.hojas_leidas))),
        total,
      };
    },
    'importaciones.lectura': ({ params, actor }) => getLectura(db, params.id, { actor }),
    'importaciones.leerDeNuevo': async ({ params, body, actor, author }) =>
      toImportacion(await rereadPlanilla(deps, params.id, { actor, author }, body)),
    'importaciones.errores': ({ params, actor, author }) => exportRefused(db, params.id, { actor, author }),
    'importaciones.aplicar': async ({ params, body, actor, author }) =>
      toImportacion(await apply(deps, params.id, { actor, author }, body)),
    'importaciones.detener': async ({ params, actor, author }) =>
      toImportacion(await stop(deps, params.id, { actor, author })),
    'importaciones.deshacer': async ({ params, actor, author }) =>
      toImportacion(await undo(deps, params.id, { actor, author })),
    'importaciones.reintentar': async ({ params, actor, author }) =>
      toImportacion(await retry(deps, params.id, { actor, author })),
    'importaciones.descartar': async ({ params, actor, author }) => {
      await discard(deps, params.id, { actor, author });
      return { mensaje: 'La importación se descartó.' };
    },
  };
};
