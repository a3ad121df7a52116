import type { Author } from '../../bitacora/record.ts';
import type { HandlersOf } from '../../http/register-operations.ts';
import type { Page } from '../../shared/page.ts';
import { found } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { toCategoria, toEtiqueta, toMarca } from './mapper.ts';
import { type FiltroFilter, findById, listPage, type Resource } from './repository.ts';
import { createFiltro, editFiltro, type Filtro, setFiltroActivo } from './service.ts';

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

  const setActivo = async (filtro: Filtro, author: Author, esta_activo: boolean) => {
    await setFiltroActivo(deps, filtro, author, esta_activo);
    return { mensaje: `${ONE[filtro.resource]} ${esta_activo ? 'activada' : 'desactivada'} con éxito` };
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
    'marcas.create': async ({ body, author }) => toMarca(await createFiltro(deps, 'marcas', body, author)),
    'marcas.update': async ({ params, body, author }) =>
      toMarca(await editFiltro(deps, { resource: 'marcas', id: params.id }, body, author)),
    'marcas.activate': ({ params, author }) => setActivo({ resource: 'marcas', id: params.id }, author, true),
    'marcas.deactivate': ({ params, author }) =>
      setActivo({ resource: 'marcas', id: params.id }, author, false),
    'categorias.create': async ({ body, author }) =>
      toCategoria(await createFiltro(deps, 'categorias', body, author)),
    'categorias.update': async ({ params, body, author }) =>
      toCategoria(await editFiltro(deps, { resource: 'categorias', id: params.id }, body, author)),
    'categorias.activate': ({ params, author }) =>
      setActivo({ resource: 'categorias', id: params.id }, author, true),
    'categorias.deactivate': ({ params, author }) =>
      setActivo({ resource: 'categorias', id: params.id }, author, false),
    'etiquetas.create': async ({ body, author }) =>
      toEtiqueta(await createFiltro(deps, 'etiquetas', body, author)),
    'etiquetas.update': async ({ params, body, author }) =>
      toEtiqueta(await editFiltro(deps, { resource: 'etiquetas', id: params.id }, body, author)),
    'etiquetas.activate': ({ params, author }) =>
      setActivo({ resource: 'etiquetas', id: params.id }, author, true),
    'etiquetas.deactivate': ({ params, author }) =>
      setActivo({ resource: 'etiquetas', id: params.id }, author, false),
  };
}
