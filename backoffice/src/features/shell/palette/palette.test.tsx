import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { typeAndPause } from 'app-core/testing/type-and-pause';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../../../testing/api-fake.ts';
import { producto } from '../../../testing/catalogo-data.ts';
import { id, pedido, pedidosPage, usuario } from '../../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../../testing/render-app.tsx';

tidyUp();
beforeAll(() => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => {};
});
beforeEach(() => {
  window.scrollTo = vi.fn();
});

const shop: Handlers = {
  'GET /pedidos': () => pedidosPage([pedido(12), pedido(11)], 23),
  'GET /usuarios': () => ({ usuarios: [usuario(2)], total: 1 }),
  'GET /usuarios/:id': () => usuario(2),
  'GET /usuarios/search': () => ({ usuarios: [usuario(2)], total: 1 }),
  'GET /productos/search': () => ({ productos: [producto(3)], total: 1 }),
  'GET /busquedas': () => ({ busquedas: [], total: 0 }),
  'GET /sinonimos': () => ({ sinonimos: [], total: 0 }),
};

async function openPalette(handlers: Handlers = {}, role: 'admin' | 'empleado' = 'empleado') {
  signInAs(role);
  const api = fakeApi({ ...shop, ...handlers });
  const app = renderApp('/panel-sinonimos');
  await screen.findByRole('heading', { name: 'Sinónimos' });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'k', ctrlKey: true });
  const field = await screen.findByRole('combobox', { name: 'Encontrar' });
  const searches = () =>
    (['GET /pedidos', 'GET /usuarios/search', 'GET /productos/search'] as const).flatMap((name) =>
      api.callsTo(name).map(({ query }) => `${name}?${query}`),
    );
  return { ...app, api, field, searches };
}
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const group = (name: string) => within(screen.getByRole('group', { name }));

