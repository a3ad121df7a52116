import { Problem } from '../../http/problem.ts';
import type { Handlers } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { toImagen } from '../imagen-url.ts';
import type { Page } from '../productos/productos-repository.ts';
import {
  countAll,
  type FiltroFilter,
  type FiltroRow,
  findById,
  findPage,
  type Recurso,
} from './filtros-repository.ts';

type Reads = 'list' | 'search' | 'inactivos' | 'get';
type FiltrosHandlers = Pick<Handlers, `${Recurso}.${Reads}` | 'marcas.destacadas'>;

const imagenOf = (row: FiltroRow): string | null =>
  row.imagen_id && row.anchos ? toImagen({ imagen_id: row.imagen_id, anchos: row.anchos }).url : null;

const comunes = (row: FiltroRow) => ({
  nombre: row.nombre,
  esta_activo: row.esta_activo,
  imagen: imagenOf(row),
});

const toMarca = (row: FiltroRow) => ({
  marca_id: row.id,
  marca_destacada: row.marca_destacada ?? false,
  imagen_url: imagenOf(row),
  ...comunes(row),
});
const toCategoria = (row: FiltroRow) => ({ categoria_id: row.id, ...comunes(row) });
const toEtiqueta = (row: FiltroRow) => ({ etiqueta_id: row.id, ...comunes(row) });

export function filtrosHandlers({ db }: ModuleDeps): FiltrosHandlers {
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
  const oneOf = async <T>(recurso: Recurso, map: (row: FiltroRow) => T, id: string) => {
    const row = await findById(db, recurso, id);
    if (!row) throw new Problem('NO_ENCONTRADO');
    return map(row);
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

  return {
    'marcas.list': ({ query }) => marcas({ esta_activo: true }, query),
    'marcas.search': ({ query }) => marcas({ esta_activo: true, term: query.term }, query),
    'marcas.destacadas': ({ query }) => marcas({ esta_activo: true, destacada: true }, query),
    'marcas.inactivos': ({ query }) => marcas({ esta_activo: false }, query),
    'marcas.get': ({ params }) => oneOf('marcas', toMarca, params.id),
    'categorias.list': ({ query }) => categorias({ esta_activo: true }, query),
    'categorias.search': ({ query }) => categorias({ esta_activo: true, term: query.term }, query),
    'categorias.inactivos': ({ query }) => categorias({ esta_activo: false }, query),
    'categorias.get': ({ params }) => oneOf('categorias', toCategoria, params.id),
    'etiquetas.list': ({ query }) => etiquetas({ esta_activo: true }, query),
    'etiquetas.search': ({ query }) => etiquetas({ esta_activo: true, term: query.term }, query),
    'etiquetas.inactivos': ({ query }) => etiquetas({ esta_activo: false }, query),
    'etiquetas.get': ({ params }) => oneOf('etiquetas', toEtiqueta, params.id),
  };
}
