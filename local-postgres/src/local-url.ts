import { join } from 'node:path';
import { keepOnce } from 'node-kit/keep-once';
import { SUPERUSER } from './init-cluster.ts';

/** The shop's own database within its server. */
export const DATABASE = 'tienda';

export const passwordOf = (dataDir: string): string => keepOnce(join(dataDir, 'postgres-password'), 32);

export const localUrl = (password: string, port: number, database = DATABASE): string =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
