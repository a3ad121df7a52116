import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBackup } from '../backup/make-backup.ts';
import { openBackup, restoreBackup } from '../backup/restore-backup.ts';
import { listColumns, listTables, qualified, quoted, type TableName } from '../backup/stored-tables.ts';
import { createFolderStore } from '../images/folder-store.ts';
import { migrateLike, OLDER } from '../testing/older-database.ts';
import { withClient } from '../testing/rows-of.ts';
import { schemaOf } from '../testing/schema-of.ts';
import { bareDatabase, type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';
import { prepareQueues } from './queues.ts';

const databases: TestDatabase[] = [];
const folder = mkdtempSync(join(tmpdir(), 'tienda-upgrade-'));
afterAll(async () => {
  for (const { drop } of databases) await drop();
  rmSync(folder, { recursive: true });
});

async function database(create: () => Promise<TestDatabase>): Promise<TestDatabase> {
  const created = await create();
  databases.push(created);
  return created;
}

/** A small shop in the schema of 1.0.0. The triggers of the database add history, sums, accounts, words and versions. */
const SHOP = `
  INSERT INTO marcas (marca_id, nombre) SELECT gen_random_uuid(), 'Marca ' || n FROM generate_series(1, 4) n;
  INSERT INTO categorias (categoria_id, nombre) SELECT gen_random_uuid(), 'Categoría ' || n FROM generate_series(1, 3) n;
  INSERT INTO etiquetas (etiqueta_id, nombre) SELECT gen_random_uuid(), 'Etiqueta ' || n FROM generate_series(1, 3) n;
  INSERT INTO productos (producto_id, nombre, descripcion, precio, tipo_de_precio, marca_id, en_promocion)
  SELECT gen_random_uuid(), (ARRAY['Maní tostado', 'Nuez pelada', 'Harina de maíz'])[1 + n % 3] || ' x ' || n || ' kg', 'Una descripción.',
    100 + n, (ARRAY['por_kilo', 'por_bulto_cerrado'])[1 + n % 2], marca_id, n % 5 = 0
  FROM generate_series(1, 20) n, marcas;
  INSERT INTO productos_categorias SELECT producto_id, categoria_id FROM productos, categorias WHERE precio > 110;
  INSERT INTO productos_etiquetas SELECT producto_id, etiqueta_id FROM productos, etiquetas WHERE precio < 115;
  INSERT INTO sinonimos (sinonimo_id, palabras) VALUES (gen_random_uuid(), '{maní,cacahuate}');
  INSERT INTO usuarios (usuario_id, nombre, apellido, dni, nombre_comercio, telefono, dom_fiscal, email, password_hash, esta_activo)
  SELECT gen_random_uuid(), 'Ana', 'O''Higgins ' || n, 20300000000 + n, 'Dietética ' || n, '02477 15-41555' || n, 'San Martín 1' || n,
    'ana' || n || '@example.com', '-', n < 7 FROM generate_series(1, 9) n;
  INSERT INTO condiciones_de_pago (usuario_id, plazo, version) SELECT usuario_id, 15, 1 FROM usuarios;
  INSERT INTO pedidos (pedido_id, usuario_id, total_precio, fecha_pedido)
  SELECT gen_random_uuid(), usuario_id, 300, now() - n * interval '9 days' FROM usuarios, generate_series(1, 8) n;
  INSERT INTO detalles_pedidos (detalles_pedidos_id, pedido_id, orden, producto_id, producto_nombre, cantidad, precio_unitario, total_precio)
  SELECT gen_random_uuid(), pedido_id, n, producto_id, nombre, n, 100, 100 * n
  FROM generate_series(1, 2) n, pedidos, LATERAL (SELECT * FROM productos ORDER BY md5(pedido_id::text || n || producto_id) LIMIT 1) p;
  UPDATE pedidos SET estado_pedido = 'aprobado' WHERE numero % 3 > 0;
  UPDATE pedidos SET estado_pedido = 'recibido' WHERE numero % 3 = 1;
  UPDATE pedidos SET estado_pedido = 'cancelado' WHERE numero % 9 = 1;
  DELETE FROM pedidos WHERE numero % 9 = 2;
  INSERT INTO pedidos_cambios (cambio_id, pedido_id, usuario_id, tipo, datos) SELECT gen_random_uuid(), pedido_id, usuario_id, 'creado', '{}' FROM pedidos;
  INSERT INTO movimientos (movimiento_id, usuario_id, pedido_id, tipo, medio, importe, fecha)
  SELECT gen_random_uuid(), usuario_id, pedido_id, 'pago', 'efectivo', -100, now() FROM cuentas_pedidos WHERE cargado > 0;
  INSERT INTO bitacora (entrada_id, usuario_id, accion) SELECT gen_random_uuid(), usuario_id, 'sesion.abierta' FROM usuarios;
  UPDATE productos SET precio = precio + 10 WHERE en_promocion;
  UPDATE productos SET nombre = 'Garbanzo gigante x 500 g', esta_activo = false WHERE precio = 101;
  UPDATE marcas SET nombre = 'Ñandubay' WHERE nombre = 'Marca 2';
  DELETE FROM productos_categorias WHERE producto_id IN (SELECT producto_id FROM detalles_pedidos WHERE cantidad = 2 LIMIT 5);
  -- A daily job counts the orders of a product. Version 1.0.0 has no such job.
  DO $$ BEGIN IF to_regproc('contar_ventas') IS NOT NULL THEN PERFORM contar_ventas(); END IF; END $$;`;

/** Tables of which an upgrade may rewrite rows: counters for caches, and words, which a migration counts again. */
const REWRITTEN = ['versiones', 'palabras'];

type Columns = [table: TableName, columns: string[]][];

async function columnsIn(client: pg.Client): Promise<Columns> {
  const found: Columns = [];
  for (const table of await listTables(client)) {
    if (table.schema === 'public' && !REWRITTEN.includes(table.name))
      found.push([table, await listColumns(client, table)]);
  }
  return found;
}

/** Returns the rows of these columns. */
async function rowsIn(client: pg.Client, all: Columns): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [table, columns] of all) {
    const { rows } = await client.query<{ row: string }>(
      `SELECT r::text AS row FROM (SELECT ${columns.map((name) => quoted(name)).join(', ')} FROM ${qualified(table)}) r
       ORDER BY 1`,
    );
    found[table.name] = rows.map(({ row }) => row);
  }
  return found;
}

