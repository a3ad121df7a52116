import type { Handlers } from '../../http/register-operations.ts';
import type { Page } from '../../shared/page.ts';
import type { ModuleDeps } from '../deps.ts';
import { toCategoria, toEtiqueta, toMarca } from './filtro-mapper.ts';
import { countAll, type FiltroFilter, type FiltroRow, findPage, type Recurso } from './filtros-repository.ts';
import { crearFiltro, editarFiltro, setFiltroActivo, verFiltro } from './filtros-service.ts';

type Reads = 'list' | 'search' | 'inactivos' | 'get';
type Writes = 'create' | 'update' | 'activate' | 'deactivate';
type FiltrosHandlers = Pick<Handlers, `${Recurso}.${Reads | Writes}` | 'marcas.destacadas'>;

const UNA = { marcas: 'Marca', categorias: 'Categoría', etiquetas: 'Etiqueta' } as const;

export function filtrosHandlers(deps: ModuleDeps): FiltrosHandlers {
  const { db } = deps;
  const pageOf = async <T>(
    recurso: Recurso,
    map: (row: FiltroRow) => T,
    filter: FiltroFilter,
    page: Page,
  ) => {
    const [rows, total] = await Promise.all([
      findPage(db, recurso, filter, page),
      countAll(db, recurso, filter),
    ]);
    return { items: rows.map(map), total };
  };

  const marcas = async (filter: FiltroFilter, query: Page) => {
    const { items, total } = await pageOf('marcas', toMarca, filter, query);
    return { marcas: items, total };
  };
  const categorias = async (filter: FiltroFilter, query: Page) => {
    const { items, total } = await pageOf('categorias', toCategoria, filter, query);
    return { categorias: items, total };
  };
  const etiquetas = async (filter: FiltroFilter, query: Page) => {
    const { items, total } = await pageOf('etiquetas', toEtiqueta, filter, query);
    return { etiquetas: items, total };
  };

  const setActivo = async (recurso: Recurso, id: string, esta_activo: boolean) => {
    await setFiltroActivo(deps, recurso, id, esta_activo);
    return { mensaje: `${UNA[recurso]} ${esta_activo ? 'activada' : 'desactivada'} con éxito` };
  };

  return {
    'marcas.list': ({ query }) => marcas({ esta_activo: true }, query),
    'marcas.search': ({ query }) => marcas({ esta_activo: true, term: query.term }, query),
    'marcas.destacadas': ({ query }) => marcas({ esta_activo: true, destacada: true }, query),
    'marcas.inactivos': ({ query }) => marcas({ esta_activo: false, term: query.term }, query),
    'marcas.get': async ({ params }) => toMarca(await verFiltro(db, 'marcas', params.id)),
    'categorias.list': ({ query }) => categorias({ esta_activo: true }, query),
    'categorias.search': ({ query }) => categorias({ esta_activo: true, term: query.term }, query),
    'categorias.inactivos': ({ query }) => categorias({ esta_activo: false, term: query.term }, query),
    'categorias.get': async ({ params }) => toCategoria(await verFiltro(db, 'categorias', params.id)),
    'etiquetas.list': ({ query }) => etiquetas({ esta_activo: true }, query),
    'etiquetas.search': ({ query }) => etiquetas({ esta_activo: true, term: query.term }, query),
    'etiquetas.inactivos': ({ query }) => etiquetas({ esta_activo: false, term: query.term }, query),
    'etiquetas.get': async ({ params }) => toEtiqueta(await verFiltro(db, 'etiquetas', params.id)),
    'marcas.create': async ({ body }) => toMarca(await crearFiltro(deps, 'marcas', body)),
    'marcas.update': async ({ params, body }) => toMarca(await editarFiltro(deps, 'marcas', params.id, body)),
    'marcas.activate': ({ params }) => setActivo('marcas', params.id, true),
    'marcas.deactivate': ({ params }) => setActivo('marcas', params.id, false),
    'categorias.create': async ({ body }) => toCategoria(await crearFiltro(deps, 'categorias', body)),
    'categorias.update': async ({ params, body }) =>
      toCategoria(await editarFiltro(deps, 'categorias', params.id, body)),
    'categorias.activate': ({ params }) => setActivo('categorias', params.id, true),
    'categorias.deactivate': ({ params }) => setActivo('categorias', params.id, false),
    'etiquetas.create': async ({ body }) => toEtiqueta(await crearFiltro(deps, 'etiquetas', body)),
    'etiquetas.update': async ({ params, body }) =>
      toEtiqueta(await editarFiltro(deps, 'etiquetas', params.id, body)),
    'etiquetas.activate': ({ params }) => setActivo('etiquetas', params.id, true),
    'etiquetas.deactivate': ({ params }) => setActivo('etiquetas', params.id, false),
  };
}
