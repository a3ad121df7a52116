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

/** The first screen of a test also loads its code. */
const PATIENT = { timeout: 10_000 };

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
  await screen.findByRole('heading', { name: 'Sinónimos' }, PATIENT);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'k', ctrlKey: true });
  const field = await screen.findByRole('combobox', { name: 'Encontrar' }, PATIENT);
  const searches = () =>
    (['GET /pedidos', 'GET /usuarios/search', 'GET /productos/search'] as const).flatMap((name) =>
      api.callsTo(name).map(({ query }) => `${name}?${query}`),
    );
  return { ...app, api, field, searches };
}
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const group = (name: string) => within(screen.getByRole('group', { name }));

describe('the palette', () => {
  it('asks for orders, people and products once the pause is over, and shows them in groups', async () => {
    const { field, searches } = await openPalette();
    await typeAndPause(field, '247', () => searches().length > 0);
    await waitFor(() => expect(group('Productos').getByRole('option')).toBeVisible());
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
    expect(group('Productos').getByRole('option')).toHaveTextContent(/\$\s/);
  });

  it('leads to the first at Enter, and to another by the arrows', async () => {
    const { href } = await openPalette();
    await userEvent.keyboard('busq sin{Enter}');
    await waitFor(() => expect(href()).toBe('/panel-busquedas'));
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Encontrar' })).toBeNull());
  });

  it('forgives a slip, and says what it does not know', async () => {
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

  it.each([
    ['admin', true],
    ['empleado', false],
  ] as const)('shows %s the pages of admins: %s', async (role, shown) => {
    await openPalette({}, role);
    for (const label of ['Ajustes', 'Bitácora', 'Correos sin entregar']) {
      expect(options().includes(label)).toBe(shown);
    }
  });

  it('shows no older answer after a newer one', async () => {
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

  it('says why a part of it could not be had, with the way to try again', async () => {
    let down = true;
    await openPalette({
      'GET /productos/search': () =>
        down
          ? refuse(400, 'DATOS_INVALIDOS', 'La búsqueda no está disponible.')
          : { productos: [producto(3)], total: 1 },
    });
    await userEvent.keyboard('almendra{Enter}{ArrowDown}');
    expect(
      await screen.findByText('La búsqueda no está disponible.', { selector: 'p' }, PATIENT),
    ).toBeVisible();
    expect(group('Usuarios').getByRole('option')).toBeVisible();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(group('Productos').getByRole('option')).toBeVisible());
  });

  it('shows what was opened last first, keeps it in no store, and forgets it with the session', async () => {
    const { queryClient } = await openPalette();
    await userEvent.keyboard('busq sin{Enter}');
    await screen.findByRole('heading', { name: 'Búsquedas sin resultado' }, PATIENT);
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

  it('opens out of a field too, but not over a dialog', async () => {
    signInAs('empleado');
    fakeApi(shop);
    renderApp('/panel-usuarios');
    const field = await screen.findByPlaceholderText('Buscar usuario...', {}, PATIENT);
    await userEvent.click(await screen.findByRole('button', { name: /^Ver datos/ }, PATIENT));
    await screen.findByRole('dialog', { name: 'Bruno Gómez 2' }, PATIENT);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'k', metaKey: true });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    field.focus();
    const kept = fireEvent.keyDown(field, { key: 'k', metaKey: true });
    expect(kept).toBe(false);
    expect(await screen.findByRole('dialog', { name: 'Encontrar' }, PATIENT)).toBeVisible();
  });
});
