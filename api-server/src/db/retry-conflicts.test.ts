import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '../modules/auth/service/codigo.ts';
import { makeUser } from '../testing/make.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const PEOPLE = 48;

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const run = <T extends object>(text: string, values: unknown[] = []) =>
  test.database.pool.query<T>(text, values);
const ask = (email: string) =>
  test.app.inject({ method: 'POST', url: '/api/auth/request-password-reset', payload: { email } });

describe('concurrent password resets by people with expired links', () => {
  it('all get an answer', async () => {
    const emails = Array.from({ length: PEOPLE }, (_, n) => `ana${n}@ejemplo.test`);
    for (let round = 0; round < 3; round += 1) {
      await run(
        `INSERT INTO enlaces_solicitados (huella, fecha) SELECT unnest($1::text[]), now() - interval '1 day'
         ON CONFLICT (huella) DO UPDATE SET fecha = excluded.fecha`,
        [emails.map(hashOf)],
      );
      const answers = await Promise.all(emails.map(ask));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    }
    const { rowCount } = await run(`SELECT FROM enlaces_solicitados WHERE fecha < now() - interval '1 hour'`);
    expect(rowCount).toBe(0);
  });
});

describe('a transaction', () => {
  it('is retried after a deadlock with another, so that both commit', async () => {
    const [one, other] = [await makeUser(test), await makeUser(test)].map(
      ({ usuario }) => usuario.usuario_id,
    );
    let [arrived, tries] = [0, 0];
    let meet = () => {};
    const met = new Promise<void>((resolve) => {
      meet = resolve;
    });
    const add = (first: string | undefined, second: string | undefined) =>
      test.database.db.transaction(async (tx) => {
        tries += 1;
        const rename = (id: string | undefined) =>
          tx.execute(
            sql`UPDATE usuarios SET nombre_comercio = nombre_comercio || '+' WHERE usuario_id = ${id}`,
          );
        await rename(first);
        arrived += 1;
        if (arrived === 2) meet();
        await met;
        await rename(second);
      });
    await Promise.all([add(one, other), add(other, one)]);
    expect(tries).toBe(3);
    const { rows } = await run<{ ends: boolean }>(
      `SELECT nombre_comercio LIKE '%++' AS ends FROM usuarios WHERE usuario_id IN ($1, $2)`,
      [one, other],
    );
    expect(rows).toEqual([{ ends: true }, { ends: true }]);
  });

  it.each(['40P01', '40001'])('answers 503 with Retry-After once all tries end in %s', async (code) => {
    await test.asOwner.pool.query('CREATE SEQUENCE tries');
    await test.asOwner.pool.query(`CREATE FUNCTION always_fails() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM nextval('tries'); RAISE 'met another' USING ERRCODE = '${code}'; END $$`);
    await test.asOwner.pool.query(
      `CREATE TRIGGER fails BEFORE INSERT ON enlaces_solicitados FOR EACH ROW EXECUTE FUNCTION always_fails()`,
    );
    const answer = await ask('eva@ejemplo.test');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toMatchObject({ code: 'NO_DISPONIBLE', message: expect.any(String) });
    expect((await run(`SELECT last_value::int AS tries FROM tries`)).rows).toEqual([{ tries: 6 }]);
    await test.asOwner.pool.query('DROP FUNCTION always_fails CASCADE');
    await test.asOwner.pool.query('DROP SEQUENCE tries');
  });
});
