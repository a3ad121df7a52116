import type { Accion, Operation, OperationId } from 'api-client/contract';
import { decodeJwt } from 'jose';
import { makeStaffWithFactor } from '../../modules/segundo-factor/testing/with-factor.ts';
import {
  account,
  busqueda,
  changedPrecios,
  count,
  featured,
  filtro,
  fixture,
  idOf,
  keyFor,
  lines,
  named,
  ownCode,
  ownPassword,
  ownPedido,
  PENDING,
  pedido,
  producto,
  requestEmailChange,
  SECRET,
  seenEstantes,
  seenPlanilla,
  seenPrecios,
  shortPedido,
  sinonimo,
  sizes,
  soldPedido,
  withEmail,
  withPassword,
  words,
} from './calls-fixture.ts';
import { CONDICION_CALLS, CONDICION_PAPER_CALLS } from './condicion-calls.ts';
import {
  AJUSTES_CALLS,
  BANNER_CALLS,
  CLIENTE_CALLS,
  IMPORTACION_CALLS,
  PAPER_CALLS,
  ROL_CALLS,
  VISTA_CALLS,
  ZONA_CALLS,
} from './module-calls.ts';
import { nota, notaOfPedido } from './nota-fixture.ts';
import type { WITHOUT_ENTRY } from './own-calls.ts';
import { CUENTA_CALLS, failedPrecios, givenUpMail, OWN_CALLS } from './own-calls.ts';

