import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { typeAndPause } from 'app-core/testing/type-and-pause';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../../testing/api-fake.ts';
import { categoria, marca, producto } from '../../testing/catalogo-data.ts';
import { renderApp, tidyUp } from '../../testing/render-app.tsx';

tidyUp('empleado');

const page = (...productos: ReturnType<typeof producto>[]) => ({ productos, total: productos.length });
const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('tr');
  if (!row) throw new Error(`No row of ${name}`);
  return within(row);
};
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

const lists: Handlers = {
  'GET /productos': () => page(producto(1), producto(2)),
  'GET /productos/inactivos': () => page(producto(3, { esta_activo: false })),
  'GET /productos/sinstock': () => page(producto(4, { disponible: false })),
  'GET /productos/search': () => page(producto(5)),
};

describe('the list of products', () => {
  it('searches for a number in the URL', async () => {
    const api = fakeApi(lists);
    renderApp('/panel-producto?term=500');
    await rowOf('Almendra 5');
    expect(api.callsTo('GET /productos/search')[0]?.query.get('term')).toBe('500');
  });

  it('shows ten per page with image, name, price, brand, categories and actions [P2.39 P2.40 P9.3]', async () => {
    const api = fakeApi({ 'GET /productos': () => ({ productos: [producto(1)], total: 12 }) });
    renderApp('/panel-producto?page=2');
    const row = await rowOf('Almendra 1');
    expect(screen.getByRole('heading', { name: 'Lista de productos' })).toBeVisible();
    expect(row.getByRole('presentation')).toHaveProperty('src', expect.stringContaining('600.webp'));
    expect(row.getByText('$ 12.450,50')).toBeVisible();
    expect(row.getByText('Marca 1 · Categoría 1')).toBeVisible();
    expect(row.getByRole('link', { name: 'Editar: Almendra 1' })).toBeVisible();
    expect(row.getByRole('link', { name: 'Duplicar: Almendra 1' })).toHaveAttribute(
      'href',
      `/crear-producto?original=${producto(1).producto_id}`,
    );
    expect(row.getByRole('button', { name: 'Desactivar: Almendra 1' })).toBeVisible();
    expect(screen.getByText('Página 2 de 2')).toBeVisible();
    expect(api.callsTo('GET /productos')[0]?.query.toString()).toBe('limit=10&offset=10');
    expect(screen.getByRole('link', { name: 'Agregar producto' })).toHaveProperty(
      'pathname',
      '/crear-producto',
    );
  });

  it('searches by name 600 ms after the last key, from the first page [P2.39 P9.5]', async () => {
    const api = fakeApi({ ...lists, 'GET /productos': () => ({ productos: [producto(1)], total: 20 }) });
    const { href } = renderApp('/panel-producto?page=2');
    await rowOf('Almendra 1');
    const field = screen.getByPlaceholderText('Buscar producto...');
    await typeAndPause(field, 'alm', () => api.callsTo('GET /productos/search').length > 0);
    await rowOf('Almendra 5');
    expect(api.callsTo('GET /productos/search').map(({ query }) => query.get('term'))).toEqual(['alm']);
    expect(api.callsTo('GET /productos/search')[0]?.query.get('offset')).toBe('0');
    expect(href()).toBe('/panel-producto?term=alm');
  });

  it.each([
    ['Mostrar inactivos', 'inactivos', 'GET /productos/inactivos', 'Almendra 3'],
    ['Sin stock', 'sin-stock', 'GET /productos/sinstock', 'Almendra 4'],
  ] as const)('searches by name within %s', async (label, filtro, call, found) => {
    const api = fakeApi(lists);
    const { href } = renderApp('/panel-producto?term=alm');
    await rowOf('Almendra 5');
    await userEvent.click(box(label));
    await rowOf(found);
    expect(api.callsTo(call)[0]?.query.toString()).toBe('term=alm&limit=10&offset=0');
    expect(href()).toBe(`/panel-producto?term=alm&filtro=${filtro}`);
  });

  it('shows inactive or sold-out products, never both, without editing inactive ones [P2.39 P2.40]', async () => {
    fakeApi(lists);
    const { href } = renderApp('/panel-producto');
    await rowOf('Almendra 1');
    await userEvent.click(box('Mostrar inactivos'));
    const inactive = await rowOf('Almendra 3');
    expect(inactive.getByRole('button', { name: 'Editar: Almendra 3' }).ariaDisabled).toBe('true');
    expect(inactive.getByRole('button', { name: 'Activar: Almendra 3' })).toBeVisible();
    await userEvent.click(box('Sin stock'));
    await rowOf('Almendra 4');
    expect([box('Mostrar inactivos').checked, box('Sin stock').checked]).toEqual([false, true]);
    expect(href()).toBe('/panel-producto?filtro=sin-stock');
    await userEvent.click(box('Sin stock'));
    await rowOf('Almendra 1');
  });

  it.each([
    ['/panel-producto', 'GET /productos', 'Error al obtener todos los productos'],
    ['/panel-producto?term=alm', 'GET /productos/search', 'Error al buscar productos'],
    ['/panel-producto?filtro=inactivos', 'GET /productos/inactivos', 'Error al cargar productos inactivos'],
    ['/panel-producto?filtro=sin-stock', 'GET /productos/sinstock', 'Error al cargar productos sin stock'],
  ] as const)('shows the failure of %s, and retries [P2.43 P8.19]', async (path, call, text) => {
    const api = fakeApi({ [call]: () => refuse(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado.') });
    renderApp(path);
    await screen.findByText(text);
    api.answer(lists);
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findAllByText(/^Almendra \d/)).not.toHaveLength(0);
  });

  it('returns to the same search, filter and page', async () => {
    fakeApi({
      ...lists,
      'GET /productos/sinstock': () => ({ productos: [producto(4, { disponible: false })], total: 30 }),
      'GET /productos/:id': () => producto(4),
      'GET /marcas': () => ({ marcas: [], total: 0 }),
      'GET /categorias': () => ({ categorias: [], total: 0 }),
      'GET /etiquetas': () => ({ etiquetas: [], total: 0 }),
    });
    const { href } = renderApp('/panel-producto?filtro=sin-stock&page=2');
    await userEvent.click((await rowOf('Almendra 4')).getByRole('link', { name: 'Editar: Almendra 4' }));
    await screen.findByRole('heading', { name: 'Editar Producto' });
    await userEvent.click(screen.getByRole('link', { name: 'Volver' }));
    await rowOf('Almendra 4');
    expect(href()).toBe('/panel-producto?filtro=sin-stock&page=2');
  });

  it('filters by brand and category, in the URL', async () => {
    const [sol, granos] = [marca(1), categoria(1)];
    const api = fakeApi({
      ...lists,
      'GET /marcas': () => ({ marcas: [sol], total: 1 }),
      'GET /categorias': () => ({ categorias: [granos], total: 1 }),
      'GET /etiquetas': () => ({ etiquetas: [], total: 0 }),
      'GET /productos/panel': () => page(producto(2)),
    });
    const { href } = renderApp('/panel-producto?term=alm&filtro=sin-stock');
    await userEvent.click(await screen.findByRole('combobox', { name: 'De la marca' }));
    await userEvent.click(await screen.findByRole('option', { name: sol.nombre }));
    await rowOf('Almendra 2');
    await userEvent.click(screen.getByRole('combobox', { name: 'De la categoría' }));
    await userEvent.click(await screen.findByRole('option', { name: granos.nombre }));
    await waitFor(() => expect(api.callsTo('GET /productos/panel')).toHaveLength(2));
    expect(Object.fromEntries(api.callsTo('GET /productos/panel')[1]?.query ?? [])).toEqual({
      ...{ term: 'alm', limit: '10', offset: '0', filtro: 'sin-stock' },
      ...{ marca_id: sol.marca_id, categoria_id: granos.categoria_id },
    });
    expect(href()).toContain(`marca=${sol.marca_id}`);
  });
});

describe('incomplete products', () => {
  it('have a list with its own empty state and error', async () => {
    const api = fakeApi({ ...lists, 'GET /productos/panel': () => page(producto(6)) });
    const { href } = renderApp('/panel-producto?filtro=sin-stock');
    await rowOf('Almendra 4');
    await userEvent.click(screen.getByRole('combobox', { name: 'Incompletos' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sin foto' }));
    await rowOf('Almendra 6');
    expect(api.callsTo('GET /productos/panel')[0]?.query.toString()).toBe(
      'limit=10&offset=0&filtro=sin-imagen',
    );
    expect(href()).toBe('/panel-producto?filtro=sin-imagen');
    expect(box('Sin stock').checked).toBe(false);
    api.answer({ 'GET /productos/panel': () => page() });
    await userEvent.click(screen.getByRole('combobox', { name: 'Incompletos' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sin descripción' }));
    expect(await screen.findByText('A ningún producto le falta eso')).toBeVisible();
    api.answer({
      'GET /productos/panel': () => refuse(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado.'),
    });
    await userEvent.click(screen.getByRole('combobox', { name: 'Incompletos' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sin categoría' }));
    expect(await screen.findByText('Error al cargar los productos')).toBeVisible();
    expect(href()).toBe('/panel-producto?filtro=sin-categoria');
  });
});

describe('activating and deactivating a product', () => {
  const press = async (button: string, question: string) => {
    fireEvent.click(await screen.findByRole('button', { name: button }));
    const asked = within(await screen.findByRole('alertdialog', { name: question }));
    fireEvent.click(asked.getByRole('button', { name: 'Sí, confirmar' }));
  };

  it('runs once, with one message, for several confirmations', async () => {
    const api = fakeApi({ ...lists, 'DELETE /productos/:id': () => ({ mensaje: 'Listo, desactivado' }) });
    renderApp('/panel-producto');
    fireEvent.click(await screen.findByRole('button', { name: 'Desactivar: Almendra 1' }));
    const yes = await screen.findByRole('button', { name: 'Sí, confirmar' });
    fireEvent.click(yes);
    fireEvent.click(yes);
    await screen.findByText('Listo, desactivado');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.callsTo('DELETE /productos/:id')).toHaveLength(1);
    expect(screen.getAllByText('Listo, desactivado')).toHaveLength(1);
  });

  it("asks, shows the server's message, and opens the start page after 2.2 s [P2.41 P4.14 P8.20 P8.21 P9.6]", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const api = fakeApi({ ...lists, 'DELETE /productos/:id': () => ({ mensaje: 'Listo, desactivado' }) });
    const { href } = renderApp('/panel-producto');
    await press('Desactivar: Almendra 1', '¿Desactivar este producto?');
    await screen.findByText('Listo, desactivado');
    expect(api.callsTo('DELETE /productos/:id')[0]?.param).toBe(producto(1).producto_id);
    await act(() => vi.advanceTimersByTimeAsync(1800));
    expect(href()).toBe('/panel-producto');
    await act(() => vi.advanceTimersByTimeAsync(500));
    await waitFor(() => expect(href()).toBe('/panel-principal'));
  });

  it('follows the rule of the list where it was requested, though another list is open now', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const answer = Promise.withResolvers<{ mensaje: string }>();
    fakeApi({ ...lists, 'PATCH /productos/activate/:id': () => answer.promise });
    const { href, router } = renderApp('/panel-producto');
    await rowOf('Almendra 1');
    fireEvent.click(box('Mostrar inactivos'));
    await press('Activar: Almendra 3', '¿Activar este producto?');
    act(() => router.history.back());
    await waitFor(() => expect(href()).toBe('/panel-producto'));
    answer.resolve({ mensaje: 'Listo, activado' });
    await screen.findByText('Listo, activado');
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(href()).toBe('/panel-producto');
  });

  it.each([
    [
      'Desactivar: Almendra 1',
      '¿Desactivar este producto?',
      'DELETE /productos/:id',
      '/panel-producto',
      'Producto desactivado con éxito',
    ],
    [
      'Activar: Almendra 3',
      '¿Activar este producto?',
      'PATCH /productos/activate/:id',
      '/panel-producto?filtro=inactivos',
      'Producto activado con éxito',
    ],
  ] as const)(
    '%s: shows a default message when the server sends none [P8.21]',
    async (button, question, call, path, text) => {
      fakeApi({ ...lists, [call]: () => ({ mensaje: '' }) });
      renderApp(path);
      await press(button, question);
      await screen.findByText(text);
    },
  );

  it.each([
    ['inactivos', 'Activar: Almendra 3', '¿Activar este producto?', 'PATCH /productos/activate/:id'],
    ['sin-stock', 'Desactivar: Almendra 4', '¿Desactivar este producto?', 'DELETE /productos/:id'],
  ] as const)('turns the filter %s off and stays [P2.42]', async (filtro, button, question, call) => {
    fakeApi({ ...lists, [call]: () => ({ mensaje: 'Producto cambiado' }) });
    const { href } = renderApp(`/panel-producto?filtro=${filtro}`);
    await press(button, question);
    await rowOf('Almendra 1');
    expect(href()).toBe('/panel-producto');
    await waitFor(() => expect(box('Mostrar inactivos').checked || box('Sin stock').checked).toBe(false));
  });

  it('reports an account that was deactivated meanwhile', async () => {
    fakeApi({
      ...lists,
      'DELETE /productos/:id': () => refuse(403, 'CUENTA_DESACTIVADA', 'Tu cuenta está desactivada.'),
    });
    renderApp('/panel-producto');
    await press('Desactivar: Almendra 1', '¿Desactivar este producto?');
    await screen.findByText('Tu cuenta está desactivada.');
  });

  it('reports a missing permission once', async () => {
    fakeApi({ ...lists, 'DELETE /productos/:id': () => refuse(403, 'SIN_PERMISO', 'No tienes permiso.') });
    renderApp('/panel-producto');
    await press('Desactivar: Almendra 1', '¿Desactivar este producto?');
    await waitFor(() => expect(screen.getAllByText('No tienes permiso.')).toHaveLength(1));
  });

  it('shows the reason of a failure, or a default message [P8.20]', async () => {
    const api = fakeApi({
      ...lists,
      'DELETE /productos/:id': () => refuse(404, 'NO_ENCONTRADO', 'Ya no está.'),
    });
    renderApp('/panel-producto');
    await press('Desactivar: Almendra 1', '¿Desactivar este producto?');
    await screen.findByText('Ya no está.');
    api.answer({ 'DELETE /productos/:id': () => Promise.reject(new TypeError('offline')) });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press('Desactivar: Almendra 2', '¿Desactivar este producto?');
    await screen.findByText('Error al desactivar el producto');
    api.answer({ 'PATCH /productos/activate/:id': () => Promise.reject(new TypeError('offline')) });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(box('Mostrar inactivos'));
    await press('Activar: Almendra 3', '¿Activar este producto?');
    await screen.findByText('Error al activar el producto');
  });
});
