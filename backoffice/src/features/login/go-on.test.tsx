import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { sessionStore } from '../../shared/session/access.ts';
import { fakeApi, type Handlers, Refusal, refuse } from '../../testing/api-fake.ts';
import { usuario } from '../../testing/data.ts';
import { renderApp, signInAs, tidyUp, tokenFor } from '../../testing/render-app.tsx';

tidyUp();

const MESSAGE = 'Tu sesión no es válida o ha vencido. Inicia sesión de nuevo.';
const pending = usuario(2, { dado_de_alta: false, esta_activo: false, roles: [] });

/** A fake API whose sessions end when `end` is called; it accepts a token issued after that. */
function shop(more: Handlers = {}) {
  let valid = true;
  const guarded =
    <T,>(answer: T) =>
    (): T => {
      if (!valid) throw new Refusal(401, 'NO_AUTENTICADO', MESSAGE);
      return answer;
    };
  const api = fakeApi({
    'GET /notificaciones': guarded([]),
    'GET /usuarios/inactivos': guarded({ usuarios: [pending], total: 1 }),
    'PATCH /usuarios/rechazar/:id': guarded({ mensaje: 'x' }),
    'POST /auth/login': ({ body }) => {
      const { email, password } = body as { email: string; password: string };
      if (password !== 'Demo1234*') {
        refuse(401, 'CREDENCIALES_INCORRECTAS', 'Credenciales incorrectas. Por favor, intente nuevamente.');
      }
      valid = true;
      return { token: tokenFor(email.startsWith('admin') ? 'admin' : 'empleado', 7200) };
    },
    ...more,
  });
  return {
    api,
    end: () => {
      valid = false;
    },
  };
}

const PATH = '/panel-usuarios?inactivos=true';
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Tu sesión venció' }));
async function goOn(password = 'Demo1234*') {
  const inside = await dialog();
  const field = inside.getByLabelText('Contraseña');
  await userEvent.clear(field);
  await userEvent.type(field, password);
  await userEvent.click(inside.getByRole('button', { name: 'Continuar' }));
}
const storageEvent = (value: string | null) => {
  if (value === null) localStorage.removeItem('auth');
  else localStorage.setItem('auth', value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth', newValue: value })));
};

describe('a session that ends during work', () => {
  it('asks for the password above the page, and repeats failed requests', async () => {
    signInAs('empleado');
    const { api, end } = shop();
    const { href, queryClient, live } = renderApp(PATH);
    await screen.findByText('Bruno Gómez 2');
    end();
    await act(() => queryClient.invalidateQueries());
    expect((await dialog()).getByLabelText('Email')).toHaveProperty('value', 'empleado@tienda.test');
    expect(sessionStore.current).toBeNull();
    expect(localStorage.getItem('auth')).not.toContain('token');
    expect(live.handlers).toBeUndefined();
    expect(screen.getByText('Bruno Gómez 2')).toBeVisible();

    const before = api.callsTo('GET /usuarios/inactivos').length;
    await goOn();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(api.callsTo('GET /usuarios/inactivos').length).toBeGreaterThan(before));
    expect(href()).toBe(PATH);
    expect(live.handlers).toBeDefined();
  });

  it('keeps typed text, and a refused action can be repeated', async () => {
    signInAs('empleado');
    const { api, end } = shop();
    renderApp(PATH);
    await userEvent.click(await screen.findByRole('button', { name: 'Rechazar: Bruno Gómez 2' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Motivo/ }), 'Falta el CUIT.');
    end();
    await userEvent.click(screen.getByRole('button', { name: 'Sí, rechazar' }));
    await goOn();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Tu sesión venció' })).toBeNull());
    expect(screen.getByRole('textbox', { name: /Motivo/ })).toHaveProperty('value', 'Falta el CUIT.');
    await userEvent.click(screen.getByRole('button', { name: 'Sí, rechazar' }));
    await screen.findByText('La solicitud ha sido rechazada exitosamente.');
    expect(api.callsTo('PATCH /usuarios/rechazar/:id')).toHaveLength(2);
  });

  it('asks when the token expires, without a call', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    signInAs('empleado', 60);
    shop();
    renderApp(PATH);
    await screen.findByText('Bruno Gómez 2');
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    await dialog();
  });

  it('shows the wrong-password error and keeps the dialog open', async () => {
    signInAs('empleado');
    const { end } = shop();
    const { queryClient } = renderApp(PATH);
    await screen.findByText('Bruno Gómez 2');
    end();
    await act(() => queryClient.invalidateQueries());
    await goOn('otra');
    const inside = await dialog();
    await inside.findByText('Credenciales incorrectas. Por favor, intente nuevamente.');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Tu sesión venció' })).toBeVisible();
  });

  it('stays above the page when a delayed search changes the URL', async () => {
    signInAs('empleado');
    const { api, end } = shop({ 'GET /usuarios/search': () => ({ usuarios: [pending], total: 1 }) });
    const { href, queryClient, router } = renderApp(PATH);
    await screen.findByText('Bruno Gómez 2');
    end();
    await act(() => queryClient.invalidateQueries());
    await dialog();
    // A search changes the URL a moment after the last key.
    const searched = `${PATH}&term=mani`;
    await act(() => router.navigate({ href: searched, replace: true }));
    expect(href()).toBe(searched);
    // No call leaves without a token.
    expect(api.callsTo('GET /usuarios/search')).toHaveLength(0);
    await goOn();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.getByText('Bruno Gómez 2')).toBeVisible();
    expect(href()).toBe(searched);
  });

  it("lets another user log in, without the first user's data", async () => {
    signInAs('empleado');
    const { end } = shop();
    const { href, queryClient } = renderApp(PATH);
    await screen.findByText('Bruno Gómez 2');
    end();
    await act(() => queryClient.invalidateQueries());
    await userEvent.click((await dialog()).getByRole('button', { name: 'Cambiar de cuenta' }));
    await screen.findByRole('heading', { name: 'Iniciar sesión' });
    expect(href()).toBe('/login');
    expect(localStorage.getItem('auth')).toBeNull();
    await waitFor(() => expect(queryClient.getQueryCache().getAll()).toHaveLength(0));
  });

  it("asks when another tab's session expires, and continues when that tab does", async () => {
    signInAs('empleado');
    shop();
    const { href } = renderApp(PATH);
    await screen.findByText('Bruno Gómez 2');
    storageEvent('"vencida"');
    await dialog();
    const user = { email: 'empleado@tienda.test', roles: ['empleado'] };
    storageEvent(JSON.stringify({ token: tokenFor('empleado', 999), user, expiry: Date.now() / 1000 + 999 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(href()).toBe(PATH);
  });

  it('goes to the login when another tab has changed the account', async () => {
    signInAs('empleado');
    shop();
    renderApp(PATH);
    await screen.findByText('Bruno Gómez 2');
    storageEvent('"vencida"');
    await dialog();
    storageEvent(null);
    await screen.findByRole('heading', { name: 'Iniciar sesión' });
  });
});
