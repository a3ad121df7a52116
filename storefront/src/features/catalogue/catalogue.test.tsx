import { act, screen, waitFor, within } from '@testing-library/react';
import { typeAndPause } from 'app-core/testing/type-and-pause';
import { describe, expect, it } from 'vitest';
import { showChosenLook } from '../../shared/catalogue/list-look.ts';
import { categoria, producto } from '../../testing/data.ts';
import { failure, productsPage } from '../../testing/fake-api.ts';
import { customer, openPage, visitor } from '../../testing/render-app.tsx';

const seeds = Array.from({ length: 23 }, (_, place) =>
  producto(place, { nombre: `Semilla ${String(place).padStart(2, '0')}`, precio: 1000 - place }),
);
const open = (roles: string[] = [], path = '/categorias/Semillas') =>
  openPage(path, roles, {
    'GET /productos/categoria/:nombre': (call) =>
      productsPage(
        seeds.filter(({ nombre }) => nombre.includes(call.query.get('term') ?? '')),
        call,
      ),
  });
const firstNames = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the catalogue of a category', () => {
  it('shows a visitor the products without prices and the reason [T1.2 T5.20 T6.2 T7.1]', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Semillas' })).toBeVisible();
    expect(await screen.findAllByRole('article')).toHaveLength(10);
    expect(screen.getByText('Página 1 de 3')).toBeVisible();
    expect(screen.getAllByText(/Precio para comercios aprobados/)).toHaveLength(10);
    expect(document.body.textContent).not.toMatch(/\$\s?1\.0|\$\s?99\d/);
    expect(document.title).toBe('Semillas · Tierra Llana');
  });

  it("uses the shop's spelling of the name, whatever the spelling in the address", async () => {
    const names = ['Frutos secos', 'Té y café'];
    await openPage('/categorias/te%20y%20CAFE', visitor, {
      'GET /categorias': () => ({
        categorias: names.map((nombre, place) => categoria(place, nombre)),
        total: 2,
      }),
      'GET /productos/categoria/:nombre': (call) => productsPage(seeds, call),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Té y café' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Té y café · Tierra Llana'));
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    expect(canonical?.href).toBe(`https://tienda.test/categorias/${encodeURIComponent('Té y café')}`);
  });

  it('shows the number of products and the search term, also in the page title', async () => {
    const { user } = await open();
    expect(await screen.findByText('23 productos')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'Semilla 07{Enter}');
    expect(await screen.findByText('1 producto')).toBeVisible();
    const title = 'Resultados de «Semilla 07» en Semillas';
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${title} · Tierra Llana`));
  });

  it('shows a compact list after that choice and on the next visit', async () => {
    const { user } = await open();
    const root = document.documentElement;
    await user.click(await screen.findByRole('button', { name: 'Lista compacta' }));
    expect(root.getAttribute('data-lists')).toBe('compact');
    root.removeAttribute('data-lists');
    // biome-ignore lint/security/noGlobalEval: what the page runs before it is painted
    globalThis.eval(showChosenLook);
    expect(root.getAttribute('data-lists')).toBe('compact');
    await user.click(screen.getByRole('button', { name: 'Tarjetas' }));
    expect(root.hasAttribute('data-lists')).toBe(false);
  });

  it('restores the previous term in the address and the field on Back', async () => {
    const { user, router } = await open();
    const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Buscar' });
    await user.type(field, 'Semilla{Enter}');
    await waitFor(() => expect(router.state.location.search).toEqual({ term: 'Semilla' }));
    await user.type(field, ' 1{Enter}');
    await waitFor(() => expect(router.state.location.search).toEqual({ term: 'Semilla 1' }));
    act(() => router.history.back());
    await waitFor(() => expect(router.state.location.search).toEqual({ term: 'Semilla' }));
    expect(field.value).toBe('Semilla');
  });

  it('shows a customer the prices once the session is known [T1.4 T6.8]', async () => {
    const { calls } = await open(customer);
    expect(await screen.findByText(/\$\s1\.000,00/)).toBeVisible();
    expect(calls.at(-1)?.headers.has('authorization')).toBe(true);
  });

  it('keeps the page in the address and starts a search on page 1 [T2.31 T2.33]', async () => {
    const { user, router } = await open();
    await user.click(await screen.findByRole('button', { name: 'Siguiente' }));
    expect(await screen.findByText('Página 2 de 3')).toBeVisible();
    expect(router.state.location.search).toEqual({ page: 2 });
    await user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'Semilla 1{Enter}');
    await waitFor(() => expect(router.state.location.search).toEqual({ term: 'Semilla 1' }));
    await waitFor(() => expect(firstNames()[0]).toBe('Semilla 10'));
  });

  it('waits 600 ms after the last key before it searches [T9.2]', async () => {
    const { calls } = await open();
    const terms = () => calls.map(({ query }) => query.get('term')).filter(Boolean);
    const field = await screen.findByRole('searchbox', { name: 'Buscar' });
    await typeAndPause(field, '22', () => terms().length > 0);
    await waitFor(() => expect(terms()).toEqual(['22']));
  });

  it('shows that nothing was found [T2.32 T8.14]', async () => {
    await open([], '/categorias/Semillas?term=zzz');
    expect(await screen.findByText('No se ha encontrado ningún producto.')).toBeVisible();
  });

  it('sorts the loaded page by name, but disables sorting by price for visitors and says why [T2.31 T2.37]', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Filtrar' }));
    const menu = screen.getByRole('menu');
    expect(within(menu).getByText('ORDERNAR POR:')).toBeVisible();
    const labels = within(menu).getAllByRole('menuitemradio');
    expect(labels.map((option) => option.getAttribute('aria-disabled') ?? 'false')).toEqual([
      'true',
      'true',
      'false',
      'false',
    ]);
    expect(within(menu).getAllByText('Inicia sesión para ordenar por precio.')).toHaveLength(2);
    await user.click(within(menu).getByText('Z - A'));
    await waitFor(() => expect(firstNames()[0]).toBe('Semilla 09'));
  });

  it("shows the failure and loads again on 'Reintentar' [T8.11]", async () => {
    let broken = true;
    const { user } = await openPage('/categorias/Semillas', visitor, {
      'GET /productos/categoria/:nombre': (call) =>
        broken ? failure(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado.') : productsPage(seeds, call),
    });
    expect(await screen.findByText('Hubo un error al cargar los productos.')).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10));
  });
});

describe('adding to the cart', () => {
  it('tells a visitor to register and resets the field to 0 [T5.14 T6.5 T8.9]', async () => {
    const { user } = await open();
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Cantidad de Semilla 00' });
    expect(field.value).toBe('1');
    await user.click(screen.getByRole('button', { name: 'Añadir al carrito: Semilla 00' }));
    expect(await screen.findByText('Debes registrarte para agregar productos al carrito.')).toBeVisible();
    expect(field.value).toBe('0');
    expect(localStorage.getItem('cart')).toBeNull();
  });

  it('counts a double click as one and shows no error for the second click', async () => {
    const { user } = await open(customer);
    await screen.findByText(/\$\s1\.000,00/);
    await user.dblClick(screen.getByRole('button', { name: 'Añadir al carrito: Semilla 00' }));
    expect(await screen.findByText('Producto agregado al carrito!')).toBeVisible();
    expect(screen.queryByText('La cantidad debe ser mayor a 0.')).toBeNull();
    const live = '[aria-live], [role=status], [role=alert]';
    const spoken = [...document.querySelectorAll(live)].filter((one) => !one.parentElement?.closest(live));
    expect(spoken.map(({ textContent }) => textContent).filter((text) => text?.includes('arrito'))).toEqual([
      'Producto agregado al carrito!',
    ]);
    expect(JSON.parse(localStorage.getItem('cart') ?? '').items).toMatchObject([{ cantidad: 1 }]);
  });

  it("adds a customer's quantity, rejects an empty quantity and caps at 1000 [T4.9 T5.15 T5.16 T8.10]", async () => {
    const { user } = await open(customer);
    await screen.findByText(/\$\s1\.000,00/);
    const field = screen.getByRole('textbox', { name: 'Cantidad de Semilla 00' });
    const add = async (quantity: string) => {
      await user.clear(field);
      if (quantity) await user.type(field, quantity);
      await user.click(screen.getByRole('button', { name: 'Añadir al carrito: Semilla 00' }));
    };
    await add('');
    expect(await screen.findByText('La cantidad debe ser mayor a 0.')).toBeVisible();
    await add('999');
    expect(await screen.findByText('Producto agregado al carrito!')).toBeVisible();
    expect((field as HTMLInputElement).value).toBe('0');
    await waitFor(() => expect(screen.queryByText('La cantidad debe ser mayor a 0.')).toBeNull());
    await add('2');
    expect(await screen.findByText('La cantidad máxima permitida es 1000 unidades.')).toBeVisible();
    expect(JSON.parse(localStorage.getItem('cart') ?? '').items[0]).toMatchObject({
      cantidad: 1000,
      precio: 1000,
    });
  });
});
