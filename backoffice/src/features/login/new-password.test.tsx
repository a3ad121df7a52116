import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../../testing/api-fake.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();

const LINK = '/restablecer-password#token=llave';
const FORGOT = 'http://tienda.test/olvide-password';

async function choose(password: string, handlers: Handlers = {}) {
  const api = fakeApi(handlers);
  const { href } = renderApp(LINK);
  await userEvent.type(await screen.findByLabelText('Contraseña nueva'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
  return { api, href };
}

it("sets the password with the mailed link's key, and opens the login", async () => {
  const { api, href } = await choose('Secreta1*', {
    'POST /auth/reset-password': () => ({ message: 'Listo.' }),
  });
  expect(await screen.findByText('Contraseña guardada. Ya puedes entrar al panel.')).toBeVisible();
  await waitFor(() => expect(href()).toBe('/login'));
  expect(await screen.findByLabelText('Email')).toBeVisible();
  const [sent] = api.callsTo('POST /auth/reset-password');
  expect(sent?.body).toEqual({ token: 'llave', newPassword: 'Secreta1*' });
  // The call is anonymous: the key identifies the account.
  expect(sent?.headers.get('authorization')).toBeNull();
});

it('checks the password rules before the request', async () => {
  const { api } = await choose('Corta1*');
  expect(await screen.findByText('La contraseña debe tener al menos 8 caracteres.')).toBeVisible();
  expect(screen.getByText('3 de 4 requisitos cumplidos')).toBeInTheDocument();
  expect(api.callsTo('POST /auth/reset-password')).toEqual([]);
});

it('offers another link when this one has expired, and keeps the typed password', async () => {
  await choose('Secreta1*', {
    'POST /auth/reset-password': () => refuse(400, 'ENLACE_INVALIDO', 'El enlace no es válido.'),
  });
  expect(await screen.findByText(/Este enlace ya no sirve\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pedir otro enlace' })).toHaveAttribute('href', FORGOT);
  expect(screen.getByLabelText('Contraseña nueva')).toHaveValue('Secreta1*');
});

it.each([
  ['a link without its code', '/restablecer-password', 'Pedir otro enlace'],
  ['a forgotten password', '/login', '¿Olvidaste tu contraseña?'],
])('offers another link for %s', async (_, path, name) => {
  fakeApi({});
  renderApp(path);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', FORGOT);
  expect(screen.queryByLabelText('Contraseña nueva')).toBeNull();
});

it("explains to an authenticated user why the link can't be used", async () => {
  signInAs('empleado');
  fakeApi({ 'POST /auth/logout': () => ({ mensaje: 'Cerraste la sesión.' }) });
  const { href } = renderApp(LINK);
  expect(await screen.findByText(/^Ya iniciaste sesión\./)).toBeVisible();
  expect(screen.queryByLabelText('Contraseña nueva')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ir al panel' })).toHaveAttribute('href', '/panel-principal');
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  await waitFor(() => expect(href()).toBe('/login'));
});
