import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectComplaint } from 'api-client/testing/complaints';
import { describe, expect, it, vi } from 'vitest';
import { producto, uuid, withoutPrice } from '../../testing/data.ts';
import { failure, type Handler, type Handlers, productsPage } from '../../testing/fake-api.ts';
import { logIn, openPage, visitor } from '../../testing/render-app.tsx';

const almond = producto(1, {
  nombre: 'Almendra',
  descripcion: 'Entera y sin tostar.',
  precio: 1000.5,
  precio_antes_oferta: 1200,
  en_promocion: true,
  tipo_de_precio: 'por_bulto_cerrado',
  etiquetas: [{ etiqueta_id: uuid(1, 'e'), nombre: 'Vegano' }],
});
type Get = Handler<'GET /productos/:id'>;
const asAsked: Get = ({ headers }) => (headers.has('authorization') ? almond : withoutPrice(almond));

const open = (answer: Get = asAsked, roles: string[] = [], handlers: Handlers = {}) =>
  openPage(`/producto/${almond.producto_id}`, roles, { 'GET /productos/:id': answer, ...handlers });
/** Three sizes of the product, one sold out. */
const sizes = [
  { ...almond, nombre: 'Almendra x 1 kg' },
  producto(2, {
    nombre: 'Almendra x 250 g',
    precio: 300,
    precio_por_medida: { precio: 1200, medida: 'kilo' },
  }),
  producto(3, { nombre: 'Almendra x 5 kg', disponible: false }),
];
const add = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Añadir al carrito' });
/** The page's text with normal spaces. */
const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';

describe('a product for a visitor', () => {
  it('shows its facts and no price [T2.9 T2.44 T2.45 T6.2]', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Almendra' })).toBeVisible();
    for (const fact of ['Entera y sin tostar.', 'Vegano', 'Con stock'])
      expect(screen.getByText(fact)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Raíz Viva' }).getAttribute('href')).toBe(
      '/marcas/Ra%C3%ADz%20Viva',
    );
    expect(screen.getByRole('link', { name: 'Semillas' }).getAttribute('href')).toBe('/categorias/Semillas');
    expect(text()).not.toMatch(/1\.000|1\.200|bulto cerrado\b.*\$/);
  });

  it('has disabled controls with the reason and a link to log in [T6.4]', async () => {
    await open();
    const button = await add();
    expect(button.disabled).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Cantidad de Almendra' }).disabled).toBe(
      true,
    );
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Inicia sesión o solicita una cuenta para comprar.');
    expect(screen.getByRole('link', { name: 'Inicia sesión' }).getAttribute('href')).toBe(
      `/login?returnTo=${encodeURIComponent(`/producto/${almond.producto_id}`)}`,
    );
  });
});

it('shows no prices and allows no order for staff without price permission: on the page, in a list and in the cart', async () => {
  logIn(['empleado']);
  const item = { producto_id: uuid(2), nombre: 'Nuez', cantidad: 2, imagenes: [] };
  localStorage.setItem('cart', JSON.stringify({ items: [], unpriced: [item] }));
  const unseen = (one: typeof almond) => () => ({ productos: [withoutPrice(one)], total: 1 });
  await open(() => withoutPrice(almond), [], {
    'GET /productos/categoria/:nombre': unseen(producto(2, { nombre: 'Nuez' })),
    'GET /productos/varios': unseen(producto(2, { nombre: 'Nuez' })),
  });
  await screen.findByRole('heading', { level: 1, name: 'Almendra' });
  const related = await screen.findByRole('textbox', { name: 'Cantidad de Nuez' });
  await waitFor(() => expect(screen.queryByLabelText('Cargando el precio')).toBeNull());
  expect(related).toBeVisible();
  for (const button of screen.getAllByRole('button', { name: /^Añadir/ })) expect(button).toBeDisabled();
  expect(screen.queryByText(/Precio para comercios|Inicia sesión/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Carrito/ }));
  const cart = within(await screen.findByRole('dialog', { name: /^Carrito/ }));
  expect(await cart.findByText('Tu cuenta no ve precios: no puede hacer pedidos.')).toBeVisible();
  expect(cart.getByText('Nuez')).toBeVisible();
  expect(cart.queryByRole('button', { name: 'Realizar pedido' })).toBeNull();
  expect(text()).not.toContain('$');
});

