import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSession, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let test: TestApp;
let admin: Caller;
let empleado: Caller;
type Caller = Awaited<ReturnType<typeof makeUser>>;

beforeAll(async () => {
  test = await testApp();
  admin = await makeUser(test, { roles: ['admin'], apellido: 'Admin' });
  empleado = await makeUser(test, { roles: ['empleado'], apellido: 'Empleado' });
});
afterAll(() => test.close());

const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
const get = (path: string, who: { token: string } = empleado) =>
  test.app.inject({ url: `/api/usuarios${path}`, headers: bearer(who) });
const patch = (path: string, who: { token: string } = admin, ifMatch?: string) =>
  test.app.inject({
    method: 'PATCH',
    url: `/api/usuarios/${path}`,
    headers: { ...bearer(who), ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }) },
  });
const PENDING = { dado_de_alta: false, esta_activo: false, roles: [] };
const codeOf = (answer: Awaited<ReturnType<typeof patch>>) => [answer.statusCode, answer.json().code];

describe('reading an account', () => {
  it('gives customers their own account and no other [T7.20]', async () => {
    const [one, other] = [await makeUser(test), await makeUser(test)];
    const own = await get(`/${one.usuario.usuario_id}`, one);
    expect(own.json()).toMatchObject({ email: one.usuario.email, dni: one.usuario.dni, roles: ['usuario'] });
    expect((await get(`/${one.usuario.usuario_id.toUpperCase()}`, one)).statusCode).toBe(200);
    expect(codeOf(await get(`/${other.usuario.usuario_id}`, one))).toEqual([404, 'NO_ENCONTRADO']);
  });

  it('gives staff any account, with the version to send back [P7.13]', async () => {
    const { usuario } = await makeUser(test, { version: 7 });
    const answer = await get(`/${usuario.usuario_id}`);
    expect(answer.headers.etag).toBe('"7"');
    expect(answer.json().version).toBe(7);
    expect(codeOf(await get('/0198c0de-0000-7000-8000-000000000000'))).toEqual([404, 'NO_ENCONTRADO']);
    expect((await get('/abc')).statusCode).toBe(400);
  });
});

