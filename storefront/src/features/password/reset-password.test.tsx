import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failure, type Handlers } from '../../testing/fake-api.ts';
import { fakeApi, renderApp, resetApp } from '../../testing/render-app.tsx';
import { storedSession } from '../../testing/token.ts';

const COMPLEXITY =
  'La contraseña debe incluir al menos una letra mayúscula, un número y un carácter especial (como *, $, #, etc.).';

afterEach(() => {
  vi.useRealTimers();
  resetApp();
});

async function set(password: string, handlers: Handlers = {}, path = '/restablecer-password?token=llave') {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  const api = fakeApi(handlers);
  const { router } = await renderApp(path);
  const field = await screen.findByLabelText('Contraseña nueva');
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  await user.click(field);
  if (password) await user.paste(password);
  await user.click(screen.getByRole('button', { name: 'Restablecer' }));
  return { ...api, router };
}

describe('the rules', () => {
  it.each([
    ['', 'La contraseña es obligatoria.'],
    ['Corta1*', 'La contraseña debe tener al menos 8 caracteres.'],
    [`Larga1*${'a'.repeat(249)}`, 'La contraseña no puede exceder los 255 caracteres.'],
    ['sinmayuscula1*', COMPLEXITY],
    ['SinNumero*', COMPLEXITY],
    ['SinEspecial1', COMPLEXITY],
  ])("refuse '%s' [T5.10]", async (password, message) => {
    const { calls } = await set(password);
    expect(await screen.findByText(message)).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('show their state during typing', async () => {
    await set('Mayuscula1');
    expect(screen.getAllByTitle('cumple')).toHaveLength(3);
    expect(screen.getAllByTitle('falta')).toHaveLength(1);
  });
});

it('sends the token, shows the success and goes to the login after 5 s [T2.29 T4.15 T8.6 T9.10]', async () => {
  const { callsTo, router } = await set('Secreta1*', {
    'POST /auth/reset-password': () => ({ message: 'Listo.' }),
  });
  expect(await screen.findByText('Contraseña restablecida con éxito')).toBeVisible();
  expect(callsTo('POST /auth/reset-password')[0]?.body).toEqual({ token: 'llave', newPassword: 'Secreta1*' });
  await vi.advanceTimersByTimeAsync(4000);
  expect(router.state.location.pathname).toBe('/restablecer-password');
  await vi.advanceTimersByTimeAsync(1000);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

it("shows the server's message and a link to request a new mail [T8.5]", async () => {
  const message = 'El enlace no es válido o ya venció. Solicita uno nuevo.';
  await set('Secreta1*', {
    'POST /auth/reset-password': () => failure(400, 'ENLACE_INVALIDO', message),
  });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pedir otro enlace' }).getAttribute('href')).toBe(
    '/olvide-password',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Contraseña nueva').value).toBe('Secreta1*');
});

it("shows the server's message about the password at its field", async () => {
  const message = 'La contraseña es demasiado común.';
  await set('Secreta1*', {
    'POST /auth/reset-password': () =>
      failure(400, 'DATOS_INVALIDOS', 'Hay datos que no son válidos.', [{ field: 'newPassword', message }]),
  });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Contraseña nueva').getAttribute('aria-invalid')).toBe('true');
});

it('shows an unexpected-error message when no answer comes [T8.5]', async () => {
  await set('Secreta1*', {
    'POST /auth/reset-password': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  expect(await screen.findByText('Error inesperado. Intenta nuevamente.')).toBeVisible();
});

it('links to a new request when the address has no token', async () => {
  fakeApi({});
  await renderApp('/restablecer-password');
  expect(await screen.findByRole('heading', { name: 'Crear nueva contraseña' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pedir otro enlace' }).getAttribute('href')).toBe(
    '/olvide-password',
  );
  expect(screen.queryByLabelText('Contraseña nueva')).toBeNull();
});

it.each(['/olvide-password', '/restablecer-password?token=llave'])(
  'redirects an authenticated user from %s to the shop [T2.3]',
  async (path) => {
    fakeApi({});
    localStorage.setItem('auth', JSON.stringify(storedSession()));
    const { router } = await renderApp(path);
    await waitFor(() => expect(router.state.location.href).toBe('/inicio'));
    if (path.includes('token')) expect(await screen.findByText(/^Ya iniciaste sesión\./)).toBeVisible();
  },
);
