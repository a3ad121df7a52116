import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../shared/passwords.ts';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { cambioFixture, PASSWORD } from '../cuenta/testing/cambio-fixture.ts';
import { linea, placeOrder } from '../pedidos/testing/pedidos-fixture.ts';
import { purgeDestinatarios } from './repository/export.ts';
import { erasePerson, exportPerson } from './service/export.ts';

const PERSON = {
  nombre: 'Eulogia',
  apellido: 'Secretísima',
  dni: 27_998_877_665,
  nombre_comercio: 'Almacén Reservado',
  telefono: '2477 555 000',
  dom_fiscal: 'Calle Oculta 99',
  email: 'eulogia@reservado.test',
};
/** Data that a remito must show. The erasure stores these data apart. */
const ON_PAPER = ['Eulogia', 'Secretísima', '27998877665', 'Almacén Reservado', 'Calle Oculta 99'];

let test: TestApp;
let admin: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  test = await testApp();
  admin = await makeUser(test, { roles: ['admin'] });
});
afterAll(() => test.close());

const erase = (id: string, email: string, token = admin.token) =>
  call<{ code: string }>(test.app, 'PATCH', `/usuarios/borrar-datos/${id}`, { token, body: { email } });
/** Adds a staff note about the account. */
const annotate = (id: string, texto: string) =>
  call(test.app, 'POST', `/usuarios/${id}/notas`, { token: admin.token, body: { texto } });
const exported = (id: string, token = admin.token) =>
  call<Record<string, unknown[]> & { cuenta: object }>(test.app, 'GET', `/usuarios/datos/${id}`, { token });

/** Returns the tables with rows that contain one of these texts, including queued mails. */
async function holding(texts: string[]): Promise<string[]> {
  const { rows: tables } = await test.database.pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname = 'public' OR (schemaname = 'pgboss' AND tablename = 'job')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await test.database.pool.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
    if (rows.some(({ row }) => texts.some((text) => row.includes(text)))) found.push(name);
  }
  return found.sort();
}

/** Makes a customer who registered, was approved, logged in, and can order. Mails are still queued. */
async function customer(values = PERSON) {
  const password = 'Demo1234*';
  const { body } = await call<{ usuario_id: string }>(test.app, 'POST', '/usuarios', {
    body: { ...values, dni: String(values.dni), password },
  });
  await call(test.app, 'PATCH', `/usuarios/alta/${body.usuario_id}`, { token: admin.token });
  const login = await call<{ token: string }>(test.app, 'POST', '/auth/login', {
    body: { email: values.email, password },
  });
  const detalles = [linea(await makeProduct(test, { precio: 5_000_000 }), 2)];
  const order = async (estado?: string) => {
    const placed = await placeOrder(test, { usuarioId: body.usuario_id, detalles, token: login.body.token });
    const path = `/pedidos/${placed.body.pedido_id}/estado`;
    if (estado) await call(test.app, 'PATCH', path, { token: admin.token, body: { estado_pedido: estado } });
    return placed.body.pedido_id;
  };
  return { id: body.usuario_id, token: login.body.token, order };
}

