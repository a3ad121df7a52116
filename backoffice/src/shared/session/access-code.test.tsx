import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../../testing/api-fake.ts';
import { renderApp, signInAs, tidyUp, tokenFor } from '../../testing/render-app.tsx';
import * as leaving from '../leave.ts';
import { forgetCodeRefusal } from './access-code.ts';

const navigateTo = vi.fn();

tidyUp();
beforeEach(() => {
  navigateTo.mockClear();
  vi.spyOn(leaving, 'navigateTo').mockImplementation(navigateTo);
  forgetCodeRefusal();
});

const shop: Handlers = {
  'GET /usuarios': () => ({ usuarios: [], total: 0 }),
  'POST /auth/canje': () => ({ token: tokenFor('empleado') }),
};

describe("the storefront's one-time code", () => {
  it('starts a session on any page, once, and leaves the URL', async () => {
    const api = fakeApi(shop);
    const { href } = renderApp('/panel-usuarios?inactivos=false#codigo=1234567');
    await screen.findByRole('heading', { name: 'Área de Usuarios' });
    expect(api.callsTo('POST /auth/canje').map(({ body }) => body)).toEqual([{ codigo: '1234567' }]);
    expect(href()).not.toContain('codigo');
    expect(JSON.parse(localStorage.getItem('auth') ?? '{}').user.email).toBe('empleado@tienda.test');
  });

  it('that is used or expired opens the login with a message, and keeps target and fragment', async () => {
    const message = 'El acceso directo ya venció. Inicia sesión para continuar.';
    fakeApi({
      'POST /auth/canje': () => refuse(400, 'CODIGO_INVALIDO', message),
    });
    const { router } = renderApp('/pedido-nuevo/buscar#carrito=x:1&codigo=usado');
    await screen.findByText(message);
    expect(router.state.location.pathname).toBe('/login');
    expect(router.state.location.search).toEqual({ returnTo: '/pedido-nuevo/buscar#carrito=x:1' });
  });

  it('is ignored with an existing session', async () => {
    signInAs('admin');
    const api = fakeApi(shop);
    const { href } = renderApp('/panel-usuarios#codigo=abc');
    await screen.findByRole('heading', { name: 'Área de Usuarios' });
    await waitFor(() => expect(href()).toBe('/panel-usuarios'));
    expect(api.callsTo('POST /auth/canje')).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: /^Menú/ }));
    expect(within(await screen.findByRole('dialog')).getByText('admin@tienda.test')).toBeVisible();
  });

  it('of a customer starts no session here', async () => {
    fakeApi({ 'POST /auth/canje': () => ({ token: tokenFor('usuario') }) });
    renderApp('/panel-usuarios#codigo=abc');
    await waitFor(() => expect(navigateTo).toHaveBeenCalledWith('http://tienda.test/inicio'));
    expect(localStorage.getItem('auth')).toBeNull();
  });
});
