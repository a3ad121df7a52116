import type { HandlersOf } from '../../http/register-operations.ts';
import type { Page } from '../../shared/page.ts';
import { found } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { toCategoria, toEtiqueta, toMarca } from './filtro-mapper.ts';
import { type FiltroFilter, findById, listPage, type Resource } from './filtros-repository.ts';
import { createFiltro, editFiltro, setFiltroActivo } from './filtros-service.ts';

const ONE = { marcas: 'Marca', categorias: 'Categoría', etiquetas: 'Etiqueta' } as const;

export function filtrosHandlers(deps: ModuleDeps): HandlersOf<Resource> {
  const { db } = deps;
  const marcas = async (filter: FiltroFilter, page: Page) => {
    const { rows, total } = await listPage(db, 'marcas', filter, page);
    return { marcas: rows.map(toMarca), total };
  };
  const categorias = async (filter: FiltroFilter, page: Page) => {
    const { rows, total } = await listPage(db, 'categorias', filter, page);
    return { categorias: rows.map(toCategoria), total };
  };
  const etiquetas = async (filter: FiltroFilter, page: Page) => {
    const { rows, total } = await listPage(db, 'etiquetas', filter, page);
    return { etiquetas: rows.map(toEtiqueta), total };
  };

  const get = async (resource: Resource, id: string) => found(await findById(db, resource, id));

  const setActivo = async (resource: Resource, id: string, esta_activo: boolean) => {
    await setFiltroActivo(deps, resource, id, esta_activo);
    return { mensaje: `${ONE[resource]} ${esta_activo ? 'activada' : 'desactivada'} con éxito` };
  };

  return {
    'marcas.list': ({ query }) => marcas({ esta_activo: true }, query),
    'marcas.search': ({ query }) => marcas({ esta_activo: true, term: query.term }, query),
    'marcas.destacadas': ({ query }) => marcas({ esta_activo: true, destacada: true }, query),
    'marcas.inactivos': ({ query }) => marcas({ esta_activo: false, term: query.term }, query),
    'marcas.get': async ({ params }) => toMarca(await get('marcas', params.id)),
    'categorias.list': ({ query }) => categorias({ esta_activo: true }, query),
    'categorias.search': ({ query }) => categorias({ esta_activo: true, term: query.term }, query),
    'categorias.inactivos': ({ query }) => categorias({ esta_activo: false, term: query.term }, query),
    'categorias.get': async ({ params }) => toCategoria(await get('categorias', params.id)),
    'etiquetas.list': ({ query }) => etiquetas({ esta_activo: true }, query),
    'etiquetas.search': ({ query }) => etiquetas({ esta_activo: true, term: query.term }, query),
    'etiquetas.inactivos': ({ query }) => etiquetas({ esta_activo: false, term: query.term }, query),
    'etiquetas.get': async ({ params }) => toEtiqueta(await get('etiquetas', params.id)),
    'marcas.create': async ({ body }) => toMarca(await createFiltro(deps, 'marcas', body)),
    'marcas.update': async ({ params, body }) => toMarca(await editFiltro(deps, 'marcas', params.id, body)),
    'marcas.activate': ({ params }) => setActivo('marcas', params.id, true),
    'marcas.deactivate': ({ params }) => setActivo('marcas', params.id, false),
    'categorias.create': async ({ body }) => toCategoria(await createFiltro(deps, 'categorias', body)),
    'categorias.update': async ({ params, body }) =>
      toCategoria(await editFiltro(deps, 'categorias', params.id, body)),
    'categorias.activate': ({ params }) => setActivo('categorias', params.id, true),
    'categorias.deactivate': ({ params }) => setActivo('categorias', params.id, false),
    'etiquetas.create': async ({ body }) => toEtiqueta(await createFiltro(deps, 'etiquetas', body)),
    'etiquetas.update': async ({ params, body }) =>
      toEtiqueta(await editFiltro(deps, 'etiquetas', params.id, body)),
    'etiquetas.activate': ({ params }) => setActivo('etiquetas', params.id, true),
    'etiquetas.deactivate': ({ params }) => setActivo('etiquetas', params.id, false),
  };
}
