import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { linea, placeOrder } from '../pedidos/testing/pedidos-fixture.ts';
import { tellPrecios, tellStock } from './service.ts';

interface Avisos {
  stock: boolean;
  precios: boolean;
  porcentaje: number;
  productos: { producto_id: string; nombre: string }[];
}

let test: TestApp;
let ana: Awaited<ReturnType<typeof makeUser>>;
let peanut: Awaited<ReturnType<typeof makeProduct>>;
beforeAll(async () => {
  test = await testApp();
});
beforeEach(async () => {
  ana = await makeUser(test);
  peanut = await makeProduct(test, { nombre: 'Maní', precio: 5_000_000, disponible: false });
});
afterAll(() => test.close());

type Method = 'GET' | 'PUT' | 'DELETE';
const own = (method: Method, path = '', body?: unknown) =>
  call<Avisos>(test.app, method, `/mis-avisos${path}`, {
    token: ana.token,
    ...(body === undefined ? {} : { body }),
  });
const wait = ({ producto_id } = peanut) => own('PUT', `/productos/${producto_id}`);
const set = (column: string, value: unknown, { producto_id } = peanut) =>
  test.database.pool.query(`UPDATE productos SET ${column} = $1 WHERE producto_id = $2`, [
    value,
    producto_id,
  ]);
const deps = () => ({ ...test.deps, db: test.database.db });
/** Sends the alerts that are due after `sureAfter` seconds of availability. */
const tell = (sureAfter = 0) => tellStock(deps(), sureAfter);
const mails = () => test.mailsTo(ana.usuario.email);
const subjects = async () => (await mails()).map(({ subject }) => subject);

describe('a stock alert', () => {
  it('is mailed once when the product is available again, without a price, and is then removed', async () => {
    expect((await own('GET')).body).toEqual({ stock: true, precios: false, porcentaje: 10, productos: [] });
    await wait();
    expect((await wait()).body.productos).toEqual([{ producto_id: peanut.producto_id, nombre: 'Maní' }]);
    await tell();
    expect(await subjects()).toEqual([]);
    await set('disponible', true);
    await tell();
    await tell();
    expect(await subjects()).toEqual(['Volvió: Maní']);
    const [mail] = await mails();
    expect(mail?.text).toContain(`/producto/${peanut.producto_id}`);
    expect(mail?.text).not.toContain('$');
    expect((await own('GET')).body.productos).toEqual([]);
    await set('disponible', false);
    await set('disponible', true);
    await tell();
    expect(await subjects()).toHaveLength(1);
  });

  it('waits some minutes in case of a mistake, and puts several products into one mail', async () => {
    const oats = await makeProduct(test, { nombre: 'Avena', disponible: false });
    await wait();
    await wait(oats);
    await set('disponible', true);
    await tell(300);
    await set('disponible', false);
    await tell(300);
    await test.database.pool.query(
      "UPDATE avisos_de_stock SET disponible_fecha = disponible_fecha - interval '1 hour'",
    );
    await tell(300);
    expect(await subjects()).toEqual([]);
    await set('disponible', true);
    await set('disponible', true, oats);
    await tell();
    expect(await subjects()).toEqual(['Volvieron 2 productos que esperabas']);
  });

  it('is not mailed to a closed account, for an inactive product, or after its removal', async () => {
    const other = await makeProduct(test, { nombre: 'Nuez', disponible: false });
    await wait();
    await wait(other);
    expect((await own('DELETE', `/productos/${other.producto_id}`)).body.productos).toHaveLength(1);
    await set('disponible', true);
    await set('disponible', true, other);
    await set('esta_activo', false);
    await tell();
    await set('esta_activo', true);
    const { usuario_id } = ana.usuario;
    await test.database.pool.query('UPDATE usuarios SET esta_activo = false WHERE usuario_id = $1', [
      usuario_id,
    ]);
    await tell();
    expect(await subjects()).toEqual([]);
  });

  it('needs a product that the shop sells', async () => {
    await set('esta_activo', false);
    expect((await wait()).status).toBe(404);
    expect((await wait({ ...peanut, producto_id: ana.usuario.usuario_id })).status).toBe(404);
  });

  it('is limited to 200 products; a repeated request does not count', async () => {
    await wait();
    const others = await Promise.all(
      Array.from({ length: 200 }, () => makeProduct(test, { disponible: false })),
    );
    await test.database.pool.query(
      'INSERT INTO avisos_de_stock (usuario_id, producto_id) SELECT $1, unnest($2::uuid[])',
      [ana.usuario.usuario_id, others.slice(1).map(({ producto_id }) => producto_id)],
    );
    expect((await wait(others[0])).body).toMatchObject({ code: 'DEMASIADOS_AVISOS' });
    expect((await wait(others[1])).status).toBe(200);
    await own('DELETE', `/productos/${peanut.producto_id}`);
    expect((await wait(others[0])).status).toBe(200);
  });
});

