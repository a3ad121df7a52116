import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Sesion } from 'api-client/storefront';
import { afterEach, expect, it } from 'vitest';
import { usuario, uuid } from '../../testing/data.ts';
import { failure, type Handlers } from '../../testing/fake-api.ts';
import { fakeApi, renderApp, resetApp } from '../../testing/render-app.tsx';
import { storedSession } from '../../testing/token.ts';

afterEach(resetApp);

const sesion = (at: number, values: Partial<Sesion> = {}): Sesion => ({
  sesion_id: uuid(at),
  app: 'storefront',
  dispositivo: `Safari en iPhone ${at}`,
  direccion: '10.0.0.7',
  creada_en: '2026-03-02T12:00:00.000Z',
  usada_en: '2026-03-02T13:00:00.000Z',
  actual: at === 1,
  ...values,
});

async function open(handlers: Handlers) {
  const api = fakeApi({
    'GET /sesiones': () => ({ sesiones: [sesion(1)] }),
    'GET /cuenta/correo': () => ({ email: usuario.email, confirmado: true }),
    ...handlers,
  });
  localStorage.setItem('auth', JSON.stringify(storedSession()));
  return { api, user: userEvent.setup(), ...(await renderApp('/cuenta')) };
}

it('lists where one is logged in, and ends one of them, or all the others', async () => {
  let sesiones = [sesion(1), sesion(2), sesion(3)];
  const { api, user } = await open({
    'GET /sesiones': () => ({ sesiones }),
    'DELETE /sesiones/:id': () => {
      sesiones = [sesion(1), sesion(3)];
      return { mensaje: 'La sesión se cerró.' };
    },
    'DELETE /sesiones': () => {
      sesiones = [sesion(1)];
      return { mensaje: 'Las demás sesiones se cerraron.' };
    },
  });
  const press = async (name: string) => {
    await user.click(await screen.findByRole('button', { name }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Sí, cerrar' }));
  };
  expect(await screen.findByText('Esta sesión')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cerrar la sesión de Safari en iPhone 1' })).toBeNull();
  await press('Cerrar la sesión de Safari en iPhone 2');
  expect(await screen.findByText('La sesión se cerró.')).toBeVisible();
  expect(screen.queryByText('Safari en iPhone 2')).toBeNull();
  expect(api.callsTo('DELETE /sesiones/:id').map(({ path }) => path)).toEqual([`/sesiones/${uuid(2)}`]);
  await press('Cerrar las demás sesiones');
  expect(await screen.findByText('Las demás sesiones se cerraron.')).toBeVisible();
  expect(screen.queryByText('Safari en iPhone 3')).toBeNull();
  expect(screen.getByText('Safari en iPhone 1')).toBeVisible();
});

it('says that the list could not be had, and tries again', async () => {
  let broken = true;
  const { user } = await open({
    'GET /sesiones': () =>
      broken ? failure(500, 'ERROR_INTERNO', 'Ocurrió un error.') : { sesiones: [sesion(1)] },
  });
  await screen.findByText('Error al cargar los datos');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Safari en iPhone 1')).toBeVisible();
});

it('changes the password: nothing is sent against the rules, and what is done is told', async () => {
  const { api, user } = await open({
    'POST /auth/change-password': () => ({ mensaje: 'Tu contraseña se cambió.' }),
  });
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  await screen.findByLabelText('Contraseña actual');
  fireEvent.change(field('Contraseña actual'), { target: { value: 'Otra1234*' } });
  fireEvent.change(field('Contraseña nueva'), { target: { value: 'sinmayuscula1*' } });
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  expect(await screen.findByText(/al menos una letra mayúscula/)).toBeVisible();
  expect(api.callsTo('POST /auth/change-password')).toEqual([]);
  fireEvent.change(field('Contraseña nueva'), { target: { value: 'Mi.perro-Negro7' } });
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  expect(await screen.findByText('Tu contraseña se cambió.')).toBeVisible();
  expect(api.callsTo('POST /auth/change-password').map(({ body }) => body)).toEqual([
    { password: 'Otra1234*', newPassword: 'Mi.perro-Negro7' },
  ]);
  expect(field('Contraseña actual').value).toBe('');
});

it('says that the e-mail is not confirmed yet, and has another link sent, once', async () => {
  let confirmado = false;
  const { api, user } = await open({
    'GET /cuenta/correo': () => ({ email: usuario.email, confirmado }),
    'POST /cuenta/enlace': () =>
      confirmado
        ? failure(409, 'CORREO_YA_CONFIRMADO', 'El correo de tu cuenta ya está confirmado.')
        : { mensaje: 'Te enviamos un enlace nuevo.' },
  });
  expect(await screen.findByText(/Todavía no está confirmado/)).toBeVisible();
  const button = screen.getByRole('button', { name: 'Mandar otro enlace' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText('Te enviamos un enlace nuevo.')).toBeVisible();
  expect(api.callsTo('POST /cuenta/enlace')).toHaveLength(1);
  // Confirmed in another window meanwhile.
  confirmado = true;
  await user.click(button);
  expect(await screen.findByText('El correo de tu cuenta ya está confirmado.')).toBeVisible();
  expect(await screen.findByText('Está confirmado.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mandar otro enlace' })).toBeNull();
});
