import pg from 'pg';
import { afterAll, expect, inject, it } from 'vitest';
import { migrateLike } from '../testing/older-database.ts';
import { createEmptyDatabase } from '../testing/test-databases.ts';
import { migrate } from './migrate.ts';

const WORDS = 'Almendra Nuez Maní Chía Lino Quinoa Avena pelada tostada molida 500 g x 1 kg de con'.split(
  ' ',
);

let { url, drop } = { url: '', drop: async () => {} };
afterAll(() => drop());

async function connected<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Compares the stored words and their counts with the words of the product names. */
async function expectExact(client: pg.Client): Promise<void> {
  const kept = await client.query('SELECT palabra, productos FROM palabras ORDER BY 1');
  const direct = await client.query(
    `SELECT word AS palabra, ndoc AS productos FROM ts_stat($$SELECT indice_de(p.nombre) || array_to_tsvector(m.lexemas) FROM productos p JOIN marcas m USING (marca_id)$$)
     WHERE word ~ '^[a-z]{3,}$' ORDER BY 1`,
  );
  expect(kept.rows).toEqual(direct.rows);
}

const some = (n: number) =>
  Array.from({ length: 1 + (n % 4) }, (_, k) => WORDS[(n * 7 + k * 5) % WORDS.length]).join(' ');
const insert = (client: pg.Client, names: string[]) =>
  client.query(
    `INSERT INTO productos (producto_id, nombre, descripcion, precio, tipo_de_precio, marca_id)
     SELECT gen_random_uuid(), n, '', 1, 'por_kilo', (SELECT marca_id FROM marcas) FROM unnest($1::text[]) n`,
    [names],
  );

it("counts the words of an older database's products, and keeps the counts exact through changes", async () => {
  ({ url, drop } = await createEmptyDatabase(inject('testServerUrl')));
  await migrateLike(url, 'version 1.0.0');
  await connected(async (client) => {
    await client.query("INSERT INTO marcas (marca_id, nombre) VALUES (gen_random_uuid(), 'Sol')");
    await insert(
      client,
      Array.from({ length: 40 }, (_, n) => some(n)),
    );
  });
  await migrate(url);
  await connected(async (client) => {
    await expectExact(client);
    const which = (n: number) =>
      `producto_id IN (SELECT producto_id FROM productos ORDER BY 1 OFFSET ${n} LIMIT 5)`;
    for (let n = 0; n < 20; n += 1) {
      await client.query('BEGIN');
      await insert(client, [some(n), some(n + 3), some(n)]);
      await client.query(`UPDATE productos SET nombre = $1 WHERE ${which(n)}`, [some(n * 3)]);
      await client.query(`UPDATE productos SET precio = 2 WHERE ${which(n + 1)}`);
      await client.query(`DELETE FROM productos WHERE ${which(n * 2)}`);
      await client.query(n % 5 === 0 ? 'ROLLBACK' : 'COMMIT');
    }
    await expectExact(client);
  });
  // Concurrent inserts must neither deadlock nor count a word twice.
  await Promise.all(
    [1, 2, 3, 4].map((seed) =>
      connected(async (client) => {
        for (let n = 0; n < 10; n += 1) {
          await client.query('BEGIN');
          await insert(client, [some(n * seed), some(n + seed)]);
          await insert(client, [some(n + 2 * seed)]);
          await client.query('COMMIT');
        }
      }),
    ),
  );
  await connected(async (client) => {
    await expectExact(client);
    await client.query('TRUNCATE palabras');
    await client.query('SELECT contar_de_nuevo()');
    await expectExact(client);
  });
});

it('corrects a mistyped word by an index among many words', async () => {
  await connected(async (client) => {
    await client.query(
      `INSERT INTO palabras (palabra, productos)
       SELECT translate(md5(n::text), '0123456789', 'ghijklmnop'), 1 FROM generate_series(1, 5000) n`,
    );
    await client.query('ANALYZE palabras');
    await client.query('BEGIN');
    const { rows } = await client.query("SELECT consulta::text FROM partes_corregidas('almendar molda')");
    expect(rows.map(({ consulta }) => consulta).join()).toMatch(/almendra.*molida/);
    const read = await client.query(
      "SELECT seq_scan::int, idx_tup_fetch::int FROM pg_stat_xact_user_tables WHERE relname = 'palabras'",
    );
    expect(read.rows[0].seq_scan).toBe(0);
    expect(read.rows[0].idx_tup_fetch).toBeLessThan(200);
    await client.query('ROLLBACK');
  });
});
