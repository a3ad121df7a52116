import { call } from 'api-server/testing/call';
import { makeUser } from 'api-server/testing/make';
import { type TestApp, testApp } from 'api-server/testing/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCatalogo } from '../load-catalogo.ts';
import { demoShop } from '../shop/demo-shop.ts';

interface Found {
  productos: { producto_id: string; nombre: string }[];
  total: number;
}

let test: TestApp;
let staff: string;
let customer: string;
let customerId: string;
beforeAll(async () => {
  test = await testApp();
  const { usuarios: _, pedidos: __, ...catalogo } = demoShop(new Date());
  await test.database.db.transaction((tx) => insertCatalogo(tx, catalogo));
  staff = (await makeUser(test, { roles: ['empleado'] })).token;
  const made = await makeUser(test);
  customer = made.token;
  customerId = made.usuario.usuario_id;
});
afterAll(() => test.close());

const search = async (path: string, term: string, token?: string): Promise<Found> => {
  const asked = `${path}?limit=100&term=${encodeURIComponent(term)}`;
  const { status, body } = await call<Found>(test.app, 'GET', asked, token ? { token } : {});
  expect(status, term).toBe(200);
  return body;
};

describe('the ranking of results', () => {
  const idOf = async (nombre: string) => {
    const { rows } = await test.database.pool.query<{ id: string }>(
      'SELECT producto_id AS id FROM productos WHERE nombre = $1',
      [nombre],
    );
    return rows[0]?.id ?? '';
  };
  const sell = async (usuarioId: string, nombre: string, times: number) => {
    for (let n = 0; n < times; n += 1) {
      await test.database.pool.query(
        `WITH p AS (INSERT INTO pedidos (pedido_id, usuario_id, total_precio, fecha_pedido, estado_pedido)
           VALUES (gen_random_uuid(), $1, 100, now() - interval '2 days', 'recibido') RETURNING pedido_id)
         INSERT INTO detalles_pedidos (detalles_pedidos_id, pedido_id, orden, producto_id, producto_nombre, cantidad, precio_unitario, total_precio)
         SELECT gen_random_uuid(), pedido_id, 0, $2, $3, 1, 100, 100 FROM p`,
        [usuarioId, await idOf(nombre), nombre],
      );
    }
  };
  const firstOf = async (term: string, token?: string) =>
    (await search('/productos/search', term, token)).productos[0]?.nombre;

  it('prefers best sellers, and for a customer their purchases, among names that begin with the words', async () => {
    const other = await makeUser(test);
    await sell(other.usuario.usuario_id, 'Garbanzo 9 mm x 500 g', 3);
    await test.database.pool.query('SELECT contar_ventas()');
    expect(await firstOf('garbanzo')).toBe('Garbanzo 9 mm x 500 g');
    await sell(customerId, 'Garbanzo 9 mm bulto x 25 kg', 2);
    await sell(customerId, 'Harina de garbanzo por kilo', 9);
    expect(await firstOf('garbanzo', customer)).toBe('Garbanzo 9 mm bulto x 25 kg');
    expect(await firstOf('garbanzo', other.token)).toBe('Garbanzo 9 mm x 500 g');
    expect(await firstOf('garbanzo')).toBe('Garbanzo 9 mm x 500 g');
    expect(await firstOf('garbanzo', staff)).toBe('Garbanzo 9 mm x 500 g');
  });

  describe('of two customers who buy different sizes of a product', () => {
    const SIZES = {
      small: 'Lenteja turca roja x 500 g',
      large: 'Lenteja turca roja por kilo',
    };
    const customers = new Map<string, { token: string; usuario: { usuario_id: string } }>();
    beforeAll(async () => {
      for (const [size, nombre] of Object.entries(SIZES)) {
        const made = await makeUser(test);
        await sell(made.usuario.usuario_id, nombre, 3);
        customers.set(size, made);
      }
      const other = await makeUser(test);
      await sell(other.usuario.usuario_id, 'Lenteja turca roja x 1 kg', 9);
      await test.database.pool.query('SELECT contar_ventas()');
    });
    const idOfCustomer = (size: string) => customers.get(size)?.usuario.usuario_id ?? '';
    const forCustomer = (size: string, term: string, token: string) =>
      call<Found>(
        test.app,
        'GET',
        `/productos/search/${idOfCustomer(size)}?term=${encodeURIComponent(term)}`,
        {
          token,
        },
      );

    it.each([
      ['lenteja turca', 'small', SIZES.small],
      ['lenteja turca', 'large', SIZES.large],
      ['lenteja', 'small', SIZES.small],
      ['lenteja', 'large', SIZES.large],
      ['roja lenteja', 'large', SIZES.large],
      ['lenetja turca', 'small', SIZES.small],
      ['lenetja turca', 'large', SIZES.large],
      ['lenteja turca 1 kg', 'large', 'Lenteja turca roja x 1 kg'],
    ])('shows for %j first to the customer of the %s size: %s', async (term, size, nombre) => {
      const own = customers.get(size)?.token;
      expect(await firstOf(term, own)).toBe(nombre);
      expect((await forCustomer(size, term, staff)).body.productos[0]?.nombre).toBe(nombre);
    });

    it.each([
      ['lenteja turca', 'small', SIZES.small],
      ['lenteja', 'large', SIZES.large],
      ['lenetja turca', 'large', SIZES.large],
    ])(
      'shows for %j within category and brand first to staff with the customer of the %s size: %s',
      async (term, size, nombre) => {
        const { rows } = await test.database.pool.query<{ categoria: string; marca: string }>(
          `SELECT c.nombre AS categoria, m.nombre AS marca FROM productos p JOIN marcas m USING (marca_id)
           JOIN productos_categorias USING (producto_id) JOIN categorias c USING (categoria_id) WHERE p.nombre = $1 LIMIT 1`,
          [nombre],
        );
        const { categoria = '', marca = '' } = rows[0] ?? {};
        for (const within of [{ categoria }, { marca }]) {
          const query = new URLSearchParams({ term, ...within });
          const path = `/productos/search/${idOfCustomer(size)}?${query}`;
          const { body } = await call<Found>(test.app, 'GET', path, { token: staff });
          expect(body.productos[0]?.nombre).toBe(nombre);
        }
        const elsewhere = `/productos/search/${idOfCustomer(size)}?${new URLSearchParams({ term, categoria: 'Ninguna' })}`;
        expect((await call<Found>(test.app, 'GET', elsewhere, { token: staff })).body.total).toBe(0);
      },
    );

    it.each(['lenteja turca', 'lenteja'])('shows for %j to all others the best seller', async (term) => {
      for (const token of [undefined, staff, customer]) {
        expect(await firstOf(term, token)).toBe('Lenteja turca roja x 1 kg');
      }
    });

    const quickly = async (renglon: string, token: string | undefined) => {
      const { body } = await call<{ renglones: { opciones: { producto: { nombre: string } }[] }[] }>(
        test.app,
        'POST',
        '/pedido-rapido/renglones',
        { ...(token && { token }), body: { renglones: [renglon] } },
      );
      return body.renglones[0]?.opciones[0]?.producto.nombre;
    };

    it.each([
      ['lenteja turca', 'small', SIZES.small],
      ['lenteja turca', 'large', SIZES.large],
      ['lenteja', 'small', SIZES.small],
      ['lenteja', 'large', SIZES.large],
      ['lenetja turca', 'small', SIZES.small],
    ])('reads %j in a quick order of the customer of the %s size as %s', async (term, size, nombre) => {
      expect(await quickly(term, customers.get(size)?.token)).toBe(nombre);
    });

    it('offers first in a quick order the best seller to a customer without such purchases', async () => {
      expect(await quickly('lenteja turca', customer)).toBe('Lenteja turca roja x 1 kg');
      expect(await quickly('lenteja', customer)).toBe('Lenteja turca roja x 1 kg');
    });

    it('has the same products in another order, page by page', async () => {
      const all = await search('/productos/search', 'lenteja', staff);
      const theirs = (await forCustomer('large', 'lenteja', staff)).body;
      expect(theirs.total).toBe(all.total);
      const next = `/productos/search/${idOfCustomer('large')}?term=lenteja&limit=2&offset=2`;
      const { body } = await call<Found>(test.app, 'GET', next, { token: staff });
      expect(body.productos.map(({ nombre }) => nombre)).toEqual(
        theirs.productos.slice(2, 4).map(({ nombre }) => nombre),
      );
    });

    it('is available only to staff who take orders, and only for existing customers', async () => {
      const other = await makeUser(test);
      expect((await forCustomer('small', 'lenteja', other.token)).status).toBe(403);
      expect((await call(test.app, 'GET', `/productos/search/${idOfCustomer('small')}`)).status).toBe(401);
      const nobody = await call(test.app, 'GET', '/productos/search/0198c0de-0000-7000-8000-000000000000', {
        token: staff,
      });
      expect(nobody.status).toBe(404);
      const mine = await test.app.inject({
        method: 'GET',
        url: `/api/productos/search/${idOfCustomer('small')}?term=lenteja`,
        headers: { authorization: `Bearer ${staff}` },
      });
      expect(mine.headers['cache-control']).toBe('private, no-store');
    });
  });

  it("keeps a customer's ranking out of shared caches", async () => {
    const asked = { method: 'GET', url: '/api/productos/search?term=garbanzo' } as const;
    const mine = await test.app.inject({ ...asked, headers: { authorization: `Bearer ${customer}` } });
    const shared = await test.app.inject(asked);
    expect(mine.headers['cache-control']).toBe('private, no-store');
    expect(mine.headers['etag']).toBeUndefined();
    expect(shared.headers['cache-control']).toBe('public, no-cache');
  });
});
