import {
  type Accion,
  type Operation,
  type OperationId,
  type OperationShape,
  operations,
} from 'api-client/contract';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createKey } from '../modules/auth/one-time-keys.ts';
import { wantCambio } from '../modules/cuenta/testing/cambio-fixture.ts';
import { linea, placeOrder } from '../modules/pedidos/testing/pedidos-fixture.ts';
import {
  begin,
  codeOf,
  confirm,
  makeStaffWithFactor,
} from '../modules/segundo-factor/testing/with-factor.ts';
import { hashPassword } from '../shared/passwords.ts';
import { makeFiltros, makeProduct, makeUser } from '../testing/make.ts';
import { sampleCall, urlOf } from '../testing/sample-call.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { everything, writtenBy } from './testing/what-is-kept.ts';

/** A call that leaves an entry: it changes something, or hands out a paper. */
const leavesOne = (operation: OperationShape): boolean =>
  operation.method !== 'GET' || Object.values(operation.answers).some((answer) => 'file' in answer);

/** A code that nobody came back with opened nothing: it is the exchange that is written down. What is searched is nobody's deed. */
const WITHOUT = ['auth.crearCodigo', 'busquedas.anotar'] as const;

type ChangingId =
  | Exclude<
      Extract<Operation, { method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' }>['id'],
      (typeof WITHOUT)[number]
    >
  | Extract<OperationId, `remitos.${string}` | 'usuarios.exportarDatos'>;

/** What a call is asked with, so that it does something. */
type Asked = Record<string, unknown>;

let test: TestApp;
let password_hash: string;
let admin: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  test = await testApp();
  password_hash = await hashPassword(SECRET);
});
// Some of the calls end the session that they are made with.
beforeEach(async () => {
  admin = await makeUser(test, { roles: ['admin'], password_hash });
});
afterAll(() => test.close());

const PENDING = { dado_de_alta: false, esta_activo: false, roles: [] };
const SECRET = 'Demo1234*';
const account = async (values: Parameters<typeof makeUser>[1] = {}) => (await makeUser(test, values)).usuario;
const idOf = async (values?: Parameters<typeof makeUser>[1]) => ({ id: (await account(values)).usuario_id });
const withPassword = async () => account({ password_hash: await hashPassword(SECRET) });

/** What a customer orders. */
const lines = async (cantidad = 1) => [linea(await makeProduct(test, { precio: 5_000_000 }), cantidad)];

async function pedido(estado = 'esperando_aprobacion') {
  const { usuario_id: usuarioId } = await account();
  const detalles = await lines();
  const { body } = await placeOrder(test, { usuarioId, detalles, token: admin.token });
  await test.database.pool.query('UPDATE pedidos SET estado_pedido = $1 WHERE pedido_id = $2', [
    estado,
    body.pedido_id,
  ]);
  return { pedido_id: body.pedido_id, detalles };
}

async function filtro(resource: 'marcas' | 'categorias' | 'etiquetas', esta_activo = true) {
  const ids = await makeFiltros(test);
  const id = { marcas: ids.marca_id, categorias: ids.categorias[0], etiquetas: ids.etiquetas[0] }[resource];
  const key = { marcas: 'marca_id', categorias: 'categoria_id', etiquetas: 'etiqueta_id' }[resource];
  await test.database.pool.query(`UPDATE ${resource} SET esta_activo = $1 WHERE ${key} = $2`, [
    esta_activo,
    id,
  ]);
  return { id, nombre: `Otro ${id}` };
}

async function producto(esta_activo = true) {
  const { producto_id: id } = await makeProduct(test, { esta_activo });
  const { marca_id, categorias, etiquetas } = await makeFiltros(test);
  // Without an order of them: the pictures sent along take the place of those that there are.
  const rest = { imagenes_orden: undefined, precio_antes_oferta: null };
  return { id, marca_id, categoria_id: categorias[0], etiqueta_id: etiquetas[0], ...rest };
}

