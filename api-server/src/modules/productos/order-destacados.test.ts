import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeProduct, makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

type Page = { productos: { producto_id: string; nombre: string }[]; total: number };

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await testApp();
  ({ token } = await makeUser(test, { roles: ['empleado'] }));
});
afterAll(() => test.close());

const PATH = '/productos/destacados';
const shown = async (query = '') =>
  (await call<Page>(test.app, 'GET', `${PATH}${query}`)).body.productos.map(({ nombre }) => nombre);
const arrange = (body: object, as = token) => call<Page>(test.app, 'PUT', PATH, { body, token: as });

/** In order of name: 'Aceite', 'Batata', 'Chía', 'Dátil'. */
let ids: string[];
beforeEach(async () => {
  await test.database.pool.query('UPDATE productos SET producto_destacado = false, orden_destacado = NULL');
  ids = [];
  for (const nombre of ['Aceite', 'Batata', 'Chía', 'Dátil']) {
    const { producto_id } = await makeProduct(test, { nombre, producto_destacado: true });
    ids.push(producto_id);
  }
});
const of = (...places: number[]) => places.map((place) => ids[place] ?? '');

describe('productos.ordenarDestacados', () => {
  it('shows visitors the arranged products first, and the others by name', async () => {
    expect(await shown()).toEqual(['Aceite', 'Batata', 'Chía', 'Dátil']);
    const { status, body } = await arrange({ antes: of(0, 1, 2, 3), productos: of(3, 1) });
    expect([status, body.productos.map(({ nombre }) => nombre)]).toEqual([
      200,
      ['Dátil', 'Batata', 'Aceite', 'Chía'],
    ]);
    expect(await shown()).toEqual(['Dátil', 'Batata', 'Aceite', 'Chía']);
    expect(await shown('?limit=1&offset=1')).toEqual(['Batata']);
    // A product that is featured later follows the arranged ones.
    await makeProduct(test, { nombre: 'Agua', producto_destacado: true });
    expect(await shown()).toEqual(['Dátil', 'Batata', 'Aceite', 'Agua', 'Chía']);
  });

  it('answers 409 when another user arranged them meanwhile', async () => {
    await arrange({ antes: of(0, 1, 2, 3), productos: of(3, 2, 1, 0) });
    const { status, body } = await arrange({ antes: of(0, 1, 2, 3), productos: of(1, 0, 2, 3) });
    expect([status, body]).toMatchObject([409, { code: 'VERSION_DESACTUALIZADA' }]);
    expect(await shown()).toEqual(['Dátil', 'Chía', 'Batata', 'Aceite']);
  });

  it('refuses other products and repeated ones, and changes nothing then', async () => {
    const plain = await makeProduct(test, { nombre: 'Común' });
    const gone = await makeProduct(test, { producto_destacado: true, esta_activo: false });
    for (const stranger of [plain.producto_id, gone.producto_id, uuidv7()]) {
      const { status } = await arrange({ antes: of(0, 1), productos: [...of(3), stranger] });
      expect(status).toBe(404);
    }
    for (const body of [
      { antes: of(0, 1), productos: of(1, 1) },
      { antes: of(0), productos: ['x'] },
      { antes: of(0), productos: Array.from({ length: 101 }, () => uuidv7()) },
      { productos: of(0) },
    ]) {
      expect((await arrange(body)).status).toBe(400);
    }
    expect(await shown()).toEqual(['Aceite', 'Batata', 'Chía', 'Dátil']);
  });

  it('writes an audit log entry with before and after, but none when nothing changed', async () => {
    const count = 'SELECT antes, despues FROM bitacora WHERE accion = $1 ORDER BY entrada_id DESC';
    const entries = async () => (await test.database.pool.query(count, ['destacados.orden'])).rows;
    const before = (await entries()).length;
    await arrange({ antes: of(0, 1, 2, 3), productos: of(0, 1, 2, 3) });
    expect(await entries()).toHaveLength(before);
    await arrange({ antes: of(0, 1), productos: of(1, 0) });
    expect((await entries())[0]).toEqual({
      antes: { destacados: ['Aceite', 'Batata'] },
      despues: { destacados: ['Batata', 'Aceite'] },
    });
  });

  it('answers 403 to customers', async () => {
    const customer = await makeUser(test);
    expect((await arrange({ antes: [], productos: of(1) }, customer.token)).status).toBe(403);
    expect(await shown()).toEqual(['Aceite', 'Batata', 'Chía', 'Dátil']);
  });
});
