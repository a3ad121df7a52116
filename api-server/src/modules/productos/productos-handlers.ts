import type { PriceViewer } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { Handlers } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { toPricedProducto, toProducto } from './producto-mapper.ts';
import {
  countAll,
  findById,
  findPage,
  type Page,
  type ProductoFilter,
  type ProductoRow,
} from './productos-repository.ts';

/** A caller of a product call: whoever may see prices carries the proof. */
type Reader = { kind: string; prices?: PriceViewer };

type ProductosHandlers = Pick<
  Handlers,
  | 'productos.list'
  | 'productos.search'
  | 'productos.destacados'
  | 'productos.nuevosIngresos'
  | 'productos.promocion'
  | 'productos.bultoCerrado'
  | 'productos.searchBultoCerrado'
  | 'productos.porCategoria'
  | 'productos.porMarca'
  | 'productos.inactivos'
  | 'productos.sinStock'
  | 'productos.get'
>;

const ACTIVOS = { esta_activo: true } as const;

export function productosHandlers({ db }: ModuleDeps): ProductosHandlers {
  const map = (row: ProductoRow, reader: Reader) =>
    reader.prices ? toPricedProducto(row, reader.prices) : toProducto(row);

  const list = async (filter: ProductoFilter, { query, actor }: { query: Page; actor: Reader }) => {
    const [rows, total] = await Promise.all([findPage(db, filter, query), countAll(db, filter)]);
    return { productos: rows.map((row) => map(row, actor)), total };
  };

  return {
    'productos.list': (input) => list(ACTIVOS, input),
    'productos.search': (input) => list({ ...ACTIVOS, term: input.query.term }, input),
    'productos.destacados': (input) => list({ ...ACTIVOS, producto_destacado: true }, input),
    'productos.nuevosIngresos': (input) => list({ ...ACTIVOS, nuevo_ingreso: true }, input),
    'productos.promocion': (input) => list({ ...ACTIVOS, en_promocion: true }, input),
    'productos.bultoCerrado': (input) => list({ ...ACTIVOS, porBulto: true }, input),
    'productos.searchBultoCerrado': (input) =>
      list({ ...ACTIVOS, porBulto: true, term: input.query.term }, input),
    'productos.porCategoria': (input) =>
      list({ ...ACTIVOS, categoria: input.params.categoryName, term: input.query.term }, input),
    'productos.porMarca': (input) =>
      list({ ...ACTIVOS, marca: input.params.marca, term: input.query.term }, input),
    'productos.inactivos': (input) => list({ esta_activo: false }, input),
    'productos.sinStock': (input) => list({ ...ACTIVOS, disponible: false }, input),
    'productos.get': async ({ params, actor }) => {
      const row = await findById(db, params.id);
      if (!row || (!row.esta_activo && actor.kind !== 'staff')) throw new Problem('NO_ENCONTRADO');
      return map(row, actor);
    },
  };
}
