import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fillStorage } from 'app-core/testing/full-storage';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as leaving from '../../shared/leave.ts';
import { sessionStore } from '../../shared/session/access.ts';
import { fakeApi, type Handlers, Refusal, refuse } from '../../testing/api-fake.ts';
import { pedidosPage } from '../../testing/data.ts';
import { renderApp, tidyUp, tokenFor } from '../../testing/render-app.tsx';

const navigateTo = vi.fn();

tidyUp();
beforeEach(() => {
  navigateTo.mockClear();
  vi.spyOn(leaving, 'navigateTo').mockImplementation(navigateTo);
});

const emptyLists: Handlers = {
  'GET /pedidos': () => pedidosPage([]),
  'GET /usuarios': () => ({ usuarios: [], total: 0 }),
};

async function logIn(email = ' Empleado@Tienda.test ', password = 'Demo1234*') {
  await userEvent.type(await screen.findByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Contraseña'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
}

describe('the login', () => {
  it('starts a session for staff, and returns to the requested page', async () => {
    const api = fakeApi({ ...emptyLists, 'POST /auth/login': () => ({ token: tokenFor('empleado') }) });
    const { href } = renderApp('/panel-usuarios?inactivos=true&page=2');
    await waitFor(() => expect(href()).toContain('/login?returnTo='));
    api.answer({ 'GET /usuarios/inactivos': () => ({ usuarios: [], total: 20 }) });
    await logIn();
    await screen.findByRole('heading', { name: 'Área de Usuarios' });
    expect(href()).toBe('/panel-usuarios?inactivos=true&page=2');
    expect(api.callsTo('POST /auth/login')[0]?.body).toEqual({
      email: 'empleado@tienda.test',
      password: 'Demo1234*',
    });
    const stored = JSON.parse(localStorage.getItem('auth') ?? '{}');
    expect(stored.user).toEqual({ email: 'empleado@tienda.test', roles: ['empleado'] });
    expect(api.callsTo('GET /usuarios/inactivos')[0]?.headers.get('Authorization')).toBe(
      `Bearer ${stored.token}`,
    );
  });

  it.each(['//evil.example/x', 'https://evil.example', '/\\evil.example', '/login'])(
    'does not return to %s',
    async (returnTo) => {
      fakeApi({ ...emptyLists, 'POST /auth/login': () => ({ token: tokenFor('admin') }) });
      const { href } = renderApp(`/login?returnTo=${encodeURIComponent(returnTo)}`);
      await logIn();
      await waitFor(() => expect(href()).toBe('/panel-principal'));
    },
  );

  it('sends a customer to the shop, without a session here', async () => {
    fakeApi({ 'POST /auth/login': () => ({ token: tokenFor('usuario') }) });
    renderApp('/login');
    await logIn();
    await waitFor(() => expect(navigateTo).toHaveBeenCalledWith('http://tienda.test/inicio'));
    expect(sessionStore.current).toBeNull();
    expect(localStorage.getItem('auth')).toBeNull();
  });

  it('shows wrong credentials', async () => {
    fakeApi({
      'POST /auth/login': () => refuse(401, 'CREDENCIALES_INCORRECTAS', 'x'),
    });
    renderApp('/login');
    await logIn();
    const told = 'Credenciales incorrectas. Por favor, intente nuevamente.';
    await waitFor(() => expect(screen.getAllByText(told)).toHaveLength(2));
    // The toast disappears; the form's text stays until the next try.
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
    await waitFor(() => expect(screen.getAllByText(told)).toHaveLength(1));
    expect(screen.getByText(told).closest('form')).not.toBeNull();
    expect(screen.queryByText('Tu sesión venció')).toBeNull();
  });

  it("shows the server's refusal of an account", async () => {
    fakeApi({
      'POST /auth/login': () => refuse(403, 'CUENTA_PENDIENTE', 'Tu cuenta todavía no fue aprobada.'),
    });
    renderApp('/login');
    await logIn();
    await screen.findByText('Tu cuenta todavía no fue aprobada.');
  });

  it("asks for the second factor's code, and sends it with the credentials", async () => {
    const api = fakeApi({
      ...emptyLists,
      'POST /auth/login': ({ body }) => {
        const { codigo } = body as { codigo?: string };
        if (codigo === undefined) return refuse(403, 'FALTA_SEGUNDO_FACTOR', 'Escribe el código.');
        if (codigo === '123 456') return { token: tokenFor('empleado') };
        const message = 'El código no es correcto.';
        throw new Refusal(400, 'CODIGO_INCORRECTO', message, [{ field: 'codigo', message }]);
      },
    });
    const { href } = renderApp('/login');
    await logIn();
    const field = await screen.findByLabelText('Código de verificación');
    expect(field).toHaveFocus();
    expect([field.getAttribute('autocomplete'), (field as HTMLInputElement).inputMode]).toEqual([
      'one-time-code',
      'numeric',
    ]);
    expect(screen.queryByText('Escribe el código.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    await screen.findByText('El código es obligatorio.');
    await userEvent.type(field, '000000');
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    await screen.findByText('El código no es correcto.');
    await userEvent.clear(field);
    await userEvent.type(field, '123 456');
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(href()).toBe('/panel-principal'));
    expect(api.callsTo('POST /auth/login').map(({ body }) => body)).toEqual(
      [{}, { codigo: '000000' }, { codigo: '123 456' }].map((more) => ({
        email: 'empleado@tienda.test',
        password: 'Demo1234*',
        ...more,
      })),
    );
  });

  it('returns from the code to e-mail and password', async () => {
    fakeApi({ 'POST /auth/login': () => refuse(403, 'FALTA_SEGUNDO_FACTOR', 'Escribe el código.') });
    renderApp('/login');
    await logIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Usar un código de recuperación' }));
    expect(screen.getByLabelText('Código de recuperación')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Volver' }));
    expect(screen.getByLabelText('Email')).toHaveValue(' Empleado@Tienda.test '.trim());
  });

  it('validates the fields before the request', async () => {
    const api = fakeApi({});
    renderApp('/login');
    await userEvent.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
    await screen.findByText('El email es obligatorio');
    expect(screen.getByText('La contraseña es obligatoria')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Email'), 'ana');
    await screen.findByText('Email inválido');
    // Only the shop's data, which every page requests.
    expect(new Set(api.calls.map(({ name }) => name))).toEqual(new Set(['GET /tienda']));
  });

  it('keeps the session when storage is full, and warns that a reload ends it', async () => {
    fillStorage(localStorage);
    fakeApi({
      'GET /pedidos': () => pedidosPage([]),
      'POST /auth/login': () => ({ token: tokenFor('admin') }),
    });
    renderApp('/login?returnTo=/panel-pedidos');
    await logIn('admin@tienda.test');
    await screen.findByRole('heading', { name: 'Área de Pedidos' });
    expect(await screen.findByText(/^Este navegador no pudo guardar tu sesión: si recargas/)).toBeVisible();
  });
});
