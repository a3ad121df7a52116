import { LIMITS } from 'api-client/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeSession, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { twoApps } from '../../testing/two-apps.ts';
import { type CambioFixture, cambioFixture, PASSWORD } from './testing/cambio-fixture.ts';

let test: TestApp;
let cambio: CambioFixture;
beforeAll(async () => {
  test = await testApp({ rateLimits: true });
  cambio = await cambioFixture(test);
});
afterAll(() => test.close());

const run = async (statement: ReturnType<typeof sql>) => (await test.database.db.execute(statement)).rows;
const entradasOf = (id: string) =>
  run(sql`SELECT accion, usuario_id, antes, despues FROM bitacora
    WHERE objeto_id = ${id} AND accion LIKE 'usuario.%' ORDER BY entrada_id`);

const ASKED = { status: 200, said: 'Te enviamos un enlace al correo nuevo.', at: undefined };
const DONE = { status: 200, said: 'Tu correo cambió', at: undefined };
const BAD = { status: 400, said: 'ENLACE_INVALIDO', at: undefined };
const NONE = { status: 409, said: 'CAMBIO_NO_PENDIENTE', at: undefined };

describe('requesting a change of e-mail', () => {
  it('keeps the current e-mail, mails a link to the new one and notifies the current one', async () => {
    const { usuario, token } = await cambio.account();
    const email = cambio.fresh();
    expect(await cambio.request(token, ` ${email.toUpperCase()} `)).toEqual(ASKED);
    const [link, ...more] = await test.mailsTo(email);
    expect([link?.subject, more]).toEqual(['Confirma tu correo nuevo en Tierra Llana', []]);
    expect(link?.text).toMatch(/https?:\S+\/confirmar-correo#cambio=[\w-]{43}\n/);
    const [notice] = await test.mailsTo(usuario.email);
    expect(notice?.subject).toBe('Pidieron cambiar el correo de tu cuenta en Tierra Llana');
    expect(notice?.text).toContain('pase a ser n•••@e•••.test');
    expect(notice?.text).toContain('Cambiarla también lo frena');
    expect(notice?.text).toMatch(/https?:\S+\/confirmar-correo#frenar=[\w-]{43}\n/);
    expect(JSON.stringify(notice)).not.toContain(email);
    expect(await cambio.correo(token)).toMatchObject({ email: usuario.email, cambio: { email } });
    expect([await cambio.login(usuario.email), await cambio.login(email)]).toEqual([
      200,
      'CREDENCIALES_INCORRECTAS',
    ]);
  });

  it("does not send the owner's name to the new address, which may be a stranger's", async () => {
    const { usuario, token } = await cambio.account({ nombre: 'Eulogia', apellido: 'Secretísima' });
    const email = cambio.fresh();
    await cambio.request(token, email);
    const [mail] = await test.mailsTo(email);
    expect(mail?.to).toEqual({ name: '', address: email });
    for (const told of ['Eulogia', 'Secret', usuario.email, usuario.nombre_comercio])
      expect(JSON.stringify(mail)).not.toContain(told);
  });

  it('needs the password, with ten tries, and refuses the current e-mail and an invalid one', async () => {
    const { usuario, token } = await cambio.account();
    const email = cambio.fresh();
    expect(await cambio.request(token, usuario.email)).toEqual({
      status: 400,
      said: 'DATOS_INVALIDOS',
      at: { field: 'email', message: 'Ese ya es el correo de tu cuenta.' },
    });
    expect((await cambio.request(token, 'sin-arroba')).at).toEqual({
      field: 'email',
      message: 'El correo electrónico no es válido.',
    });
    const wrong = await Promise.all(Array.from({ length: 12 }, () => cambio.request(token, email, 'Otra1*')));
    // The order of the concurrent calls is random, so check only the count.
    const refused = wrong.filter(({ said }) => said === 'CLAVE_INCORRECTA');
    expect(refused).toHaveLength(10);
    expect(refused[0]?.at).toEqual({ field: 'password', message: 'Esa no es tu contraseña actual.' });
    expect((await cambio.request(token, email)).status).toBe(429);
    expect([await test.mailsTo(email), await test.mailsTo(usuario.email)]).toEqual([[], []]);
    expect((await cambio.correo(token)).cambio).toBeNull();
  });

  it("reveals only to the mailbox's owner that the new e-mail has an account", async () => {
    const { usuario: other } = await makeUser(test);
    const { usuario, token } = await cambio.account();
    expect(await cambio.request(token, other.email)).toEqual(ASKED);
    expect((await cambio.correo(token)).cambio?.email).toBe(other.email);
    const [mail, ...more] = await test.mailsTo(other.email);
    expect([mail?.subject, more]).toEqual(['Esta dirección ya tiene una cuenta en Tierra Llana', []]);
    expect(mail?.text).not.toMatch(/confirmar-correo/);
    expect(JSON.stringify(mail)).not.toContain(usuario.email);
    expect(await cambio.resend(token)).toMatchObject({ status: 200 });
    const keys = await run(sql`SELECT para FROM llaves WHERE usuario_id = ${usuario.usuario_id}`);
    expect(keys).toEqual([{ para: 'frenar_cambio' }]);
  });

  it('does not store the code in the database', async () => {
    const { token } = await cambio.account();
    const email = cambio.fresh();
    await cambio.request(token, email);
    const codigo = await cambio.mailedCode(email);
    expect(codigo).toHaveLength(43);
    const rows = await run(
      sql`SELECT l::text FROM llaves l UNION ALL SELECT j::text FROM pgboss.job j
        UNION ALL SELECT c::text FROM cambios_de_correo c UNION ALL SELECT b::text FROM bitacora b`,
    );
    expect(rows.length).toBeGreaterThan(4);
    expect(JSON.stringify(rows)).not.toContain(codigo);
  });

  it('replaces an earlier request, whose link no longer works', async () => {
    const { usuario, token } = await cambio.account();
    const [one, other] = [cambio.fresh(), cambio.fresh()];
    await cambio.request(token, one);
    const first = await cambio.mailedCode(one);
    await cambio.request(token, other);
    expect((await cambio.correo(token)).cambio?.email).toBe(other);
    expect(await cambio.confirm(first)).toEqual(BAD);
    expect(await cambio.confirm(await cambio.mailedCode(other))).toEqual(DONE);
    expect(await run(sql`SELECT email FROM usuarios WHERE usuario_id = ${usuario.usuario_id}`)).toEqual([
      { email: other },
    ]);
  });

  it('sends five mails an hour, including repeated links', async () => {
    const { token } = await cambio.account();
    const email = cambio.fresh();
    expect(await cambio.resend(token)).toEqual(NONE);
    await cambio.request(token, email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => cambio.resend(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429]);
    expect(await test.mailsTo(email)).toHaveLength(5);
    expect((await cambio.request(token, cambio.fresh())).status).toBe(429);
    // Every link works, because the mails may arrive in any order.
    expect(await cambio.confirm(await cambio.mailedCode(email))).toEqual(DONE);
  });

  it('mails one address five times a day, whichever account asks', async () => {
    const email = cambio.fresh();
    const tokens = await Promise.all(Array.from({ length: 6 }, async () => (await cambio.account()).token));
    const answers = await Promise.all(tokens.map((token) => cambio.request(token, email)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await test.mailsTo(email)).toHaveLength(5);
  });

  it('works for staff too', async () => {
    for (const roles of [['empleado'], ['admin']] as const) {
      const { token } = await cambio.account({ roles: [...roles] });
      const email = cambio.fresh();
      expect(await cambio.request(token, email)).toEqual(ASKED);
      expect(await cambio.confirm(await cambio.mailedCode(email))).toEqual(DONE);
      expect(await cambio.login(email)).toBe(200);
    }
  });
});

describe('confirming a change of e-mail', () => {
  it('sets the confirmed e-mail, notifies the previous address and records both', async () => {
    const { usuario, token } = await cambio.account();
    const email = cambio.fresh();
    await cambio.request(token, email);
    expect(await cambio.confirm(await cambio.mailedCode(email))).toEqual(DONE);
    const { usuario_id: id } = usuario;
    expect(
      await run(sql`SELECT email, correo_confirmado_en IS NOT NULL AS confirmado, version
        FROM usuarios WHERE usuario_id = ${id}`),
    ).toEqual([{ email, confirmado: true, version: usuario.version + 1 }]);
    const told = (await test.mailsTo(usuario.email)).at(-1);
    expect(told?.subject).toBe('El correo de tu cuenta en Tierra Llana cambió');
    expect(told?.text).toContain('es desde ahora n•••@e•••.test');
    expect(await entradasOf(id)).toEqual([
      { accion: 'usuario.cambio_de_correo', usuario_id: id, antes: null, despues: null },
      {
        ...{ accion: 'usuario.correo_cambiado', usuario_id: id },
        ...{ antes: { email: usuario.email }, despues: { email } },
      },
    ]);
    expect([await cambio.login(usuario.email), await cambio.login(email)]).toEqual([
      'CREDENCIALES_INCORRECTAS',
      200,
    ]);
  });

  it('ends all sessions, also the requesting one, and invalidates password links', async () => {
    const { usuario, token } = await cambio.account();
    const other = await makeSession(test, usuario);
    const email = cambio.fresh();
    await call(test.app, 'POST', '/auth/request-password-reset', { body: { email: usuario.email } });
    const reset = /token=([\w-]+)/.exec((await test.mailsTo(usuario.email)).at(-1)?.text ?? '')?.[1];
    await cambio.request(token, email);
    await cambio.confirm(await cambio.mailedCode(email));
    for (const one of [token, other]) expect((await cambio.correo(one)).status).toBe(401);
    const answer = await call<{ code: string }>(test.app, 'POST', '/auth/reset-password', {
      body: { token: reset, newPassword: 'Nueva1234*' },
    });
    expect(answer.body.code).toBe('ENLACE_INVALIDO');
  });

  it('lets staff find the account by the new address only', async () => {
    const { token: admin } = await makeUser(test, { roles: ['admin'] });
    const { usuario, token } = await cambio.account();
    const email = cambio.fresh();
    await cambio.request(token, email);
    await cambio.confirm(await cambio.mailedCode(email));
    const search = async (term: string) => {
      const path = `/usuarios/search?term=${encodeURIComponent(term)}`;
      const { body } = await call<{ usuarios: { usuario_id: string }[] }>(test.app, 'GET', path, {
        token: admin,
      });
      return body.usuarios.map(({ usuario_id }) => usuario_id);
    };
    expect([await search(usuario.email), await search(email)]).toEqual([[], [usuario.usuario_id]]);
  });

  it('can be repeated and changes nothing the second time', async () => {
    const { usuario, token } = await cambio.account();
    const email = cambio.fresh();
    await cambio.request(token, email);
    const codigo = await cambio.mailedCode(email);
    const said = (await Promise.all([1, 2, 3].map(() => cambio.confirm(codigo)))).map((one) => one.said);
    const AGAIN = 'Tu correo ya había cambiado';
    expect(said.sort()).toEqual([DONE.said, AGAIN, AGAIN].sort());
    expect((await cambio.confirm(codigo)).said).toBe(AGAIN);
    const changed = (await entradasOf(usuario.usuario_id)).filter(
      ({ accion }) => accion === 'usuario.correo_cambiado',
    );
    expect(changed).toHaveLength(1);
  });

  it('works for a day, which a repeated link does not extend', async () => {
    const { usuario, token } = await cambio.account();
    const email = cambio.fresh();
    await cambio.request(token, email);
    await test.mails();
    const { usuario_id: id } = usuario;
    const remainingTime = () =>
      run(sql`SELECT extract(epoch FROM vence_en - now())::float / ${LIMITS.changeLink} AS part
        FROM llaves WHERE usuario_id = ${id} AND para = 'cambiar_correo'`);
    expect((await remainingTime())[0]?.part).toBeCloseTo(1, 2);
    await run(
      sql`UPDATE cambios_de_correo SET vence_en = now() + interval '1 hour' WHERE usuario_id = ${id}`,
    );
    await run(sql`DELETE FROM llaves WHERE usuario_id = ${id}`);
    await cambio.resend(token);
    const codigo = await cambio.mailedCode(email);
    expect((await remainingTime())[0]?.part).toBeCloseTo(1 / 24, 2);
    await run(sql`UPDATE cambios_de_correo SET vence_en = now() WHERE usuario_id = ${id}`);
    expect((await cambio.correo(token)).cambio).toBeNull();
    expect([await cambio.confirm(codigo), await cambio.resend(token)]).toEqual([BAD, NONE]);
  });

  it.each(['', 'nadie-lo-dio', 'x'.repeat(43), 'x'.repeat(201)])('refuses %j', async (codigo) => {
    expect([(await cambio.confirm(codigo)).status, (await cambio.stop(codigo)).status]).toEqual([400, 400]);
  });
});

describe('a requested change of e-mail ends', () => {
  /** Makes an account that requested another e-mail, and returns the codes of both mailed links. */
  async function wanting() {
    const { usuario, token } = await cambio.account();
    const email = cambio.fresh();
    await cambio.request(token, email);
    const codes = { confirm: await cambio.mailedCode(email), stop: await cambio.mailedCode(usuario.email) };
    return { usuario, token, email, codes };
  }

  it('when its owner cancels', async () => {
    const { usuario, token, codes } = await wanting();
    expect(await cambio.cancel(token)).toMatchObject({ status: 200, said: 'Tu correo queda como estaba.' });
    expect(await cambio.cancel(token)).toEqual(NONE);
    expect((await cambio.correo(token)).cambio).toBeNull();
    expect(await cambio.confirm(codes.confirm)).toEqual(BAD);
    expect(await cambio.login(usuario.email)).toBe(200);
  });

  it('when the link in the mail to the current e-mail is used, without login, for any requested e-mail', async () => {
    const { usuario, token, codes } = await wanting();
    const other = cambio.fresh();
    await cambio.request(token, other);
    const codigo = await cambio.mailedCode(other);
    expect((await cambio.stop(codes.stop)).said).toBe('Tu correo queda como estaba');
    expect((await cambio.stop(codes.stop)).said).toBe('No hay ningún cambio pendiente');
    expect(await cambio.confirm(codigo)).toEqual(BAD);
    const stopped = (await entradasOf(usuario.usuario_id)).filter(
      ({ accion }) => accion === 'usuario.cambio_frenado',
    );
    expect(stopped).toHaveLength(1);
  });

  it('not with the other kind of link, and the stop link fails after the confirmation', async () => {
    const { codes } = await wanting();
    expect([await cambio.stop(codes.confirm), await cambio.confirm(codes.stop)]).toEqual([BAD, BAD]);
    expect(await cambio.confirm(codes.confirm)).toEqual(DONE);
    expect(await cambio.stop(codes.stop)).toEqual(BAD);
  });

  const ENDINGS: Record<string, (made: Awaited<ReturnType<typeof wanting>>) => Promise<unknown>> = {
    'a new password': ({ token }) =>
      call(test.app, 'POST', '/auth/change-password', {
        token,
        body: { password: PASSWORD, newPassword: 'Mi.perro-Negro7' },
      }),
    'a mailed link for a new password': async ({ usuario }) => {
      await call(test.app, 'POST', '/auth/request-password-reset', { body: { email: usuario.email } });
      const token = /token=([\w-]+)/.exec((await test.mailsTo(usuario.email)).at(-1)?.text ?? '')?.[1];
      const body = { token, newPassword: 'Mi.perro-Negro7' };
      expect((await call(test.app, 'POST', '/auth/reset-password', { body })).status).toBe(200);
    },
    'ending the other sessions': ({ token }) => call(test.app, 'DELETE', '/sesiones', { token }),
    'a baja, also after the account is back': async ({ usuario }) => {
      const { token } = await makeUser(test, { roles: ['admin'] });
      for (const step of ['baja', 'alta']) {
        const answer = await call(test.app, 'PATCH', `/usuarios/${step}/${usuario.usuario_id}`, { token });
        expect(answer.status).toBe(200);
      }
    },
    'another e-mail from elsewhere': ({ usuario }) =>
      run(sql`UPDATE usuarios SET email = ${`x${usuario.email}`} WHERE usuario_id = ${usuario.usuario_id}`),
    'an erasure': async ({ usuario }) => {
      const { token } = await makeUser(test, { roles: ['admin'] });
      const body = { email: usuario.email };
      const path = `/usuarios/borrar-datos/${usuario.usuario_id}`;
      expect((await call(test.app, 'PATCH', path, { token, body })).status).toBe(200);
    },
  };
  it.each(Object.keys(ENDINGS))('by %s', async (how) => {
    const made = await wanting();
    const { usuario, token, email, codes } = made;
    await ENDINGS[how]?.(made);
    const { status, cambio: open } = await cambio.correo(token);
    expect(status === 401 || open === null).toBe(true);
    expect([await cambio.confirm(codes.confirm), await cambio.login(email)]).toEqual([
      BAD,
      'CREDENCIALES_INCORRECTAS',
    ]);
    const { rowCount } = await test.database.pool.query('SELECT FROM usuarios WHERE email = $1', [email]);
    expect([rowCount, usuario.email === email]).toEqual([0, false]);
  });
});

it('shares its limit between two processes', async () => {
  const { one, other, close } = await twoApps();
  try {
    const fixture = await cambioFixture({ ...test, ...one });
    const { token } = await fixture.account();
    const elsewhere = await cambioFixture({ ...test, ...other });
    const answers = [];
    for (const app of [fixture, elsewhere, fixture, elsewhere, fixture, elsewhere]) {
      answers.push((await app.request(token, fixture.fresh())).status);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await elsewhere.correo(token)).cambio?.email).toBe('nueva5@ejemplo.test');
  } finally {
    await close();
  }
});
