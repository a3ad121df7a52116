/** `pnpm admin --sin-segundo-factor`, run on the shop's server. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { makeStaff, makeStaffWithFactor, PASSWORD } from './testing/with-factor.ts';

const COMMAND = join(import.meta.dirname, '..', '..', '..', '..', 'scripts', 'admin.ts');
/** Milliseconds. Each run starts a process that loads all modules. */
const PATIENCE = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'tienda-admin-'));
let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command on the test's database, without a terminal. */
const command = (email: string) =>
  new Promise<{ code: number; output: string; failure: string }>((resolve) => {
    const env = { PATH: process.env.PATH, DATA_DIR: folder, DATABASE_URL: test.database.url };
    const child = execFile(
      process.execPath,
      [COMMAND, '--sin-segundo-factor', email],
      { env, cwd: folder },
      (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), output: stdout.trim(), failure: stderr.trim() }),
    );
    child.stdin?.end();
  });

const logIn = (email: string) =>
  call<{ token?: string; code?: string }>(test.app, 'POST', '/auth/login', {
    body: { email, password: PASSWORD },
  });
const entries = async (id: string) =>
  (
    await test.database.pool.query(
      `SELECT usuario_id, ip FROM bitacora WHERE objeto_id = $1 AND accion = 'segundo_factor.restablecido'`,
      [id],
    )
  ).rows;

it(
  'lets the last admin log in with the password alone, ends the sessions, records and mails it',
  async () => {
    const { usuario, token } = await makeStaffWithFactor(test, { roles: ['admin'] });
    expect((await logIn(usuario.email)).body.code).toBe('FALTA_SEGUNDO_FACTOR');
    const before = (await test.mailsTo(usuario.email)).length;

    expect(await command(` ${usuario.email.toUpperCase()}`)).toEqual({
      code: 0,
      output: expect.stringMatching(/entra desde ahora con la contraseña sola: http/),
      failure: '',
    });
    expect((await call(test.app, 'GET', '/sesiones', { token })).status).toBe(401);
    expect((await logIn(usuario.email)).body.token).toEqual(expect.any(String));
    expect(await entries(usuario.usuario_id)).toEqual([{ usuario_id: null, ip: null }]);
    // The command's process has ended. The shop sends the mails that the command queued.
    const mails = await test.mailsTo(usuario.email);
    expect(mails).toHaveLength(before + 1);
    expect(mails.at(-1)?.subject).toBe('Tu verificación en dos pasos de Tierra Llana se quitó');
  },
  PATIENCE,
);

it(
  'fails with one line for an unknown account or one without a second factor, and changes nothing',
  async () => {
    const { usuario } = await makeStaff(test);
    expect(await command('nadie@ejemplo.test')).toMatchObject({
      code: 1,
      failure: expect.stringMatching(/^No encontramos[^\n]*$/),
    });
    expect(await command(usuario.email)).toMatchObject({
      code: 1,
      failure: expect.stringMatching(/^[^\n]+$/),
    });
    expect(await entries(usuario.usuario_id)).toHaveLength(0);
  },
  PATIENCE,
);