describe('erasing a person', () => {
  it('leaves only what a remito must show and the amounts of orders', async () => {
    const { id, token, order } = await customer();
    const [delivered, waiting] = [await order('aprobado'), await order()];
    await call(test.app, 'POST', '/auth/request-password-reset', { body: { email: PERSON.email } });
    await annotate(id, `De noche atiende en el ${PERSON.telefono}.`);
    await call(test.app, 'POST', `/pedidos/${waiting}/notas`, {
      token: admin.token,
      body: { texto: `Llamar al ${PERSON.telefono}.` },
    });
    expect(await holding(Object.values(PERSON).map(String))).toEqual(
      expect.arrayContaining([
        ...['pgboss.job', 'public.bitacora', 'public.notas_pedidos', 'public.notas_usuarios'],
        'public.notificaciones',
        'public.usuarios',
      ]),
    );
    const figures = () => test.database.pool.query('SELECT pedido_id, total_precio FROM pedidos ORDER BY 1');
    const before = (await figures()).rows;

    expect((await erase(id, ' Eulogia@Reservado.test ')).status).toBe(200);
    expect(await holding([PERSON.email, PERSON.telefono])).toEqual([]);
    expect(await holding(ON_PAPER)).toEqual(['public.destinatarios']);
    expect((await figures()).rows).toEqual(before);
    expect((await call(test.app, 'GET', `/usuarios/${id}`, { token })).status).toBe(401);

    const { rows } = await test.database.pool.query(
      "SELECT usuario_id, objeto_nombre, antes, despues FROM bitacora WHERE accion = 'usuario.borrado'",
    );
    const entry = { objeto_nombre: 'Cuenta borrada', antes: null, despues: null };
    expect(rows).toEqual([{ ...entry, usuario_id: admin.usuario.usuario_id }]);

    const remito = await test.app.inject({
      url: `/api/remitos/pdf/download?pedidoId=${delivered}`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const { text } = await extractText(new Uint8Array(remito.rawPayload), { mergePages: true });
    for (const told of ['Eulogia Secretísima', 'Almacén Reservado', 'Calle Oculta 99'])
      expect(text).toContain(told);

    // Staff can still process the order; nobody gets a mail.
    const mails = (await test.mails()).length;
    const path = `/pedidos/${waiting}/estado`;
    const body = { estado_pedido: 'cancelado' };
    expect((await call(test.app, 'PATCH', path, { token: admin.token, body })).status).toBe(200);
    expect((await test.mails()).length).toBe(mails);
  });

  it('leaves an account that cannot be found, opened or restored', async () => {
    const { id } = await customer({ ...PERSON, email: 'otra@reservado.test', dni: 27_998_877_666 });
    await erase(id, 'otra@reservado.test');
    for (const path of ['/usuarios/inactivos?limit=100', '/usuarios/search?term=borrada']) {
      const { body } = await call<{ usuarios: { usuario_id: string }[] }>(test.app, 'GET', path, {
        token: admin.token,
      });
      expect(body.usuarios.map(({ usuario_id }) => usuario_id)).not.toContain(id);
    }
    const alta = await call(test.app, 'PATCH', `/usuarios/alta/${id}`, { token: admin.token });
    expect(alta.status).toBe(404);
    expect((await erase(id, `${id}@borrada.invalid`)).body.code).toBe('NO_ENCONTRADO');
    // Without a delivery, no document needs the recipient.
    const { rows } = await test.database.pool.query('SELECT FROM destinatarios WHERE usuario_id = $1', [id]);
    expect(rows).toEqual([]);
    // The same person may register again.
    const again = await customer({ ...PERSON, email: 'otra@reservado.test', dni: 27_998_877_666 });
    expect(again.id).not.toBe(id);
  });

  it('leaves nothing of an earlier or a requested e-mail', async () => {
    const person = { ...PERSON, email: 'antes@reservado.test', dni: 27_998_877_668 };
    const { id, token } = await customer(person);
    const cambio = await cambioFixture(test);
    await cambio.request(token, 'ahora@reservado.test');
    await cambio.confirm(await cambio.mailedCode('ahora@reservado.test'));
    const { body } = await call<{ token: string }>(test.app, 'POST', '/auth/login', {
      body: { email: 'ahora@reservado.test', password: PASSWORD },
    });
    await cambio.request(body.token, 'despues@reservado.test');
    // The earlier e-mail is now another account's, and so are later mails to it.
    const other = await customer({ ...person, apellido: 'Otra', dni: 27_998_877_669 });
    const ageOrders = await exported(id);
    expect(ageOrders.body.cuenta).toMatchObject({
      email: 'ahora@reservado.test',
      cambio_de_correo: { email: 'despues@reservado.test' },
    });
    const mailsOf = async (email: string) => {
      const { rows } = await test.database.pool.query(
        `SELECT FROM pgboss.job WHERE '"' || $1 || '"' IN ((data->'email')::text, (data->'to'->'address')::text)`,
        [email],
      );
      return rows.length;
    };
    const before = await mailsOf('antes@reservado.test');
    expect(ageOrders.body.correos?.length).toBeGreaterThan(3);
    expect((await erase(id, 'ahora@reservado.test')).status).toBe(200);
    expect(await holding(['ahora@reservado.test', 'despues@reservado.test'])).toEqual([]);
    const left = await mailsOf('antes@reservado.test');
    expect([left > 0, left < before]).toEqual([true, true]);
    expect((await erase(other.id, 'antes@reservado.test')).status).toBe(200);
    expect(await holding(['antes@reservado.test'])).toEqual([]);
  });

  it('needs the typed e-mail, and is refused for oneself and to an employee', async () => {
    const { usuario } = await makeUser(test);
    const wrong = await erase(usuario.usuario_id, 'otro@ejemplo.test');
    expect([wrong.status, wrong.body.code]).toEqual([400, 'DATOS_INVALIDOS']);
    const self = await erase(admin.usuario.usuario_id, admin.usuario.email);
    expect(self.body.code).toBe('CUENTA_PROPIA');
    const { token } = await makeUser(test, { roles: ['empleado'] });
    expect((await erase(usuario.usuario_id, usuario.email, token)).status).toBe(403);
    expect((await exported(usuario.usuario_id, token)).status).toBe(403);
    const { rows } = await test.database.pool.query('SELECT email FROM usuarios WHERE usuario_id = $1', [
      usuario.usuario_id,
    ]);
    expect(rows).toEqual([{ email: usuario.email }]);
  });

  it('leaves one of two admins who erase each other concurrently', async () => {
    const other = await makeUser(test, { roles: ['admin'] });
    const answers = await Promise.all([
      erase(other.usuario.usuario_id, other.usuario.email),
      erase(admin.usuario.usuario_id, admin.usuario.email, other.token),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await test.database.pool.query(
      "SELECT usuario_id FROM usuarios WHERE esta_activo AND roles @> '{admin}'",
    );
    expect(rows).toHaveLength(1);
    if (rows[0].usuario_id !== admin.usuario.usuario_id) admin = other;
  });

  it('keeps the recipient of documents for ten years after the last order', async () => {
    const { id, order } = await customer({ ...PERSON, email: 'vieja@reservado.test', dni: 27_998_877_667 });
    const pedidoId = await order('aprobado');
    await erase(id, 'vieja@reservado.test');
    const kept = async (age: string) => {
      const sql = 'UPDATE pedidos SET fecha_pedido = now() - $1::interval WHERE pedido_id = $2';
      await test.database.pool.query(sql, [age, pedidoId]);
      await purgeDestinatarios(test.database.db);
      const { rows } = await test.database.pool.query('SELECT FROM destinatarios WHERE usuario_id = $1', [
        id,
      ]);
      return rows.length;
    };
    expect(await kept('10 years -1 day')).toBe(1);
    expect(await kept('10 years 1 day')).toBe(0);
  });

  it('covers each table that references an account', async () => {
    const { rows } = await test.database.pool.query<{ name: string }>(
      `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
       WHERE contype = 'f' AND confrelid = 'usuarios'::regclass ORDER BY 1`,
    );
    // When you add a table, add it here, and decide in `erase.ts` and `export.ts` how to treat its rows.
    expect(rows.map(({ name }) => name)).toEqual([
      'avisos_de_stock',
      'cambios_de_correo',
      // Keeps the author, like changes of orders: the account is anonymous by then.
      'cambios_de_precios',
      'carritos_lineas',
      'carritos_notas',
      'claves_idempotencia',
      // Only terms without personal data, which explain the ledger.
      'condiciones_de_pago',
      'correos_queridos',
      'destinatarios',
      'domicilios',
      // Keeps the packer, like changes of orders keep their author.
      'empaques',
      // Keeps the author, like changes of orders. The import has no personal data.
      'importaciones',
      'listas',
      'llaves',
      'movimientos',
      'notas_pedidos',
      'notas_usuarios',
      'pedidos',
      'pedidos_cambios',
      // Expires within seconds, and the account is anonymous by then.
      'presencias',
      'propuestas_pedidos',
      // Keeps the user who printed. Only `destinatarios` still has the recipient's data.
      'remitos_impresos',
      'segundos_factores',
      'sesiones',
      'usuarios',
      'vistas',
    ]);
  });
});

describe("by e-mail, for a command on the shop's server", () => {
  it('exports, and erases once the e-mail is typed again', async () => {
    const { usuario } = await makeUser(test, { email: 'mano@reservado.test' });
    const { db } = test.database;
    expect((await exportPerson(db, 'Mano@reservado.test ')).cuenta.usuario_id).toBe(usuario.usuario_id);
    await expect(erasePerson(db, usuario.email, 'otra@reservado.test')).rejects.toMatchObject({
      code: 'DATOS_INVALIDOS',
    });
    await erasePerson(db, usuario.email, usuario.email);
    await expect(exportPerson(db, usuario.email)).rejects.toMatchObject({ code: 'NO_ENCONTRADO' });
  });

  it('refuses to erase the last admin, and erases an admin while another one is active', async () => {
    const { db } = test.database;
    const { email } = admin.usuario;
    await makeUser(test, { roles: ['admin'], esta_activo: false });
    await expect(erasePerson(db, email, email)).rejects.toMatchObject({ code: 'ULTIMO_ADMIN' });
    expect((await exportPerson(db, email)).cuenta.usuario_id).toBe(admin.usuario.usuario_id);
    const { usuario: other } = await makeUser(test, { roles: ['admin'] });
    await erasePerson(db, other.email, other.email);
    await expect(exportPerson(db, other.email)).rejects.toMatchObject({ code: 'NO_ENCONTRADO' });
  });
});

describe('exporting a person', () => {
  it("returns everything about the person, without credentials and other persons' data", async () => {
    const { usuario: other } = await makeUser(test, { apellido: 'Ajena' });
    const hash = await hashPassword('Demo1234*');
    const values = { roles: ['usuario' as const, 'empleado' as const], email: 'todo@reservado.test' };
    const { usuario, token } = await makeUser(test, { ...values, password_hash: hash });
    await call(test.app, 'PATCH', `/usuarios/baja/${other.usuario_id}`, { token });
    const detalles = [linea(await makeProduct(test, { nombre: 'Maní tostado', precio: 5_000_050 }), 2)];
    await placeOrder(test, { usuarioId: usuario.usuario_id, detalles, token });
    await annotate(usuario.usuario_id, 'Paga los lunes.');
    const { status, body, headers } = await exported(usuario.usuario_id);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain(`datos_${usuario.usuario_id}.json`);
    expect(body).toMatchObject({
      cuenta: { email: 'todo@reservado.test', apellido: usuario.apellido },
      pedidos: [{ total_precio: 100_001, detalles: [{ producto: 'Maní tostado', cantidad: 2 }] }],
      correos: [{ asunto: expect.stringContaining('pedido') }],
      notas: [{ texto: 'Paga los lunes.' }],
      notificaciones: [{ tipo: 'pedido' }],
    });
    expect(body.sesiones).toHaveLength(1);
    expect(body.bitacora?.map((entry) => (entry as { accion: string }).accion)).toEqual(
      expect.arrayContaining(['usuario.baja', 'pedido.alta', 'usuario.exportacion']),
    );
    const text = JSON.stringify(body);
    for (const secret of [hash, 'argon2', 'Ajena', other.email, other.nombre_comercio]) {
      if (secret !== usuario.nombre_comercio) expect(text).not.toContain(secret);
    }
  });
});
