import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { banner, marca, producto } from '../../testing/data.ts';
import { failure, type Handlers, productsPage } from '../../testing/fake-api.ts';
import { fakeApi, renderApp, resetApp } from '../../testing/render-app.tsx';
import { storedSession } from '../../testing/token.ts';

const featured = Array.from({ length: 23 }, (_, place) =>
  producto(place, { nombre: `Destacado ${String(place).padStart(2, '0')}`, producto_destacado: true }),
);
const isBanner = (query: URLSearchParams) => query.get('limit') === '15';
const home = (handlers: Handlers = {}) => {
  const api = fakeApi({ 'GET /productos/destacados': (call) => productsPage(featured, call), ...handlers });
  return renderApp('/inicio').then((app) => ({ ...app, ...api }));
};
const shelf = () => screen.findByLabelText('Destacados', { selector: '[aria-roledescription]' });

afterEach(resetApp);

describe('the banner', () => {
  it('is 15 featured products, each leading to its page [T2.14 T2.15 T9.3]', async () => {
    const { callsTo } = await home();
    const links = within(await shelf()).getAllByRole('link', { hidden: true });
    expect(links).toHaveLength(15);
    // The grid below begins with the first.
    const [first] = screen.getAllByRole('article');
    expect(links[0]?.getAttribute('href')).toBe(`/producto/${featured[10]?.producto_id}`);
    expect(within(first ?? document.body).getByText('Destacado 00')).toBeVisible();
    const banner = callsTo('GET /productos/destacados').filter(({ query }) => isBanner(query));
    expect(banner.map(({ query }) => query.get('offset'))).toEqual(['0']);
  });

  it('says that it loads, while the rest of the page stands [T2.16]', async () => {
    await home({
      'GET /productos/destacados': (call) =>
        isBanner(call.query) ? new Promise<never>(() => {}) : productsPage(featured, call),
    });
    expect(await screen.findByText('Cargando productos destacados...')).toBeVisible();
    expect(await screen.findAllByRole('article')).toHaveLength(10);
  });

  it('says that it failed, and comes back when asked again [T2.16]', async () => {
    const user = userEvent.setup();
    let broken = true;
    await home({
      'GET /productos/destacados': (call) =>
        broken && isBanner(call.query)
          ? failure(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado.')
          : productsPage(featured, call),
    });
    expect(await screen.findByText('Hubo un error al cargar el banner.')).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(async () =>
      expect(within(await shelf()).getAllByRole('link', { hidden: true })).toHaveLength(15),
    );
  });

  it('without featured products shows a placeholder logo that says so [T2.16]', async () => {
    await home({ 'GET /productos/destacados': () => ({ productos: [], total: 0 }) });
    expect(await screen.findByText('Sin productos destacados')).toBeVisible();
  });
});

describe('what the shop has to say with a picture', () => {
  const banners = (...titles: string[]) => ({
    banners: titles.map((titulo, place) =>
      banner(place, { titulo, ...(place > 0 && { texto: '', enlace: '' }) }),
    ),
  });

  it('stands above the products, each leading where it says', async () => {
    await home({ 'GET /banners': () => banners('Fiestas', 'Feria') });
    const region = screen.getByRole('region', { name: 'Novedades' });
    const headings = within(region).getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Fiestas', 'Feria']);
    const links = within(region).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/promociones']);
    expect(region.compareDocumentPosition(await shelf())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is not there where there is nothing to say, or it can’t be had', async () => {
    await home();
    expect(screen.queryByRole('region', { name: 'Novedades' })).toBeNull();
    resetApp();
    await home({ 'GET /banners': () => failure(500, 'ERROR_INTERNO', 'Ocurrió un error.') });
    expect(await screen.findAllByRole('article')).toHaveLength(10);
    expect(screen.queryByRole('region', { name: 'Novedades' })).toBeNull();
  });

  it('that comes after the page moves nothing in it', async () => {
    let come = () => {};
    const { router } = await home({
      'GET /banners': () =>
        new Promise((resolve) => {
          come = () => resolve(banners('Fiestas'));
        }),
    });
    await screen.findAllByRole('article');
    await act(async () => come());
    expect(screen.queryByRole('region', { name: 'Novedades' })).toBeNull();
    // Whoever comes back finds it.
    await act(() => router.navigate({ to: '/about' }));
    await act(() => router.navigate({ to: '/inicio' }));
    expect(await screen.findByRole('region', { name: 'Novedades' })).toBeVisible();
  });
});

describe('the featured products', () => {
  it('come ten at a time and are turned over in the address [T2.18 T9.1]', async () => {
    const user = userEvent.setup();
    const { router } = await home();
    expect(await screen.findAllByRole('article')).toHaveLength(10);
    // The banner's arrow has the name as well, and comes first.
    await user.click(screen.getAllByRole('button', { name: 'Siguiente' }).at(-1) ?? document.body);
    expect(await screen.findByText('Página 2 de 3')).toBeVisible();
    expect(router.state.location.search).toEqual({ page: 2 });
  });

  it('that fail say so, and that it is our fault, not the connection [T8.11]', async () => {
    await home({
      'GET /productos/destacados': (call) =>
        isBanner(call.query)
          ? productsPage(featured, call)
          : failure(503, 'NO_DISPONIBLE', 'El servicio no está disponible en este momento.'),
    });
    expect(await screen.findByText('Error al obtener los productos.')).toBeVisible();
    expect(screen.getByText(/El problema es nuestro/)).toBeVisible();
    expect(screen.queryByText(/Revisa tu conexión/)).toBeNull();
  });
});

describe('the featured brands', () => {
  it('are asked for 500 at a time, each leading to its catalogue [T2.20 T9.4]', async () => {
    const { callsTo } = await home({
      'GET /marcas/destacadas': () => ({ marcas: [marca(1, 'Raíz Viva')], total: 1 }),
    });
    const link = await screen.findByRole('link', { name: 'Raíz Viva' });
    expect(link.getAttribute('href')).toBe('/marcas/Ra%C3%ADz%20Viva');
    expect(callsTo('GET /marcas/destacadas')[0]?.query.get('limit')).toBe('500');
  });

  it('that are none say so [T2.20]', async () => {
    await home();
    expect(await screen.findByText('No se ha encontrado ninguna marca destacada.')).toBeVisible();
  });

  it('that fail say so [T8.11]', async () => {
    await home({ 'GET /marcas/destacadas': () => failure(500, 'ERROR_INTERNO', 'Ocurrió un error.') });
    expect(await screen.findByText('Hubo un error al cargar las marcas.')).toBeVisible();
  });
});

describe('the rest of the page', () => {
  it('states shipping, payment, minimum, how to buy, and where else the shop is found [T1.6 T2.17 T2.19 T2.21 T9.7]', async () => {
    await home();
    for (const fact of [
      'Envío gratis desde $70.000',
      'Transferencia, efectivo o cheques',
      'Distribuidora mayorista',
    ])
      expect(screen.getByText(fact)).toBeVisible();
    expect(screen.getByText(/Mínimo: \$50\.000 ARS/)).toBeVisible();
    const steps = screen.getByRole('region', { name: 'Cómo comprar' });
    expect(
      within(steps)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Crea tu cuenta', 'Arma tu carrito', 'Confirma el pedido', 'Te contactamos']);
    const social = screen.getByRole('region', { name: 'Síguenos' });
    expect(within(social).getAllByRole('link')).toHaveLength(2);
    // In the document's order.
    const brands = screen.getByRole('region', { name: 'Marcas destacadas' });
    const FOLLOWS = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(steps.compareDocumentPosition(brands)).toBe(FOLLOWS);
    expect(brands.compareDocumentPosition(social)).toBe(FOLLOWS);
  });

  it('does not ask a customer to make an account: that step is done', async () => {
    localStorage.setItem('auth', JSON.stringify(storedSession()));
    await home();
    const steps = screen.getByRole('region', { name: 'Cómo comprar' });
    expect(await within(steps).findByRole('heading', { name: /^Tu cuenta\s*, hecho$/ })).toBeVisible();
    expect(within(steps).queryByText('Crea tu cuenta')).toBeNull();
    expect(within(steps).queryByRole('link', { name: 'Solicitar una cuenta' })).toBeNull();
  });
});

describe('without signal', () => {
  const signal = (online: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
  };

  it('says so at once, and comes back by itself', async () => {
    const user = userEvent.setup();
    const { callsTo } = await home();
    await screen.findAllByRole('article');
    signal(false);
    expect(screen.getByRole('status', { name: 'Conexión' })).toHaveTextContent(/^Sin conexión\./);
    const asked = callsTo('GET /productos/destacados').length;
    await user.click(screen.getAllByRole('button', { name: 'Siguiente' }).at(-1) ?? document.body);
    await screen.findByText('Error al obtener los productos.');
    expect(screen.getByText('No hubo respuesta del servidor. Intenta de nuevo.')).toBeVisible();
    expect(callsTo('GET /productos/destacados')).toHaveLength(asked);
    signal(true);
    expect(await screen.findByText('Página 2 de 3')).toBeVisible();
    expect(screen.getByRole('status', { name: 'Conexión' })).toBeEmptyDOMElement();
  });
});
