/** Concurrent requests for the same e-mail. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { waitingForLock } from '../../testing/waiting.ts';
import { type CambioFixture, cambioFixture, PASSWORD } from './testing/cambio-fixture.ts';

let test: TestApp;
let cambio: CambioFixture;
let count = 0;
beforeAll(async () => {
  test = await testApp();
  cambio = await cambioFixture(test);
});
afterAll(() => test.close());

const TAKEN = { status: 409, said: 'EMAIL_EN_USO', at: undefined };
const DONE = { status: 200, said: 'Tu correo cambió', at: undefined };

/** Makes an account that requested this e-mail, and returns the code of its link. */
async function wanting(email: string) {
  const made = await cambio.account();
  await cambio.request(made.token, email);
  return { ...made, codigo: await cambio.mailedCode(email) };
}

const register = (email: string) => {
  count += 1;
  return call<{ usuario_id: string }>(test.app, 'POST', '/usuarios', {
    body: {
      ...{ nombre: 'Rita', apellido: 'Rival', nombre_comercio: 'Almacén Rival', telefono: '2477 1' },
      ...{ dom_fiscal: 'Calle 1', dni: 24_000_000_000 + count, email, password: PASSWORD },
    },
  });
};

it('a registration with the same e-mail wins, and the link works after the registration is rejected', async () => {
  const email = cambio.fresh();
  const { usuario, token, codigo } = await wanting(email);
  const { status, body } = await register(email);
  expect(status).toBe(201);
  expect(await cambio.confirm(codigo)).toEqual(TAKEN);
  expect(await cambio.correo(token)).toMatchObject({ status: 200, email: usuario.email, cambio: { email } });
  expect(await cambio.login(usuario.email)).toBe(200);
  const { token: admin } = await makeUser(test, { roles: ['admin'] });
  await call(test.app, 'PATCH', `/usuarios/rechazar/${body.usuario_id}`, {
    token: admin,
    body: { motivo: 'Repetida.' },
  });
  expect(await cambio.confirm(codigo)).toEqual(DONE);
  expect((await register(email)).status).toBe(409);
});

it('the first of two accounts to confirm gets the e-mail', async () => {
  const email = cambio.fresh();
  const [one, other] = [await wanting(email), await wanting(email)];
  const answers = await Promise.all([cambio.confirm(one.codigo), cambio.confirm(other.codigo)]);
  expect(answers).toEqual(expect.arrayContaining([DONE, TAKEN]));
  const { rowCount } = await test.database.pool.query('SELECT FROM usuarios WHERE email = $1', [email]);
  expect(rowCount).toBe(1);
});

it('a confirmation waits for a registration that is being stored', async () => {
  const email = cambio.fresh();
  const { usuario, codigo } = await wanting(email);
  const rival = await makeUser(test);
  const client = await test.database.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('UPDATE usuarios SET email = $1 WHERE usuario_id = $2', [
      email,
      rival.usuario.usuario_id,
    ]);
    const confirming = cambio.confirm(codigo);
    await waitingForLock(test.database);
    await client.query('COMMIT');
    expect(await confirming).toEqual(TAKEN);
  } finally {
    client.release();
  }
  expect(await cambio.login(usuario.email)).toBe(200);
});

it('two concurrent requests of one account leave one of them', async () => {
  const { token } = await cambio.account();
  const [one, other] = [cambio.fresh(), cambio.fresh()];
  const answers = await Promise.all([cambio.request(token, one), cambio.request(token, other)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const open = (await cambio.correo(token)).cambio?.email ?? '';
  expect([one, other]).toContain(open);
  // No link is created for the replaced request.
  expect(await test.mailsTo(open === one ? other : one)).toEqual([]);
  expect(await cambio.confirm(await cambio.mailedCode(open))).toEqual(DONE);
});

it('a concurrent change of password cancels the request', async () => {
  const { usuario, token } = await cambio.account();
  const email = cambio.fresh();
  const client = await test.database.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query("UPDATE usuarios SET password_hash = 'other' WHERE usuario_id = $1", [
      usuario.usuario_id,
    ]);
    const asking = cambio.request(token, email);
    await waitingForLock(test.database);
    await client.query('COMMIT');
    expect(await asking).toMatchObject({ status: 400, said: 'CLAVE_INCORRECTA' });
  } finally {
    client.release();
  }
  expect([(await cambio.correo(token)).cambio, await test.mailsTo(email)]).toEqual([null, []]);
});

it('only one of a concurrent confirmation and cancellation succeeds, and its answer is true', async () => {
  const email = cambio.fresh();
  const { usuario, token, codigo } = await wanting(email);
  const [confirmed, cancelled] = await Promise.all([cambio.confirm(codigo), cambio.cancel(token)]);
  const changed = confirmed.status === 200;
  expect(cancelled.status === 200).toBe(!changed);
  expect(await cambio.login(changed ? email : usuario.email)).toBe(200);
});
