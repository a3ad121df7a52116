/**
 * Backs up the demo shop with the commands and restores it into an empty database and folder.
 * `debian/deployed.test.ts` backs up while orders come in.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, PATIENT } from 'api-server/db/database';
import { encodeImage } from 'api-server/images/encode';
import { createFolderStore } from 'api-server/images/folder-store';
import { sheet } from 'api-server/testing/forms';
import { rowsOf } from 'api-server/testing/rows-of';
import { bareDatabase, testDatabase } from 'api-server/testing/test-database';
import { cuentas, DEMO_PASSWORD } from 'demo-shop/accounts';
import { loadDemo } from 'demo-shop/load-demo';
import { freePort } from 'node-kit/free-port';
import { expect, it } from 'vitest';
import { runQuietly } from '../scripts/lib/run-command.ts';
import { inRoot } from '../scripts/lib/workspace.ts';
import { Api, PATIENCE } from './processes.ts';
import { JWT_SECRET, peopleOf } from './stage.ts';

const folder = mkdtempSync(join(tmpdir(), 'tienda-copia-'));

/** Settings of a shop: its database and its data folder. */
const shopOf = (url: string, name: string) => ({ DATABASE_URL: url, DATA_DIR: join(folder, name) });
type Shop = ReturnType<typeof shopOf>;

async function command(
  name: 'backup' | 'restore',
  shop: Shop & { MIGRATION_DATABASE_URL?: string },
  ...args: string[]
): Promise<string> {
  const env = Object.entries(shop).map(([key, value]) => `${key}=${value}`);
  const program = [process.execPath, inRoot('scripts', `${name}.ts`), ...args];
  const { code, output } = await runQuietly('env', [...env, ...program], folder);
  expect(code, output).toBe(0);
  return output;
}

/** All pictures are the same image, because the test does not look at them. */
async function loadDemoShop({ DATABASE_URL, DATA_DIR }: Shop): Promise<void> {
  const store = createFolderStore(join(DATA_DIR, 'images'));
  const { files } = await encodeImage(await sheet().png().toBuffer());
  const has = async (id: string) => {
    await store.save(id, files);
    return true;
  };
  const database = openDatabase(DATABASE_URL, 1, PATIENT);
  await loadDemo(database, { ...store, has }, new Date(), () => undefined);
  await database.close();
}

async function ask<T>(api: Api, path: string, token?: string, body?: object): Promise<T> {
  const answer = await fetch(`${api.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: body ? JSON.stringify(body) : null,
  });
  expect(answer.ok, `${path} ${answer.status}`).toBe(true);
  return (await answer.json()) as T;
}

it(
  'restores the same shop, which then accepts logins and orders',
  async () => {
    const databases = [await testDatabase(), await bareDatabase()];
    const MIGRATION_DATABASE_URL = databases[1]?.ownerUrl ?? '';
    const [shop, second] = databases.map(({ url }, place) => shopOf(url, `tienda-${place}`)) as [Shop, Shop];
    await loadDemoShop(shop);
    await command('backup', shop, '--to', join(folder, 'quieta'));
    await command('restore', { ...second, MIGRATION_DATABASE_URL }, '--from', join(folder, 'quieta'));
    const { '"pgboss"."queue"': _, ...rows } = await rowsOf(second.DATABASE_URL);
    expect(rows['"public"."pedidos"']?.rows).toBeGreaterThan(100);
    expect(await rowsOf(shop.DATABASE_URL)).toMatchObject(rows);
    const pictures = readdirSync(join(shop.DATA_DIR, 'images'));
    expect(readdirSync(join(second.DATA_DIR, 'images'))).toEqual(pictures);

    const env = { ...second, JWT_SECRET, RATE_LIMITS: 'off', SMTP_URL: '' };
    const api = new Api(await freePort(), env);
    const people = await peopleOf(second.DATABASE_URL);
    const { pool } = people.database;
    try {
      await api.healthy();
      // An existing account can log in, and the next order gets the next number.
      const email = cuentas.find(({ person }) => person.includes('aprobad'))?.email;
      const { token } = await ask<{ token: string }>(api, '/auth/login', undefined, {
        email,
        password: DEMO_PASSWORD,
      });
      const picture = await fetch(`${api.url}/imagenes/${pictures[0]}/320.webp`);
      expect(picture.status).toBe(200);
      const { sub: usuarioId } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
      const last = async () => (await pool.query('SELECT max(numero) AS last FROM pedidos')).rows[0].last;
      const before = await last();
      const detalles = people.customers[0]?.detalles;
      await ask(api, '/pedidos', token, { usuarioId, detalles });
      expect(await last()).toBe(before + 1);
    } finally {
      await api.stop();
      await people.database.close();
      for (const { drop } of databases) await drop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  PATIENCE,
);
