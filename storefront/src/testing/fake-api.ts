/** Fake API of the storefront for tests and stories. */
import type {
  BannersVigentes,
  CategoriasPage,
  Codigo,
  CorreoDeCuenta,
  CuentaDePedido,
  CuentasConPrecios,
  CuentasDeProductos,
  DatosBancarios,
  ErrorBody,
  IntentoDePedido,
  Lista,
  ListaAgregada,
  MarcasPage,
  Mensaje,
  Message,
  MiCarrito,
  MiCondicion,
  MiCuentaCorriente,
  MiInicio,
  MiPedidoCambio,
  MiReparto,
  MisAvisos,
  MisDomicilios,
  MisHabituales,
  MisListas,
  MisPedidosPage,
  MisPersonas,
  Notificacion,
  PedidoConDetalles,
  Producto,
  ProductosPage,
  PropuestaDePedido,
  Registro,
  RenglonesHallados,
  Sesiones,
  Tienda,
  Token,
  Usuario,
} from 'api-client/storefront';
import { LIMITS } from 'api-client/storefront';
import { type FakeCall, type FakeHandlers, installFakeApi, Refusal } from 'api-client/testing';
import { categoria, miInicio, usuario, withoutPrice } from './data.ts';

/** Type of each call's answer. */
export interface Answers {
  'GET /banners': BannersVigentes;
  'GET /categorias': CategoriasPage;
  'GET /marcas': MarcasPage;
  'GET /marcas/destacadas': MarcasPage;
  'GET /mis-habituales': MisHabituales;
  'GET /mis-avisos': MisAvisos;
  'PUT /mis-avisos': MisAvisos;
  'PUT /mis-avisos/productos/:id': MisAvisos;
  'DELETE /mis-avisos/productos/:id': MisAvisos;
  'POST /avisos/baja': Mensaje;
  'POST /avisos/vuelta': Mensaje;
  'GET /mi-inicio': MiInicio;
  'GET /mi-carrito': MiCarrito;
  'PATCH /mi-carrito': MiCarrito;
  'PUT /pedidos/intentos/:clave': IntentoDePedido;
  'GET /mis-domicilios': MisDomicilios;
  'GET /mi-reparto': MiReparto;
  'GET /mis-listas': MisListas;
  'POST /mis-listas': Lista;
  'GET /mis-listas/:id': Lista;
  'PATCH /mis-listas/:id': Lista;
  'DELETE /mis-listas/:id': Mensaje;
  'POST /mis-listas/:id/productos': ListaAgregada;
  'PUT /mis-domicilios/:id': MisDomicilios;
  'DELETE /mis-domicilios/:id': Mensaje;
  'GET /mis-personas': MisPersonas;
  'POST /mis-personas': MisPersonas;
  'PATCH /mis-personas/:id': MisPersonas;
  /** A file with any content. */
  'GET /cuenta/datos': object;
  'POST /cuenta/borrado': Mensaje;
  'DELETE /cuenta/borrado': Mensaje;
  'GET /mis-pedidos': MisPedidosPage;
  'GET /mis-pedidos/:id': PedidoConDetalles;
  /** A file with any content. */
  'GET /mis-pedidos/:id/pdf': object;
  'GET /mis-pedidos/:id/historial': MiPedidoCambio[];
  'GET /mis-pedidos/:id/cuenta-corriente': CuentaDePedido;
  'GET /mi-cuenta-corriente': MiCuentaCorriente;
  'GET /datos-bancarios': DatosBancarios;
  'PUT /mis-pedidos/:id/recepcion': Mensaje;
  'PUT /mis-pedidos/:id/cancelacion': PedidoConDetalles;
  'GET /mis-pedidos/:id/propuesta': PropuestaDePedido;
  'PUT /mis-pedidos/:id/propuesta': PropuestaDePedido;
  'DELETE /mis-pedidos/:id/propuesta': PropuestaDePedido;
  'POST /mis-pedidos/:id/fotos': { foto_id: string };
  /** A picture with any content. */
  'GET /mis-pedidos/:id/fotos/:foto_id': object;
  'GET /notificaciones': Notificacion[];
  'GET /productos': ProductosPage;
  'GET /productos/bultocerrado': ProductosPage;
  'GET /productos/categoria/:nombre': ProductosPage;
  'GET /productos/destacados': ProductosPage;
  'GET /productos/marca/:nombre': ProductosPage;
  'GET /productos/cuentas': CuentasDeProductos;
  'GET /productos/cuentas/con-precios': CuentasConPrecios;
  'GET /productos/filtrados': ProductosPage;
  'GET /productos/filtrados/con-precios': ProductosPage;
  'GET /productos/nuevos-ingresos': ProductosPage;
  'GET /productos/productos-promocion': ProductosPage;
  'GET /productos/search': ProductosPage;
  'GET /productos/searchBultoCerrado': ProductosPage;
  'GET /productos/varios': ProductosPage;
  'GET /productos/:id': Producto;
  'GET /productos/:id/tamanos': ProductosPage;
  'GET /mi-condicion': MiCondicion;
  'GET /tienda': Tienda;
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
  'POST /pedido-rapido/renglones': RenglonesHallados;
  'POST /pedidos': PedidoConDetalles;
  'POST /usuarios': Registro;
}
export type Handlers = FakeHandlers<Answers>;
export type Handler<N extends keyof Answers> = NonNullable<Handlers[N]>;