async function givenUpMail() {
  const mail = { to: 'ana@ejemplo.test', subject: 'Hola', text: 'Hola', html: 'Hola' };
  const { rows } = await test.database.pool.query<{ id: string }>(
    `INSERT INTO pgboss.job (name, data, state) VALUES ('mail', $1, 'failed') RETURNING id`,
    [mail],
  );
  return { id: rows[0]?.id };
}

/** Two that no group has. */
const words = async () => {
  const nth = String(count()).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
  return [`palabra${nth}x`, `vocablo${nth}x`];
};

async function sinonimo() {
  const { rows } = await test.database.pool.query<{ id: string }>(
    'INSERT INTO sinonimos (sinonimo_id, palabras) VALUES (gen_random_uuid(), $1) RETURNING sinonimo_id AS id',
    [await words()],
  );
  return { id: rows[0]?.id };
}

async function busqueda(descartada: boolean) {
  const [termino] = await words();
  const { rows } = await test.database.pool.query<{ id: string }>(
    `INSERT INTO busquedas (clave, dia, termino, hallazgo, descartada) VALUES ($1, current_date, $1, 'nada', $2)
     RETURNING busqueda_id AS id`,
    [termino, descartada],
  );
  return { id: rows[0]?.id };
}

const named = async () => ({ nombre: `Nuevo ${Math.random()}` });

/** The admin's password, which a call wants to hear again. */
async function ownPassword() {
  const { usuario_id } = admin.usuario;
  await test.database.pool.query('UPDATE usuarios SET password_hash = $2 WHERE usuario_id = $1', [
    usuario_id,
    await hashPassword(SECRET),
  ]);
  return { password: SECRET };
}

/** The admin's password and a code of their second factor, which is on, or begun. */
async function ownCode({ on }: { on: boolean }) {
  const password = await ownPassword();
  const { secreto } = await begin(test, admin.token);
  if (on) await confirm(test, admin.token, codeOf(secreto, -1));
  return { ...password, codigo: codeOf(secreto) };
}

/** Another e-mail, which the admin has asked for: the codes of its links. */
const wanting = () => wantCambio(test, admin.usuario);

