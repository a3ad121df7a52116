/** Frame around every page, and the text pages. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LIMITS } from 'api-client/storefront';
import { brandOf } from 'ui-kit/brand';
import { describe, expect, it } from 'vitest';
import { fakeApi, openPage, renderApp, visitor } from '../../testing/render-app.tsx';

const MENU = [
  'Inicio',
  'Categorías',
  'Marcas',
  'Promociones',
  'Nuevos ingresos',
  'Bulto cerrado',
  'Sobre nosotros',
];

describe("the menu behind the header's button", () => {
  it.each([
    ['a visitor', [], ['Iniciar sesión', 'Solicitar una cuenta']],
    [
      'a customer',
      ['usuario'],
      [
        'Mi cuenta',
        'Mis pedidos',
        'Habituales',
        'Pedido rápido',
        'Cuenta corriente',
        'Mis listas',
        'Lista de precios',
      ],
    ],
    [
      'staff',
      ['empleado'],
      [
        'Mi cuenta',
        'Mis pedidos',
        'Habituales',
        'Pedido rápido',
        'Cuenta corriente',
        'Mis listas',
        'Lista de precios',
        'Panel Administrador',
      ],
    ],
  ])('shows %s the pages of the shop, then their own links [T2.52 T2.53 T2.54]', async (_, roles, own) => {
    const { user } = await openPage('/about', roles);
    await user.click(screen.getByRole('button', { name: 'Menú' }));
    const menu = await screen.findByRole('dialog');
    await within(menu).findByRole('link', { name: own.at(-1) ?? '' });
    const links = within(menu).getAllByRole('link');
    const [logo, ...entries] = links.map((link) => link.getAttribute('aria-label') ?? link.textContent);
    expect(logo).toBe('Tierra Llana, inicio');
    expect(entries).toEqual([...MENU, ...own]);
  });
});

describe('the footer', () => {
  it('has logo, tagline, social links, contact, menu and copyright [T1.7 T2.56]', async () => {
    await openPage('/about');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Tierra Llana, inicio' }).getAttribute('href')).toBe('/inicio');
    expect(footer.getByText('Distribuidora mayorista de alimentos naturales')).toBeVisible();
    const leads = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(leads).toEqual(
      expect.arrayContaining([
        'https://instagram.test/tienda',
        'https://wa.test/1',
        'tel:+5492477415820',
        'mailto:ventas@tierrallana.test',
      ]),
    );
    expect(footer.getByText('+54 9 2477 41-5820')).toBeVisible();
    expect(screen.getByRole('contentinfo').textContent).toContain('ventas@tierrallana.test');
    expect(footer.getByText('Pergamino, Buenos Aires')).toBeVisible();
    for (const name of MENU) expect(footer.getByRole('link', { name })).toBeVisible();
    expect(footer.getByText(/^© 2021–2031 Tierra Llana\./)).toBeVisible();
  });
});

it('the company page shows its title, a text and an image [T1.8 T2.11]', async () => {
  await openPage('/about');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('¿QUIENES SOMOS?');
  const main = within(screen.getByRole('main'));
  expect(main.getByText(/distribuidora mayorista de alimentos naturales\. Desde 2021/)).toBeVisible();
  expect(main.getByRole('img').getAttribute('alt')).not.toBe('');
});

it('shows the texts that the admins wrote', async () => {
  const { router } = await openPage('/about', visitor, {
    'GET /tienda': () => ({
      ...{ monto_minimo: LIMITS.montoMin, envio_gratis: LIMITS.envioGratis },
      textos: {
        titulo_inicio: 'Todo suelto',
        texto_inicio: null,
        texto_nosotros: 'Vendemos desde 1990.\n\n\nY repartimos.',
      },
    }),
  });
  const main = within(screen.getByRole('main'));
  expect(main.getByText('Vendemos desde 1990.')).toBeVisible();
  expect(main.getByText('Y repartimos.')).toBeVisible();
  expect(main.queryByText(/Desde 2021/)).toBeNull();
  await act(() => router.navigate({ to: '/inicio' }));
  const title = await screen.findByRole('heading', { level: 1, name: 'Todo suelto' });
  expect(title).toBeVisible();
  expect(screen.getByText(/^Tierra Llana abastece a dietéticas/)).toBeVisible();
});

it.each(['/no-existe', '/admin', '/producto', '/inicio/otra'])(
  "shows 'not found' for %s, with a link home [T2.12 T2.51]",
  async (path) => {
    await openPage(path);
    expect(
      await screen.findByRole('heading', { level: 1, name: '404 / Página no encontrada' }),
    ).toBeVisible();
    const back = within(screen.getByRole('main')).getByRole('link', { name: 'Volver al inicio' });
    expect(back.getAttribute('href')).toBe('/inicio');
  },
);

it('shows the announcement on the page, and hours and holidays in the footer', async () => {
  fakeApi({});
  await renderApp('/about', {
    announcement: 'Cerramos el 25.',
    hours: 'Lunes a viernes de 8 a 17',
    closed: 'Cerrado: vie 25/12',
  });
  expect(within(screen.getByRole('main')).getByText('Cerramos el 25.')).toBeVisible();
  const foot = screen.getByRole('contentinfo');
  expect(within(foot).getByText('Lunes a viernes de 8 a 17')).toBeVisible();
  expect(within(foot).getByText('Cerrado: vie 25/12')).toBeVisible();
});

it("uses the shop's logo with its size, and its colour in both schemes", async () => {
  fakeApi({});
  const tones = { ...brandOf('#1d4ed8').light, chosen: '#1d4ed8' };
  const logo = { src: '/api/imagenes/x/480.png', width: 480, height: 160, tone: null };
  await renderApp('/login', { tones, logo });
  const [first] = screen.getAllByRole('link', { name: 'Tierra Llana, inicio' });
  const picture = within(first as HTMLElement).getByAltText('Tierra Llana');
  expect(picture.getAttribute('src')).toBe(logo.src);
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['117', '39']);
  const button = await screen.findByRole('button', { name: 'Iniciar sesión' });
  expect(getComputedStyle(button).backgroundColor).toBe('rgb(29, 78, 216)');

  // The dark scheme uses a tone that is legible there.
  await userEvent.click(screen.getByRole('button', { name: 'Menú' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Modo oscuro' }));
  const { main } = brandOf('#1d4ed8').dark;
  const inHex = () =>
    `#${[...getComputedStyle(button).backgroundColor.matchAll(/\d+/g)].map(([part]) => Number(part).toString(16).padStart(2, '0')).join('')}`;
  await waitFor(() => expect(inHex()).toBe(main));
  await userEvent.click(await screen.findByRole('button', { name: 'Modo claro' }));
  await waitFor(() => expect(inHex()).toBe('#1d4ed8'));
});
