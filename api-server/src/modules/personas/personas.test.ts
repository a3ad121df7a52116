import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { comercio, FRESH, linkTo, login } from './testing/personas-fixture.ts';

let test: TestApp;
let staff: Awaited<ReturnType<typeof makeUser>>;
let admin: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  test = await testApp();
  staff = await makeUser(test, { roles: ['empleado'] });
  admin = await makeUser(test, { roles: ['admin'] });
});
afterAll(() => test.close());

const patch = (path: string, token = staff.token, body?: object) =>
  call<{ code: string }>(test.app, 'PATCH', `/usuarios/${path}`, { token, body });
const ownAccount = (id: string, token: string) =>
  call<Record<string, unknown>>(test.app, 'GET', `/usuarios/${id}`, { token });

describe('a person invited to order for a shop', () => {
  it('chooses a password by a mailed link, and then has an own account', async () => {
    const sol = await comercio(test);
    const invited = await sol.invite({ email: ' Eva@Ejemplo.test ' });
    expect(invited.status).toBe(201);
    const [eva] = invited.body.personas;
    expect(eva).toMatchObject({ nombre: 'Ana', email: 'eva@ejemplo.test', estado: 'invitada' });
    expect((await login(test, 'eva@ejemplo.test', FRESH)).status).toBe(401);
    const [mail] = await test.mailsTo('eva@ejemplo.test');
    expect(mail?.subject).toBe('Ya puedes hacer pedidos por El Sol en Tierra Llana');
    expect(mail?.text).toContain('vence en 7 días');
    const token = await linkTo(test, 'eva@ejemplo.test');
    const body = { token, newPassword: FRESH };
    expect((await call(test.app, 'POST', '/auth/reset-password', { body })).status).toBe(200);
    const { body: opened } = await login(test, 'eva@ejemplo.test');
    expect((await sol.list()).body.personas).toMatchObject([{ estado: 'activa' }]);
    expect((await ownAccount(eva?.usuario_id ?? '', opened.token)).body).toMatchObject({
      titular_id: sol.usuario.usuario_id,
      nombre: 'Ana',
      nombre_comercio: 'El Sol',
      dni: sol.usuario.dni,
      dom_fiscal: sol.usuario.dom_fiscal,
    });
  });

  it('gets the same invitation when asking for a link before choosing a password', async () => {
    const sol = await comercio(test);
    await sol.invite({ email: 'tarde@ejemplo.test' });
    await test.mails();
    const body = { email: 'tarde@ejemplo.test' };
    await call(test.app, 'POST', '/auth/request-password-reset', { body });
    const subjects = (await test.mailsTo('tarde@ejemplo.test')).map(({ subject }) => subject);
    expect(subjects).toEqual(Array(2).fill('Ya puedes hacer pedidos por El Sol en Tierra Llana'));
  });

  it('cannot have an account already, and is one of ten at most', async () => {
    const sol = await comercio(test);
    const taken = await sol.invite({ email: sol.usuario.email });
    expect([taken.status, taken.body.code]).toEqual([409, 'EMAIL_EN_USO']);
    expect(taken.body.details).toMatchObject([{ field: 'email' }]);
    for (let n = 0; n < 10; n += 1) expect((await sol.invite()).status).toBe(201);
    expect((await sol.invite()).body.code).toBe('DEMASIADAS_PERSONAS');
    const [one] = (await sol.list()).body.personas;
    await sol.setAcceso(one?.usuario_id ?? '', false);
    expect((await sol.invite()).status).toBe(201);
    expect((await sol.setAcceso(one?.usuario_id ?? '', true)).body.code).toBe('DEMASIADAS_PERSONAS');
  });

  it('cannot invite, list or change the persons', async () => {
    const sol = await comercio(test);
    const ana = await sol.persona();
    for (const answer of [
      await sol.invite({}, ana.token),
      await sol.list(ana.token),
      await sol.setAcceso(ana.usuario_id, false, ana.token),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([403, 'SOLO_TITULAR']);
    }
  });

  it('is not found by the owner of another shop', async () => {
    const [sol, luna] = [await comercio(test), await comercio(test)];
    const ana = await sol.persona();
    expect((await luna.list()).body.personas).toEqual([]);
    expect((await luna.setAcceso(ana.usuario_id, false)).status).toBe(404);
    expect((await ownAccount(ana.usuario_id, luna.token)).status).toBe(404);
  });
});

describe('access', () => {
  const priceOf = async (token: string) => {
    const { producto_id } = await makeProduct(test);
    const { body } = await call<object>(test.app, 'GET', `/productos/${producto_id}`, { token });
    return 'precio' in body;
  };

  it('taken away by the owner ends sessions at once; given back, the password still works', async () => {
    const sol = await comercio(test);
    const ana = await sol.persona();
    expect(await priceOf(ana.token)).toBe(true);
    expect((await sol.setAcceso(ana.usuario_id, false)).body.personas).toMatchObject([
      { estado: 'sin_acceso' },
    ]);
    expect((await ownAccount(ana.usuario_id, ana.token)).status).toBe(401);
    expect(await priceOf(ana.token)).toBe(false);
    expect((await login(test, ana.email)).body.code).toBe('ACCESO_QUITADO');
    expect((await sol.setAcceso(ana.usuario_id, true)).body.personas).toMatchObject([{ estado: 'activa' }]);
    expect((await ownAccount(ana.usuario_id, ana.token)).status).toBe(401);
    expect((await login(test, ana.email)).status).toBe(200);
  });

  it('given back before a password was chosen sends a new link, because the first is invalid', async () => {
    const sol = await comercio(test);
    const { body } = await sol.invite({ email: 'lenta@ejemplo.test' });
    const [{ usuario_id: id } = { usuario_id: '' }] = body.personas;
    const first = await linkTo(test, 'lenta@ejemplo.test');
    await sol.setAcceso(id, false);
    await sol.setAcceso(id, true);
    const choose = (token: string) =>
      call(test.app, 'POST', '/auth/reset-password', { body: { token, newPassword: FRESH } });
    expect((await choose(first)).status).toBe(400);
    expect((await choose(await linkTo(test, 'lenta@ejemplo.test'))).status).toBe(200);
  });

  it('ends while the owner is deactivated and returns with the owner', async () => {
    const sol = await comercio(test);
    const ana = await sol.persona();
    await patch(`baja/${sol.usuario.usuario_id}`);
    expect((await ownAccount(ana.usuario_id, ana.token)).status).toBe(401);
    expect(await priceOf(ana.token)).toBe(false);
    const refused = await login(test, ana.email);
    expect([refused.status, refused.body.code]).toEqual([403, 'COMERCIO_DESACTIVADO']);
    await patch(`alta/${sol.usuario.usuario_id}`);
    expect((await ownAccount(ana.usuario_id, ana.token)).status).toBe(401);
    const { body } = await login(test, ana.email);
    expect(await priceOf(body.token)).toBe(true);
  });

  it('ended by staff can be given back only by staff', async () => {
    const sol = await comercio(test);
    const ana = await sol.persona();
    await patch(`baja/${ana.usuario_id}`);
    expect((await login(test, ana.email)).body.code).toBe('CUENTA_DESACTIVADA');
    expect((await sol.list()).body.personas).toMatchObject([{ estado: 'desactivada' }]);
    expect((await sol.setAcceso(ana.usuario_id, true)).body.code).toBe('PERSONA_DESACTIVADA');
    await patch(`alta/${ana.usuario_id}`);
    expect((await login(test, ana.email)).status).toBe(200);
  });
});

describe('for staff', () => {
  it("an edit of the owner's shop data changes all its persons", async () => {
    const sol = await comercio(test);
    const ana = await sol.persona();
    const { dni, telefono, dom_fiscal } = sol.usuario;
    const datos = { nombre: 'Ana', apellido: 'Paz', dni, nombre_comercio: 'El Sol', telefono, dom_fiscal };
    const other = { ...datos, nombre_comercio: 'La Luna' };
    expect((await patch(ana.usuario_id, staff.token, other)).body.code).toBe('CUENTA_DE_PERSONA');
    expect((await patch(ana.usuario_id, staff.token, { ...datos, apellido: 'Prado' })).status).toBe(200);
    const corrected = { ...other, nombre: 'Juan', dni: 27_123_456_784 };
    expect((await patch(sol.usuario.usuario_id, staff.token, corrected)).status).toBe(200);
    expect((await ownAccount(ana.usuario_id, ana.token)).body).toMatchObject({
      apellido: 'Prado',
      nombre_comercio: 'La Luna',
      dni: 27_123_456_784,
    });
  });

  it('a person cannot become an employee and is not among the registrations', async () => {
    const sol = await comercio(test);
    const ana = await sol.persona();
    const role = await patch(`rol-empleado/${ana.usuario_id}`, admin.token);
    expect([role.status, role.body.code]).toEqual([409, 'CUENTA_DE_PERSONA']);
    const { body } = await call<{ total: number }>(test.app, 'GET', '/solicitudes', { token: staff.token });
    expect(body.total).toBe(0);
  });

  it("the shop's CUIT stays unique among owners", async () => {
    const sol = await comercio(test);
    await sol.persona();
    const { dni } = sol.usuario;
    await expect(makeUser(test, { dni })).rejects.toMatchObject({
      cause: { constraint: 'usuarios_dni_unico' },
    });
  });

  it('the database refuses a person of a person', async () => {
    const sol = await comercio(test);
    const ana = await sol.persona();
    await expect(makeUser(test, { titular_id: ana.usuario_id })).rejects.toMatchObject({
      cause: { constraint: 'usuarios_personas' },
    });
  });
});
