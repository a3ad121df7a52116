import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalPostgres } from 'local-postgres/start-local-postgres';
import pg from 'pg';
import { migrate } from '../db/migrate.ts';

export type TestDatabases = {
  /** URL of the server's own database, for statements that create and drop databases. */
  serverUrl: string;
  /** URL with the account that owns each test's database, as in the shop. */
  owner: URL;
  /** URL with the role that serves each test's database and owns nothing. */
  serving: URL;
  /** Name of a migrated, empty database from which the tests' databases are copied. Their names begin with it. */
  template: string;
  stop(): Promise<void>;
};

/** Test databases need no durability. */
export const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  autovacuum: 'off',
};

/**
 * Prepares one server for a whole run: the embedded server with a temporary folder, or the server of TEST_DATABASE_URL.
 * The latter needs PostgreSQL 15 or newer, and an account that may create databases and extensions.
 */
export async function createTestDatabases(outside = process.env.TEST_DATABASE_URL): Promise<TestDatabases> {
  const template = `tienda_test_${process.pid}_${randomBytes(3).toString('hex')}`;
  const server = outside ? await prepareOutside(outside, `${template}_sirve`) : await startTemporary();
  const databases = {
    serverUrl: server.url,
    owner: new URL(server.owner),
    serving: new URL(server.serving),
    template,
    stop: async () => {
      if (outside) await dropAll(server.url, template);
      await server.stop();
    },
  };
  try {
    const { owner, serving } = databases;
    const made = `create database ${template} template template0 encoding 'UTF8' owner ${owner.username}`;
    await execute(server.url, made);
    await migrate(withDatabase(owner.href, template), withDatabase(serving.href, template));
    return databases;
  } catch (error) {
    await databases.stop();
    throw error;
  }
}

/** The given account owns the databases; a serving role is created for this run. */
async function prepareOutside(url: string, name: string) {
  const password = randomBytes(16).toString('hex');
  await execute(url, `create role ${name} login password '${password}'`);
  const serving = Object.assign(new URL(url), { username: name, password }).href;
  const stop = async () => void (await execute(url, `drop role ${name}`));
  return { url, owner: url, serving, stop };
}

async function startTemporary() {
  const dataDir = mkdtempSync(join(tmpdir(), 'tienda-test-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const server = await startLocalPostgres({ dataDir, settings: FAST });
    const stop = () => server.stop().finally(remove);
    return { url: server.superuserUrl, owner: server.ownerUrl, serving: server.url, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

async function dropAll(serverUrl: string, template: string): Promise<void> {
  const names = await execute(serverUrl, 'select datname from pg_database where starts_with(datname, $1)', [
    template,
  ]);
  for (const { datname } of names)
    await execute(serverUrl, `drop database if exists "${datname}" with (force)`);
}

/** Creates an empty database without a schema on the given server. */
export async function createEmptyDatabase(
  serverUrl: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `tienda_e2e_${process.pid}_${randomBytes(3).toString('hex')}`;
  await execute(serverUrl, `create database ${name} template template0 encoding 'UTF8'`);
  return { url: withDatabase(serverUrl, name), drop: () => dropAll(serverUrl, name) };
}

/** Returns the URL with the same server and account, but another database. */
export function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement on a new connection, as CREATE and DROP DATABASE require. */
export async function execute(url: string, statement: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ datname: string }>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