describe('the palette', () => {
  it('searches orders, people and products after a pause, and shows groups', async () => {
    const { field, searches } = await openPalette();
    await typeAndPause(field, '247', () => searches().length > 0);
    await waitFor(() => expect(group('Productos').getAllByRole('option')).toHaveLength(2));
    expect(searches()).toEqual([
      'GET /pedidos?texto=247&limit=5&offset=0',
      'GET /usuarios/search?term=247&limit=5&offset=0',
      'GET /productos/search?term=247&limit=5&offset=0',
    ]);
    const orders = group('Pedidos').getAllByRole('option');
    expect(orders.map((order) => order.getAttribute('href'))).toEqual([
      `/pedido/${id(12)}`,
      `/pedido/${id(11)}`,
      '/panel-pedidos?texto=%22247%22',
    ]);
    expect(orders.at(-1)).toHaveTextContent('Ver los 23');
    expect(group('Usuarios').getByRole('option')).toHaveTextContent('11 5555 0000');
    expect(group('Usuarios').getByRole('option')).toHaveAttribute('href', `/usuario/${id(2)}`);
    const [first, ordered] = group('Productos').getAllByRole('option');
    expect(first).toHaveTextContent(/\$\s/);
    // A product also links to its orders.
    expect(ordered).toHaveTextContent('Pedidos con Almendra 3');
    expect(ordered).toHaveAttribute('href', `/panel-pedidos?producto_id=${producto(3).producto_id}`);
  });

  it('shows which words no product has above products with most words', async () => {
    const note =
      'Ningún producto tiene todas las palabras; estos son los más parecidos. Sin resultados para: «tornillo».';
    const { field, searches } = await openPalette({
      'GET /productos/search': () => ({ productos: [producto(3)], total: 1, sin_resultados: ['tornillo'] }),
    });
    await typeAndPause(field, 'almendra tornillo', () => searches().length > 0);
    await waitFor(() => expect(screen.getByText(note)).toBeVisible());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`${note} `));
  });

  it('opens the first result on Enter, and others with arrows', async () => {
    const { href } = await openPalette();
    await userEvent.keyboard('busq sin{Enter}');
    await waitFor(() => expect(href()).toBe('/panel-busquedas'));
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Encontrar' })).toBeNull());
  });

  it('tolerates a typing error, and shows an empty state', async () => {
    const { field } = await openPalette({
      'GET /pedidos': () => pedidosPage([]),
      'GET /usuarios/search': () => ({ usuarios: [], total: 0 }),
      'GET /productos/search': () => ({ productos: [], total: 0 }),
    });
    await userEvent.keyboard('sinonmios');
    expect(options()).toEqual(['Crear sinónimos', 'Sinónimos']);
    await userEvent.clear(field);
    await userEvent.keyboard('xyzzy{Enter}');
    expect(await screen.findByText('No encontramos nada para «xyzzy».', { selector: 'p' })).toBeVisible();
  });

  it('finds similar customer names and their orders when no name matches', async () => {
    const { api, field } = await openPalette({
      'GET /pedidos': ({ query }) =>
        query.get('cliente_id') === id(2) ? pedidosPage([pedido(21), pedido(22)], 12) : pedidosPage([]),
      'GET /usuarios/search': ({ query }) =>
        query.get('parecidos') === 'si' ? { usuarios: [usuario(2)], total: 1 } : { usuarios: [], total: 0 },
      'GET /productos/search': () => ({ productos: [producto(3)], total: 1 }),
    });
    await typeAndPause(field, 'brunno', () => api.callsTo('GET /usuarios/search').length > 0);
    await waitFor(() =>
      expect(group('Usuarios parecidos').getByRole('option')).toHaveAttribute('href', `/usuario/${id(2)}`),
    );
    const theirs = `Pedidos de ${usuario(2).nombre_comercio}`;
    await waitFor(() =>
      expect(
        group(theirs)
          .getAllByRole('option')
          .map((one) => one.getAttribute('href')),
      ).toEqual([
        `/pedido/${pedido(21).pedido_id}`,
        `/pedido/${pedido(22).pedido_id}`,
        `/panel-pedidos?cliente_id=${id(2)}`,
      ]),
    );
    // A product of that name comes first.
    expect(screen.getAllByRole('option')[0]).toHaveAttribute(
      'href',
      `/editar-producto/${producto(3).producto_id}`,
    );
  });

  it.each([
    ['admin', true],
    ['empleado', false],
  ] as const)('shows %s the pages of admins: %s', async (role, shown) => {
    await openPalette({}, role);
    for (const label of ['Ajustes', 'Bitácora', 'Correos sin entregar']) {
      expect(options().includes(label)).toBe(shown);
    }
  });

  it('ignores an older response after a newer one', async () => {
    const waiting = new Map<string, () => void>();
    const { field } = await openPalette({
      'GET /pedidos': async ({ query }) => {
        const texto = query.get('texto') ?? '';
        await new Promise<void>((resolve) => waiting.set(texto, resolve));
        return pedidosPage([pedido(Number(texto))]);
      },
    });
    for (const text of ['71', '72']) {
      fireEvent.change(field, { target: { value: text } });
      fireEvent.keyDown(field, { key: 'Enter' });
      await waitFor(() => expect(waiting.has(text)).toBe(true));
      fireEvent.keyDown(field, { key: 'ArrowDown' });
    }
    waiting.get('72')?.();
    await waitFor(() => expect(group('Pedidos').getByRole('option')).toHaveTextContent('Pedido 72'));
    waiting.get('71')?.();
    await waitFor(() => expect(screen.queryByText(/^Pedido 71/)).toBeNull());
    expect(group('Pedidos').getByRole('option')).toHaveTextContent('Pedido 72');
  });

  it('shows why a part failed, with a retry', async () => {
    let down = true;
    await openPalette({
      'GET /productos/search': () =>
        down
          ? refuse(400, 'DATOS_INVALIDOS', 'La búsqueda no está disponible.')
          : { productos: [producto(3)], total: 1 },
    });
    await userEvent.keyboard('almendra{Enter}{ArrowDown}');
    expect(await screen.findByText('La búsqueda no está disponible.', { selector: 'p' })).toBeVisible();
    expect(group('Usuarios').getByRole('option')).toBeVisible();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(group('Productos').getAllByRole('option')[0]).toBeVisible());
  });

  it('shows recent pages first, only in memory, until the session ends', async () => {
    const { queryClient } = await openPalette();
    await userEvent.keyboard('busq sin{Enter}');
    await screen.findByRole('heading', { name: 'Búsquedas sin resultado' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Encontrar' }));
    await screen.findByRole('combobox', { name: 'Encontrar' });
    expect(options()[0]).toBe('Búsquedas sin resultado');
    expect(options().filter((option) => option === 'Búsquedas sin resultado')).toHaveLength(1);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('busquedas');
    queryClient.clear();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Encontrar' }));
    await screen.findByRole('combobox', { name: 'Encontrar' });
    expect(screen.queryByRole('group', { name: 'Recientes' })).toBeNull();
  });

  it('opens the views of orders', async () => {
    const { router } = await openPalette({
      'GET /pedidos/:estado': () => pedidosPage([pedido(12)], 1),
      'GET /vistas': () => ({
        vistas: [
          {
            vista_id: id(41),
            nombre: 'Urgentes',
            de_equipo: true,
            filtros: { estados: 'aprobado', sin_imprimir: 'si' },
            columnas: null,
            autor: { usuario_id: id(9), nombre: 'Beto', apellido: 'Ruiz' },
            version: 1,
          },
        ],
      }),
    });
    await waitFor(() => expect(group('Vistas').getByRole('option')).toHaveTextContent('Urgentes'));
    await userEvent.keyboard('urgnetes{Enter}');
    expect(await screen.findByRole('heading', { name: 'Área de Pedidos' })).toBeVisible();
    const search = { estado: 'aprobado', sin_imprimir: 'si', vista: id(41) };
    expect(router.state.location.search).toMatchObject(search);
  });

  it('prints unprinted delivery notes from any page, and the same ones again after a lost response', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    URL.createObjectURL = () => 'blob:remitos';
    let lost = true;
    const { api, href } = await openPalette({
      'GET /pedidos': ({ query }) =>
        query.get('sin_imprimir') === 'si' && lost
          ? pedidosPage([pedido(11), pedido(12)], 53)
          : pedidosPage([]),
      'GET /remitos/pdf/varios': () => {
        if (!lost) return new Blob(['%PDF']);
        lost = false;
        return refuse(503, 'NO_DISPONIBLE', 'El servicio no está disponible.');
      },
    });
    const print = async () => {
      await userEvent.keyboard('imprimir remitos{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await print();
    expect(await screen.findByText(/^No se imprimieron los remitos\./)).toBeVisible();
    // The server counts them as printed already.
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('2 remitos en remitos.pdf. Quedan 51 por imprimir.')).toBeVisible();
    const asked = api.callsTo('GET /remitos/pdf/varios').map(({ query }) => query.get('pedidoIds'));
    expect(asked).toEqual([`${id(11)},${id(12)}`, `${id(11)},${id(12)}`]);
    expect(saved).toHaveBeenCalledOnce();
    expect(href()).toBe('/panel-sinonimos');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'k', ctrlKey: true });
    await screen.findByRole('combobox', { name: 'Encontrar' });
    expect(options()[0]).toMatch(/^Imprimir los remitos que faltan/);
    await print();
    expect(await screen.findByText('No hay remitos por imprimir.')).toBeVisible();
    saved.mockRestore();
  });

  it('opens from a field too, but not above a dialog', async () => {
    signInAs('empleado');
    fakeApi(shop);
    renderApp('/panel-usuarios');
    const field = await screen.findByPlaceholderText('Buscar usuario...');
    await userEvent.click(await screen.findByRole('button', { name: /^Ver datos/ }));
    await screen.findByRole('dialog', { name: 'Bruno Gómez 2' });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'k', metaKey: true });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    field.focus();
    const kept = fireEvent.keyDown(field, { key: 'k', metaKey: true });
    expect(kept).toBe(false);
    expect(await screen.findByRole('dialog', { name: 'Encontrar' })).toBeVisible();
  });
});
