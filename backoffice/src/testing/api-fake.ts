/** The fake API of the back office, for tests and stories. */

import type {
  Ajustes,
  BusquedasPage,
  CantidadPorCategoria,
  CodigosDeRecuperacion,
  Correo,
  CorreoDeCuenta,
  CorreosPage,
  DetalleConPedido,
  Empaques,
  EntradasPage,
  ErrorBody,
  Espera,
  EstadosResultado,
  Estantes,
  GananciaDia,
  GananciaPorCategoria,
  GananciaSemana,
  GrupoDeTamanos,
  IntentoDePedido,
  Mensaje,
  Message,
  Nota,
  Notificacion,
  Pedido,
  PedidoCambio,
  PedidoConDetalles,
  PedidoEntregado,
  PedidoPorEmpacar,
  PedidosPage,
  PedidosPendientes,
  PedidosSeguidos,
  Presencia,
  Producto,
  ProductosPage,
  ProductosVendidos,
  PropuestasTamanosPage,
  Registro,
  RemitosImpresos,
  RenglonesHallados,
  Reparto,
  Seguimiento,
  SegundoFactor,
  SegundoFactorSecret,
  Sesiones,
  Sinonimo,
  SinonimosPage,
  TamanosDecididos,
  Tienda,
  Token,
  Vista,
  Vistas,
} from 'api-client/backoffice';
import { LIMITS } from 'api-client/backoffice';
import { type FakeHandlers, installFakeApi, Refusal } from 'api-client/testing';
import { AJUSTES } from './ajustes.ts';
import type { BannersAnswers } from './banners-answers.ts';
import type { CatalogoAnswers } from './catalogo-answers.ts';
import { type CuentaAnswers, noCuenta } from './cuenta-answers.ts';
import { emptyTablero } from './demo-tablero.ts';
import type { EstadoAnswers } from './estado-answers.ts';
import { type ImportacionesAnswers, lecturaPlanilla } from './importaciones-answers.ts';
import type { InformesAnswers } from './informes-answers.ts';
import type { PreciosAnswers } from './precios-answers.ts';
import type { PropuestasAnswers } from './propuestas-answers.ts';
import { noRoles, type RolesAnswers } from './roles-answers.ts';
import type { UsuariosAnswers } from './usuarios-answers.ts';
import type { ZonasAnswers } from './zonas-answers.ts';

export { Refusal };

