/** A floor: Fastify with the same two queries for each request, and nothing else: no session, no checks. */
import Fastify from 'fastify';
import { announce, PAGE, pool, productsQuery } from './shared.ts';

const list = productsQuery();
const app = Fastify();
app.get('/api/productos', async () => {
  const [rows, total] = await Promise.all([
    pool.query({ name: 'list', text: list.sql, values: list.params }),
    pool.query({
      name: 'count',
      text: 'SELECT count(*) FROM productos WHERE esta_activo = $1',
      values: [true],
    }),
  ]);
  return { productos: rows.rows.slice(0, PAGE.limit), total: Number(total.rows[0].count) };
});
announce(await app.listen({ port: 0, host: '127.0.0.1' }));