/** Answers the call with this error. */
export function failure(
  status: number,
  code: ErrorBody['code'],
  message: string,
  details?: ErrorBody['details'],
): never {
  throw new Refusal(status, code, message, details);
}

/** Returns the requested page of these products; without prices for visitors. */
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

/** A shop with two categories and no products, and an account without anything. */
const empty: Handlers = {
  'GET /banners': () => ({ banners: [] }),
  'GET /categorias': () => ({
    categorias: [categoria(0, 'Semillas'), categoria(1, 'Frutos secos')],
    total: 2,
  }),
  'GET /marcas': noBrands,
  'GET /marcas/destacadas': noBrands,
  'GET /mis-avisos': () => ({ stock: true, precios: false, porcentaje: 10, productos: [] }),
  'GET /cuenta/correo': () => ({ email: usuario.email, confirmado: true }),
  'GET /sesiones': () => ({ sesiones: [] }),
  'GET /usuarios/:id': () => usuario,
  'GET /mi-inicio': () => miInicio(),
  'GET /mis-habituales': () => ({ habituales: [] }),
  'GET /mis-listas': () => ({ listas: [] }),
  'GET /mis-pedidos/:id/historial': () => [],
  'GET /mis-pedidos/:id/propuesta': () => ({ propuesta: null }),
  'GET /mis-pedidos/:id/cuenta-corriente': ({ path }) => ({
    ...{ pedido_id: path.split('/')[2] ?? '', numero: 1, debe: 0, resta: 0, vence: null, vencido: false },
  }),
  'GET /mi-cuenta-corriente': () => ({
    ...{ saldo: 0, vencido: 0, plazo: 0, pendientes: [], movimientos: [], total: 0 },
  }),
  'GET /datos-bancarios': () => ({ banco: '', titular: '', cbu: '', alias: '' }),
  'GET /notificaciones': () => [],
  'GET /productos/cuentas': () => ({
    total: 0,
    categorias: [],
    marcas: [],
    etiquetas: [],
    promocion: 0,
    nuevo: 0,
    stock: 0,
  }),
  'POST /busquedas': () => ({ mensaje: 'Gracias' }),
  'GET /productos': noProducts,
  'GET /productos/categoria/:nombre': noProducts,
  'GET /productos/destacados': noProducts,
  'GET /productos/:id/tamanos': noProducts,
  'GET /mi-condicion': () => ({ monto_minimo: null }),
  'GET /tienda': () => ({ monto_minimo: LIMITS.montoMin, envio_gratis: LIMITS.envioGratis }),
  // Fail these calls, so that a cart stays as it is on its device.
  'GET /mis-domicilios': () => ({ domicilios: [] }),
  'GET /mi-reparto': () => ({ zona: null, recibe_pedidos: true, proximo: null }),
  'GET /mis-personas': () => ({ personas: [] }),
  'GET /mi-carrito': () => failure(503, 'NO_DISPONIBLE', 'Vuelve a intentar.'),
  'PATCH /mi-carrito': () => failure(503, 'NO_DISPONIBLE', 'Vuelve a intentar.'),
  'GET /productos/varios': () => failure(503, 'NO_DISPONIBLE', 'Vuelve a intentar.'),
};

/** Replaces `fetch` until `restore` is called. */
export const fakeApi = (handlers: Handlers) => installFakeApi<Answers>({ ...empty, ...handlers });
