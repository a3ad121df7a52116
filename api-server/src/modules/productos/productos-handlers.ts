import { LIMITS } from 'api-client/contract';
import type { CustomerActor, StaffActor, Visitor } from '../../http/actor.ts';
import type { Handlers } from '../../http/register-operations.ts';
import type { Page } from '../../shared/page.ts';
import type { ModuleDeps } from '../deps.ts';
import { toPricedProducto, toProducto, toProductoDelPersonal } from './producto-mapper.ts';
import { countAll, findPage, type ProductoFilter, type ProductoRow } from './productos-repository.ts';
import { crearProducto, editarProducto, setProductoActivo, verProducto } from './productos-service.ts';

/** A caller of a product call: whoever may see prices carries the proof. */
type Reader = Visitor | CustomerActor | StaffActor;

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
  | 'productos.varios'
  | 'productos.create'
  | 'productos.update'
  | 'productos.activate'
  | 'productos.deactivate'
>;

const ACTIVOS = { esta_activo: true } as const;

export function productosHandlers(deps: ModuleDeps): ProductosHandlers {
  const { db } = deps;
  const map = (row: ProductoRow, reader: Reader) => {
    if (reader.kind === 'staff') return toProductoDelPersonal(row, reader);
    return reader.kind === 'customer' ? toPricedProducto(row, reader.prices) : toProducto(row);
  };

  const list = async (filter: ProductoFilter, { query, actor }: { query: Page; actor: Reader }) => {
    const [rows, total] = await Promise.all([findPage(db, filter, query), countAll(db, filter)]);
    return { productos: rows.map((row) => map(row, actor)), total };
  };

  return {
    'productos.varios': ({ query: { ids }, actor }) =>
      list({ ...ACTIVOS, ids: ids.split(',') }, { query: { limit: LIMITS.pageMax, offset: 0 }, actor }),
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
    'productos.inactivos': (input) => list({ esta_activo: false, term: input.query.term }, input),
    'productos.sinStock': (input) => list({ ...ACTIVOS, disponible: false, term: input.query.term }, input),
    'productos.get': async ({ params, actor }) => map(await verProducto(db, params.id, actor), actor),
    'productos.create': async ({ body, actor, idempotencyKey: key }) =>
      toProductoDelPersonal(await crearProducto(deps, { body, actor, key }), actor),
    'productos.update': async ({ params, body, actor, ifMatch }) =>
      toProductoDelPersonal(await editarProducto(deps, { productoId: params.id, body, ifMatch }), actor),
    'productos.activate': async ({ params }) => {
      await setProductoActivo(deps, params.id, true);
      return { mensaje: 'Producto activado con éxito' };
    },
    'productos.deactivate': async ({ params }) => {
      await setProductoActivo(deps, params.id, false);
      return { mensaje: 'Producto desactivado con éxito' };
    },
  };
}
