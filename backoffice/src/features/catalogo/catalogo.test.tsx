import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { typeAndPause } from 'app-core/testing/type-and-pause';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../../testing/api-fake.ts';
import { categoria, marca, producto } from '../../testing/catalogo-data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();
beforeEach(() => {
  window.scrollTo = vi.fn();
  signInAs('empleado');
});

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
  it('searches by name 600 ms after the last key, from the first page on', async () => {
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

  it.each(['12,5', '1.000'])('does not add a quantity of %s, which stays as it was typed', async (typed) => {
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

  it('shows one category or one brand, never both, and all again', async () => {
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

  it('keeps a category of the address that is not in its list to be seen', async () => {
    fakeApi(shop);
    renderApp('/pedido-nuevo?categoria=Otra');
    await screen.findByText('Almendra 3');
    expect(screen.getByRole('combobox', { name: 'Categoría' }).textContent).toBe('Otra');
  });

  it('says when nothing is found, and when it could not be had', async () => {
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
