import { typeAndPause } from 'app-core/testing/type-and-pause';
/** Calls and error messages of each product list. */

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { marca, producto } from '../../testing/data.ts';
import { type Answers, failure, type Handlers, productsPage } from '../../testing/fake-api.ts';
import {
  customer,
  fakeApi,
  logIn,
  openPage,
  renderApp,
  resetApp,
  visitor,
} from '../../testing/render-app.tsx';

const many = Array.from({ length: 23 }, (_, place) =>
  producto(place, { nombre: `Lino ${String(place).padStart(2, '0')}`, precio: 1000 - place }),
);
const brands: Handlers = {
  'GET /marcas': () => ({ marcas: [marca(1, 'Raíz Viva'), marca(2, 'Pampa Clara')], total: 2 }),
};
type Call = keyof Answers;
/** Returns handlers that answer the call with a page of `products`. */
const listed = (call: Call, products = many): Handlers => ({
  ...brands,
  [call]: (asked: Parameters<NonNullable<Handlers['GET /productos']>>[0]) => productsPage(products, asked),
});
const broken = (call: Call): Handlers => ({
  ...brands,
  [call]: () => failure(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado.'),
});

const LISTS: [path: string, call: Call, error: string][] = [
  ['/categorias', 'GET /productos', 'Hubo un error al cargar los productos.'],
  ['/categorias/Semillas', 'GET /productos/categoria/:nombre', 'Hubo un error al cargar los productos.'],
  ['/marcas/Raíz%20Viva', 'GET /productos/marca/:nombre', 'Error al obtener productos'],
  ['/nuevos-ingresos', 'GET /productos/nuevos-ingresos', 'Error al obtener productos.'],
  [
    '/promociones',
    'GET /productos/productos-promocion',
    'Error al obtener todos los productos con promociones',
  ],
  ['/productos-por-bulto-cerrado', 'GET /productos/bultocerrado', 'Error al obtener los productos.'],
];

describe.each(LISTS)('%s', (path, call, error) => {
  it('asks for ten at a time, without a token for a visitor, and shows the page number [T1.1 T7.1 T9.1]', async () => {
    const { callsTo } = await openPage(`${path}?page=2`, visitor, listed(call));
    expect(await screen.findByText('Página 2 de 3')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(10);
    const [asked] = callsTo(call);
    expect([asked?.query.get('limit'), asked?.query.get('offset')]).toEqual(['10', '10']);
    expect(asked?.headers.has('authorization')).toBe(false);
  });

  it('shows the failure [T8.11]', async () => {
    await openPage(path, visitor, broken(call));
    expect(await screen.findByText(error)).toBeVisible();
  });
});

describe('the list beside a catalogue', () => {
  it.each([
    ['/categorias', 'GET /categorias', 'Error al obtener todas las categorias'],
    ['/marcas', 'GET /marcas', 'Hubo un error al cargar las marcas.'],
  ] as const)('of %s shows its failure and keeps the products [T8.11]', async (path, call, error) => {
    await openPage(path, visitor, { ...listed('GET /productos'), ...broken(call) });
    expect(await screen.findByText(error)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(10);
  });

  it('of the brands has a tile per brand with its number of products, until a search', async () => {
    const { user } = await openPage('/marcas', visitor, {
      ...listed('GET /productos'),
      ...listed('GET /productos/search'),
      'GET /marcas': () => ({ marcas: [marca(1, 'Raíz Viva'), marca(2, 'Pampa Clara')], total: 2 }),
      'GET /productos/cuentas': () => ({
        total: 12,
        categorias: [],
        marcas: [{ nombre: 'Raíz Viva', cantidad: 12 }],
        etiquetas: [],
        promocion: 0,
        nuevo: 0,
        stock: 12,
      }),
    });
    const tiles = await screen.findByRole('list', { name: 'Todas las marcas' });
    const link = within(tiles).getByRole('link', { name: /^Raíz Viva\s*12 productos$/ });
    expect(link.getAttribute('href')).toBe('/marcas/Ra%C3%ADz%20Viva');
    expect(within(tiles).getByRole('link', { name: 'Pampa Clara' })).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'lino{Enter}');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Todas las marcas' })).toBeNull());
  });

  it("of the brands links to each brand's catalogue, which sorts and starts a search on page 1 [T2.5 T2.34 T2.35]", async () => {
    const { user, callsTo, router } = await openPage(
      '/marcas/Raíz%20Viva?page=2',
      visitor,
      listed('GET /productos/marca/:nombre'),
    );
    // jsdom treats every window as narrow, where the list is collapsed.
    const side = await screen.findByRole('list', { name: 'MARCAS', hidden: true });
    const links = within(side).getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/marcas',
      '/marcas/Ra%C3%ADz%20Viva',
      '/marcas/Pampa%20Clara',
    ]);
    expect(screen.getByRole('button', { name: 'Filtrar' })).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'lino{Enter}');
    await waitFor(() => expect(router.state.location.search).toEqual({ term: 'lino' }));
    expect(callsTo('GET /productos/marca/:nombre').at(-1)?.query.get('term')).toBe('lino');
  });
});

