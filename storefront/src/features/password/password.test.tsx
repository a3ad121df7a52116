import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { failure, type Handler, type Handlers } from '../../testing/fake-api.ts';
import { customer, openPage, type renderApp, visitor } from '../../testing/render-app.tsx';

const SENT = 'Si este correo está registrado, recibirás un enlace de recuperación.';
const ALREADY = 'Ya has solicitado restablecer tu contraseña. Inténtalo más tarde.';

/** Submits the form with fake timers, so that the test can check the five seconds exactly. */
async function ask(answer: Handler<'POST /auth/request-password-reset'>, email = ' Cliente@Tienda.test ') {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  const { api, router } = await openPage('/olvide-password', visitor, {
    'POST /auth/request-password-reset': answer,
  });
  const field = await screen.findByLabelText('Correo electrónico');
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  await user.type(field, email);
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  return { ...api, router };
}

async function leavesAfterFiveSeconds(router: Awaited<ReturnType<typeof renderApp>>['router']) {
  expect(router.state.location.pathname).toBe('/olvide-password');
  await vi.advanceTimersByTimeAsync(4000);
  expect(router.state.location.pathname).toBe('/olvide-password');
  await vi.advanceTimersByTimeAsync(1000);
  await waitFor(() => expect(router.state.location.pathname).toBe('/inicio'));
}

it('sends the e-mail trimmed and lowercased, shows the result and goes to /inicio after 5 s [T2.28 T4.14 T5.9 T8.2 T9.10]', async () => {
  const { callsTo, router } = await ask(() => ({ message: SENT }));
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(callsTo('POST /auth/request-password-reset')[0]?.body).toEqual({ email: 'cliente@tienda.test' });
  expect(screen.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible();
  await leavesAfterFiveSeconds(router);
});

it.each([
  ['that a link was already requested', 429, 'RESET_YA_SOLICITADO', 'Otra frase del servidor.', ALREADY],
  ['the message of any other error', 503, 'NO_DISPONIBLE', 'El servicio descansa.', 'El servicio descansa.'],
] as const)(
  'shows %s, and still goes to /inicio after 5 s [T4.14 T8.3 T8.4]',
  async (_, status, code, message, shown) => {
    const { router } = await ask(() => failure(status, code, message));
    expect(await screen.findByText(shown)).toBeVisible();
    // The field keeps its value.
    expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toContain(
      'Cliente@Tienda.test',
    );
    await leavesAfterFiveSeconds(router);
  },
);

it('sends nothing without a valid e-mail [T5.9]', async () => {
  const { calls } = await ask(() => ({ message: SENT }), 'cliente@');
  expect(await screen.findByText('El correo electrónico no es válido.')).toBeVisible();
  expect(calls).toEqual([]);
});

const COMPLEXITY =
  'La contraseña debe incluir al menos una letra mayúscula, un número y un carácter especial (como *, $, #, etc.).';

async function set(password: string, handlers: Handlers = {}, path = '/restablecer-password?token=llave') {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  const { api, router } = await openPage(path, visitor, handlers);
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
  await openPage('/restablecer-password');
  expect(await screen.findByRole('heading', { name: 'Crear nueva contraseña' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pedir otro enlace' }).getAttribute('href')).toBe(
    '/olvide-password',
  );
  expect(screen.queryByLabelText('Contraseña nueva')).toBeNull();
});

it.each(['/olvide-password', '/restablecer-password?token=llave'])(
  'redirects an authenticated user from %s to the shop [T2.3]',
  async (path) => {
    const { router } = await openPage(path, customer);
    await waitFor(() => expect(router.state.location.href).toBe('/inicio'));
    if (path.includes('token')) expect(await screen.findByText(/^Ya iniciaste sesión\./)).toBeVisible();
  },
);
