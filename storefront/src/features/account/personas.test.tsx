import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Persona } from 'api-client/storefront';
import { afterEach, expect, it } from 'vitest';
import { usuario, uuid } from '../../testing/data.ts';
import { failure, type Handlers } from '../../testing/fake-api.ts';
import { fakeApi, renderApp, resetApp } from '../../testing/render-app.tsx';
import { storedSession } from '../../testing/token.ts';

afterEach(resetApp);

const ana: Persona = {
  usuario_id: uuid(9),
  nombre: 'Ana',
  apellido: 'Paz',
  email: 'ana@ejemplo.test',
  estado: 'activa',
};

async function open(handlers: Handlers) {
  const api = fakeApi({
    'GET /sesiones': () => ({ sesiones: [] }),
    'GET /cuenta/correo': () => ({ email: usuario.email, confirmado: true }),
    'GET /usuarios/:id': () => usuario,
    ...handlers,
  });
  localStorage.setItem('auth', JSON.stringify(storedSession()));
  return { api, user: userEvent.setup(), ...(await renderApp('/cuenta')) };
}

it('invites a person to order for the shop', async () => {
  let personas: Persona[] = [];
  const { api, user } = await open({
    'GET /mis-personas': () => ({ personas }),
    'POST /mis-personas': ({ body }) => {
      personas = [{ ...ana, ...(body as object), estado: 'invitada' }];
      return { personas };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Invitar a una persona' }));
  await user.click(screen.getByRole('button', { name: 'Invitar' }));
  expect(await screen.findByText('El apellido es obligatorio.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Nombre/ }), 'Eva');
  await user.type(screen.getByRole('textbox', { name: /^Apellido/ }), 'Luna');
  await user.type(screen.getByRole('textbox', { name: /^Correo electrónico/ }), 'eva@x.test');
  await user.click(screen.getByRole('button', { name: 'Invitar' }));
  expect(await screen.findByText('Le enviamos un correo para que elija su contraseña')).toBeVisible();
  expect(await screen.findByText('Invitación enviada: falta que elija su contraseña')).toBeVisible();
  expect(api.callsTo('POST /mis-personas')[0]?.body).toEqual({
    nombre: 'Eva',
    apellido: 'Luna',
    email: 'eva@x.test',
  });
});

it('sends the invitation again', async () => {
  const { api, user } = await open({
    'GET /mis-personas': () => ({ personas: [{ ...ana, estado: 'invitada' }] }),
    'POST /auth/request-password-reset': () => ({ message: 'Recibirás un enlace.' }),
  });
  const name = 'Enviar otra vez la invitación a Ana Paz';
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('Enviamos otra vez la invitación a ana@ejemplo.test')).toBeVisible();
  expect(api.callsTo('POST /auth/request-password-reset')[0]?.body).toEqual({ email: ana.email });
});

it('shows next to the e-mail field that an account already uses the address', async () => {
  const message = 'Ya existe una cuenta con este correo electrónico.';
  const { user } = await open({
    'POST /mis-personas': () => failure(409, 'EMAIL_EN_USO', message, [{ field: 'email', message }]),
  });
  await user.click(await screen.findByRole('button', { name: 'Invitar a una persona' }));
  await user.type(screen.getByRole('textbox', { name: /^Nombre/ }), 'Eva');
  await user.type(screen.getByRole('textbox', { name: /^Apellido/ }), 'Luna');
  const email = screen.getByRole('textbox', { name: /^Correo electrónico/ });
  await user.type(email, 'eva@x.test');
  await user.click(screen.getByRole('button', { name: 'Invitar' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(email).toBeInvalid();
});

it('takes access away after a confirmation and gives it back', async () => {
  let estado: Persona['estado'] = 'activa';
  const answer = () => ({ personas: [{ ...ana, estado }] });
  const { api, user } = await open({
    'GET /mis-personas': answer,
    'PATCH /mis-personas/:id': ({ body }) => {
      estado = (body as { tiene_acceso: boolean }).tiene_acceso ? 'activa' : 'sin_acceso';
      return answer();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Quitar acceso a Ana Paz' }));
  expect(api.callsTo('PATCH /mis-personas/:id')).toHaveLength(0);
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Sí, quitar' }));
  expect(await screen.findByText('Sin acceso')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Dar acceso a Ana Paz' }));
  expect(await screen.findByText('Con acceso')).toBeVisible();
  expect(api.callsTo('PATCH /mis-personas/:id').map(({ body }) => body)).toEqual([
    { tiene_acceso: false },
    { tiene_acceso: true },
  ]);
});

it('shows why access cannot be given and which person the staff deactivated', async () => {
  const { user } = await open({
    'GET /mis-personas': () => ({
      personas: [
        { ...ana, estado: 'sin_acceso' },
        { ...ana, usuario_id: uuid(10), nombre: 'Eva', estado: 'desactivada' },
      ],
    }),
    'PATCH /mis-personas/:id': () => failure(409, 'DEMASIADAS_PERSONAS', 'Pueden tener acceso hasta 10.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Dar acceso a Ana Paz' }));
  expect(await screen.findByText('Pueden tener acceso hasta 10.')).toBeVisible();
  expect(screen.getByText('Desactivada por nosotros: comunícate para reactivarla')).toBeVisible();
  expect(screen.queryByRole('button', { name: /acceso a Eva/ })).toBeNull();
});

it('tells an invited person for which shop they order and does not load the list', async () => {
  const { api } = await open({ 'GET /usuarios/:id': () => ({ ...usuario, titular_id: uuid(1, '8') }) });
  expect(await screen.findByText(/^Pides por Dietética La Esquina\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Invitar a una persona' })).toBeNull();
  expect(api.callsTo('GET /mis-personas')).toHaveLength(0);
});
