import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeProduct, makeUser } from '../testing/make.ts';
import { twoApps } from '../testing/two-apps.ts';
import { createVersionReader, raiseCatalogue } from './versions.ts';

let apps: Awaited<ReturnType<typeof twoApps>>;
beforeAll(async () => {
  apps = await twoApps();
});
afterAll(() => apps.close());

it('shows a change by one process in the cached answers of the other at once', async () => {
  const { producto_id } = await makeProduct(apps.maker, { nombre: 'Antes' });
  const list = async () => {
    const answers = await Promise.all(
      [apps.one, apps.other].map(({ app }) => app.inject({ url: '/api/productos?limit=100' })),
    );
    return answers.map((answer) => answer.json().productos.map((one: { nombre: string }) => one.nombre));
  };
  for (let turn = 0; turn < 10; turn += 1) {
    await list();
    const nombre = `Turno ${turn}`;
    await apps.other.database.db.execute(
      sql`UPDATE productos SET nombre = ${nombre} WHERE producto_id = ${producto_id}`,
    );
    expect(await list()).toEqual([[nombre], [nombre]]);
  }
});

it('answers the catalogue version in every process, and increments the version at a start', async () => {
  const counted = async () => {
    const answers = await Promise.all(
      [apps.one, apps.other].map(({ app }) => app.inject({ url: '/api/version' })),
    );
    for (const { headers } of answers) expect(headers['cache-control']).toBe('private, no-store');
    return answers.map((answer) => answer.json().catalogo);
  };
  const [before] = await counted();
  expect(before).toMatch(/^\d+$/);
  expect(await counted()).toEqual([before, before]);
  await makeProduct(apps.maker);
  const [after] = await counted();
  expect(Number(after)).toBeGreaterThan(Number(before));
  await raiseCatalogue(apps.one.database.db);
  expect(await counted()).toEqual(Array(2).fill(String(Number(after) + 1)));
});

it('changes only the version that the data belongs to', async () => {
  const read = createVersionReader(apps.one.database.pool);
  const first = await read();
  await makeProduct(apps.maker);
  const second = await read();
  expect(second.catalogue).not.toBe(first.catalogue);
  expect(second.sessions).toBe(first.sessions);
  const { usuario } = await makeUser(apps.maker);
  expect(await read()).toEqual(second);
  await apps.one.database.db.execute(
    sql`UPDATE usuarios SET roles = '{admin}' WHERE usuario_id = ${usuario.usuario_id}`,
  );
  expect((await read()).sessions).not.toBe(second.sessions);
});

it('never returns a version older than the call, with few queries', async () => {
  const { pool } = apps.one.database;
  let queries = 0;
  const counting = new Proxy(pool, {
    get: (target, name) =>
      name === 'query'
        ? (...given: unknown[]) => {
            queries += 1;
            return (target.query as (...all: unknown[]) => unknown).apply(target, given);
          }
        : Reflect.get(target, name),
  });
  const read = createVersionReader(counting);
  for (let turn = 0; turn < 20; turn += 1) {
    const crowd = Array.from({ length: 20 }, read);
    await pool.query(`UPDATE versiones SET version = version + 1 WHERE clave = 'sesiones'`);
    const { rows } = await pool.query(`SELECT version FROM versiones WHERE clave = 'sesiones'`);
    expect((await read()).sessions).toBe(rows[0].version);
    await Promise.all(crowd);
  }
  expect(queries).toBeLessThanOrEqual(20 * 4);
});

it('works again after a failed query', async () => {
  let broken = true;
  const { pool } = apps.one.database;
  const flaky = new Proxy(pool, {
    get: (target, name) =>
      name === 'query' && broken
        ? () => Promise.reject(new Error('away'))
        : Reflect.get(target, name).bind?.(target),
  });
  const read = createVersionReader(flaky);
  const all = await Promise.allSettled([read(), read(), read()]);
  expect(all.map((one) => one.status)).toEqual(['rejected', 'rejected', 'rejected']);
  broken = false;
  expect((await read()).sessions).toMatch(/^\d+$/);
});