describe('the sizes of a product', () => {
  const openSized = (roles: string[] = [], all = sizes) =>
    open(asAsked, roles, { 'GET /productos/:id/tamanos': (call) => productsPage(all, call) });
  const shownSizes = async () =>
    within(await screen.findByRole('region', { name: 'Tamaños' }))
      .getAllByRole('link')
      .map((link) => [link.textContent?.replaceAll('\u00a0', ' '), link.getAttribute('href')]);

  it('link to each other without prices, mark the current size and show what is sold out', async () => {
    await openSized();
    expect(await shownSizes()).toEqual([
      ['x 1 kg', `/producto/${uuid(1)}`],
      ['x 250 g', `/producto/${uuid(2)}`],
      ['x 5 kgAgotado', `/producto/${uuid(3)}`],
    ]);
    expect(screen.getByRole('link', { name: 'x 1 kg', current: 'page' })).toBeVisible();
  });

  it('show prices, also per kilo, to a user with price permission', async () => {
    await openSized(['usuario']);
    await waitFor(async () => expect((await shownSizes())[1]?.[0]).toBe('x 250 g$ 300,00$ 1.200,00 el kilo'));
  });

  it('are hidden when there is only one', async () => {
    await openSized([], sizes.slice(0, 1));
    await screen.findByRole('heading', { level: 1, name: 'Almendra' });
    expect(screen.queryByRole('region', { name: 'Tamaños' })).toBeNull();
  });
});

describe.each(['usuario', 'empleado', 'admin'])('a product for %s [T6.1 T6.3]', (role) => {
  it('has price, previous price and type, and is added with a quantity of at least 1 [T2.45 T2.46 T5.20]', async () => {
    const { user } = await open(asAsked, [role]);
    await waitFor(() => expect(text()).toContain('$ 1.000,50'));
    expect(text()).toContain('$ 1.200,00');
    expect(text()).toContain('por bulto cerrado');
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Cantidad de Almendra' });
    expect(field.value).toBe('1');
    await user.click(screen.getByRole('button', { name: /^Restar uno/ }));
    expect(field.value).toBe('1');
    await user.click(screen.getByRole('button', { name: /^Sumar uno/ }));
    expect(text()).toContain('Subtotal: $ 2.001,00');
    await user.click(await add());
    expect(await screen.findByText('Producto agregado al carrito!')).toBeVisible();
    expect(JSON.parse(localStorage.getItem('cart') ?? '').items).toMatchObject([
      { cantidad: 2, precio: 1000.5 },
    ]);
  });
});

describe("a quantity typed on a product's page", () => {
  const inCart = () => JSON.parse(localStorage.getItem('cart') ?? '{"items":[]}').items;
  const type = async (keys: string) => {
    await open(asAsked, ['usuario']);
    await waitFor(() => expect(text()).toContain('$ 1.000,50'));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Cantidad de Almendra' });
    await userEvent.clear(field);
    await userEvent.type(field, keys);
    return field;
  };

  it.each(['12,5', '1.000'])('of %s shows an error, stays unchanged and is not added', async (typed) => {
    const field = await type(typed);
    expect(await screen.findByText('La cantidad debe ser un numero entero')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await add());
    expect(field.value).toBe(typed);
    expect(inCart()).toEqual([]);
  });

  it('is added by Enter', async () => {
    const field = await type('7{Enter}');
    expect(await screen.findByText('Producto agregado al carrito!')).toBeVisible();
    expect(inCart()).toMatchObject([{ cantidad: 7 }]);
    expect(field.value).toBe('1');
  });
});

describe('a product that cannot be shown or ordered', () => {
  it('is marked as unavailable [T2.47]', async () => {
    await open(() => ({ ...almond, disponible: false }), ['usuario']);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Producto no disponible' });
    expect(button.disabled).toBe(true);
    expect(screen.getByText('Sin stock')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Añadir al carrito' })).toBeNull();
  });

  it('is not found [T2.48]', async () => {
    await open(() => failure(404, 'NO_ENCONTRADO', 'No encontramos lo que buscas.'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Producto no encontrado' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Producto no encontrado · Tierra Llana'));
  });

  it("shows a failure and loads again on 'Reintentar' [T2.48]", async () => {
    expectComplaint('ApiError: Ocurrió un error.');
    expectComplaint('Error in route match: /producto/');
    let broken = true;
    const { user } = await open((call) =>
      broken ? failure(500, 'ERROR_INTERNO', 'Ocurrió un error.') : asAsked(call),
    );
    expect(await screen.findAllByText('Hubo un error al cargar el producto.')).not.toHaveLength(0);
    expect(screen.getByText(/El problema es nuestro/)).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Almendra' })).toBeVisible();
  });
});

describe('a product that is loading', () => {
  it('shows a skeleton at the top of the page and unmounts it when `scrollTo` returns a promise', async () => {
    const user = userEvent.setup();
    let arrive = (_: typeof almond) => {};
    const { router } = await openPage('/about', visitor, {
      'GET /productos/:id': () => new Promise<typeof almond>((resolve) => (arrive = resolve)),
    });
    vi.stubGlobal(
      'scrollTo',
      vi.fn(() => Promise.resolve()),
    );
    void router.navigate({ to: '/producto/$id', params: { id: almond.producto_id } });
    expect(await screen.findByRole('status', { name: 'Cargando el producto' })).toBeVisible();
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    arrive(withoutPrice(almond));
    expect(await screen.findByRole('heading', { level: 1, name: 'Almendra' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Volver' }));
    expect(await screen.findByRole('heading', { level: 1, name: '¿QUIENES SOMOS?' })).toBeVisible();
  });
});
