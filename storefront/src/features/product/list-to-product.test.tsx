/** A product that opens from a list: which row is shown before the product arrives, and to which user. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endSession, startSession } from '../../shared/session/session.ts';
import { producto, uuid, withoutPrice } from '../../testing/data.ts';
import { failure, type Handler, type Handlers, productsPage } from '../../testing/fake-api.ts';
import { customer, openPage, visitor } from '../../testing/render-app.tsx';
import { fakeToken } from '../../testing/token.ts';

type Get = Handler<'GET /productos/:id'>;
const pending = () => new Promise<never>(() => {});
/** The row of the list. The product's own answer costs more. */
const row = producto(1, { nombre: 'Almendra x 1 kg', precio: 1000 });
const dearer = { ...row, precio: 1250, descripcion: 'Entera y sin tostar.' };
const asAsked: Get = ({ headers }) => (headers.has('authorization') ? dearer : withoutPrice(dearer));
const listed: Handlers = { 'GET /productos/categoria/:nombre': (call) => productsPage([row], call) };

/** Opens the list. `open` then follows its link to the product. */
async function openList(roles: string[], answer: Get, handlers: Handlers = {}) {
  const app = await openPage('/categorias/Semillas', roles, {
    ...listed,
    'GET /productos/:id': answer,
    ...handlers,
  });
  const [link] = await screen.findAllByRole('link', { name: /Almendra/ });
  const open = async () => {
    fireEvent.click(link as HTMLElement);
    await waitFor(() => expect(app.router.state.location.pathname).toBe(`/producto/${row.producto_id}`));
  };
  return { ...app, open };
}
const title = () => screen.findByRole('heading', { level: 1, name: /Almendra\sx\s1\skg/ });
/** The page's text with normal spaces. */
const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';
const isRowShown = () => screen.findByLabelText('Cargando la descripción');
const logInAs = (account: number) =>
  act(async () => void startSession(fakeToken(undefined, customer, uuid(account, '8'))));

describe('a product that opens from a list', () => {
  it("shows the row's name and price while it loads, then the price and description of the answer", async () => {
    let arrive = (_: typeof dearer) => {};
    const { open } = await openList(customer, () => new Promise((resolve) => (arrive = resolve)));
    await waitFor(() => expect(text()).toContain('$ 1.000,00'));
    await open();
    expect(await title()).toBeVisible();
    expect(await isRowShown()).toBeVisible();
    expect(text()).toContain('$ 1.000,00');
    expect(screen.getByRole('button', { name: 'Añadir al carrito' })).toBeEnabled();
    arrive(dearer);
    expect(await screen.findByText('Entera y sin tostar.')).toBeVisible();
    expect(text()).toContain('$ 1.250,00');
    expect(text()).not.toContain('$ 1.000,00');
  });

  it('shows the newest of several rows', async () => {
    const { router } = await openList(customer, pending, {
      // The related products are a list, too.
      'GET /productos/categoria/:nombre': (call) =>
        call.query.get('limit') === '6' ? pending() : productsPage([row], call),
      'GET /productos/productos-promocion': (call) => productsPage([{ ...row, precio: 900 }], call),
    });
    await act(() => router.navigate({ to: '/promociones' }));
    await waitFor(() => expect(text()).toContain('$ 900,00'));
    await act(() => router.navigate({ to: '/producto/$id', params: { id: row.producto_id } }));
    expect(await isRowShown()).toBeVisible();
    expect(text()).toContain('$ 900,00');
  });

  it('shows its description only after its sizes are known, which stand above', async () => {
    let arrive = () => {};
    const { open } = await openList(visitor, asAsked, {
      'GET /productos/:id/tamanos': (call) =>
        new Promise((resolve) => (arrive = () => resolve(productsPage([dearer, producto(2)], call)))),
    });
    await open();
    expect(await isRowShown()).toBeVisible();
    await act(async () => {});
    expect(screen.queryByText('Entera y sin tostar.')).toBeNull();
    arrive();
    expect(await screen.findByText('Entera y sin tostar.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Tamaños' })).toBeVisible();
  });

  it('leads to the page for missing products, with its title, when it was deleted meanwhile', async () => {
    const { open, callsTo } = await openList(visitor, () =>
      failure(404, 'NO_ENCONTRADO', 'No encontramos lo que buscas.'),
    );
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Producto no encontrado' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Producto no encontrado · Tierra Llana'));
    expect(callsTo('GET /productos/:id')).toHaveLength(2);
  });

  it("keeps the row when its call fails, and loads the rest on 'Reintentar'", async () => {
    let isBroken = true;
    const { open, user } = await openList(customer, (call) =>
      isBroken ? failure(500, 'ERROR_INTERNO', 'Ocurrió un error.') : asAsked(call),
    );
    await open();
    expect(await screen.findByText('Hubo un error al cargar el producto.')).toBeVisible();
    expect(await title()).toBeVisible();
    expect(text()).toContain('$ 1.000,00');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Entera y sin tostar.')).toBeVisible();
  });
});