/** Each call that leaves an entry, which one, and what it is asked with. */
const CALLS: Record<ChangingId, [Accion, () => Promise<Asked>]> = {
  'auth.login': ['sesion.abierta', async () => ({ email: (await withPassword()).email, password: SECRET })],
  'auth.logout': ['sesion.cerrada', async () => ({})],
  'sesiones.end': ['sesion.cerrada', async () => ({ id: decodeJwt(admin.token).sid })],
  'sesiones.endOthers': ['sesion.otras_cerradas', async () => ({})],
  'sesiones.endOfUsuario': ['sesion.todas_cerradas', () => idOf()],
  'segundoFactor.begin': ['segundo_factor.comienzo', ownPassword],
  'segundoFactor.confirm': ['segundo_factor.alta', () => ownCode({ on: false })],
  'segundoFactor.end': ['segundo_factor.baja', () => ownCode({ on: true })],
  'segundoFactor.renewCodigos': ['segundo_factor.codigos_nuevos', () => ownCode({ on: true })],
  'segundoFactor.endOfUsuario': [
    'segundo_factor.restablecido',
    async () => ({ id: (await makeStaffWithFactor(test)).usuario.usuario_id }),
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
  'cambioDeCorreo.resend': ['usuario.enlace_de_cambio', wanting],
  'cambioDeCorreo.cancel': ['usuario.cambio_cancelado', wanting],
  'cambioDeCorreo.stop': ['usuario.cambio_frenado', async () => ({ codigo: (await wanting()).stop })],
  'cambioDeCorreo.confirm': ['usuario.correo_cambiado', async () => ({ codigo: (await wanting()).confirm })],
  'auth.canjearCodigo': [
    'sesion.abierta_con_codigo',
    async () => ({ codigo: await keyFor('sesion', (await account()).usuario_id) }),
  ],
  'usuarios.create': [
    'usuario.solicitud',
    async () => ({ email: `${Math.random()}@ejemplo.test`, dni: 27_000_000_000 + count() }),
  ],
  'usuarios.alta': ['usuario.alta', () => idOf(PENDING)],
  'usuarios.baja': ['usuario.baja', () => idOf()],
  'usuarios.rolEmpleado': ['usuario.rol', () => idOf()],
  'usuarios.rechazar': ['usuario.rechazo', () => idOf(PENDING)],
  'usuarios.exportarDatos': ['usuario.exportacion', () => idOf()],
  'usuarios.borrarDatos': [
    'usuario.borrado',
    async () => {
      const { usuario_id: id, email } = await account();
      return { id, email };
    },
  ],
  'productos.create': ['producto.alta', async () => ({ ...(await producto()), ...(await named()) })],
  'productos.update': ['producto.edicion', () => producto()],
  'productos.activate': ['producto.activacion', () => producto(false)],
  'productos.deactivate': ['producto.baja', () => producto()],
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
  'pedidos.create': [
    'pedido.alta',
    async () => ({ usuarioId: (await account()).usuario_id, detalles: await lines() }),
  ],
  'pedidos.createAdmin': [
    'pedido.alta',
    async () => ({ usuarioId: (await account()).usuario_id, detalles: await lines() }),
  ],
  'pedidos.cambiarEstado': [
    'pedido.estado',
    async () => ({ ...(await pedido()), estado_pedido: 'aprobado' }),
  ],
  'pedidos.update': [
    'pedido.edicion',
    async () => {
      const { pedido_id, detalles } = await pedido();
      return { pedido_id, detalles: detalles.map((line) => ({ ...line, cantidad: 2 })) };
    },
  ],
  'remitos.download': ['pedido.remito', async () => ({ pedidoId: (await pedido('aprobado')).pedido_id })],
  'remitos.varios': ['pedido.remito', async () => ({ pedidoIds: (await pedido('aprobado')).pedido_id })],
  'notificaciones.leer': [
    'notificaciones.leidas',
    async () => {
      await pedido();
      return { tipo: 'pedido' };
    },
  ],
  'correos.reenviar': ['correo.reenvio', givenUpMail],
  'ajustes.update': [
    'ajustes.edicion',
    async () => {
      await test.database.pool.query('UPDATE ajustes SET exige_segundo_factor = false');
      await ownCode({ on: true });
      return { exige_segundo_factor: true };
    },
  ],
};

/** These leave nothing else that could be seen afterwards. */
const ALONE: readonly ChangingId[] = [
  'auth.login',
  'auth.canjearCodigo',
  'remitos.download',
  'remitos.varios',
  'segundoFactor.end',
  'usuarios.exportarDatos',
  // The mail has left by then.
  'cuenta.enviarEnlace',
  'cambioDeCorreo.resend',
  'cambioDeCorreo.cancel',
  'cambioDeCorreo.stop',
  'correos.reenviar',
];

/** What is done to no one thing: the inbox, and what is settled for the whole shop. */
const OF_NOTHING: readonly ChangingId[] = ['notificaciones.leer', 'ajustes.update'];

let counted = 0;
const count = () => (counted += 1);
const keyFor = (para: 'restablecer' | 'sesion' | 'confirmar_correo', usuarioId: string, email = '') =>
  createKey(test.database.db, { para, usuarioId, seconds: 60, ...(email && { email }) });

async function ask(operation: OperationShape, asked: Asked) {
  const sample = sampleCall(operation, asked);
  const answer = await test.app.inject({
    method: operation.method,
    url: urlOf(operation, sample),
    headers: operation.audience === 'public' ? {} : { authorization: `Bearer ${admin.token}` },
    ...(sample.body === undefined ? {} : { payload: sample.body as object }),
  });
  // The link's entry comes with the link, from whoever does the job.
  await test.mails();
  return answer;
}

interface Entrada {
  accion: Accion;
  usuario_id: string | null;
  objeto: string | null;
  objeto_id: string | null;
  ip: string;
  llamada: string;
  xmin: string;
  recent: boolean;
  whole: string;
}

let before: string[] = [];
const entradas = async () => {
  const { rows } = await test.database.pool.query<Entrada & { entrada_id: string }>(
    `SELECT *, b::text AS whole, b.xmin::text AS xmin, fecha BETWEEN now() - interval '1 minute' AND now() AS recent
     FROM bitacora b ORDER BY entrada_id`,
  );
  return rows.filter((row) => !before.includes(row.entrada_id));
};
const forgetWhatWas = async () => {
  before = [];
  before = (await entradas()).map((row) => row.entrada_id);
};

const changing = operations.filter(
  (operation) => leavesOne(operation) && !WITHOUT.some((id) => id === operation.id),
);

describe.each(
  changing.map((operation) => [operation.id as ChangingId, operation as OperationShape] as const),
)('%s', (id, operation) => {
  let asked: Asked;
  const [accion] = CALLS[id] ?? [];
  beforeEach(async () => {
    asked = await CALLS[id][1]();
    await forgetWhatWas();
  });

  it('leaves one entry, in the transaction of what it does', async () => {
    const answer = await ask(operation, asked);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    const [entrada, ...others] = await entradas();
    expect(others).toEqual([]);
    expect(entrada).toMatchObject({ accion, ip: '127.0.0.1', recent: true });
    expect(entrada?.llamada).toMatch(/^[0-9a-f-]{36}$/);
    if (operation.audience !== 'public') expect(entrada?.usuario_id).toBe(admin.usuario.usuario_id);
    if (!OF_NOTHING.includes(id)) expect(entrada?.objeto_id).toBeTruthy();
    if (!ALONE.includes(id)) expect(await writtenBy(test.database.pool, entrada?.xmin ?? '')).not.toEqual([]);
    for (const secret of [SECRET, 'argon2', 'eyJ', String(asked.token), String(asked.codigo)]) {
      expect(entrada?.whole).not.toContain(secret);
    }
    // Of an e-mail tells that alone which was given another.
    expect(entrada?.whole.includes('@')).toBe(id === 'cambioDeCorreo.confirm');
  });

  it('leaves none and does nothing when it is not committed', async () => {
    await test.database.pool.query(
      `CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not now'; END $$;
         CREATE CONSTRAINT TRIGGER refused AFTER INSERT ON bitacora DEFERRABLE INITIALLY DEFERRED
           FOR EACH ROW EXECUTE FUNCTION refuse()`,
    );
    try {
      const was = await everything(test.database.pool);
      const answer = await ask(operation, asked);
      if (id === 'auth.requestPasswordReset') expect(answer.statusCode).toBe(200);
      else expect([answer.statusCode, answer.json().code]).toEqual([500, 'ERROR_INTERNO']);
      expect(await everything(test.database.pool)).toEqual(was);
    } finally {
      await test.database.pool.query('DROP TRIGGER refused ON bitacora');
      // A link that could not be made is tried again: not in somebody else's test.
      await test.database.pool.query("DELETE FROM pgboss.job WHERE name = 'resetLink'");
    }
  });
});

describe('what only reads', () => {
  it('leaves no entry, whoever asks', async () => {
    await forgetWhatWas();
    const { pedido_id } = await pedido();
    await forgetWhatWas();
    for (const operation of operations.filter((one) => !leavesOne(one))) {
      const answer = await ask(operation, { pedido_id, id: admin.usuario.usuario_id });
      expect(answer.statusCode, operation.id).toBeLessThan(500);
    }
    expect(await entradas()).toEqual([]);
  });
});
