import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure, type Handlers } from '../../testing/fake-api.ts';
import { logIn, openPage, visitor } from '../../testing/render-app.tsx';

const open = (handlers: Handlers, hash = '#codigo=llave') =>
  openPage(`/confirmar-correo${hash}`, visitor, handlers);
const button = () => screen.findByRole('button', { name: 'Confirmar mi correo' });

it('confirms the e-mail on a press, not when the page opens', async () => {
  const { api, user } = await open({
    'POST /cuenta/confirmar-correo': () => ({ mensaje: 'Tu correo quedó confirmado' }),
  });
  const press = await button();
  expect(api.callsTo('POST /cuenta/confirmar-correo')).toEqual([]);
  await user.dblClick(press);
  expect(await screen.findByRole('heading', { name: 'Tu correo quedó confirmado' })).toBeVisible();
  expect(api.callsTo('POST /cuenta/confirmar-correo').map(({ body }) => body)).toEqual([{ codigo: 'llave' }]);
  expect(screen.getByRole('link', { name: 'Volver al inicio' }).getAttribute('href')).toBe('/inicio');
});

it('shows that the link is invalid or expired and links to the account', async () => {
  const { user } = await open({
    'POST /cuenta/confirmar-correo': () =>
      failure(400, 'ENLACE_INVALIDO', 'El enlace no es válido o ya venció. Solicita uno nuevo.'),
  });
  await user.click(await button());
  expect(await screen.findByText(/El enlace no es válido o ya venció/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir a mi cuenta' }).getAttribute('href')).toBe('/cuenta');
});

it.each(['', '#codigo=', '#constructor=llave'])('shows that the link is incomplete: %j', async (hash) => {
  const { api } = await open({}, hash);
  expect(await screen.findByText(/le falta una parte/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Confirmar|^Frenar/ })).toBeNull();
  expect(api.callsTo('POST /cuenta/confirmar-correo')).toEqual([]);
});

it('accepts the complete link after an incomplete link', async () => {
  await open({}, '');
  await screen.findByText(/le falta una parte/);
  window.location.hash = '#codigo=llave';
  expect(await button()).toBeVisible();
});

describe('the link that changes the e-mail', () => {
  const PATH = 'POST /cuenta/cambio-de-correo/confirmar';
  const press = () => screen.findByRole('button', { name: 'Confirmar mi correo nuevo' });

  it('acts on a press and links to the login', async () => {
    const { api, user } = await open({ [PATH]: () => ({ mensaje: 'Tu correo cambió' }) }, '#cambio=llave');
    await user.dblClick(await press());
    expect(await screen.findByRole('heading', { name: 'Tu correo cambió' })).toBeVisible();
    expect(api.callsTo(PATH).map(({ body }) => body)).toEqual([{ codigo: 'llave' }]);
    const way = screen.getByRole('link', { name: 'Entrar con el correo nuevo' });
    expect(way.getAttribute('href')).toBe('/login');
  });

  it.each([
    ['expired', 401],
    ["another account's", 200],
  ])('checks whether the session of this browser is %s', async (_, status) => {
    logIn();
    const { user } = await open(
      {
        [PATH]: () => ({ mensaje: 'Tu correo cambió' }),
        'GET /cuenta/correo': () =>
          status === 401
            ? failure(401, 'NO_AUTENTICADO', 'Tu sesión no es válida o ha vencido. Inicia sesión de nuevo.')
            : { email: 'otra@ejemplo.test', confirmado: true },
      },
      '#cambio=llave',
    );
    await user.click(await press());
    await screen.findByRole('heading', { name: 'Tu correo cambió' });
    expect(localStorage.getItem('auth') === null).toBe(status === 401);
  });

  it('shows that the new e-mail belongs to another account and nothing changed', async () => {
    const { user } = await open(
      {
        [PATH]: () => failure(409, 'EMAIL_EN_USO', 'Ya existe una cuenta con este correo electrónico.'),
      },
      '#cambio=llave',
    );
    await user.click(await press());
    expect(await screen.findByText(/Tu correo sigue siendo el de antes/)).toBeVisible();
  });
});

it('stops an e-mail change on a press and links to the password reset', async () => {
  const PATH = 'POST /cuenta/cambio-de-correo/frenar';
  const { api, user } = await open(
    { [PATH]: () => ({ mensaje: 'Tu correo queda como estaba' }) },
    '#frenar=llave',
  );
  await user.click(await screen.findByRole('button', { name: 'Frenar el cambio' }));
  expect(await screen.findByRole('heading', { name: 'Tu correo queda como estaba' })).toBeVisible();
  expect(api.callsTo(PATH).map(({ body }) => body)).toEqual([{ codigo: 'llave' }]);
  const way = screen.getByRole('link', { name: 'Elegir otra contraseña' });
  expect(way.getAttribute('href')).toBe('/olvide-password');
});

it('allows another press after a server failure', async () => {
  let broken = true;
  const { user } = await open({
    'POST /cuenta/confirmar-correo': () =>
      broken
        ? failure(503, 'NO_DISPONIBLE', 'El servicio no está disponible en este momento.')
        : { mensaje: 'Tu correo ya estaba confirmado' },
  });
  await user.click(await button());
  expect(await screen.findByText('El problema es nuestro. Intenta de nuevo en unos minutos.')).toBeVisible();
  broken = false;
  await user.click(await button());
  expect(await screen.findByRole('heading', { name: 'Tu correo ya estaba confirmado' })).toBeVisible();
});