/** Data that triggers derive from the rows. */
const DERIVED = [
  `SELECT que, desde, grupo, sum(cantidad), sum(importe) FROM sumas GROUP BY 1, 2, 3
   HAVING sum(cantidad) <> 0 OR sum(importe) <> 0 ORDER BY 1, 2, 3`,
  'SELECT * FROM cuentas_pedidos ORDER BY pedido_id',
  'SELECT palabra, productos FROM palabras ORDER BY 1',
  'SELECT * FROM productos_buscados ORDER BY producto_id',
];

async function derivedIn(client: pg.Client): Promise<unknown[][]> {
  const found: unknown[][] = [];
  for (const sql of DERIVED) found.push((await client.query(sql)).rows);
  return found;
}

/** Checks that the derived data are the same when they are computed again from the rows. */
async function expectDerived(client: pg.Client): Promise<void> {
  const kept = await derivedIn(client);
  for (const rows of kept) expect(rows.length).toBeGreaterThan(0);
  await client.query('SELECT contar_de_nuevo()');
  expect(await derivedIn(client)).toEqual(kept);
}

const expectWorking = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    await expectDerived(client);
    const found = `SELECT texto FROM productos_buscados WHERE indice @@ consulta_buscada($1)`;
    expect((await client.query(found, ['garbanzos de 500g'])).rowCount).toBe(4);
    const outOfOrder = `SELECT FROM (
      SELECT lugar, lag(lugar) OVER (ORDER BY orden, producto_id) AS before FROM productos_buscados) b WHERE lugar <= before`;
    expect((await client.query(outOfOrder)).rowCount).toBe(0);
    await client.query(`INSERT INTO productos (producto_id, nombre, descripcion, precio, tipo_de_precio, marca_id)
      SELECT gen_random_uuid(), 'Zapallo', '', 1, 'por_kilo', marca_id FROM marcas LIMIT 1;
      UPDATE productos SET precio = 2 WHERE nombre = 'Zapallo';
      UPDATE pedidos SET estado_pedido = 'enviado' WHERE estado_pedido = 'aprobado';
      UPDATE categorias SET nombre = nombre || ' finas'`);
    expect((await client.query(found, ['zapallos'])).rowCount).toBe(1);
    const history =
      "SELECT FROM precios_historia JOIN productos USING (producto_id) WHERE nombre = 'Zapallo'";
    expect((await client.query(history)).rowCount).toBe(1);
    await expectDerived(client);
  });

