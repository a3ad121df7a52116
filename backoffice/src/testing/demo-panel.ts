import type { Coincidencia, DetalleConPedido, Notificacion, Pedido, Usuario } from 'api-client/backoffice';
import type { FakeCall } from 'api-client/testing';
import { type Handlers, refuse } from './api-fake.ts';
import { type DemoCatalogo, demoCatalogoAnswers } from './demo-catalogo.ts';
import { demoPedidos, demoUsuarios, linesOf } from './demo-data.ts';
import { demoTablero } from './demo-tablero.ts';
import { type Role, tokenFor } from './sign-in.ts';

/** The shop's initial data in a story. */
export interface DemoShop {
  pedidos: readonly Pedido[];
  usuarios: readonly Usuario[];
  notificaciones: readonly Notificacion[];
  lineas: (pedido: Pedido) => DetalleConPedido[];
  catalogo: Partial<DemoCatalogo>;
}

const PASSWORD = 'Demo1234*';
const ROLES: Record<string, Role> = { 'empleado@tienda.test': 'empleado', 'admin@tienda.test': 'admin' };

const notFound = (): never => refuse(404, 'NO_ENCONTRADO', 'No encontramos lo que buscas.');

function pageOf<T>(all: readonly T[], { query }: FakeCall): T[] {
  const offset = Number(query.get('offset') ?? 0);
  return all.slice(offset, offset + Number(query.get('limit') ?? 10));
}

function logIn({ body }: FakeCall) {
  const { email, password } = body as { email: string; password: string };
  const role = password === PASSWORD ? ROLES[email] : undefined;
  if (!role)
    refuse(401, 'CREDENCIALES_INCORRECTAS', 'Credenciales incorrectas. Por favor, intente nuevamente.');
  return { token: tokenFor(role ?? 'usuario') };
}

/** Returns handlers that answer like the API, with their own state: a story's changes are kept. */
export function demoPanel(start: Partial<DemoShop> = {}): Handlers {
  let { pedidos, usuarios, notificaciones } = {
    pedidos: demoPedidos,
    usuarios: demoUsuarios,
    notificaciones: [] as readonly Notificacion[],
    ...start,
  };
  const lineas = start.lineas ?? linesOf;

  const pedidosPage = (all: readonly Pedido[], call: FakeCall) => ({
    pedidos: pageOf(all, call),
    total: all.length,
    importe: all.reduce((sum, { total_precio }) => sum + total_precio, 0),
  });
  const usuariosPage = (call: FakeCall, fits: (usuario: Usuario) => boolean) => {
    const all = usuarios.filter(fits);
    return { usuarios: pageOf(all, call), total: all.length };
  };
  const changeUsuario = (change: Partial<Usuario>) => (call: FakeCall) => {
    const found = usuarios.find(({ usuario_id }) => usuario_id === call.param) ?? notFound();
    const changed = { ...found, ...change, version: found.version + 1 };
    usuarios = usuarios.map((one) => (one === found ? changed : one));
    return changed;
  };

  return {
    ...demoCatalogoAnswers(start.catalogo),
    ...demoTablero,
    'POST /auth/login': logIn,
    'GET /pedidos': (call) => pedidosPage(pedidos, call),
    'GET /pedidos/:estado': (call) =>
      pedidosPage(
        pedidos.filter(({ estado_pedido }) => estado_pedido === call.param),
        call,
      ),
    'PATCH /pedidos/:id/estado': (call) => {
      const found = pedidos.find(({ pedido_id }) => call.path.includes(pedido_id)) ?? notFound();
      const { estado_pedido } = call.body as Pick<Pedido, 'estado_pedido'>;
      const changed = { ...found, estado_pedido, version: found.version + 1 };
      pedidos = pedidos.map((one) => (one === found ? changed : one));
      return changed;
    },
    'GET /detalles-pedidos/pedido/:id': ({ param }) =>
      lineas(pedidos.find(({ pedido_id }) => pedido_id === param) ?? notFound()),
    'GET /remitos/pdf/varios': () => new Blob(['%PDF-1.4'], { type: 'application/pdf' }),
    'GET /remitos/pdf/download': () => new Blob(['%PDF-1.4'], { type: 'application/pdf' }),
    'GET /notificaciones': () => [...notificaciones],
    'PUT /notificaciones/:tipo': ({ param }) => {
      notificaciones = notificaciones.filter(({ tipo }) => tipo !== param);
      return [...notificaciones];
    },
    'GET /usuarios': (call) => usuariosPage(call, ({ esta_activo }) => esta_activo),
    'GET /usuarios/inactivos': (call) => usuariosPage(call, ({ esta_activo }) => !esta_activo),
    'GET /solicitudes': () => {
      const waiting = usuarios.filter(({ dado_de_alta }) => !dado_de_alta);
      const solicitudes = waiting.map((usuario, place) => ({
        usuario,
        coincidencias: place === 0 ? coincidencias(usuarios) : [],
      }));
      return { solicitudes, total: solicitudes.length };
    },
    'GET /usuarios/:id/notas': () => [],
    'GET /usuarios/search': (call) => {
      const term = call.query.get('term')?.toLowerCase() ?? '';
      return usuariosPage(call, (usuario) =>
        [usuario.nombre, usuario.apellido, usuario.nombre_comercio, usuario.email].some((text) =>
          text.toLowerCase().includes(term),
        ),
      );
    },
    'GET /usuarios/:id': ({ param }) => usuarios.find(({ usuario_id }) => usuario_id === param) ?? notFound(),
    'PATCH /usuarios/alta/:id': changeUsuario({ dado_de_alta: true, esta_activo: true, roles: ['usuario'] }),
    'PATCH /usuarios/baja/:id': changeUsuario({ esta_activo: false }),
    'PATCH /usuarios/rechazar/:id': ({ param }) => {
      usuarios = usuarios.filter(({ usuario_id }) => usuario_id !== param);
      return { mensaje: 'La solicitud fue rechazada.' };
    },
    'PATCH /usuarios/rol-empleado/:id': changeUsuario({ roles: ['usuario', 'empleado'] }),
    'PATCH /usuarios/quitar-rol-empleado/:id': changeUsuario({ roles: ['usuario'] }),
  };
}

/** An active account, and an inactive one. */
const coincidencias = (usuarios: readonly Usuario[]): Coincidencia[] =>
  usuarios
    .filter(({ dado_de_alta }) => dado_de_alta)
    .slice(0, 2)
    .map(({ usuario_id, nombre, apellido, nombre_comercio }, place) => ({
      usuario_id,
      nombre,
      apellido,
      nombre_comercio,
      dado_de_alta: true,
      esta_activo: place === 0,
      por: place === 0 ? ['domicilio', 'telefono'] : ['documento'],
    }));
