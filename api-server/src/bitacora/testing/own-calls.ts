import { randomUUID } from 'node:crypto';
import type { Accion } from 'api-client/contract';
import { account, changedPrecios, count, fixture, idOf, lines } from './calls-fixture.ts';

/** Creates an address of the admin. */
async function ownDomicilio() {
  const { rows } = await fixture.test.database.pool.query<{ id: string }>(
    `INSERT INTO domicilios (domicilio_id, usuario_id, nombre, domicilio, horario, predeterminado)
     VALUES (gen_random_uuid(), $1, 'Depósito', 'Mitre 12', '', false) RETURNING domicilio_id AS id`,
    [fixture.admin.usuario.usuario_id],
  );
  return { id: rows[0]?.id };
}

/** Requests the deletion of the admin's account. */
async function wantingErasure() {
  const { usuario_id } = fixture.admin.usuario;
  await fixture.test.database.pool.query(
    'UPDATE usuarios SET borrado_pedido_en = now() WHERE usuario_id = $1',
    [usuario_id],
  );
  return {};
}

/** Creates a person who orders for the admin's shop. */
const persona = () => idOf({ titular_id: fixture.admin.usuario.usuario_id });

/** Creates a customer's payment. */
async function payment() {
  const { rows } = await fixture.test.database.pool.query<{ id: string }>(
    `INSERT INTO movimientos (movimiento_id, usuario_id, tipo, medio, importe, fecha)
     VALUES (gen_random_uuid(), $1, 'pago', 'efectivo', -100, '2026-01-31') RETURNING movimiento_id AS id`,
    [(await account()).usuario_id],
  );
  return { movimiento_id: rows[0]?.id };
}

/** The operations on a customer's account with the shop. */
export const CUENTA_CALLS = {
  'cuentaCorriente.registrar': [
    'cuenta.pago',
    async () => ({ ...(await idOf()), importe: 100.5, pedido_id: null }),
  ],
  'cuentaCorriente.registrarPago': [
    'cuenta.pago',
    async () => ({ ...(await idOf()), pedido_id: null, medios: [{ medio: 'efectivo', importe: 100.5 }] }),
  ],
  'cuentaCorriente.revertir': ['cuenta.reverso', payment],
  'cuentaCorriente.condiciones': ['cuenta.condiciones', async () => ({ ...(await idOf()), plazo: 30 })],
} satisfies Record<string, [Accion, () => Promise<Record<string, unknown>>]>;

/** The operations of users on their own accounts. */
export const OWN_CALLS = {
  'misDomicilios.put': ['usuario.domicilio', async () => ({ id: randomUUID() })],
  'misDomicilios.delete': ['usuario.domicilio_quitado', ownDomicilio],
  'misPersonas.invite': ['usuario.persona', async () => ({ email: `persona${count()}@ejemplo.test` })],
  'misPersonas.update': ['usuario.acceso', async () => ({ ...(await persona()), tiene_acceso: false })],
  'cuenta.exportarDatos': ['usuario.exportacion', async () => ({})],
  'cuenta.pedirBorrado': ['usuario.borrado_pedido', async () => ({})],
  'cuenta.retirarBorrado': ['usuario.borrado_retirado', wantingErasure],
  'pedidos.create': [
    'pedido.alta',
    async () => ({
      ...{ usuarioId: (await account()).usuario_id, detalles: await lines() },
      domicilio_id: null,
    }),
  ],
} satisfies Record<string, [Accion, () => Promise<Record<string, unknown>>]>;

export async function givenUpMail() {
  const mail = { to: 'ana@ejemplo.test', subject: 'Hola', text: 'Hola', html: 'Hola' };
  const { rows } = await fixture.test.database.pool.query<{ id: string }>(
    `INSERT INTO pgboss.job (name, data, state) VALUES ('mail', $1, 'failed') RETURNING id`,
    [mail],
  );
  return { id: rows[0]?.id };
}

/** Creates a price change that failed after all retries. */
export async function failedPrecios() {
  const { id } = await changedPrecios();
  await fixture.test.database.pool.query(
    `UPDATE cambios_de_precios SET fallo_en = now(), fallo_motivo = 'No se pudo.' WHERE cambio_id = $1`,
    [id],
  );
  return { id };
}

/**
 * Operations that change data but leave no entry. For codes, the later exchange leaves the entry. Pictures of one
 * import leave one entry, at its start. The others record personal preferences, activity or drafts.
 */
export const WITHOUT_ENTRY = [
  'auth.crearCodigo',
  'avisos.baja',
  'avisos.vuelta',
  'busquedas.anotar',
  'importaciones.modelo',
  'importaciones.revisar',
  'importaciones.subirFoto',
  'miCarrito.change',
  'misAvisos.dejar',
  'misAvisos.pedir',
  'misAvisos.update',
  'misListas.agregar',
  'misListas.create',
  'misListas.delete',
  'misListas.update',
  'misPedidos.foto',
  'misPedidos.subirFoto',
  'pedidoRapido.find',
  'pedidos.cerrarIntento',
  'pedidos.fotoDeReclamo',
  'presencias.enter',
  'presencias.leave',
] as const;