describe('the lists of accounts', () => {
  const emails = (answer: Awaited<ReturnType<typeof get>>) =>
    answer.json().usuarios.map((one: { email: string }) => one.email);

  it('sort active accounts by last name and name, and the others newest first', async () => {
    await makeUser(test, { apellido: 'Zz', nombre: 'B', email: 'zb@lista.test' });
    await makeUser(test, { apellido: 'Zz', nombre: 'A', email: 'za@lista.test' });
    await makeUser(test, { apellido: 'Álvarez', nombre: 'A', email: 'al@lista.test' });
    const old = new Date('2024-01-01');
    await makeUser(test, { ...PENDING, email: 'nueva@lista.test' });
    await makeUser(test, { esta_activo: false, email: 'vieja@lista.test', creado_en: old });
    const active = await get('?limit=100');
    expect(emails(active).slice(-2)).toEqual(['za@lista.test', 'zb@lista.test']);
    expect(emails(active).indexOf('al@lista.test')).toBeLessThan(emails(active).indexOf('za@lista.test'));
    expect(active.json().total).toBe(emails(active).length);
    expect(active.body).not.toMatch(/password|sesion/);
    const inactive = await get('/inactivos?limit=100');
    expect(emails(inactive)[0]).toBe('nueva@lista.test');
    expect(emails(inactive).at(-1)).toBe('vieja@lista.test');
    expect(emails(inactive)).not.toContain('za@lista.test');
  });

  it('are paginated', async () => {
    const all = emails(await get('?limit=100'));
    const page = await get('?limit=2&offset=1');
    expect(emails(page)).toEqual(all.slice(1, 3));
    expect(page.json().total).toBe(all.length);
  });

  it.each([
    ['rodrígu', 'by last name without accents'],
    ['MARÍA', 'by name'],
    ['maría rod', 'by name and last name'],
    ['Rodríguez  María', 'by last name and name'],
    ['granero maria', 'by shop and name'],
    ['hallada@busqueda', 'by e-mail'],
    ['27111222', 'by part of the DNI'],
    ['27-11122233-3', 'by the DNI with hyphens'],
    ['2477 41-5599', 'by telephone'],
    ['2477415599', "by a telephone's digits"],
    ['+54 9 2477 41-5599', 'by telephone in the form for calls from abroad'],
    ['0247715415599', 'by telephone in the form for calls from another area'],
    ['415599', "by a telephone's last six digits"],
    ['15 41-5599', 'by telephone in the local form'],
    ['maría 41-5599', 'by name and telephone'],
    ['GRANERO', 'by shop'],
    ['100%_na', 'by a wildcard character, taken literally'],
  ])('find an account by %s (%s), active or not', async (term) => {
    const email = 'hallada@busqueda.test';
    if (!emails(await get(`/search?term=${email}`)).includes(email)) {
      await makeUser(test, {
        ...PENDING,
        nombre: 'María',
        apellido: 'Rodriguez',
        email,
        dni: 27_111_222_333,
        telefono: '02477 15-41 5599',
        nombre_comercio: 'El Granero 100%_natural',
      });
    }
    expect(emails(await get(`/search?term=${encodeURIComponent(term)}`))).toEqual([email]);
  });

  it.each([
    ['almasen doña rosa', 'rosa@parecida.test'],
    ['Gonsalez', 'rosa@parecida.test'],
    ['rosa gonzlez', 'rosa@parecida.test'],
    ['prdo 5588', 'prado@parecido.test'],
  ])('find the right account for the mistyped %j, if similar matches are requested', async (term, email) => {
    if ((await get('/search?term=parecid')).json().total === 0) {
      const first = { nombre: 'Rosa', apellido: 'González', nombre_comercio: 'Almacén Doña Rosa' };
      await makeUser(test, { ...first, email: 'rosa@parecida.test' });
      const other = { nombre: 'Ema', apellido: 'Prado', telefono: '341 400-5588' };
      await makeUser(test, { ...other, email: 'prado@parecido.test' });
    }
    const asked = `/search?term=${encodeURIComponent(term)}`;
    expect((await get(asked)).json().total).toBe(0);
    expect(emails(await get(`${asked}&parecidos=si`))[0]).toBe(email);
  });

  it('return nothing where nothing is similar or a number differs', async () => {
    for (const term of ['xyzzyx', 'abc', '3415558', "' OR 1=1", '%%%%', 'rosa 9988776655']) {
      const answer = await get(`/search?parecidos=si&term=${encodeURIComponent(term)}`);
      expect([answer.statusCode, answer.json().total], term).toEqual([200, 0]);
    }
    expect((await get('/search?parecidos=no&term=rosa')).statusCode).toBe(400);
  });

  it('return all accounts for an empty term, and none for a term without matches', async () => {
    const everyone = (await get('?limit=1')).json().total + (await get('/inactivos?limit=1')).json().total;
    expect((await get('/search?limit=1')).json().total).toBe(everyone);
    for (const term of ['%%%', '___', "' OR 1=1", 'xyzzy', '\\']) {
      expect((await get(`/search?term=${encodeURIComponent(term)}`)).json().total, term).toBe(0);
    }
  });
});

describe('alta', () => {
  it('approves a registration, makes the account a customer and mails the owner [P4.11 P7.14]', async () => {
    const { usuario } = await makeUser(test, { ...PENDING, nombre: 'Inés' });
    const answer = await patch(`alta/${usuario.usuario_id}`, empleado, '"1"');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.etag).toBe('"2"');
    expect(answer.json()).toMatchObject({
      dado_de_alta: true,
      esta_activo: true,
      roles: ['usuario'],
      version: 2,
    });
    const mail = (await test.mails()).at(-1);
    expect(mail?.to).toEqual({ name: `Inés ${usuario.apellido}`, address: usuario.email });
    expect(mail?.text).toContain('http://tienda.test/login');
  });

  it('reactivates a customer with the same roles, also by an employee', async () => {
    const { usuario } = await makeUser(test, { esta_activo: false, roles: ['usuario'] });
    const answer = await patch(`alta/${usuario.usuario_id}`, empleado);
    expect(answer.json()).toMatchObject({ esta_activo: true, roles: ['usuario'], version: 2 });
  });

  it('of a dismissed employee is for admins, because the role returns with the account', async () => {
    const { usuario } = await makeUser(test, { esta_activo: false, roles: ['usuario', 'empleado'] });
    expect(codeOf(await patch(`alta/${usuario.usuario_id}`, empleado))).toEqual([403, 'SIN_PERMISO']);
    const answer = await patch(`alta/${usuario.usuario_id}`, admin);
    expect(answer.json()).toMatchObject({ esta_activo: true, roles: ['usuario', 'empleado'], version: 2 });
  });

  it('changes nothing and sends no mail when the account is active already', async () => {
    const { usuario } = await makeUser(test);
    const before = (await test.mails()).length;
    const answer = await patch(`alta/${usuario.usuario_id}`);
    expect([answer.statusCode, answer.json().version]).toEqual([200, 1]);
    expect((await test.mails()).length).toBe(before);
  });

  it('mails once for concurrent approvals', async () => {
    const { usuario } = await makeUser(test, PENDING);
    const before = (await test.mails()).length;
    await Promise.all([admin, empleado, admin].map((who) => patch(`alta/${usuario.usuario_id}`, who)));
    expect((await test.mails()).length).toBe(before + 1);
  });

  it('of an admin is for admins', async () => {
    const { usuario } = await makeUser(test, { roles: ['admin'], esta_activo: false });
    expect(codeOf(await patch(`alta/${usuario.usuario_id}`, empleado))).toEqual([403, 'SIN_PERMISO']);
    expect((await patch(`alta/${usuario.usuario_id}`, admin)).statusCode).toBe(200);
    await patch(`baja/${usuario.usuario_id}`, admin);
  });
});