describe('a name that the shop does not have', () => {
  it.each([
    ['/categorias/Nada', 'GET /productos/categoria/:nombre', 'Categoría no encontrada', '/categorias'],
    ['/marcas/Nadie', 'GET /productos/marca/:nombre', 'Marca no encontrada', '/marcas'],
  ] as const)("shows 'not found' for %s, even when the names load late", async (path, call, title, back) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const none: Handlers = listed(call, []);
    const late: Handlers = { 'GET /categorias': () => held.then(() => ({ categorias: [], total: 0 })) };
    await openPage(path, visitor, { ...none, ...late });
    answer();
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(/^No se ha encontrado ningún producto\./)).toBeVisible();
    const main = screen.getByRole('main');
    expect(within(main).getByRole('link').getAttribute('href')).toBe(back);
  });

  it.each(['/categorias/semillas', '/categorias/Semillas?term=zzz'])(
    'shows only an empty list for %s',
    async (path) => {
      await openPage(path, visitor, listed('GET /productos/categoria/:nombre', []));
      expect(await screen.findByText('No se ha encontrado ningún producto.')).toBeVisible();
      expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/\bsemillas$/i);
    },
  );
});

describe('the closed-bulk products', () => {
  it('have an intro, and a search that waits 600 ms [T2.40 T9.2]', async () => {
    const { callsTo, router } = await openPage('/productos-por-bulto-cerrado?page=2', visitor, {
      ...listed('GET /productos/bultocerrado'),
      ...listed('GET /productos/searchBultoCerrado', many.slice(0, 3)),
    });
    expect(await screen.findByText(/^Bolsas, cajas y packs cerrados de fábrica/)).toBeVisible();
    const field = screen.getByRole('searchbox', { name: 'Buscar' });
    await typeAndPause(field, 'lino', () => callsTo('GET /productos/searchBultoCerrado').length > 0);
    await waitFor(() => expect(router.state.location.search).toEqual({ term: 'lino' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
    const asked = callsTo('GET /productos/searchBultoCerrado').map(({ query }) => query.toString());
    expect(asked).toEqual(['limit=10&offset=0&term=lino']);
  });
});

describe('a card', () => {
  it('of a promotion shows the discount to a customer and only a label to a visitor [T2.39 T2.41]', async () => {
    const cheap = producto(1, { en_promocion: true, precio: 750, precio_antes_oferta: 1000 });
    const api = () => fakeApi(listed('GET /productos/productos-promocion', [cheap]));
    api();
    await renderApp('/promociones');
    const card = await screen.findByRole('article');
    expect(within(card).getByText('Promoción')).toBeVisible();
    expect(card.textContent).not.toContain('%');
    resetApp();
    api();
    logIn();
    await renderApp('/promociones');
    expect(await screen.findByText(/25\s?%/)).toBeVisible();
  });

  it("has a disabled 'Agotado' when unavailable, otherwise a link to the product [T2.42 T4.5]", async () => {
    await openPage(
      '/categorias',
      visitor,
      listed('GET /productos', [producto(1, { disponible: false }), producto(2)]),
    );
    const soldOut = await screen.findByRole('button', { name: 'Agotado' });
    expect(soldOut.hasAttribute('disabled')).toBe(true);
    const link = screen.getByRole('link', { name: 'Ver producto: Producto 2' });
    expect(link.getAttribute('href')).toBe(`/producto/${producto(2).producto_id}`);
  });

  it('of a new arrival starts at 1 and accepts any quantity, but the cart caps at 1000 [T5.13]', async () => {
    const { user } = await openPage(
      '/nuevos-ingresos',
      customer,
      listed('GET /productos/nuevos-ingresos', [producto(1, { nuevo_ingreso: true })]),
    );
    await screen.findByText(/\$\s1\.001,00/);
    expect(within(screen.getByRole('article')).getByText('Nuevo')).toBeVisible();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Cantidad de Producto 1' });
    expect(field.value).toBe('1');
    await user.clear(field);
    await user.type(field, '1500');
    expect(field.value).toBe('1500');
    await user.click(screen.getByRole('button', { name: /^Añadir al carrito/ }));
    expect(await screen.findByText('La cantidad máxima permitida es 1000 unidades.')).toBeVisible();
    expect(JSON.parse(localStorage.getItem('cart') ?? '').items[0].cantidad).toBe(1000);
    expect(field.value).toBe('1');
  });
});
