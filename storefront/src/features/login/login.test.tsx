import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { pedido, producto, usuario, withoutPrice } from '../../testing/data.ts';
import { failure, type Handler, productsPage } from '../../testing/fake-api.ts';
import { customer, fakeApi, openPage, renderApp, visitor } from '../../testing/render-app.tsx';
import { fakeToken, inSeconds } from '../../testing/token.ts';

const WRONG = 'Credenciales incorrectas. Por favor, intente nuevamente.';

async function login(
  answer: Handler<'POST /auth/login'>,
  { email = ' Cliente@Tienda.test ', path = '/login' } = {},
) {
  const { user, calls, callsTo, router } = await openPage(path, visitor, {
    'POST /auth/login': answer,
    'GET /productos/search': (call) => productsPage([producto(1)], call),
  });
  await user.type(await screen.findByLabelText('Correo electrónico'), email);
  await user.type(screen.getByLabelText('Contraseña'), 'Demo1234*');
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  return { calls, callsTo, router };
}

describe('logging in', () => {
  it('shows at once that there is no connection and sends nothing later', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { callsTo } = await login(() => ({ token: fakeToken() }));
    await screen.findByText('No hubo respuesta del servidor. Intenta de nuevo.');
    expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toBeEnabled();
    vi.restoreAllMocks();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/^Sin conexión/)).toBeNull());
    expect(callsTo('POST /auth/login')).toEqual([]);
  });

  it('opens the session and goes to the shop [T2.22 T2.24 T3.12 T4.16]', async () => {
    const exp = inSeconds(3600);
    const { calls, callsTo, router } = await login(() => ({ token: fakeToken(exp) }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/inicio'));
    expect(callsTo('POST /auth/login')[0]?.body).toEqual({
      email: 'cliente@tienda.test',
      password: 'Demo1234*',
    });
    expect(JSON.parse(localStorage.getItem('auth') ?? '')).toMatchObject({ expiry: exp });
    expect(calls.at(-1)?.headers.has('authorization')).toBe(true);
  });

  it.each([
    ['/categorias?term=mani', '/login?returnTo=%2Fcategorias%3Fterm%3Dmani'],
    ['/inicio', '/login?returnTo=https%3A%2F%2Fevil.example'],
    ['/inicio', '/login?returnTo=%2F%2Fevil.example'],
    ['/inicio', '/login?returnTo=%2Flogin'],
  ])('goes to %s after %s', async (target, path) => {
    const { router } = await login(() => ({ token: fakeToken() }), { path });
    await waitFor(() => expect(router.state.location.href).toBe(target));
  });

  it('shows that the credentials are wrong [T8.1]', async () => {
    await login(() => failure(401, 'CREDENCIALES_INCORRECTAS', WRONG));
    expect(await screen.findByText(WRONG)).toBeVisible();
    expect(localStorage.getItem('auth')).toBeNull();
  });

  it.each([
    ['CUENTA_PENDIENTE', 'Tu cuenta todavía no fue aprobada.'],
    ['CUENTA_DESACTIVADA', 'Tu cuenta está desactivada.'],
  ] as const)("shows the server's message about %s on the page [T4.4]", async (code, message) => {
    const { router } = await login(() => failure(403, code, message));
    expect((await screen.findByText(message)).closest('form')).not.toBeNull();
    expect(router.state.location.pathname).toBe('/login');
  });

  it('asks staff with a second factor for the code and accepts a recovery code instead', async () => {
    const user = userEvent.setup();
    const { callsTo, router } = await login(({ body }) =>
      (body as { codigo?: string }).codigo === undefined
        ? failure(403, 'FALTA_SEGUNDO_FACTOR', 'Escribe el código.')
        : { token: fakeToken() },
    );
    expect(await screen.findByLabelText('Código de verificación')).toHaveFocus();
    expect(screen.queryByText('Escribe el código.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Usar un código de recuperación' }));
    await user.type(screen.getByLabelText('Código de recuperación'), 'ABCD-EFGH-IJKL-MNOP');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/inicio'));
    expect(callsTo('POST /auth/login').at(-1)?.body).toEqual({
      email: 'cliente@tienda.test',
      password: 'Demo1234*',
      codigo: 'ABCD-EFGH-IJKL-MNOP',
    });
  });

  it('disables the button with a busy label during the request [T2.23]', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { router } = await login(() => held.then(() => ({ token: fakeToken() })));
    const button = await screen.findByRole('button', { name: 'Iniciando sesión…' });
    expect(button.matches(':disabled, [aria-disabled=true]')).toBe(true);
    answer();
    await waitFor(() => expect(router.state.location.pathname).toBe('/inicio'));
  });

  it("shows the server's message for any other failure", async () => {
    await login(() => failure(429, 'DEMASIADAS_SOLICITUDES', 'Demasiados intentos.'));
    expect(await screen.findByText('Demasiados intentos.')).toBeVisible();
  });
});

it('requires both fields and a valid e-mail [T5.8]', async () => {
  const { user, callsTo } = await openPage('/login');
  await user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByText('El email es obligatorio')).toBeVisible();
  expect(screen.getByText('La contraseña es obligatoria')).toBeVisible();
  await user.type(screen.getByLabelText('Correo electrónico'), 'cliente');
  await user.tab();
  expect(await screen.findByText('Email inválido')).toBeVisible();
  expect(callsTo('POST /auth/login')).toEqual([]);
});

describe('access to pages', () => {
  it.each(['/login', '/register'])(
    'redirects an authenticated user from %s to the shop [T2.3 T6.7]',
    async (path) => {
      const { router } = await openPage(path, customer);
      await waitFor(() => expect(router.state.location.pathname).toBe('/inicio'));
    },
  );

  it.each(['/usuario-info', '/mis-pedidos?page=2', '/mis-pedidos/00000000-0000-4000-8009-000000000412'])(
    'redirects a visitor from %s to the login, and back to it after the login [T2.10]',
    async (path) => {
      const { user, router } = await openPage(path, visitor, {
        'POST /auth/login': () => ({ token: fakeToken() }),
        'GET /usuarios/:id': () => usuario,
        'GET /mis-pedidos': () => ({ pedidos: [pedido], total: 11 }),
        'GET /mis-pedidos/:id': () => pedido,
      });
      await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
      expect(router.state.location.search).toEqual({ returnTo: path });
      await user.type(await screen.findByLabelText('Correo electrónico'), 'cliente@tienda.test');
      await user.type(screen.getByLabelText('Contraseña'), 'Demo1234*{Enter}');
      await waitFor(() => expect(router.state.location.href).toBe(path));
    },
  );
});

it('the login links to the password reset and the registration [T2.22]', async () => {
  await openPage('/login');
  expect((await screen.findByRole('link', { name: '¿Olvidaste tu contraseña?' })).getAttribute('href')).toBe(
    '/olvide-password',
  );
  expect(screen.getByRole('link', { name: 'Solicítala para tu comercio' }).getAttribute('href')).toBe(
    '/register',
  );
});

it('a product page links to the login with its own address to return to', async () => {
  fakeApi({
    'GET /productos/:id': () => withoutPrice(producto(1)),
    'GET /productos/categoria/:nombre': () => ({ productos: [], total: 0 }),
  });
  const path = `/producto/${producto(1).producto_id}`;
  await renderApp(path);
  const way = `/login?returnTo=${encodeURIComponent(path)}`;
  expect((await screen.findByRole('link', { name: 'Ver precio' })).getAttribute('href')).toBe(way);
  expect(screen.getByRole('link', { name: 'Iniciar sesión' }).getAttribute('href')).toBe(way);
});
