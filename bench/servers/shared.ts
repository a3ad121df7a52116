import { openDatabase } from 'api-server/db/database';
import { findPage } from 'api-server/modules/productos/repository/productos';

/** A visitor's first page: the shop's most frequent call. */
export const PAGE = { limit: 10, offset: 0 };

const url = process.env.BENCH_DATABASE_URL;
if (!url) throw new Error('BENCH_DATABASE_URL is not set');
export const database = openDatabase(url);
export const { pool } = database;

export const productsQuery = () => findPage(database.db, { esta_activo: true }, PAGE).toSQL();

export const samplePage = async () => ({
  productos: await findPage(database.db, { esta_activo: true }, PAGE),
  total: 0,
});

/** Sends this server's address to the measuring process. */
export function announce(address: string): void {
  process.send?.(address);
  process.on('disconnect', () => process.exit());
}
