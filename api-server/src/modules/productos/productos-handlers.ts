import { LIMITS } from 'api-client/contract';
import type { Author } from '../../bitacora/record.ts';
import type { CustomerActor, StaffActor, Visitor } from '../../http/actor.ts';
import type { HandlersOf } from '../../http/register-operations.ts';
import type { Page } from '../../shared/page.ts';
import type { ModuleDeps } from '../deps.ts';
import { changeVarios } from './change-varios.ts';
import { pageOfProductos } from './page-of-productos.ts';
import { toPricedProducto, toProducto, toStaffProducto } from './producto-mapper.ts';
import type { ProductoFilter, ProductoRow } from './productos-repository.ts';
import { createProducto, editProducto, getProducto, setProductoActivo } from './productos-service.ts';

/** A caller of a product call: whoever may see prices carries the proof. */
type Reader = Visitor | CustomerActor | StaffActor;

const ACTIVOS = { esta_activo: true } as const;

/** What staff look at. */
const PANEL = {
  activos: ACTIVOS,
  inactivos: { esta_activo: false },
  'sin-stock': { ...ACTIVOS, disponible: false },
  'sin-imagen': { ...ACTIVOS, lacks: 'imagen' },
  'sin-categoria': { ...ACTIVOS, lacks: 'categoria' },
  'sin-descripcion': { ...ACTIVOS, lacks: 'descripcion' },
} as const;

export function productosHandlers(deps: ModuleDeps): HandlersOf<'productos'> {
  const { db } = deps;
  const map = (row: ProductoRow, reader: Reader) => {
    if (reader.kind === 'staff') return toStaffProducto(row, reader);
    return reader.kind === 'customer' ? toPricedProducto(row, reader.prices) : toProducto(row);
  };

  const list = async (filter: ProductoFilter, { query, actor }: { query: Page; actor: Reader }) => {
    const { rows, total } = await pageOfProductos(deps, filter, query);
    return { productos: rows.map((row) => map(row, actor)), total };
  };

  const setActivo = async (id: string, activo: boolean, author: Author) => {
    await setProductoActivo(deps, id, activo, author);
    return { mensaje: `Producto ${activo ? 'activado' : 'desactivado'} con éxito` };
  };

  return {
    'productos.varios': ({ query: { ids }, actor }) =>
      list({ ...ACTIVOS, ids: ids.split(',') }, { query: { limit: LIMITS.pageMax, offset: 0 }, actor }),
    'productos.list': (input) => list(ACTIVOS, input),
    'productos.search': (input) => list({ ...ACTIVOS, term: input.query.term }, input),
    'productos.destacados': (input) => list({ ...ACTIVOS, producto_destacado: true }, input),
    'productos.nuevosIngresos': (input) => list({ ...ACTIVOS, nuevo_ingreso: true }, input),
    'productos.promocion': (input) => list({ ...ACTIVOS, en_promocion: true }, input),
    'productos.bultoCerrado': (input) => list({ ...ACTIVOS, byBulto: true }, input),
    'productos.searchBultoCerrado': (input) =>
      list({ ...ACTIVOS, byBulto: true, term: input.query.term }, input),
    'productos.porCategoria': (input) =>
      list({ ...ACTIVOS, categoria: input.params.categoryName, term: input.query.term }, input),
    'productos.porMarca': (input) =>
      list({ ...ACTIVOS, marca: input.params.marca, term: input.query.term }, input),
    'productos.inactivos': (input) => list({ esta_activo: false, term: input.query.term }, input),
    'productos.panel': ({ query: { filtro, limit, offset, ...filter }, actor }) =>
      list({ ...PANEL[filtro ?? 'activos'], ...filter }, { query: { limit, offset }, actor }),
    'productos.sinStock': (input) => list({ ...ACTIVOS, disponible: false, term: input.query.term }, input),
    'productos.get': async ({ params, actor }) => map(await getProducto(db, params.id, actor), actor),
    'productos.create': async ({ body, actor, author, idempotencyKey: key }) =>
      toStaffProducto(await createProducto(deps, { body, actor, author, key }), actor),
    'productos.copiar': async ({ params: { id: de }, body, actor, author, idempotencyKey: key }) =>
      toStaffProducto(await createProducto(deps, { body, actor, author, key, de }), actor),
    'productos.cambiarVarios': async ({ body, actor, author }) => ({
      productos: (await changeVarios(db, body.cambios, author)).map((row) => toStaffProducto(row, actor)),
    }),
    'productos.update': async ({ params, body, actor, author, ifMatch }) =>
      toStaffProducto(await editProducto(deps, { productoId: params.id, body, author, ifMatch }), actor),
    'productos.activate': ({ params, author }) => setActivo(params.id, true, author),
    'productos.deactivate': ({ params, author }) => setActivo(params.id, false, author),
  };
}
