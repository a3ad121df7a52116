import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CorreoDeCuenta, Sesion } from 'api-client/backoffice';
import { expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../testing/api-fake.ts';
import { id } from '../../testing/data.ts';
import { renderApp, tidyUp } from '../../testing/render-app.tsx';

tidyUp('empleado');
const FIELD = { field: 'password', message: 'Esa no es tu contraseña actual.' };

const CORREO = { 'GET /cuenta/correo': () => ({ email: 'empleado@tienda.test', confirmado: true }) };

const sesion = (at: number, values: Partial<Sesion> = {}): Sesion => ({
  sesion_id: id(at),
  app: 'backoffice',
  dispositivo: `Chrome en Linux ${at}`,
  direccion: '10.0.0.7',
  creada_en: '2026-03-02T12:00:00.000Z',
  usada_en: '2026-03-02T13:00:00.000Z',
  actual: false,
  ...values,
});

it('lists sessions, and ends one after a question', async () => {
  let sesiones = [sesion(1, { actual: true }), sesion(2, { app: 'storefront' }), sesion(3)];
  const api = fakeApi({
    ...CORREO,
    'GET /sesiones': () => ({ sesiones }),
    'DELETE /sesiones/:id': () => {
      sesiones = sesiones.filter(({ sesion_id }) => sesion_id !== id(2));
      return { mensaje: 'La sesión se cerró.' };
    },
  });
  renderApp('/cuenta');
  const user = userEvent.setup();
  const [first] = await screen.findAllByRole('listitem');
  expect(await screen.findByText('Esta sesión')).toBeVisible();
  expect(first).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Cerrar la sesión de Chrome en Linux 1' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cerrar la sesión de Chrome en Linux 2' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Sí, cerrar' }));
  expect(await screen.findByText('La sesión se cerró.')).toBeVisible();
  expect(api.callsTo('DELETE /sesiones/:id').map(({ path }) => path)).toEqual([`/sesiones/${id(2)}`]);
  expect(screen.queryByText('Chrome en Linux 2')).toBeNull();
});

it('ends all other sessions, and reports a failure', async () => {
  let broken = true;
  const api = fakeApi({
    ...CORREO,
    'GET /sesiones': () => ({ sesiones: [sesion(1, { actual: true }), sesion(2)] }),
    'DELETE /sesiones': () => {
      if (broken) throw new Refusal(503, 'NO_DISPONIBLE', 'El servicio no está disponible.');
      return { mensaje: 'Las demás sesiones se cerraron.' };
    },
  });
  renderApp('/cuenta');
  const user = userEvent.setup();
  for (const told of ['El servicio no está disponible.', 'Las demás sesiones se cerraron.']) {
    await user.click(await screen.findByRole('button', { name: 'Cerrar las demás sesiones' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Cerrar las demás sesiones?' });
    await user.click(within(question).getByRole('button', { name: 'Sí, cerrar' }));
    expect(await screen.findByText(told)).toBeVisible();
    broken = false;
  }
  expect(api.callsTo('DELETE /sesiones')).toHaveLength(2);
});

it('changes the password, and shows errors at their fields', async () => {
  let wrong = true;
  const api = fakeApi({
    ...CORREO,
    'GET /sesiones': () => ({ sesiones: [sesion(1, { actual: true })] }),
    'POST /auth/change-password': () => {
      if (wrong) throw new Refusal(400, 'CLAVE_INCORRECTA', FIELD.message, [FIELD]);
      return { mensaje: 'Tu contraseña se cambió.' };
    },
  });
  renderApp('/cuenta');
  const user = userEvent.setup();
  const old = await screen.findByLabelText<HTMLInputElement>('Contraseña actual');
  const fresh = screen.getByLabelText<HTMLInputElement>('Contraseña nueva');
  fireEvent.change(old, { target: { value: 'Otra1234*' } });
  fireEvent.change(fresh, { target: { value: 'sinmayuscula1*' } });
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  expect(await screen.findByText(/al menos una letra mayúscula/)).toBeVisible();
  expect(api.callsTo('POST /auth/change-password')).toEqual([]);
  fireEvent.change(fresh, { target: { value: 'Mi.perro-Negro7' } });
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  expect(await screen.findByText(FIELD.message)).toBeVisible();
  wrong = false;
  fireEvent.change(old, { target: { value: 'Otra1234*x' } });
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  expect(await screen.findByText('Tu contraseña se cambió.')).toBeVisible();
  expect(api.callsTo('POST /auth/change-password').at(-1)?.body).toEqual({
    password: 'Otra1234*x',
    newPassword: 'Mi.perro-Negro7',
  });
  expect(screen.getByLabelText<HTMLInputElement>('Contraseña actual').value).toBe('');
});

it('mails a link to a new e-mail, shows it as pending, and keeps the old one', async () => {
  let cambio: NonNullable<CorreoDeCuenta['cambio']> | null = null;
  const api = fakeApi({
    'GET /cuenta/correo': () => ({ email: 'empleado@tienda.test', confirmado: true, cambio }),
    'GET /sesiones': () => ({ sesiones: [sesion(1, { actual: true })] }),
    'POST /cuenta/cambio-de-correo': () => {
      cambio = { email: 'otro@tienda.test', vence_en: '2026-03-03T13:00:00.000Z' };
      return { mensaje: 'Te enviamos un enlace al correo nuevo.' };
    },
    'DELETE /cuenta/cambio-de-correo': () => {
      cambio = null;
      return { mensaje: 'Tu correo queda como estaba.' };
    },
  });
  renderApp('/cuenta');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Usar otro correo' }));
  fireEvent.change(screen.getByLabelText('Correo nuevo'), { target: { value: 'otro@tienda.test' } });
  fireEvent.change(screen.getByLabelText('Tu contraseña'), { target: { value: 'Demo1234*' } });
  await user.click(screen.getByRole('button', { name: 'Pedir el cambio' }));
  const shown = within(await screen.findByRole('group', { name: 'Correo nuevo' }));
  expect(shown.getByText('otro@tienda.test')).toBeVisible();
  expect(api.callsTo('POST /cuenta/cambio-de-correo').map(({ body }) => body)).toEqual([
    { email: 'otro@tienda.test', password: 'Demo1234*' },
  ]);
  await user.click(shown.getByRole('button', { name: 'Dejar el correo como está' }));
  expect(await screen.findByRole('button', { name: 'Usar otro correo' })).toBeVisible();
});
