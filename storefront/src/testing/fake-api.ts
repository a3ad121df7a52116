/** The API as the storefront knows it, for tests and stories. */
import type {
  CategoriasPage,
  Codigo,
  CorreoDeCuenta,
  ErrorBody,
  MarcasPage,
  Mensaje,
  Message,
  MisPedidosPage,
  Notificacion,
  PedidoConDetalles,
  Producto,
  ProductosPage,
  Registro,
  Sesiones,
  Token,
  Usuario,
} from 'api-client/storefront';
import { type FakeCall, type FakeHandlers, installFakeApi, Refusal } from 'api-client/testing';
import { categoria, withoutPrice } from './data.ts';

/** What each call answers. */
export interface Answers {
  'GET /categorias': CategoriasPage;
  'GET /marcas': MarcasPage;
  'GET /marcas/destacadas': MarcasPage;
  'GET /mis-pedidos': MisPedidosPage;
  'GET /mis-pedidos/:id': PedidoConDetalles;
  'GET /notificaciones': Notificacion[];
  'GET /productos': ProductosPage;
  'GET /productos/bultocerrado': ProductosPage;
  'GET /productos/categoria/:nombre': ProductosPage;
  'GET /productos/destacados': ProductosPage;
  'GET /productos/marca/:nombre': ProductosPage;
  'GET /productos/nuevos-ingresos': ProductosPage;
  'GET /productos/productos-promocion': ProductosPage;
  'GET /productos/search': ProductosPage;
  'GET /productos/searchBultoCerrado': ProductosPage;
  'GET /productos/varios': ProductosPage;
  'GET /productos/:id': Producto;
  'GET /usuarios/:id': Usuario;
  'POST /auth/codigo': Codigo;
  'POST /auth/login': Token;
  'POST /auth/logout': Mensaje;
  'POST /auth/change-password': Mensaje;
  'GET /cuenta/correo': CorreoDeCuenta;
  'POST /cuenta/enlace': Mensaje;
  'POST /cuenta/cambio-de-correo': Mensaje;
  'POST /cuenta/cambio-de-correo/enlace': Mensaje;
  'DELETE /cuenta/cambio-de-correo': Mensaje;
  'POST /cuenta/cambio-de-correo/confirmar': Mensaje;
  'POST /cuenta/cambio-de-correo/frenar': Mensaje;
  'POST /cuenta/confirmar-correo': Mensaje;
  'GET /sesiones': Sesiones;
  'DELETE /sesiones': Mensaje;
  'DELETE /sesiones/:id': Mensaje;
  'POST /auth/request-password-reset': Message;
  'POST /auth/reset-password': Message;
  'POST /busquedas': Mensaje;
  'POST /pedidos': PedidoConDetalles;
  'POST /usuarios': Registro;
}
export type Handlers = FakeHandlers<Answers>;
export type Handler<N extends keyof Answers> = NonNullable<Handlers[N]>;

/** Refuses the call with this. */
export function failure(
  status: number,
  code: ErrorBody['code'],
  message: string,
  details?: ErrorBody['details'],
): never {
  throw new Refusal(status, code, message, details);
}

/** The page of these products that a call asks for; with prices for who is logged in. */
export function productsPage(all: Producto[], { query, headers }: FakeCall): ProductosPage {
  const offset = Number(query.get('offset') ?? 0);
  const shown = all.slice(offset, offset + Number(query.get('limit') ?? 10));
  return {
    productos: headers.has('authorization') ? shown : shown.map(withoutPrice),
    total: all.length,
  };
}

const noProducts = (call: FakeCall) => productsPage([], call);
const noBrands = () => ({ marcas: [], total: 0 });

/** A shop with two categories and nothing in them. */
const empty: Handlers = {
  'GET /categorias': () => ({
    categorias: [categoria(0, 'Semillas'), categoria(1, 'Frutos secos')],
    total: 2,
  }),
  'GET /marcas': noBrands,
  'GET /marcas/destacadas': noBrands,
  'GET /notificaciones': () => [],
  'POST /busquedas': () => ({ mensaje: 'Gracias' }),
  'GET /productos': noProducts,
  'GET /productos/categoria/:nombre': noProducts,
  'GET /productos/destacados': noProducts,
};

/** Puts the fake in fetch's place until its `restore`. */
export const fakeApi = (handlers: Handlers) => installFakeApi<Answers>({ ...empty, ...handlers });