describe('the price of a row', () => {
  it('is absent in a list that a visitor loaded, and appears with the answer after the login', async () => {
    let arrive = (_: typeof dearer) => {};
    const { open } = await openList(visitor, () => new Promise((resolve) => (arrive = resolve)), {
      'GET /productos/categoria/:nombre': (call) =>
        call.headers.has('authorization') ? pending() : productsPage([row], call),
    });
    await logInAs(1);
    await open();
    expect(await isRowShown()).toBeVisible();
    expect(screen.getByLabelText('Cargando el precio')).toBeVisible();
    expect(text()).not.toMatch(/\$ [1-9]/);
    arrive(dearer);
    await waitFor(() => expect(text()).toContain('$ 1.250,00'));
  });

  it('disappears after the logout', async () => {
    const { open } = await openList(customer, pending);
    await open();
    expect(await isRowShown()).toBeVisible();
    expect(text()).toContain('$ 1.000,00');
    await act(async () => endSession());
    await waitFor(() => expect(text()).not.toContain('$'));
    expect(await screen.findByRole('status', { name: 'Cargando el producto' })).toBeVisible();
  });

  it.each([
    ['after a logout', true],
    ['directly', false],
  ])('is not shown to another account that logs in %s', async (_, isLoggedOut) => {
    let isFirst = true;
    const { open, router } = await openList(customer, pending, {
      'GET /productos/categoria/:nombre': (call) => (isFirst ? productsPage([row], call) : pending()),
    });
    await open();
    expect(await isRowShown()).toBeVisible();
    expect(text()).toContain('$ 1.000,00');
    isFirst = false;
    if (isLoggedOut) await act(async () => endSession());
    await logInAs(1);
    expect(text()).not.toContain('$ 1.000,00');
    await act(() => router.navigate({ to: '/about' }));
    await act(async () => void router.navigate({ to: '/producto/$id', params: { id: row.producto_id } }));
    expect(await screen.findByRole('status', { name: 'Cargando el producto' })).toBeVisible();
    expect(text()).not.toContain('$ 1.000,00');
  });

  it('is hidden from an account whose role lost the right, and the answer has none', async () => {
    const { open } = await openList(['empleado'], () => withoutPrice(dearer));
    await waitFor(() => expect(text()).toContain('$ 1.000,00'));
    await open();
    expect(await screen.findByText('Entera y sin tostar.')).toBeVisible();
    expect(text()).not.toContain('$');
  });
});

describe('a login while a visitor waits for a list', () => {
  it('fetches the list again, because the late answer has no prices', async () => {
    let arrive = () => {};
    await openPage('/categorias/Semillas', visitor, {
      'GET /productos/categoria/:nombre': (call) =>
        call.headers.has('authorization')
          ? productsPage([row], call)
          : new Promise((resolve) => (arrive = () => resolve(productsPage([withoutPrice(row)], call)))),
    });
    await logInAs(1);
    arrive();
    await waitFor(() => expect(text()).toContain('$ 1.000,00'));
  });
});
