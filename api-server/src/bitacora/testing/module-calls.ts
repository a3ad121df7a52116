import type { Accion } from 'api-client/contract';
import { placeOrder } from '../../modules/pedidos/testing/pedidos-fixture.ts';
import { call } from '../../testing/call.ts';
import { samplePicture } from '../../testing/forms.ts';
import { makeRol } from '../../testing/make-rol.ts';
import {
  count,
  fixture,
  idOf,
  lines,
  named,
  ownCode,
  ownPedido,
  pedido,
  printedRemito,
  soldPedidos,
} from './calls-fixture.ts';

const query = (text: string) => fixture.test.database.pool.query(text);

async function withLogo() {
  await query(`WITH one AS (INSERT INTO imagenes (imagen_id, anchos) VALUES (gen_random_uuid(), '{480}') RETURNING imagen_id)
    UPDATE ajustes SET imagen_id = one.imagen_id, logo_ancho = 480, logo_alto = 160 FROM one`);
  return {};
}

export const AJUSTES_CALLS = {
  'ajustes.update': [
    'ajustes.edicion',
    async () => {
      await query('UPDATE ajustes SET exige_segundo_factor = false');
      await ownCode({ on: true });
      return { exige_segundo_factor: true };
    },
  ],
  'ajustes.saveLogo': ['ajustes.edicion', async () => ({})],
  'ajustes.deleteLogo': ['ajustes.edicion', withLogo],
} satisfies Record<string, [Accion, () => Promise<Record<string, unknown>>]>;

const bannerValues = async () => ({
  ...{ titulo: `Banner ${count()}`, texto: 'Por unos días.', enlace: '/promociones', desde: '', hasta: '' },
  imagen: samplePicture(),
});

async function banner() {
  const { rows } = await fixture.test.database.pool.query<{ id: string }>(
    `WITH one AS (INSERT INTO imagenes (imagen_id, anchos) VALUES (gen_random_uuid(), '{640,1280}') RETURNING imagen_id)
     INSERT INTO banners (banner_id, titulo, texto, enlace, imagen_id)
     SELECT gen_random_uuid(), $1, '', '', one.imagen_id FROM one RETURNING banner_id AS id`,
    [`Banner ${count()}`],
  );
  return { id: rows[0]?.id };
}

export const BANNER_CALLS = {
  'banners.create': ['banner.alta', bannerValues],
  'banners.update': ['banner.edicion', async () => ({ ...(await banner()), ...(await bannerValues()) })],
  'banners.delete': ['banner.baja', banner],
} satisfies Record<string, [Accion, () => Promise<Record<string, unknown>>]>;

/** Creates an order of the admin that awaits approval. */
async function ownPending() {
  const usuarioId = fixture.admin.usuario.usuario_id;
  const { body } = await placeOrder(fixture.test, {
    usuarioId,
    detalles: await lines(2),
    token: fixture.admin.token,
  });
  const producto_id = body.detalles[0]?.producto.producto_id;
  return { pedido_id: body.pedido_id, producto_id, motivo: null };
}

/** Returns the parameters to propose a change to an order of the admin. */
async function ownPropuesta() {
  const { pedido_id, producto_id } = await ownPending();
  return { pedido_id, lineas: [{ producto_id, cantidad: 3 }] };
}

/** Proposes the change. */
async function openPropuesta() {
  const { pedido_id, lineas } = await ownPropuesta();
  const { body } = await call<{ propuesta: { propuesta_id: string } }>(
    fixture.test.app,
    'PUT',
    `/mis-pedidos/${pedido_id}/propuesta`,
    { token: fixture.admin.token, body: { lineas } },
  );
  return { pedido_id, propuesta_id: body.propuesta.propuesta_id, motivo: 'No hay más' };
}

/** The operations of customers on their own orders. */
export const CLIENTE_CALLS = {
  'misPedidos.cancelar': ['pedido.estado', ownPending],
  'misPedidos.proponer': ['pedido.propuesta', ownPropuesta],
  'misPedidos.retirarPropuesta': ['pedido.propuesta_retirada', openPropuesta],
  'pedidos.aceptarPropuesta': ['pedido.propuesta_aceptada', openPropuesta],
  'pedidos.rechazarPropuesta': ['pedido.propuesta_rechazada', openPropuesta],
} satisfies Record<string, [Accion, () => Promise<Record<string, unknown>>]>;

/** Creates an import of the admin in this state. */
async function importacion(estado: string) {
  const { rows } = await fixture.test.database.pool.query<{ id: string }>(
    `INSERT INTO importaciones (importacion_id, usuario_id, tipo, archivo, huella, contenido, estado)
     VALUES (gen_random_uuid(), $1, 'precios', 'lista.csv', gen_random_uuid()::text, 'x', $2)
     RETURNING importacion_id AS id`,
    [fixture.admin.usuario.usuario_id, estado],
  );
  return { id: rows[0]?.id, vista_previa: null };
}

/** Creates an import whose job failed after all retries while reading. */
async function failed() {
  const one = await importacion('fallida');
  await fixture.test.database.pool.query(
    `UPDATE importaciones SET interrumpida = 'leyendo' WHERE importacion_id = $1`,
    [one.id],
  );
  return one;
}

/** Creates an import with an invalid row. */
async function wrong(estado: string) {
  const one = await importacion(estado);
  await fixture.test.database.pool.query(
    `INSERT INTO importaciones_filas (importacion_id, fila, nombre, efecto) VALUES ($1, 1, 'Nada', 'error')`,
    [one.id],
  );
  return one;
}

