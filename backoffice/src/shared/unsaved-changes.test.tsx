import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../testing/api-fake.ts';
import { pedidosPage } from '../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../testing/render-app.tsx';
import { logOut } from './session/access.ts';

tidyUp();

const question = () => screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' });

describe('the registration of a customer', () => {
  async function begin(typed: string) {
    signInAs('empleado');
    fakeApi({
      'POST /auth/logout': () => ({ mensaje: 'Sesión cerrada' }),
      'GET /pedidos': () => pedidosPage([]),
      'GET /productos': () => ({ productos: [], total: 0 }),
    });
    const app = renderApp('/pedido-nuevo/registrar');
    const field = await screen.findByLabelText('Nombre');
    if (typed) await userEvent.type(field, typed);
    return app;
  }

  it.each([
    ['Volver', () => userEvent.click(screen.getByRole('link', { name: /^Volver/ }))],
    [
      'a link of the menu',
      () => userEvent.click(screen.getAllByRole('link', { name: /Pedidos/ })[0] as Element),
    ],
  ])('asks before %s discards the draft', async (_, leave) => {
    const { href } = await begin('Zoe');
    await leave();
    await userEvent.click(within(await question()).getByRole('button', { name: 'Seguir editando' }));
    expect(href()).toBe('/pedido-nuevo/registrar');
    expect(screen.getByLabelText('Nombre')).toHaveValue('Zoe');
  });

  it('does not ask on leaving an untouched form', async () => {
    const { href } = await begin('');
    await userEvent.click(screen.getByRole('link', { name: /^Volver/ }));
    await waitFor(() => expect(href()).toBe('/pedido-nuevo'));
  });

  it('opens the login without a question after logout', async () => {
    const { href } = await begin('Zoe');
    act(() => logOut());
    await waitFor(() => expect(href()).toContain('/login'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
