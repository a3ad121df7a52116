import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { CorreoDeCuenta, Sesion } from 'api-client/storefront';
import { describe, expect, it } from 'vitest';
import { usuario, uuid } from '../../testing/data.ts';
import { failure, type Handlers } from '../../testing/fake-api.ts';
import { customer, openPage } from '../../testing/render-app.tsx';

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

const open = (handlers: Handlers) =>
  openPage('/cuenta', customer, { 'GET /sesiones': () => ({ sesiones: [sesion(1)] }), ...handlers });

it('lists the sessions and ends one of them or all others', async () => {
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

it("shows that the list failed to load and loads it again on 'Reintentar'", async () => {
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

it('does not send a weak password, and confirms the change of a valid password', async () => {
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

it('shows that the e-mail is not confirmed and sends another link only once', async () => {
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
  // The user confirmed the e-mail in another window meanwhile.
  confirmado = true;
  await user.click(button);
  expect(await screen.findByText('El correo de tu cuenta ya está confirmado.')).toBeVisible();
  expect(await screen.findByText('Está confirmado.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mandar otro enlace' })).toBeNull();
});

describe('a change of e-mail', () => {
  const VENCE = '2026-03-03T13:00:00.000Z';
  /** Fake server with a pending change. The first requests get the given refusals. */
  function shop(refusals: (() => never)[] = []) {
    let cambio: NonNullable<CorreoDeCuenta['cambio']> | null = null;
    const handlers: Handlers = {
      'GET /cuenta/correo': () => ({ email: usuario.email, confirmado: true, cambio }),
      'POST /cuenta/cambio-de-correo': ({ body }) => {
        refusals.shift()?.();
        cambio = { email: (body as { email: string }).email, vence_en: VENCE };
        return { mensaje: 'Te enviamos un enlace al correo nuevo.' };
      },
      'POST /cuenta/cambio-de-correo/enlace': () => ({ mensaje: 'Te enviamos otro enlace al correo nuevo.' }),
      'DELETE /cuenta/cambio-de-correo': () => {
        if (!cambio) failure(409, 'CAMBIO_NO_PENDIENTE', 'No hay ningún cambio de correo pendiente.');
        cambio = null;
        return { mensaje: 'Tu correo queda como estaba.' };
      },
      'POST /auth/change-password': () => {
        cambio = null;
        return { mensaje: 'Tu contraseña se cambió.' };
      },
    };
    return { handlers, end: () => (cambio = null) };
  }
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  async function ask(user: UserEvent, email = 'Nueva@ejemplo.test ') {
    await user.click(await screen.findByRole('button', { name: 'Usar otro correo' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Correo nuevo'));
    type('Correo nuevo', email);
    type('Tu contraseña', 'Demo1234*');
    await user.click(screen.getByRole('button', { name: 'Pedir el cambio' }));
  }
  const newEmailFields = async () => within(await screen.findByRole('group', { name: 'Correo nuevo' }));

  it('asks for the password, shows the pending address, sends the link again and can be cancelled', async () => {
    const { handlers } = shop();
    const { api, user } = await open(handlers);
    await ask(user);
    expect(await screen.findByText('Te enviamos un enlace al correo nuevo.')).toBeVisible();
    expect(api.callsTo('POST /cuenta/cambio-de-correo').map(({ body }) => body)).toEqual([
      { email: 'nueva@ejemplo.test', password: 'Demo1234*' },
    ]);
    const shown = await newEmailFields();
    expect(shown.getByText('nueva@ejemplo.test')).toBeVisible();
    expect(shown.getByText(/sirve hasta el martes, 3 de marzo de 2026/)).toBeVisible();
    expect(document.activeElement).toBe(screen.getByText(usuario.email));
    expect(screen.queryByLabelText('Tu contraseña')).toBeNull();
    const again = shown.getByRole('button', { name: 'Mandar de nuevo el enlace' });
    fireEvent.click(again);
    fireEvent.click(again);
    expect(await screen.findByText('Te enviamos otro enlace al correo nuevo.')).toBeVisible();
    expect(api.callsTo('POST /cuenta/cambio-de-correo/enlace')).toHaveLength(1);
    await user.click(shown.getByRole('button', { name: 'Dejar el correo como está' }));
    expect(await screen.findByRole('button', { name: 'Usar otro correo' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Correo nuevo' })).toBeNull();
  });

  it('shows errors and keeps the typed address', async () => {
    const { handlers } = shop([
      () =>
        failure(400, 'DATOS_INVALIDOS', 'Hay datos que no son válidos.', [
          { field: 'email', message: 'Ese ya es el correo de tu cuenta.' },
        ]),
      () =>
        failure(429, 'DEMASIADAS_SOLICITUDES', 'Demasiados intentos. Espera un momento e intenta de nuevo.'),
    ]);
    const { api, user } = await open(handlers);
    await ask(user, 'sin-arroba');
    expect(await screen.findByText('El correo electrónico no es válido.')).toBeVisible();
    expect(api.callsTo('POST /cuenta/cambio-de-correo')).toEqual([]);
    type('Correo nuevo', usuario.email);
    await user.click(screen.getByRole('button', { name: 'Pedir el cambio' }));
    expect(await screen.findByText('Ese ya es el correo de tu cuenta.')).toBeVisible();
    type('Correo nuevo', 'nueva@ejemplo.test');
    await user.click(screen.getByRole('button', { name: 'Pedir el cambio' }));
    expect(await screen.findByText(/Demasiados intentos/)).toBeVisible();
    expect(screen.getByLabelText<HTMLInputElement>('Correo nuevo').value).toBe('nueva@ejemplo.test');
    await user.click(screen.getByRole('button', { name: 'Pedir el cambio' }));
    await newEmailFields();
  });

  it('can be abandoned, which restores the focus', async () => {
    const { user } = await open(shop().handlers);
    await user.click(await screen.findByRole('button', { name: 'Usar otro correo' }));
    await user.click(screen.getByRole('button', { name: 'No cambiarlo' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Usar otro correo' }));
  });

  it('disappears after a password change or when it was cancelled elsewhere', async () => {
    const { handlers, end } = shop();
    const { user } = await open(handlers);
    await ask(user);
    await newEmailFields();
    type('Contraseña actual', 'Demo1234*');
    type('Contraseña nueva', 'Mi.perro-Negro7');
    await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
    await ask(user);
    const shown = await newEmailFields();
    end();
    await user.click(shown.getByRole('button', { name: 'Dejar el correo como está' }));
    expect(await screen.findByText('No hay ningún cambio de correo pendiente.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Usar otro correo' })).toBeVisible();
  });
});
