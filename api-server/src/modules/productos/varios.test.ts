import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

type Page = { productos: Record<string, unknown>[]; total: number };

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const varios = (ids: string[], token?: string) =>
  call<Page>(test.app, 'GET', `/productos/varios?ids=${ids.join(',')}`, token ? { token } : {});

describe('productos.varios', () => {
  it('returns the active products once each, with prices only for callers who may see them', async () => {
    const [a, b] = [await makeProduct(test), await makeProduct(test, { disponible: false })];
    const gone = await makeProduct(test, { esta_activo: false });
    const ids = [b.producto_id, gone.producto_id, uuidv7(), a.producto_id.toUpperCase(), a.producto_id];
    const visitor = await varios(ids);
    expect(visitor.status).toBe(200);
    expect(visitor.body.total).toBe(2);
    const found = visitor.body.productos.map(({ producto_id }) => producto_id);
    expect(found.toSorted()).toEqual([a.producto_id, b.producto_id].toSorted());
    for (const producto of visitor.body.productos) expect(producto).not.toHaveProperty('precio');
    const { token } = await makeUser(test);
    expect((await varios(ids, token)).body.productos[0]).toMatchObject({ precio: 100 });
  });

  it('accepts a hundred ids, and answers 400 to more, none or invalid ones', async () => {
    const { producto_id } = await makeProduct(test);
    const hundred = Array.from({ length: 99 }, () => uuidv7());
    expect((await varios([...hundred, producto_id])).body.total).toBe(1);
    for (const ids of [[...hundred, uuidv7(), producto_id], [], ['x'], [producto_id, '']]) {
      expect((await varios(ids)).status).toBe(400);
    }
  });
});