describe('baja', () => {
  it('deactivates and ends the sessions, which stay ended after a reactivation', async () => {
    const one = await makeUser(test);
    expect((await get(`/${one.usuario.usuario_id}`, one)).statusCode).toBe(200);
    const answer = await patch(`baja/${one.usuario.usuario_id}`, empleado, '"1"');
    expect(answer.json()).toMatchObject({ esta_activo: false, dado_de_alta: true, version: 2 });
    expect((await get(`/${one.usuario.usuario_id}`, one)).statusCode).toBe(401);
    await patch(`alta/${one.usuario.usuario_id}`);
    expect((await get(`/${one.usuario.usuario_id}`, one)).statusCode).toBe(401);
  });

  it('changes nothing when the account is inactive already', async () => {
    const { usuario } = await makeUser(test, PENDING);
    const answer = await patch(`baja/${usuario.usuario_id}`);
    expect([answer.statusCode, answer.json().version]).toEqual([200, 1]);
  });

  it("is refused for the caller's own account", async () => {
    expect(codeOf(await patch(`baja/${admin.usuario.usuario_id}`, admin))).toEqual([409, 'CUENTA_PROPIA']);
    expect(codeOf(await patch(`baja/${empleado.usuario.usuario_id}`, empleado))).toEqual([
      409,
      'CUENTA_PROPIA',
    ]);
  });

  it('of an admin is for admins', async () => {
    expect(codeOf(await patch(`baja/${admin.usuario.usuario_id}`, empleado))).toEqual([403, 'SIN_PERMISO']);
    const other = await makeUser(test, { roles: ['admin'] });
    expect((await patch(`baja/${other.usuario.usuario_id}`, admin)).statusCode).toBe(200);
  });

  it('keeps one admin when two admins deactivate each other concurrently', async () => {
    const own = await testApp();
    try {
      for (let turn = 0; turn < 5; turn += 1) {
        const [one, other] = [
          await makeUser(own, { roles: ['admin'] }),
          await makeUser(own, { roles: ['admin'] }),
        ];
        const baja = (who: Caller, whom: Caller) =>
          own.app.inject({
            method: 'PATCH',
            url: `/api/usuarios/baja/${whom.usuario.usuario_id}`,
            headers: bearer(who),
          });
        const answers = await Promise.all([baja(one, other), baja(other, one)]);
        expect(answers.map((answer) => answer.statusCode)).toContain(200);
        const { rows } = await own.database.pool.query(
          `SELECT count(*)::int total FROM usuarios WHERE esta_activo AND 'admin' = ANY (roles)`,
        );
        expect(rows[0].total).toBe(1);
        await own.database.pool.query('UPDATE usuarios SET esta_activo = false');
      }
    } finally {
      await own.close();
    }
  });
});

