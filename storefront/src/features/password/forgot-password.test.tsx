import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { failure, type Handler } from '../../testing/fake-api.ts';
import { fakeApi, renderApp, resetApp } from '../../testing/render-app.tsx';

const SENT = 'Si este correo está registrado, recibirás un enlace de recuperación.';
const ALREADY = 'Ya has solicitado restablecer tu contraseña. Inténtalo más tarde.';

afterEach(() => {
  vi.useRealTimers();
  resetApp();
});

/** Submits the form with fake timers, so that the test can check the five seconds exactly. */
async function ask(answer: Handler<'POST /auth/request-password-reset'>, email = ' Cliente@Tienda.test ') {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  const api = fakeApi({ 'POST /auth/request-password-reset': answer });
  const { router } = await renderApp('/olvide-password');
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
  ['that one was already asked for', 429, 'RESET_YA_SOLICITADO', 'Otra frase del servidor.', ALREADY],
  ['anything else, as received', 503, 'NO_DISPONIBLE', 'El servicio descansa.', 'El servicio descansa.'],
] as const)(
  'says %s, and goes to /inicio after 5 s all the same [T4.14 T8.3 T8.4]',
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
