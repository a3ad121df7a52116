import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { failure, fakeApi } from '../../testing/fake-api.ts';
import { renderApp, resetApp } from '../../testing/render-app.tsx';
import { fakeToken, inSeconds, storedSession } from '../../testing/token.ts';

type Answer = Parameters<typeof fakeApi>[0][string];
const WRONG = 'Credenciales incorrectas. Por favor, intente nuevamente.';

async function login(answer: Answer, email = ' Cliente@Tienda.test ') {
  const user = userEvent.setup();
  const calls = fakeApi({ 'POST /auth/login': answer });
  const { router } = await renderApp('/login');
  await user.type(await screen.findByLabelText('Correo electrónico'), email);
  await user.type(screen.getByLabelText('Contraseña'), 'Demo1234*');
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  return { calls, router };
}
const loginCalls = (calls: ReturnType<typeof fakeApi>) => calls.filter(({ path }) => path === '/auth/login');

afterEach(resetApp);

describe('logging in', () => {
  it('opens the session and goes to the shop', async () => {
    const exp = inSeconds(3600);
    const { calls, router } = await login(() => ({ body: { token: fakeToken(exp) } }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/inicio'));
    expect(loginCalls(calls)[0]?.body).toEqual({ email: 'cliente@tienda.test', password: 'Demo1234*' });
    expect(JSON.parse(localStorage.getItem('auth') ?? '')).toMatchObject({ expiry: exp });
    expect(calls.at(-1)?.authenticated).toBe(true);
  });

  it('says that the credentials are wrong', async () => {
    await login(() => failure(401, 'CREDENCIALES_INCORRECTAS', WRONG));
    expect(await screen.findByText(WRONG)).toBeDefined();
    expect(localStorage.getItem('auth')).toBeNull();
  });

  it.each([
    ['CUENTA_PENDIENTE', 'Tu cuenta todavía no fue aprobada.'],
    ['CUENTA_DESACTIVADA', 'Tu cuenta está desactivada.'],
  ] as const)('shows on the page what the server says about %s', async (code, message) => {
    const { router } = await login(() => failure(403, code, message));
    expect((await screen.findByText(message)).closest('form')).not.toBeNull();
    expect(router.state.location.pathname).toBe('/login');
  });

  it('shows what the server says about anything else', async () => {
    await login(() => failure(429, 'DEMASIADAS_SOLICITUDES', 'Demasiados intentos.'));
    expect(await screen.findByText('Demasiados intentos.')).toBeDefined();
  });
});

it('asks for both fields, and for an address that is one', async () => {
  const user = userEvent.setup();
  const calls = fakeApi({});
  await renderApp('/login');
  await user.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByText('El email es obligatorio')).toBeDefined();
  expect(screen.getByText('La contraseña es obligatoria')).toBeDefined();
  await user.type(screen.getByLabelText('Correo electrónico'), 'cliente');
  await user.tab();
  expect(await screen.findByText('Email inválido')).toBeDefined();
  expect(loginCalls(calls)).toEqual([]);
});

describe('who may see which page', () => {
  it.each(['/login', '/register'])('sends whoever is logged in from %s to the shop', async (path) => {
    fakeApi({});
    localStorage.setItem('auth', JSON.stringify(storedSession()));
    const { router } = await renderApp(path);
    await waitFor(() => expect(router.state.location.pathname).toBe('/inicio'));
  });

  it('sends a visitor from the account to the login', async () => {
    fakeApi({});
    const { router } = await renderApp('/usuario-info');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });
});
