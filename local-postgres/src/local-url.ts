import { join } from 'node:path';
import { keepOnce } from 'node-kit/keep-once';
import { SUPERUSER } from './init-cluster.ts';

/** The shop's own database within its server. */
export const DATABASE = 'tienda';

/** The account that the shop uses: it owns the database, and nothing else. */
export const APP = 'tienda_app';

export const passwordOf = (dataDir: string): string => keepOnce(join(dataDir, 'postgres-password'), 32);

export const appPasswordOf = (dataDir: string): string =>
  keepOnce(join(dataDir, 'postgres-app-password'), 32);

export const superuserUrl = (dataDir: string, port: number, database = DATABASE): string =>
  urlOf(SUPERUSER, passwordOf(dataDir), port, database);

export const appUrl = (dataDir: string, port: number): string =>
  urlOf(APP, appPasswordOf(dataDir), port, DATABASE);

const urlOf = (role: string, password: string, port: number, database: string) =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
