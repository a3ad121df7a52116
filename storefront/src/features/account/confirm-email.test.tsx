import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { failure, type Handlers } from '../../testing/fake-api.ts';
import { fakeApi, renderApp, resetApp } from '../../testing/render-app.tsx';

afterEach(resetApp);

async function open(handlers: Handlers, hash = '#codigo=llave') {
  const api = fakeApi(handlers);
  await renderApp(`/confirmar-correo${hash}`);
  return { api, user: userEvent.setup() };
}
const button = () => screen.findByRole('button', { name: 'Confirmar mi correo' });

it('confirms when somebody presses, not by being opened', async () => {
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

it('says that a link is too old, or none, and where there is another', async () => {
  const { user } = await open({
    'POST /cuenta/confirmar-correo': () =>
      failure(400, 'ENLACE_INVALIDO', 'El enlace no es válido o ya venció. Solicita uno nuevo.'),
  });
  await user.click(await button());
  expect(await screen.findByText(/El enlace no es válido o ya venció/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir a mi cuenta' }).getAttribute('href')).toBe('/cuenta');
});

it('says that a link was cut off, and asks nobody', async () => {
  const { api, user } = await open({}, '');
  await user.click(await button());
  expect(await screen.findByText(/le falta una parte/)).toBeVisible();
  expect(api.callsTo('POST /cuenta/confirmar-correo')).toEqual([]);
});

it('can be pressed again after a failure that says nothing of the link', async () => {
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