export type ChangingId =
  | Exclude<
      Extract<Operation, { method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' }>['id'],
      (typeof WITHOUT_ENTRY)[number]
    >
  | Extract<
      OperationId,
      | keyof typeof PAPER_CALLS
      | keyof typeof CONDICION_PAPER_CALLS
      | 'importaciones.errores'
      | `${'usuarios' | 'cuenta'}.exportarDatos`
    >;

/** Parameters of a call that let the call succeed. */
export type CallParameters = Record<string, unknown>;

/** Each operation that leaves an entry, with the entry's action and the parameters of the call. */
export const CALLS: Record<ChangingId, [Accion, () => Promise<CallParameters>]> = {
  'auth.login': ['sesion.abierta', async () => ({ email: (await withPassword()).email, password: SECRET })],
  'auth.logout': ['sesion.cerrada', async () => ({})],
  'sesiones.end': ['sesion.cerrada', async () => ({ id: decodeJwt(fixture.admin.token).sid })],
  'sesiones.endOthers': ['sesion.otras_cerradas', async () => ({})],
  'sesiones.endOfUsuario': ['sesion.todas_cerradas', () => idOf()],
  'segundoFactor.begin': ['segundo_factor.comienzo', ownPassword],
  'segundoFactor.confirm': ['segundo_factor.alta', () => ownCode({ on: false })],
  'segundoFactor.end': ['segundo_factor.baja', () => ownCode({ on: true })],
  'segundoFactor.renewCodigos': ['segundo_factor.codigos_nuevos', () => ownCode({ on: true })],
  'segundoFactor.endOfUsuario': [
    'segundo_factor.restablecido',
    async () => ({ id: (await makeStaffWithFactor(fixture.test)).usuario.usuario_id }),
  ],
  'auth.requestPasswordReset': ['clave.enlace_enviado', async () => ({ email: (await account()).email })],
  'auth.changePassword': ['clave.cambiada', async () => ({ password: SECRET })],
  'auth.resetPassword': [
    'clave.restablecida',
    async () => ({ token: await keyFor('restablecer', (await account()).usuario_id) }),
  ],
  'cuenta.enviarEnlace': ['usuario.enlace_de_correo', async () => ({})],
  'cuenta.confirmarCorreo': [
    'usuario.correo_confirmado',
    async () => {
      const { usuario_id, email } = await account();
      return { codigo: await keyFor('confirmar_correo', usuario_id, email) };
    },
  ],
  'cambioDeCorreo.request': ['usuario.cambio_de_correo', ownPassword],
  'cambioDeCorreo.resend': ['usuario.enlace_de_cambio', requestEmailChange],
  'cambioDeCorreo.cancel': ['usuario.cambio_cancelado', requestEmailChange],
  'cambioDeCorreo.stop': [
    'usuario.cambio_frenado',
    async () => ({ codigo: (await requestEmailChange()).stop }),
  ],
  'cambioDeCorreo.confirm': [
    'usuario.correo_cambiado',
    async () => ({ codigo: (await requestEmailChange()).confirm }),
  ],
  'auth.canjearCodigo': [
    'sesion.abierta_con_codigo',
    async () => ({ codigo: await keyFor('sesion', (await account()).usuario_id) }),
  ],
  'usuarios.create': [
    'usuario.solicitud',
    async () => ({ email: `${Math.random()}@ejemplo.test`, dni: 27_000_000_000 + count() }),
  ],
  'usuarios.update': ['usuario.edicion', async () => ({ ...(await idOf()), dni: 27_000_000_000 + count() })],
  'usuarios.anotar': ['usuario.nota', () => idOf()],
  'usuarios.borrarNota': ['usuario.nota_borrada', nota],
  'usuarios.alta': ['usuario.alta', () => idOf(PENDING)],
  'usuarios.baja': ['usuario.baja', () => idOf()],
  'usuarios.rolEmpleado': ['usuario.rol', () => idOf()],
  'usuarios.quitarRolEmpleado': ['usuario.rol', () => idOf({ roles: ['usuario', 'empleado'] })],
  'usuarios.rechazar': ['usuario.rechazo', () => idOf(PENDING)],
  'solicitudes.aprobar': ['usuario.alta', () => idOf(PENDING)],
  'solicitudes.pedirDatos': ['usuario.datos_pedidos', () => idOf(PENDING)],
  'usuarios.exportarDatos': ['usuario.exportacion', () => idOf()],
  'usuarios.borrarDatos': ['usuario.borrado', withEmail],
  'productos.create': ['producto.alta', async () => ({ ...(await producto()), ...(await named()) })],
  'productos.copiar': [
    'producto.alta',
    async () => ({ ...(await producto()), ...(await named()), imagenes_orden: ['nueva'] }),
  ],
  'productos.cambiarVarios': [
    'producto.edicion',
    async () => ({ cambios: [{ producto_id: (await producto()).id, version: 1, disponible: false }] }),
  ],
  'productos.ordenarDestacados': ['destacados.orden', featured],
  'productos.decidirTamanos': ['producto.tamanos', sizes],
  'productos.update': ['producto.edicion', () => producto()],
  'productos.activate': ['producto.activacion', () => producto(false)],
  'productos.deactivate': ['producto.baja', () => producto()],
  'costos.update': ['producto.costo', async () => ({ ...(await producto()), costo: 12.5 })],
  'precios.cambiar': ['precios.cambio', seenPrecios],
  'precios.planilla': ['precios.cambio', seenPlanilla],
  'precios.reintentar': ['precios.reintento', failedPrecios],
  'precios.deshacer': ['precios.deshechos', changedPrecios],
  ...IMPORTACION_CALLS,
  'marcas.create': ['filtro.alta', named],
  'marcas.update': ['filtro.edicion', () => filtro('marcas')],
  'marcas.activate': ['filtro.activacion', () => filtro('marcas', false)],
  'marcas.deactivate': ['filtro.baja', () => filtro('marcas')],
  'categorias.create': ['filtro.alta', named],
  'categorias.update': ['filtro.edicion', () => filtro('categorias')],
  'categorias.activate': ['filtro.activacion', () => filtro('categorias', false)],
  'categorias.deactivate': ['filtro.baja', () => filtro('categorias')],
  'etiquetas.create': ['filtro.alta', named],
  'etiquetas.update': ['filtro.edicion', () => filtro('etiquetas')],
  'etiquetas.activate': ['filtro.activacion', () => filtro('etiquetas', false)],
  'etiquetas.deactivate': ['filtro.baja', () => filtro('etiquetas')],
  'sinonimos.create': ['sinonimo.alta', async () => ({ palabras: await words() })],
  'sinonimos.update': ['sinonimo.edicion', async () => ({ ...(await sinonimo()), palabras: await words() })],
  'sinonimos.delete': ['sinonimo.baja', () => sinonimo()],
  'busquedas.descartar': ['busqueda.descarte', () => busqueda(false)],
  'busquedas.reponer': ['busqueda.regreso', () => busqueda(true)],
  'pedidos.createAdmin': [
    'pedido.alta',
    async () => ({ usuarioId: (await account()).usuario_id, detalles: await lines() }),
  ],
  'pedidos.cambiarEstado': [
    'pedido.estado',
    async () => ({ ...(await pedido()), estado_pedido: 'aprobado' }),
  ],
  'pedidos.cambiarEstados': [
    'pedido.estado',
    async () => {
      const { pedido_id } = await pedido();
      return { cambios: [{ pedido_id, version: 1, estado_pedido: 'aprobado' }] };
    },
  ],
  'pedidos.update': [
    'pedido.edicion',
    async () => {
      const { pedido_id, detalles } = await pedido();
      return { pedido_id, detalles: detalles.map((line) => ({ ...line, cantidad: 2 })) };
    },
  ],
  'entrega.anotar': ['pedido.entrega', shortPedido],
  'misPedidos.confirmarRecepcion': ['pedido.recepcion', ownPedido],
  'empaques.anotar': [
    'pedido.empaque',
    async () => {
      const { pedido_id, producto_id } = await soldPedido();
      const lineas = [{ producto_id, esperada: 2, cantidad: 2, sin_stock: false }];
      return { pedido_id, empaque_anterior: null, lineas };
    },
  ],
  'estantes.ordenar': ['estantes.orden', seenEstantes],
  'pedidos.seguir': [
    'pedido.seguimiento',
    async () => ({
      pedido_ids: [(await pedido()).pedido_id],
      ...{ asignado_a: null, solo_de: undefined, etiquetas_nuevas: ['Frágil'] },
    }),
  ],
  'pedidos.anotar': ['pedido.nota', pedido],
  'pedidos.borrarNota': ['pedido.nota_borrada', notaOfPedido],
  ...OWN_CALLS,
  ...CUENTA_CALLS,
  ...VISTA_CALLS,
  ...ZONA_CALLS,
  ...BANNER_CALLS,
  ...CONDICION_CALLS,
  ...ROL_CALLS,
  ...CONDICION_PAPER_CALLS,
  ...PAPER_CALLS,
  ...CLIENTE_CALLS,
  'notificaciones.leer': [
    'notificaciones.leidas',
    async () => {
      await pedido();
      return { tipo: 'pedido' };
    },
  ],
  'correos.prueba': ['correo.prueba', async () => ({})],
  'correos.reenviar': ['correo.reenvio', givenUpMail],
  'estado.reintentar': ['trabajo.reintento', givenUpMail],
  'estado.descartar': ['trabajo.descarte', givenUpMail],
  ...AJUSTES_CALLS,
};