export const IMPORTACION_CALLS = {
  'importaciones.create': ['importacion.subida', async () => ({})],
  'importaciones.crearFotos': ['importacion.subida', async () => ({})],
  'importaciones.aplicar': ['importacion.aplicacion', () => importacion('revisada')],
  'importaciones.detener': ['importacion.detencion', () => importacion('aplicando')],
  'importaciones.deshacer': ['importacion.deshecha', () => wrong('aplicada')],
  'importaciones.reintentar': ['importacion.reintento', failed],
  'importaciones.leerDeNuevo': [
    'importacion.lectura',
    async () => ({
      ...(await importacion('revisada')),
      ...{ hojas: null, encabezado: null, columnas: null, fijos: {}, decimales: null, iva: null },
    }),
  ],
  'importaciones.errores': ['importacion.errores', () => wrong('revisada')],
  'importaciones.descartar': ['importacion.descarte', () => importacion('revisada')],
} satisfies Record<string, [Accion, () => Promise<Record<string, unknown>>]>;

/** The operations that return a file. */
export const PAPER_CALLS = {
  'listaDePrecios.planilla': ['precios.lista', async () => ({})],
  'listaDePrecios.pdf': ['precios.lista', async () => ({})],
  'cuentaCorriente.pdf': ['cuenta.resumen', idOf],
  'cuentaCorriente.planilla': ['cuenta.resumen', idOf],
  'miCuentaCorriente.pdf': ['cuenta.resumen', async () => ({})],
  'miCuentaCorriente.planilla': ['cuenta.resumen', async () => ({})],
  'informes.planilla': ['informe.planilla', async () => ({})],
  'margen.planilla': ['informe.margen', async () => ({})],
  'planillas.pedidos': ['pedido.planilla', async () => ({})],
  'planillas.productos': ['producto.planilla', async () => ({})],
  'planillas.clientes': ['usuario.planilla', async () => ({})],
  'misPedidos.pdf': ['pedido.pdf', ownPedido],
  'remitos.download': ['pedido.remito', async () => ({ pedidoId: (await pedido('aprobado')).pedido_id })],
  'remitos.hojasDeRuta': ['pedido.hoja_de_ruta', soldPedidos],
  'remitos.impreso': ['pedido.remito', printedRemito],
  'remitos.varios': ['pedido.remito', soldPedidos],
} satisfies Record<string, [Accion, () => Promise<Record<string, unknown>>]>;

const namedRol = async () => ({ nombre: `Rol ${count()}` });

const rol = async () => ({ id: await makeRol(fixture.test, ['empaque']) });

/** Creates an employee and a role for that employee. */
async function rolAssignment() {
  return { ...(await idOf({ roles: ['empleado'] })), rol_id: (await rol()).id };
}

const invited = async () => ({
  ...{ nombre: 'Eva', apellido: 'Luna', email: `eva${count()}@tienda.test`, dni: `2030000${1000 + count()}` },
  rol_id: (await rol()).id,
});

export const ROL_CALLS = {
  'roles.create': ['rol.alta', namedRol],
  'roles.update': ['rol.edicion', async () => ({ ...(await rol()), ...(await namedRol()) })],
  'roles.delete': ['rol.baja', rol],
  'roles.invitar': ['usuario.alta', invited],
  'roles.dar': ['usuario.permisos', rolAssignment],
} satisfies Record<string, [Accion, () => Promise<Record<string, unknown>>]>;

/** Creates a saved view of the admin. */
async function vista() {
  const { rows } = await fixture.test.database.pool.query<{ id: string }>(
    `INSERT INTO vistas (vista_id, usuario_id, nombre, de_equipo, filtros)
     VALUES (gen_random_uuid(), $1, $2, true, '{}') RETURNING vista_id AS id`,
    [fixture.admin.usuario.usuario_id, `Vista ${count()}`],
  );
  return { id: rows[0]?.id };
}

export const VISTA_CALLS = {
  'vistas.create': ['vista.alta', named],
  'vistas.update': ['vista.edicion', async () => ({ ...(await vista()), ...(await named()) })],
  'vistas.delete': ['vista.baja', vista],
} satisfies Record<string, [Accion, () => Promise<Record<string, unknown>>]>;

/** Returns the values of a zone that shares no place with another zone. */
const zonaValues = async () => ({
  ...(await named()),
  ...{ localidades: [`Lugar ${count()}`], codigos_postales: [], dias: ['jueves'], recibe_pedidos: true },
});

async function zona() {
  const { rows } = await fixture.test.database.pool.query<{ id: string }>(
    `INSERT INTO zonas (zona_id, nombre, localidades, codigos_postales, dias, recibe_pedidos)
     VALUES (gen_random_uuid(), $1, '{}', '{}', '{}', false) RETURNING zona_id AS id`,
    [`Zona ${count()}`],
  );
  return { id: rows[0]?.id };
}

export const ZONA_CALLS = {
  'zonas.create': ['zona.alta', zonaValues],
  'zonas.update': ['zona.edicion', async () => ({ ...(await zona()), ...(await zonaValues()) })],
  'zonas.delete': ['zona.baja', zona],
  'feriados.update': [
    'feriados.edicion',
    async () => ({ agregados: [{ fecha: '2026-12-08', nombre: `Feriado ${count()}` }], quitados: [] }),
  ],
} satisfies Record<string, [Accion, () => Promise<Record<string, unknown>>]>;