describe('rol-empleado', () => {
  it('adds the role to a customer, ends their sessions, and the next session has the role [P4.12 P7.14]', async () => {
    const one = await makeUser(test);
    expect((await get('', one)).statusCode).toBe(403);
    const answer = await patch(`rol-empleado/${one.usuario.usuario_id}`, admin, '"1"');
    expect(answer.json()).toMatchObject({ roles: ['usuario', 'empleado'], version: 2 });
    expect((await get('', one)).statusCode).toBe(401);
    const after = { ...one.usuario, roles: answer.json().roles, sesion: one.usuario.sesion + 1 };
    expect((await get('', { token: await makeSession(test, after) })).statusCode).toBe(200);
    expect((await patch(`rol-empleado/${one.usuario.usuario_id}`)).json().version).toBe(2);
  });

  it('is for admins only [P6.3]', async () => {
    const { usuario } = await makeUser(test);
    expect(codeOf(await patch(`rol-empleado/${usuario.usuario_id}`, empleado))).toEqual([403, 'SIN_PERMISO']);
  });

  it.each([
    ['pending', PENDING],
    ['deactivated', { esta_activo: false }],
  ])('is refused for a %s account', async (_name, values) => {
    const { usuario } = await makeUser(test, values);
    expect(codeOf(await patch(`rol-empleado/${usuario.usuario_id}`))).toEqual([409, 'CUENTA_NO_ACTIVA']);
  });
});

describe('quitar-rol-empleado', () => {
  it('makes an employee a customer again and ends the sessions', async () => {
    const one = await makeUser(test, { roles: ['usuario', 'empleado'] });
    expect((await get('', one)).statusCode).toBe(200);
    const answer = await patch(`quitar-rol-empleado/${one.usuario.usuario_id}`, admin, '"1"');
    expect(answer.json()).toMatchObject({ roles: ['usuario'], esta_activo: true, version: 2 });
    expect((await get('', one)).statusCode).toBe(401);
    const after = { ...one.usuario, roles: answer.json().roles, sesion: one.usuario.sesion + 1 };
    expect((await get('', { token: await makeSession(test, after) })).statusCode).toBe(403);
    // Without a role to remove, the version stays.
    expect((await patch(`quitar-rol-empleado/${one.usuario.usuario_id}`)).json().version).toBe(2);
  });

  it('makes a pure employee a customer, and leaves an employee who is an admin as admin', async () => {
    const alone = await makeUser(test, { roles: ['empleado'] });
    const both = await makeUser(test, { roles: ['empleado', 'admin'] });
    const rolesAfter = async ({ usuario }: typeof alone) =>
      (await patch(`quitar-rol-empleado/${usuario.usuario_id}`)).json().roles;
    expect([await rolesAfter(alone), await rolesAfter(both)]).toEqual([['usuario'], ['admin']]);
  });

  it('is for admins only', async () => {
    const { usuario } = await makeUser(test, { roles: ['empleado'] });
    expect(codeOf(await patch(`quitar-rol-empleado/${usuario.usuario_id}`, empleado))).toEqual([
      403,
      'SIN_PERMISO',
    ]);
  });
});

const BEFORE: Record<string, Parameters<typeof makeUser>[1]> = {
  alta: { esta_activo: false },
  'quitar-rol-empleado': { roles: ['usuario', 'empleado'] },
};

describe.each(['alta', 'baja', 'rol-empleado', 'quitar-rol-empleado'])('%s', (action) => {
  it('refuses a stale or malformed version', async () => {
    const { usuario } = await makeUser(test, { version: 3, ...BEFORE[action] });
    for (const stale of ['"2"', '"4"', 'W/"2"', 'nada', '"-1"']) {
      const answer = await patch(`${action}/${usuario.usuario_id}`, admin, stale);
      expect(codeOf(answer)).toEqual([409, 'VERSION_DESACTUALIZADA']);
    }
    const answer = await patch(`${action}/${usuario.usuario_id}`, admin, '"3"');
    expect([answer.statusCode, answer.json().version]).toEqual([200, 4]);
  });

  it('lets one of two concurrent changes of the same version succeed', async () => {
    const { usuario } = await makeUser(test, BEFORE[action]);
    const both = await Promise.all([1, 2].map(() => patch(`${action}/${usuario.usuario_id}`, admin, '"1"')));
    expect(both.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
  });

  it('returns 404 for an unknown id', async () => {
    const answer = await patch(`${action}/0198c0de-0000-7000-8000-000000000000`);
    expect(codeOf(answer)).toEqual([404, 'NO_ENCONTRADO']);
  });
});