let newest: string[];
beforeAll(async () => {
  newest = await schemaOf((await database(testDatabase)).ownerUrl);
});

describe.each(Object.keys(OLDER) as (keyof typeof OLDER)[])('a database of %s', (version) => {
  let older: TestDatabase;
  let rows: Record<string, string[]>;
  let columns: Columns;
  beforeAll(async () => {
    older = await database(bareDatabase);
    await migrateLike(older.ownerUrl, version);
    await prepareQueues(older.ownerUrl);
    await withClient(older.ownerUrl, async (client) => {
      await client.query(SHOP);
      columns = await columnsIn(client);
      rows = await rowsIn(client, columns);
    });
    for (const table of ['productos', 'detalles_pedidos', 'bitacora', 'precios_historia', 'movimientos'])
      expect(rows[table]?.length).toBeGreaterThan(0);
  });

  it('is restored from a backup with its rows, sums, search and triggers', async () => {
    const place = await database(bareDatabase);
    const to = join(folder, version);
    const images = createFolderStore(join(folder, `${version}-images`));
    await makeBackup({ url: older.ownerUrl, images, to, version });
    await restoreBackup(place, await openBackup(to, images));
    expect(await schemaOf(place.ownerUrl)).toEqual(newest);
    expect(await withClient(place.ownerUrl, (client) => rowsIn(client, columns))).toEqual(rows);
    await expectWorking(place.ownerUrl);
  });

  it('upgrades with its rows, sums, search and triggers', async () => {
    await migrate(older.ownerUrl, older.url);
    expect(await schemaOf(older.ownerUrl)).toEqual(newest);
    expect(await withClient(older.ownerUrl, (client) => rowsIn(client, columns))).toEqual(rows);
    await expectWorking(older.ownerUrl);
  });
});

it('finds each product that version 1.0.0 writes during the upgrade', async () => {
  const { ownerUrl, url } = await database(bareDatabase);
  await migrateLike(ownerUrl, 'version 1.0.0');
  let written = 0;
  await withClient(ownerUrl, async (client) => {
    await client.query(SHOP);
    let upgrading = true;
    const upgraded = migrate(ownerUrl, url).finally(() => {
      upgrading = false;
    });
    while (upgrading) {
      await client.query(`INSERT INTO productos (producto_id, nombre, descripcion, precio, tipo_de_precio, marca_id)
        SELECT gen_random_uuid(), 'Lenteja', '', 1, 'por_kilo', marca_id FROM marcas LIMIT 1`);
      written += 1;
    }
    await upgraded;
    const found = "SELECT FROM productos_buscados WHERE indice @@ consulta_buscada('lentejas')";
    expect((await client.query(found)).rowCount).toBe(written);
    await expectDerived(client);
  });
  expect(written).toBeGreaterThan(0);
});
