import { refusalOf } from 'api-client/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { productos } from '../../db/schema/catalogo.ts';
import { call } from '../../testing/call.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { productForms } from '../productos/testing/productos-fixture.ts';

const disk = vi.hoisted(() => ({ full: false }));
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  // Simulates a disk that fills up: only the beginning of the file is written.
  const writeFile = async (path: string, data: Uint8Array) => {
    if (!disk.full) return real.writeFile(path, data);
    await real.writeFile(path, data.subarray(0, 10));
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  return { ...real, writeFile };
});

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

it('answers SIN_ESPACIO when the disk is full, stores no product, and deletes the partial files', async () => {
  const forms = await productForms(test);
  disk.full = true;
  const { status, body } = await forms.create();
  disk.full = false;
  expect([status, body]).toEqual([507, refusalOf('SIN_ESPACIO')]);
  expect(await test.database.db.$count(productos)).toBe(0);
  expect(await forms.stored()).toEqual([]);
  expect((await forms.create()).status).toBe(201);
});

it("answers NO_DISPONIBLE when the database's disk is full, and recovers later", async () => {
  const forms = await productForms(test);
  await test.asOwner.pool.query(`
    CREATE FUNCTION sin_disco() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER lleno BEFORE UPDATE ON productos FOR EACH ROW EXECUTE FUNCTION sin_disco()`);
  const { body } = await call<{ productos: { producto_id: string }[] }>(
    test.app,
    'GET',
    '/productos?limit=1',
  );
  const id = body.productos[0]?.producto_id ?? '';
  const refused = await forms.edit(id, { nombre: 'Otro' });
  expect([refused.status, refused.body.code]).toEqual([503, 'NO_DISPONIBLE']);
  await test.asOwner.pool.query('DROP TRIGGER lleno ON productos');
  expect((await forms.edit(id, { nombre: 'Otro' })).status).toBe(200);
});
