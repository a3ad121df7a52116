/** The shop as separate processes that tests can break: its database, three APIs, a mail server, customers. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase, PATIENT } from 'api-server/db/database';
import { prepareDatabase } from 'api-server/db/prepare-database';
import { createTokens, type Tokens } from 'api-server/http/tokens';
import { type MailServer, startMailServer } from 'api-server/testing/mail-server';
import { makeProduct, makeUser } from 'api-server/testing/make';
import { type LocalPostgres, startLocalPostgres } from 'local-postgres/start-local-postgres';
import { freePort } from 'node-kit/free-port';
import type { Customer, Door } from './ordering.ts';
import { Api } from './processes.ts';

const APIS = 3;
const CUSTOMERS = 4;
export const JWT_SECRET = 'k3J9s-Qp0aZx7LmWv2Tn8RbYcUe5HdGf1iOo';

export interface Stage {
  dataDir: string;
  databaseUrl: string;
  /** Connection without a timeout: its queries run on a busy machine and read all data. */
  database: Database;
  /** Servers that take the orders in turn. */
  doors: readonly Door[];
  mail: MailServer;
  customers: Customer[];
  staffToken: string;
  close(): Promise<void>;
}

/** A shop without web servers. */
export interface Processes extends Stage {
  postgres: LocalPostgres;
  /** Several APIs on one database: another finishes the jobs of a killed one. */
  apis: Api[];
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'tienda-stress-'));

/** @param dataDir a temporary folder by default */
export async function openStage(dataDir = newFolder()): Promise<Processes> {
  const postgres = await startLocalPostgres({ dataDir, say: console.warn, onExit: console.error });
  await prepareDatabase(postgres);
  const mail = await startMailServer();
  const own = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, SMTP_URL: mail.url };
  const env = { ...own, JWT_SECRET, RATE_LIMITS: 'off' };
  const apis: Api[] = [];
  for (let count = 0; count < APIS; count += 1) apis.push(new Api(await freePort(), env));
  for (const api of apis) await api.healthy();
  const people = await peopleOf(postgres.url);
  const stage: Processes = {
    ...people,
    dataDir,
    databaseUrl: postgres.url,
    postgres,
    apis,
    doors: apis,
    mail,
    async close() {
      await Promise.all(apis.map((api) => api.stop()));
      mail.drop();
      mail.close();
      await people.database.close();
      // Tests may have replaced the server that was started above.
      await stage.postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return stage;
}

/** Creates products, customers who may order them, and a staff member in this database. */
export async function peopleOf(
  databaseUrl: string,
): Promise<Pick<Stage, 'database' | 'customers' | 'staffToken'>> {
  const database = openDatabase(databaseUrl, 2, PATIENT);
  const maker: { database: Database; tokens: Tokens } = { database, tokens: createTokens(JWT_SECRET) };
  const productos = [await makeProduct(maker), await makeProduct(maker), await makeProduct(maker)];
  const detalles = productos.map(({ producto_id, precio }) => ({
    producto_id,
    cantidad: 200,
    precio_unitario: precio / 100,
  }));
  const customers: Customer[] = [];
  for (let count = 0; count < CUSTOMERS; count += 1) {
    const { usuario, token } = await makeUser(maker);
    customers.push({ usuarioId: usuario.usuario_id, token, detalles });
  }
  const { token } = await makeUser(maker, { roles: ['empleado'] });
  return { database, customers, staffToken: token };
}
