import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { usuario } from '../../testing/data.ts';
import { failure, type Handlers } from '../../testing/fake-api.ts';
import { fakeApi, renderApp, resetApp } from '../../testing/render-app.tsx';
import { storedSession } from '../../testing/token.ts';

afterEach(resetApp);

async function open(handlers: Handlers) {
  const api = fakeApi(handlers);
  localStorage.setItem('auth', JSON.stringify(storedSession()));
  return { api, ...(await renderApp('/usuario-info')) };
}

it('shows name, last name, DNI, shop name, phone and email [T2.49]', async () => {
  await open({ 'GET /usuarios/:id': () => usuario });
  expect(await screen.findByRole('heading', { name: 'Datos de usuario' })).toBeVisible();
  for (const value of [
    usuario.nombre,
    usuario.apellido,
    '27-23456789-1',
    usuario.nombre_comercio,
    usuario.telefono,
    usuario.email,
  ]) {
    expect(await screen.findByText(value)).toBeVisible();
  }
});

it('links to the orders', async () => {
  await open({ 'GET /usuarios/:id': () => usuario });
  const way = await screen.findByRole('link', { name: 'Mis pedidos' });
  expect(way.getAttribute('href')).toBe('/mis-pedidos');
});

it("logs out with 'Cerrar sesión' and goes to /login without a return address [T2.49]", async () => {
  const user = userEvent.setup();
  const { router, api } = await open({
    'GET /usuarios/:id': () => usuario,
    'POST /auth/logout': () => ({ mensaje: 'Cerraste la sesión.' }),
  });
  await screen.findByText(usuario.email);
  const { token } = JSON.parse(localStorage.getItem('auth') ?? '{}');
  await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await waitFor(() => expect(router.state.status).toBe('idle'));
  expect(router.state.location.href).toBe('/login');
  expect(localStorage.getItem('auth')).toBeNull();
  const told = api.callsTo('POST /auth/logout').map(({ headers }) => headers.get('authorization'));
  expect(told).toEqual([`Bearer ${token}`]);
});

it("shows that no user was found and loads again on 'Reintentar' [T2.50]", async () => {
  const user = userEvent.setup();
  let broken = true;
  await open({
    'GET /usuarios/:id': () => (broken ? failure(500, 'ERROR_INTERNO', 'Ocurrió un error.') : usuario),
  });
  expect(await screen.findByText('No se han encontrado un usuario.')).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText(usuario.email)).toBeVisible();
});
