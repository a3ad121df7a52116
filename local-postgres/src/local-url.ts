import { join } from 'node:path';
import { readOrCreateSecret } from 'node-kit/stored-secret';
import { SUPERUSER } from './init-cluster.ts';

export const DATABASE = 'tienda';

/** The role that owns the shop's database and has no other privileges. Migrations run as this role. */
export const OWNER = 'tienda_app';

/** The role of the running shop: it reads and writes rows of the owner's tables. */
export const SERVING = 'tienda_serving';

export const passwordOf = (dataDir: string): string =>
  readOrCreateSecret(join(dataDir, 'postgres-password'), 32);

export const ownerPasswordOf = (dataDir: string): string =>
  readOrCreateSecret(join(dataDir, 'postgres-app-password'), 32);

export const servingPasswordOf = (dataDir: string): string =>
  readOrCreateSecret(join(dataDir, 'postgres-serving-password'), 32);

export const superuserUrl = (dataDir: string, port: number, database = DATABASE): string =>
  urlOf(SUPERUSER, passwordOf(dataDir), port, database);

/** URLs of the shop's database for the serving role and for the owner. */
export const shopUrls = (dataDir: string, port: number) => ({
  url: urlOf(SERVING, servingPasswordOf(dataDir), port, DATABASE),
  ownerUrl: urlOf(OWNER, ownerPasswordOf(dataDir), port, DATABASE),
});

const urlOf = (role: string, password: string, port: number, database: string) =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
