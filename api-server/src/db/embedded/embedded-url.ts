import { join } from 'node:path';
import { keepOnce } from '../../keep-once.ts';
import { SUPERUSER } from './init-cluster.ts';
import { readPostmasterFile } from './postmaster-file.ts';

/** The shop's own database within its server. */
export const DATABASE = 'tienda';

export const passwordOf = (dataDir: string): string => keepOnce(join(dataDir, 'postgres-password'), 32);

export const embeddedUrl = (password: string, port: number, database = DATABASE): string =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;

/** Where the server of `dataDir` said that it listens, if it said so; it may be gone by now. */
export function noticedUrl(dataDir: string): string | undefined {
  const notice = readPostmasterFile(join(dataDir, 'postgres'));
  return notice?.ready ? embeddedUrl(passwordOf(dataDir), notice.port) : undefined;
}
