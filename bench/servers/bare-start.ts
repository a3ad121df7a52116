/** A floor: a server that starts its database and answers a list out of it, in as little as that takes. */
import Fastify from 'fastify';
import { startLocalPostgres } from 'local-postgres/start-local-postgres';
import pg from 'pg';

const [dataDir = ''] = process.argv.slice(2);
const postgres = await startLocalPostgres({ dataDir });
const pool = new pg.Pool({ connectionString: postgres.ownerUrl });
// When it stops, the database may be gone before the connections to it.
pool.on('error', () => undefined);
const app = Fastify();
app.get('/api/productos', async () => {
  const { rows } = await pool.query(
    'SELECT * FROM productos WHERE esta_activo ORDER BY producto_id LIMIT 10',
  );
  return { productos: rows };
});
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
process.once('disconnect', async () => {
  await app.close();
  await pool.end();
  await postgres.stop();
});
