import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { banner, marca, producto } from '../../testing/data.ts';
import { failure, type Handlers, productsPage } from '../../testing/fake-api.ts';
import { customer, openPage, resetApp } from '../../testing/render-app.tsx';

const featured = Array.from({ length: 23 }, (_, place) =>
  producto(place, { nombre: `Destacado ${String(place).padStart(2, '0')}`, producto_destacado: true }),
);
const isBanner = (query: URLSearchParams) => query.get('limit') === '15';
const home = (handlers: Handlers = {}, roles: string[] = []) =>
  openPage('/inicio', roles, {
    'GET /productos/destacados': (call) => productsPage(featured, call),
    ...handlers,
  });
const shelf = () => screen.findByLabelText('Destacados', { selector: '[aria-roledescription]' });

describe('the banner', () => {
  it('has 15 featured products that link to their pages [T2.14 T2.15 T9.3]', async () => {
    const { callsTo } = await home();
    const links = within(await shelf()).getAllByRole('link', { hidden: true });
    expect(links).toHaveLength(15);
    // The grid below begins with the first product.
    const [first] = screen.getAllByRole('article');
    expect(links[0]?.getAttribute('href')).toBe(`/producto/${featured[10]?.producto_id}`);
    expect(within(first ?? document.body).getByText('Destacado 00')).toBeVisible();
    const banner = callsTo('GET /productos/destacados').filter(({ query }) => isBanner(query));
    expect(banner.map(({ query }) => query.get('offset'))).toEqual(['0']);
  });

  it('shows that it is loading while the rest of the page is there [T2.16]', async () => {
    await home({
      'GET /productos/destacados': (call) =>
        isBanner(call.query) ? new Promise<never>(() => {}) : productsPage(featured, call),
    });
    expect(await screen.findByText('Cargando productos destacados...')).toBeVisible();
    expect(await screen.findAllByRole('article')).toHaveLength(10);
  });

  it("shows its failure and loads again on 'Reintentar' [T2.16]", async () => {
    let broken = true;
    const { user } = await home({
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

  it('shows a placeholder logo with a text when no product is featured [T2.16]', async () => {
    await home({ 'GET /productos/destacados': () => ({ productos: [], total: 0 }) });
    expect(await screen.findByText('Sin productos destacados')).toBeVisible();
  });
});

describe("the shop's own banners", () => {
  const banners = (...titles: string[]) => ({
    banners: titles.map((titulo, place) =>
      banner(place, { titulo, ...(place > 0 && { texto: '', enlace: '' }) }),
    ),
  });

  it('appear above the products and link to their targets', async () => {
    await home({ 'GET /banners': () => banners('Fiestas', 'Feria') });
    const region = screen.getByRole('region', { name: 'Novedades' });
    const headings = within(region).getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Fiestas', 'Feria']);
    const links = within(region).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/promociones']);
    expect(region.compareDocumentPosition(await shelf())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('are absent when there are none or they fail to load', async () => {
    await home();
    expect(screen.queryByRole('region', { name: 'Novedades' })).toBeNull();
    resetApp();
    await home({ 'GET /banners': () => failure(500, 'ERROR_INTERNO', 'Ocurrió un error.') });
    expect(await screen.findAllByRole('article')).toHaveLength(10);
    expect(screen.queryByRole('region', { name: 'Novedades' })).toBeNull();
  });

  it('do not move the page when they arrive late, and appear on the next visit', async () => {
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
    // On the next visit the banner is there.
    await act(() => router.navigate({ to: '/about' }));
    await act(() => router.navigate({ to: '/inicio' }));
    expect(await screen.findByRole('region', { name: 'Novedades' })).toBeVisible();
  });
});

describe('the featured products', () => {
  it('come ten at a time with the page in the address [T2.18 T9.1]', async () => {
    const { user, router } = await home();
    expect(await screen.findAllByRole('article')).toHaveLength(10);
    // The banner's arrow has the same name and comes first.
    await user.click(screen.getAllByRole('button', { name: 'Siguiente' }).at(-1) ?? document.body);
    expect(await screen.findByText('Página 2 de 3')).toBeVisible();
    expect(router.state.location.search).toEqual({ page: 2 });
  });

  it("show that they failed and that the fault is the shop's, not the connection's [T8.11]", async () => {
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
  it('are requested 500 at a time and link to their catalogues [T2.20 T9.4]', async () => {
    const { callsTo } = await home({
      'GET /marcas/destacadas': () => ({ marcas: [marca(1, 'Raíz Viva')], total: 1 }),
    });
    const link = await screen.findByRole('link', { name: 'Raíz Viva' });
    expect(link.getAttribute('href')).toBe('/marcas/Ra%C3%ADz%20Viva');
    expect(callsTo('GET /marcas/destacadas')[0]?.query.get('limit')).toBe('500');
  });

  it('show a text when there are none [T2.20]', async () => {
    await home();
    expect(await screen.findByText('No se ha encontrado ninguna marca destacada.')).toBeVisible();
  });

  it('show their failure [T8.11]', async () => {
    await home({ 'GET /marcas/destacadas': () => failure(500, 'ERROR_INTERNO', 'Ocurrió un error.') });
    expect(await screen.findByText('Hubo un error al cargar las marcas.')).toBeVisible();
  });
});

describe('the rest of the page', () => {
  it('states shipping, payment, minimum, how to buy and social links [T1.6 T2.17 T2.19 T2.21 T9.7]', async () => {
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
    // The order of the sections in the document.
    const brands = screen.getByRole('region', { name: 'Marcas destacadas' });
    const FOLLOWS = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(steps.compareDocumentPosition(brands)).toBe(FOLLOWS);
    expect(brands.compareDocumentPosition(social)).toBe(FOLLOWS);
  });

  it('shows a customer the account step as done', async () => {
    await home({}, customer);
    const steps = screen.getByRole('region', { name: 'Cómo comprar' });
    expect(await within(steps).findByRole('heading', { name: /^Tu cuenta\s*, hecho$/ })).toBeVisible();
    expect(within(steps).queryByText('Crea tu cuenta')).toBeNull();
    expect(within(steps).queryByRole('link', { name: 'Solicitar una cuenta' })).toBeNull();
  });
});

describe('without a connection', () => {
  const signal = (online: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
  };

  it('shows the lost connection at once and loads again when it returns', async () => {
    const { user, callsTo } = await home();
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