describe('a price alert for usual products', () => {
  const want = (change: object = {}) =>
    own('PUT', '', { stock: true, precios: true, porcentaje: 10, ...change });
  beforeEach(async () => {
    await set('disponible', true);
    const detalles = [linea(peanut)];
    await placeOrder(test, { usuarioId: ana.usuario.usuario_id, detalles, token: ana.token });
    await mails();
  });
  const preciosMails = async () => {
    await tellPrecios(deps());
    return (await mails()).filter(({ subject }) => subject.startsWith('Cambió el precio'));
  };

  it('is mailed once when the price differs by more than the chosen percent', async () => {
    await want();
    await set('precio', 54_000);
    expect(await preciosMails()).toEqual([]);
    // Small changes add up.
    await set('precio', 56_000);
    const [mail, ...more] = await preciosMails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Cambió el precio de un producto que sueles comprar');
    for (const text of ['Maní', 'Antes $ 50.000,00', '$ 56.000,00']) {
      expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(text);
    }
    expect(await preciosMails()).toHaveLength(1);
    await set('precio', 45_000);
    expect(await preciosMails()).toHaveLength(2);
  });

  it('is not mailed without consent or to a closed account', async () => {
    await set('precio', 90_000);
    expect(await preciosMails()).toEqual([]);
    // Price changes before the consent do not count.
    await want();
    expect(await preciosMails()).toEqual([]);
    await set('precio', 50_000);
    const { usuario_id } = ana.usuario;
    await test.database.pool.query('UPDATE usuarios SET esta_activo = false WHERE usuario_id = $1', [
      usuario_id,
    ]);
    expect(await preciosMails()).toEqual([]);
  });

  it.each([0, 101, 1.5])('refuses %s percent', async (porcentaje) => {
    expect((await want({ porcentaje })).status).toBe(400);
  });
});

describe('the unsubscribe link of each mail', () => {
  const leave = async () => {
    await wait();
    await set('disponible', true);
    await tell();
    const [mail] = await mails();
    const url = new URL(mail?.unsubscribe ?? '');
    return { mail, path: `${url.pathname}${url.search}` };
  };
  const press = (path: string) =>
    test.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });

  it('works by POST without a session, can be undone, and does nothing on GET', async () => {
    const { mail, path } = await leave();
    const codigo = new URL(path, 'https://tienda').searchParams.get('codigo');
    expect(mail?.text).toContain(`/confirmar-correo#baja-stock=${codigo}`);
    expect(mail?.html).toContain(`/confirmar-correo#baja-stock=${codigo}`);
    expect((await test.app.inject({ url: path })).statusCode).toBe(404);
    expect((await own('GET')).body.stock).toBe(true);
    for (const _ of [1, 2]) expect((await press(path)).statusCode).toBe(200);
    expect((await own('GET')).body.stock).toBe(false);
    const back = await test.app.inject({ method: 'POST', url: path.replace('/baja', '/vuelta') });
    expect(back.statusCode).toBe(200);
    expect((await own('GET')).body.stock).toBe(true);
  });

  it('keeps the awaited products, and a new request turns the mails on again', async () => {
    const { path } = await leave();
    await set('disponible', false);
    await wait();
    await press(path);
    await set('disponible', true);
    await tell();
    expect(await subjects()).toHaveLength(1);
    expect((await wait()).body.stock).toBe(true);
    await tell();
    expect(await subjects()).toHaveLength(2);
  });

  it('fails for an unknown code and an unknown kind', async () => {
    const { path } = await leave();
    const unknown = path.replace(/codigo=[^&]+/, `codigo=${ana.usuario.usuario_id}`);
    expect((await press(unknown)).statusCode).toBe(400);
    expect((await press(path.replace('tipo=stock', 'tipo=todo'))).statusCode).toBe(400);
    expect((await own('GET')).body.stock).toBe(true);
  });
});

it("data are part of the user's export and are erased with the account", async () => {
  await wait();
  const admin = await makeUser(test, { roles: ['admin'] });
  const { usuario_id, email } = ana.usuario;
  const told = await call<{ avisos: object }>(test.app, 'GET', `/usuarios/datos/${usuario_id}`, admin);
  expect(told.body.avisos).toEqual({ stock: true, precios: false, porcentaje: 10, productos: ['Maní'] });
  await call(test.app, 'PATCH', `/usuarios/borrar-datos/${usuario_id}`, {
    token: admin.token,
    body: { email },
  });
  const { rows } = await test.database.pool.query(
    'SELECT usuario_id FROM avisos_de_stock WHERE usuario_id = $1 UNION ALL SELECT usuario_id FROM correos_queridos WHERE usuario_id = $1',
    [usuario_id],
  );
  expect(rows).toEqual([]);
});
