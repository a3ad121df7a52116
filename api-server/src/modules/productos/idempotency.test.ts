import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imagenes, productos } from '../../db/schema/catalogo.ts';
import { call } from '../../testing/call.ts';
import { fileOf, formOf, sheet } from '../../testing/forms.ts';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type Answered, productForms } from './testing/productos-fixture.ts';

let test: TestApp;
let forms: Awaited<ReturnType<typeof productForms>>;
beforeAll(async () => {
  test = await testApp();
  forms = await productForms(test);
});
afterAll(() => test.close());

const create = (key: string, more: Record<string, unknown> = {}, token = forms.token) =>
  call<Answered>(test.app, 'POST', '/productos', {
    token,
    body: formOf({ ...forms.values, ...more }),
    headers: { 'idempotency-key': key },
  });

const kept = async () => ({
  products: await test.database.db.$count(productos),
  pictures: await test.database.db.$count(imagenes),
  files: (await forms.stored()).length,
});
type Kept = Awaited<ReturnType<typeof kept>>;
const oneMore = ({ products, pictures, files }: Kept) => ({
  products: products + 1,
  pictures: pictures + 1,
  files: files + 1,
});

describe('productos.create with an Idempotency-Key', () => {
  it('returns the same product in its current state for a repeated key', async () => {
    const first = await create('again');
    const before = await kept();
    await forms.edit(first.body.producto_id, { precio: '99' });
    const second = await create('again');
    expect(second.status).toBe(201);
    expect(second.body).toEqual({ ...first.body, precio: 99, version: 2 });
    expect(await kept()).toEqual(before);
  });

  it('creates one product for five concurrent requests, with only its pictures', async () => {
    const before = await kept();
    const all = await Promise.all(Array.from({ length: 5 }, () => create('five')));
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(all.map(({ body }) => body.producto_id)).size).toBe(1);
    expect(await kept()).toEqual(oneMore(before));
    const url = all[0]?.body.imagenes[0]?.url ?? '';
    expect((await test.app.inject({ url })).statusCode).toBe(200);
  });

  it('answers 422 to the key with another field or another picture', async () => {
    await create('taken');
    const before = await kept();
    const other = fileOf(await sheet('#112233').png().toBuffer());
    for (const more of [{ nombre: 'Nuez' }, { imagenes: [other] }]) {
      const { status, body } = await create('taken', more);
      expect([status, body.code]).toEqual([422, 'CLAVE_REUTILIZADA']);
    }
    expect(await kept()).toEqual(before);
  });

  it('keeps the keys of two callers apart, and creates a product each time without a key', async () => {
    const { token } = await makeUser(test, { roles: ['admin'] });
    const answers = [await create('mine'), await create('mine', {}, token)];
    answers.push(await forms.create(), await forms.create());
    expect(new Set(answers.map(({ body }) => body.producto_id)).size).toBe(4);
  });

  it('stores no key for a refused product', async () => {
    const before = await kept();
    expect((await create('refused', { marca_id: forms.filtros.categorias[0] })).status).toBe(400);
    expect((await create('refused', { imagenes: [fileOf('no picture')] })).status).toBe(400);
    expect((await create('refused')).status).toBe(201);
    expect(await kept()).toEqual(oneMore(before));
  });
});
