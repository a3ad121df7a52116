import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { typeAndPause } from 'app-core/testing/type-and-pause';
import { describe, expect, it } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../../testing/api-fake.ts';
import { categoria, marca, producto } from '../../testing/catalogo-data.ts';
import { id, usuario } from '../../testing/data.ts';
import { renderApp, tidyUp } from '../../testing/render-app.tsx';

tidyUp('empleado');

const one = (n: number) => ({ productos: [producto(n)], total: 1 });
const shop: Handlers = {
  'GET /productos': () => ({ productos: [producto(1)], total: 21 }),
  'GET /productos/search': () => one(2),
  'GET /productos/categoria/:nombre': () => one(3),
  'GET /productos/marca/:nombre': () => one(4),
  'GET /categorias': () => ({ categorias: [categoria(1), categoria(2)], total: 2 }),
  'GET /marcas': () => ({ marcas: [marca(1), marca(2)], total: 2 }),
};
async function choose(filter: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: filter }));
  await userEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: option }));
}

describe('the catalogue of an order for a customer', () => {
  it('searches by name 600 ms after the last key, from the first page', async () => {
    const api = fakeApi(shop);
    const { href } = renderApp('/pedido-nuevo?page=3');
    await screen.findByText('Almendra 1');
    expect(screen.getByText('Página 3 de 3')).toBeVisible();
    await typeAndPause(
      screen.getByRole('searchbox'),
      'alm',
      () => api.callsTo('GET /productos/search').length > 0,
    );
    await screen.findByText('Almendra 2');
    expect(api.callsTo('GET /productos/search')[0]?.query.toString()).toBe('term=alm&limit=10&offset=0');
    expect(href()).toBe('/pedido-nuevo?term=alm');
  });

  it.each(['12,5', '1.000'])('does not add a quantity of %s, and keeps the typed text', async (typed) => {
    fakeApi(shop);
    renderApp('/pedido-nuevo');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Cantidad de Almendra 1' });
    await userEvent.clear(field);
    await userEvent.type(field, `${typed}{Enter}`);
    await userEvent.click(screen.getByRole('button', { name: 'Añadir: Almendra 1' }));
    expect(field.value).toBe(typed);
    expect(screen.getByText('La cantidad debe ser un numero entero')).toBeVisible();
    expect(screen.queryByText('Producto agregado al carrito!')).toBeNull();
  });

  it('filters by category or brand, never both, and resets', async () => {
    const api = fakeApi(shop);
    const { href } = renderApp('/pedido-nuevo');
    await screen.findByText('Almendra 1');
    await choose('Categoría', 'Categoría 2');
    await screen.findByText('Almendra 3');
    expect(api.callsTo('GET /productos/categoria/:nombre')[0]?.param).toBe('Categoría 2');
    await choose('Marca', 'Marca 1');
    await screen.findByText('Almendra 4');
    expect(api.callsTo('GET /productos/marca/:nombre')[0]?.param).toBe('Marca 1');
    expect(new URLSearchParams(href().split('?')[1]).get('categoria')).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Categoría' }).textContent).toBe('Todas');
    await choose('Marca', 'Todas');
    await screen.findByText('Almendra 1');
    await waitFor(() => expect(href()).toBe('/pedido-nuevo'));
  });

  it('shows a category of the URL that is not in the list', async () => {
    fakeApi(shop);
    renderApp('/pedido-nuevo?categoria=Otra');
    await screen.findByText('Almendra 3');
    expect(screen.getByRole('combobox', { name: 'Categoría' }).textContent).toBe('Otra');
  });

  it('shows an empty state, and a failed request', async () => {
    const api = fakeApi({ ...shop, 'GET /productos': () => ({ productos: [], total: 0 }) });
    const { router } = renderApp('/pedido-nuevo');
    await screen.findByText('No se han encontrado productos');
    api.answer({
      'GET /productos/search': () => refuse(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado.'),
    });
    await router.navigate({ to: '/pedido-nuevo', search: { term: 'x' } });
    await screen.findByText('Error al cargar los datos');
    api.answer(shop);
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByText('Almendra 2');
  });
});

describe('an order by keyboard alone', () => {
  const search = () => screen.findByRole('searchbox', { name: 'Buscar productos' });
  const quantityOf = (name: string) =>
    screen.findByRole<HTMLInputElement>('textbox', { name: `Cantidad de ${name}` });
  const searched: Handlers = {
    ...shop,
    'GET /productos/search': () => ({ productos: [producto(2), producto(3)], total: 2 }),
  };

  it("moves from the search to the first result's quantity, adds it, and returns", async () => {
    fakeApi(searched);
    renderApp('/pedido-nuevo');
    await userEvent.type(await search(), 'alm{Enter}');
    await waitFor(async () => expect(await quantityOf('Almendra 2')).toHaveFocus());
    await userEvent.keyboard('24{Enter}');
    await screen.findByText('en el carrito: 24');
    expect(await search()).toHaveFocus();
    // The text is selected, so typing replaces it.
    await userEvent.keyboard('chí');
    expect(await search()).toHaveValue('chí');
  });

  it('selects another product with arrows; Escape leaves the quantity, then clears the search', async () => {
    fakeApi(searched);
    renderApp('/pedido-nuevo?term=alm');
    await screen.findByText('Almendra 3');
    await userEvent.click(await search());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await quantityOf('Almendra 3')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(await search()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(await search()).toHaveValue('');
  });

  it('reports a sold-out product and an empty result', async () => {
    const api = fakeApi({
      ...shop,
      'GET /productos/search': () => ({ productos: [producto(2, { disponible: false })], total: 1 }),
    });
    renderApp('/pedido-nuevo');
    await userEvent.type(await search(), 'alm{Enter}');
    await screen.findByText('No hay stock de Almendra 2.');
    // Digits set this row's quantity; letters start the next search.
    expect(await quantityOf('«alm»')).toHaveFocus();
    api.answer({ 'GET /productos/search': () => ({ productos: [], total: 0 }) });
    await userEvent.keyboard('zzz{Enter}');
    await screen.findByText('No hay ningún producto con «zzz».');
  });

  it("shows the customer's usual products first, with their quantities", async () => {
    const usual = { pedidos: 4, cantidad_habitual: 15, ultima_compra: '2026-11-02T12:00:00.000Z' };
    localStorage.setItem(
      'carritos-abiertos',
      JSON.stringify([{ carrito_id: id(500), cuenta: id(1), cliente: id(2), lineas: [], envio: null }]),
    );
    const api = fakeApi({
      ...searched,
      'GET /usuarios/:id': () => usuario(2),
      'GET /productos/search/:id': () => ({ productos: [producto(3), producto(2)], total: 2 }),
      'GET /usuarios/:id/productos-habituales': () => [
        { producto: producto(3), ...usual },
        { producto: producto(9, { esta_activo: false }), ...usual },
      ],
    });
    renderApp('/pedido-nuevo');
    const list = within(await screen.findByRole('table', { name: 'Lo que suele llevar' }));
    expect(list.getAllByRole('row')).toHaveLength(2);
    await userEvent.click(await search());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await quantityOf('Almendra 3')).toHaveValue('15');
    await userEvent.keyboard('{Enter}');
    await screen.findByText('en el carrito: 15');
    await userEvent.keyboard('alm{Enter}');
    // The server ranks by what this customer buys.
    await waitFor(() =>
      expect(
        api.callsTo('GET /productos/search/:id').map(({ path, query }) => `${path} ${query.get('term')}`),
      ).toEqual([`/productos/search/${id(2)} `, `/productos/search/${id(2)} alm`]),
    );
    expect(api.callsTo('GET /productos/search')).toEqual([]);
    await waitFor(async () => expect(await quantityOf('Almendra 3')).toHaveFocus());
    expect(screen.getByText('lo suele llevar')).toBeVisible();
  });

  it("keeps the server's ranking for the customer", async () => {
    const usual = { pedidos: 4, cantidad_habitual: 15, ultima_compra: '2026-11-02T12:00:00.000Z' };
    localStorage.setItem(
      'carritos-abiertos',
      JSON.stringify([{ carrito_id: id(500), cuenta: id(1), cliente: id(2), lineas: [], envio: null }]),
    );
    fakeApi({
      ...searched,
      'GET /usuarios/:id': () => usuario(2),
      // The first product's name begins with the word; the usual product has it only in its brand.
      'GET /productos/search/:id': () => ({ productos: [producto(2), producto(3)], total: 2 }),
      'GET /usuarios/:id/productos-habituales': () => [{ producto: producto(3), ...usual }],
    });
    renderApp('/pedido-nuevo?term=alm');
    await screen.findByText('Almendra 3');
    const names = screen.getAllByRole('button', { name: /^Añadir/ }).map((one) => one.ariaLabel);
    expect(names).toEqual(['Añadir: Almendra 2', 'Añadir: Almendra 3']);
  });

  it.each([
    ['categoria', 'Semillas'],
    ['marca', 'Del Campo'],
  ])("requests the customer's ranking also within a %s", async (name, value) => {
    localStorage.setItem(
      'carritos-abiertos',
      JSON.stringify([{ carrito_id: id(500), cuenta: id(1), cliente: id(2), lineas: [], envio: null }]),
    );
    const api = fakeApi({
      ...searched,
      'GET /usuarios/:id': () => usuario(2),
      'GET /productos/search/:id': () => ({ productos: [producto(3), producto(2)], total: 2 }),
      'GET /usuarios/:id/productos-habituales': () => [],
    });
    renderApp(`/pedido-nuevo?${new URLSearchParams({ term: 'alm', [name]: value })}`);
    await screen.findByText('Almendra 3');
    const [asked] = api.callsTo('GET /productos/search/:id');
    expect(asked?.path).toBe(`/productos/search/${id(2)}`);
    expect(new URLSearchParams(asked?.query).get(name)).toBe(value);
    const names = screen.getAllByRole('button', { name: /^Añadir/ }).map((one) => one.ariaLabel);
    expect(names).toEqual(['Añadir: Almendra 3', 'Añadir: Almendra 2']);
  });

  it('opens the customer with F2, and the order with Ctrl+Enter', async () => {
    fakeApi({
      ...searched,
      'GET /usuarios': () => ({ usuarios: [usuario(2), usuario(3)], total: 2 }),
      'GET /usuarios/search': () => ({ usuarios: [], total: 0 }),
      'GET /usuarios/:id': () => usuario(3),
      'GET /productos': () => ({ productos: [producto(1, { precio: 60_000 })], total: 1 }),
      'GET /productos/varios': () => ({ productos: [producto(1, { precio: 60_000 })], total: 1 }),
    });
    const { href } = renderApp('/pedido-nuevo');
    await userEvent.click(await search());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('El monto mínimo para realizar un pedido es de $50.000');
    await userEvent.click(screen.getByRole('button', { name: 'Añadir: Almendra 1' }));
    await userEvent.keyboard('{F2}');
    const customers = await screen.findByRole('searchbox', { name: /^Buscar por nombre/ });
    // Two customers have this name, so none is chosen unseen.
    await userEvent.type(customers, 'gómez{Enter}');
    await waitFor(() => expect(href()).toContain('term='));
    expect(href()).toContain('/buscar');
    await screen.findByText('Bruno Gómez 3');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await screen.findByRole('alertdialog', { name: '¿Crar pedido para bruno3@tienda.test?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByRole('alertdialog', { name: '¿Crar pedido para bruno3@tienda.test?' });
  });
});