/** The response type of each call, from the generated client: a changed contract breaks the types. */
interface Answers
  extends BannersAnswers,
    CatalogoAnswers,
    CuentaAnswers,
    EstadoAnswers,
    ImportacionesAnswers,
    InformesAnswers,
    PreciosAnswers,
    PropuestasAnswers,
    RolesAnswers,
    UsuariosAnswers,
    ZonasAnswers {
  'POST /correos/prueba': Mensaje;
  'POST /auth/login': Token;
  'POST /auth/logout': Mensaje;
  'POST /auth/change-password': Mensaje;
  'POST /auth/reset-password': Message;
  'POST /auth/request-password-reset': Message;
  'GET /cuenta/correo': CorreoDeCuenta;
  'POST /cuenta/enlace': Mensaje;
  'POST /cuenta/cambio-de-correo': Mensaje;
  'POST /cuenta/cambio-de-correo/enlace': Mensaje;
  'DELETE /cuenta/cambio-de-correo': Mensaje;
  'GET /sesiones': Sesiones;
  'DELETE /sesiones': Mensaje;
  'DELETE /sesiones/:id': Mensaje;
  'POST /auth/canje': Token;
  'POST /usuarios': Registro;
  'POST /pedidos/adminPedidos': PedidoConDetalles;
  'PUT /pedidos/intentos/:clave': IntentoDePedido;
  'GET /productos/varios': ProductosPage;
  'GET /productos/categoria/:nombre': ProductosPage;
  'GET /productos/marca/:nombre': ProductosPage;
  'GET /pedidos': PedidosPage;
  'GET /pedidos/:estado': PedidosPage;
  'PATCH /pedidos/:id/estado': Pedido;
  'PATCH /pedidos/estado': EstadosResultado;
  'GET /pedidos/seguimiento': Seguimiento;
  'PATCH /pedidos/seguimiento': PedidosSeguidos;
  'GET /pedidos/:id/notas': Nota[];
  'POST /pedidos/:id/notas': Nota;
  'PATCH /pedidos/:id': PedidoConDetalles;
  'PATCH /pedidos/:id/entrega': PedidoEntregado;
  'GET /empaques': Empaques;
  'POST /pedido-rapido/renglones': RenglonesHallados;
  'PUT /empaques/:id': PedidoPorEmpacar;
  'GET /productos/destacados': ProductosPage;
  'PUT /productos/destacados': ProductosPage;
  'GET /productos/tamanos/propuestas': PropuestasTamanosPage;
  'PUT /productos/tamanos': TamanosDecididos;
  'GET /productos/:id/grupo': GrupoDeTamanos;
  'GET /estantes': Estantes;
  'PUT /estantes': Estantes;
  'GET /productos/:id/reemplazos': Producto[];
  'GET /pedidos/:id/historial': PedidoCambio[];
  'GET /tablero/pedidos': PedidosPendientes;
  'GET /tablero/solicitudes': Espera;
  'GET /pedidos/ganancia-dia': GananciaDia;
  'GET /pedidos/ganancia-mes': GananciaSemana[];
  'GET /pedidos/productos-vendidos/:range': ProductosVendidos;
  'GET /detalles-pedidos/total-productos-vendidos/:range': CantidadPorCategoria;
  'GET /detalles-pedidos/productos-mas-vendidos/:range': GananciaPorCategoria[];
  'GET /planillas/clientes': Blob;
  'GET /planillas/pedidos': Blob;
  'GET /planillas/productos': Blob;
  'GET /vistas': Vistas;
  'POST /vistas': Vista;
  'PATCH /vistas/:id': Vista;
  'DELETE /vistas/:id': Mensaje;
  'GET /pedidos/:id/remitos': RemitosImpresos;
  'GET /remitos/pdf/impreso': Blob;
  'GET /remitos/pdf/varios': Blob;
  'GET /remitos/pdf/hojas-de-ruta': Blob;
  'GET /reparto': Reparto;
  'GET /detalles-pedidos/pedido/:id': DetalleConPedido[];
  'GET /remitos/pdf/download': Blob;
  'GET /productos/search': ProductosPage;
  'GET /productos/search/:id': ProductosPage;
  'DELETE /presencias/:id': Mensaje;
  'GET /notificaciones': Notificacion[];
  'GET /presencias': Presencia[];
  'PUT /presencias/:id': Mensaje;
  'PUT /notificaciones/:tipo': Notificacion[];
  'GET /bitacora': EntradasPage;
  'GET /ajustes': Ajustes;
  'GET /tienda': Tienda;
  'PATCH /ajustes': Ajustes;
  'PUT /ajustes/logo': Ajustes;
  'DELETE /ajustes/logo': Ajustes;
  'GET /auth/segundo-factor': SegundoFactor;
  'POST /auth/segundo-factor': SegundoFactorSecret;
  'POST /auth/segundo-factor/confirmar': CodigosDeRecuperacion;
  'POST /auth/segundo-factor/codigos': CodigosDeRecuperacion;
  'POST /auth/segundo-factor/desactivar': Mensaje;
  'DELETE /usuarios/:id/segundo-factor': Mensaje;
  'GET /sinonimos': SinonimosPage;
  'GET /sinonimos/:id': Sinonimo;
  'POST /sinonimos': Sinonimo;
  'PATCH /sinonimos/:id': Sinonimo;
  'DELETE /sinonimos/:id': Mensaje;
  'GET /busquedas': BusquedasPage;
  'PATCH /busquedas/descartar/:id': Mensaje;
  'PATCH /busquedas/reponer/:id': Mensaje;
  'GET /correos': CorreosPage;
  'GET /correos/:id': Correo;
  'PATCH /correos/reenviar/:id': Correo;
}
export type Handlers = FakeHandlers<Answers>;

/** Makes the call fail with this error. */
export function refuse(status: number, code: ErrorBody['code'], message: string): never {
  throw new Refusal(status, code, message);
}

/** Replaces fetch until `restore`. Calls without a handler answer like an unused shop. */
export const fakeApi = (handlers: Handlers) =>
  installFakeApi<Answers>({
    'DELETE /presencias/:id': () => ({ mensaje: 'Ya no editas este pedido' }),
    'GET /notificaciones': () => [],
    'GET /estado/primeros-pasos': () => ({
      ...{ datos: true, aspecto: true, montos: true, textos: true, cobro: true },
      ...{ correo: true, catalogo: true, personal: true },
    }),
    'GET /presencias': () => [],
    'PUT /presencias/:id': () => ({ mensaje: 'Estás editando este pedido' }),
    'GET /ajustes': () => AJUSTES,
    'GET /tienda': () => ({ monto_minimo: LIMITS.montoMin, envio_gratis: LIMITS.envioGratis }),
    'GET /pedidos/:id/historial': () => [],
    'GET /pedidos/:id/remitos': () => ({ remitos: [], cambio: false }),
    'GET /vistas': () => ({ vistas: [] }),
    'GET /banners/todos': () => ({ banners: [] }),
    'GET /zonas': () => ({ zonas: [] }),
    'GET /feriados': () => ({ feriados: [] }),
    'GET /pedidos/seguimiento': () => ({ personal: [], etiquetas: [] }),
    'GET /pedidos/:id/notas': () => [],
    'GET /usuarios/:id/productos-habituales': () => [],
    ...noCuenta,
    ...noRoles,
    'GET /importaciones/:id/lectura': () => lecturaPlanilla,
    'GET /marcas': () => ({ marcas: [], total: 0 }),
    'GET /categorias': () => ({ categorias: [], total: 0 }),
    'GET /etiquetas': () => ({ etiquetas: [], total: 0 }),
    ...emptyTablero,
    ...handlers,
  });
