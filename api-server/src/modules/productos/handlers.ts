import { LIMITS } from 'api-client/contract';
import type { Author } from '../../bitacora/record.ts';
import { type CustomerActor, pricesFor, type StaffActor, type Visitor } from '../../http/actor.ts';
import type { HandlersOf } from '../../http/register-operations.ts';
import type { Page } from '../../shared/page.ts';
import type { ModuleDeps } from '../deps.ts';
import { toPricedProducto, toProducto, toStaffProducto } from './mapper.ts';
import type { ProductoFilter } from './repository/productos.ts';
import {
  ACTIVOS,
  type Bought,
  type CatalogoQuery,
  countCuentas,
  findBought,
  getBuyer,
  getProductosPage,
  toFilter,
  toPanelFilter,
} from './service/list.ts';
import { DESTACADOS, orderDestacados } from './service/order.ts';
import { createProducto, editProducto, getProducto, setProductoActivo } from './service/productos.ts';
import { decideTamanos, getGroup, getSizes, propuestasPage } from './service/tamanos.ts';
import { changeVarios } from './service/varios.ts';

/** A caller of a product operation; callers who may see prices carry a `PriceViewer`. */
type Reader = Visitor | CustomerActor | StaffActor;

export function productosHandlers(deps: ModuleDeps): HandlersOf<'productos'> {
  const { db } = deps;
  const map = (row: Parameters<typeof toPricedProducto>[0], reader: Reader) => {
    if (reader.kind === 'staff') return toStaffProducto(row, reader);
    return reader.kind === 'customer' ? toPricedProducto(row, reader.prices) : toProducto(row);
  };

  const list = async (
    filter: ProductoFilter,
    { query, actor }: { query: Page; actor: Reader },
    bought?: Bought,
  ) => {
    const prices = pricesFor(actor);
    const { rows, ...found } = await getProductosPage(deps, { filter, page: query, bought, prices });
    return { productos: rows.map((row) => map(row, actor)), ...found };
  };

  /** Like `list`, with a customer's prices, for staff who order for that customer. The rows cannot be edited. */
  const listForCliente = async (
    filter: ProductoFilter,
    { query, actor, clienteId }: { query: Page; actor: StaffActor; clienteId: string },
  ) => {
    const buyer = await getBuyer(db, clienteId);
    const { rows, ...found } = await getProductosPage(deps, { filter, page: query, ...buyer });
    return { productos: rows.map((row) => toPricedProducto(row, actor.prices)), ...found };
  };

  const boughtBy = (actor: Reader): Promise<Bought> | [] =>
    actor.kind === 'customer' ? findBought(db, actor.comercioId) : [];

  const filtrados = ({ query, actor }: { query: CatalogoQuery & Page; actor: Reader }) => {
    const { limit, offset, ...choices } = query;
    return list(toFilter(choices), { query: { limit, offset }, actor });
  };

  const setActivo = async (id: string, activo: boolean, author: Author) => {
    await setProductoActivo(deps, id, activo, author);
    return { mensaje: `Producto ${activo ? 'activado' : 'desactivado'} con éxito` };
  };

  return {
    'productos.varios': ({ query: { ids }, actor }) =>
      list({ ...ACTIVOS, ids: ids.split(',') }, { query: { limit: LIMITS.pageMax, offset: 0 }, actor }),
    'productos.list': (input) => list(ACTIVOS, input),
    'productos.search': async (input) =>
      list({ ...ACTIVOS, term: input.query.term }, input, await boughtBy(input.actor)),
    'productos.searchParaCliente': ({ params, query: { limit, offset, ...filter }, actor }) =>
      listForCliente({ ...ACTIVOS, ...filter }, { query: { limit, offset }, actor, clienteId: params.id }),
    'productos.variosParaCliente': ({ params, query: { ids }, actor }) =>
      listForCliente(
        { ...ACTIVOS, ids: ids.split(',') },
        { query: { limit: LIMITS.pageMax, offset: 0 }, actor, clienteId: params.id },
      ),
    'productos.destacados': (input) => list(DESTACADOS, input),
    'productos.nuevosIngresos': (input) => list({ ...ACTIVOS, nuevo_ingreso: true }, input),
    'productos.promocion': (input) => list({ ...ACTIVOS, en_promocion: true }, input),
    'productos.bultoCerrado': (input) => list({ ...ACTIVOS, byBulto: true }, input),
    'productos.searchBultoCerrado': (input) =>
      list({ ...ACTIVOS, byBulto: true, term: input.query.term }, input),
    'productos.porCategoria': (input) =>
      list({ ...ACTIVOS, categoria: input.params.categoryName, term: input.query.term }, input),
    'productos.porMarca': (input) =>
      list({ ...ACTIVOS, marca: input.params.marca, term: input.query.term }, input),
    'productos.filtrados': filtrados,
    'productos.filtradosConPrecios': filtrados,
    'productos.cuentas': async ({ query }) => {
      const { tipos: _, ...cuentas } = await countCuentas(deps, toFilter(query));
      return cuentas;
    },
    'productos.cuentasConPrecios': ({ query }) => countCuentas(deps, toFilter(query)),
    'productos.inactivos': (input) => list({ esta_activo: false, term: input.query.term }, input),
    'productos.panel': ({ query: { filtro, limit, offset, ...filter }, actor }) =>
      list({ ...toPanelFilter(filtro), ...filter }, { query: { limit, offset }, actor }),
    'productos.sinStock': (input) => list({ ...ACTIVOS, disponible: false, term: input.query.term }, input),
    'productos.get': async ({ params, actor }) => map(await getProducto(db, params.id, actor), actor),
    'productos.tamanos': async ({ params, actor }) => {
      const ids = await getSizes(db, await getProducto(db, params.id, actor));
      const { productos } = await list(
        { ...ACTIVOS, ids },
        { query: { limit: LIMITS.pageMax, offset: 0 }, actor },
      );
      const places = new Map(ids.map((id, place) => [id, place]));
      const placeOf = ({ producto_id }: { producto_id: string }) => places.get(producto_id) ?? 0;
      return { productos: productos.toSorted((a, b) => placeOf(a) - placeOf(b)), total: productos.length };
    },
    'productos.propuestasTamanos': async ({ query, actor }) => {
      const { propuestas, total } = await propuestasPage(deps, query);
      return {
        propuestas: propuestas.map(({ nombre, productos }) => ({
          nombre,
          productos: productos.map((row) => toStaffProducto(row, actor)),
        })),
        total,
      };
    },
    'productos.grupoTamanos': async ({ params, actor }) => {
      const { grupo_id, productos } = await getGroup(db, await getProducto(db, params.id, actor));
      return { grupo_id, productos: productos.map((row) => toStaffProducto(row, actor)) };
    },
    'productos.decidirTamanos': async ({ body, author }) => ({
      productos: await decideTamanos(db, body.grupos, author),
    }),
    'productos.create': async ({ body, actor, author, idempotencyKey: key }) =>
      toStaffProducto(await createProducto(deps, { body, actor, author, key }), actor),
    'productos.copiar': async ({ params: { id: de }, body, actor, author, idempotencyKey: key }) =>
      toStaffProducto(await createProducto(deps, { body, actor, author, key, de }), actor),
    'productos.cambiarVarios': async ({ body, actor, author }) => ({
      productos: (await changeVarios(db, body.cambios, author)).map((row) => toStaffProducto(row, actor)),
    }),
    'productos.ordenarDestacados': async ({ body, actor, author }) => {
      await orderDestacados(db, body, author);
      return list(DESTACADOS, { query: { limit: LIMITS.pageMax, offset: 0 }, actor });
    },
    'productos.update': async ({ params, body, actor, author, ifMatch }) =>
      toStaffProducto(await editProducto(deps, { productoId: params.id, body, author, ifMatch }), actor),
    'productos.activate': ({ params, author }) => setActivo(params.id, true, author),
    'productos.deactivate': ({ params, author }) => setActivo(params.id, false, author),
  };
}
