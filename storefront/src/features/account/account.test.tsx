import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Domicilio, DomicilioBody, Persona } from 'api-client/storefront';
import { createQueryClient } from 'app-core/queries/create-query-client';
import { ValuesKitProvider } from 'ui-kit/values-kit-provider';
import { expect, it } from 'vitest';
import { connectApi, errorPolicy } from '../../app/api.ts';
import { usuario, uuid } from '../../testing/data.ts';
import { failure, type Handlers } from '../../testing/fake-api.ts';
import { customer, fakeApi, openPage } from '../../testing/render-app.tsx';
import { OwnDomicilios } from './own-domicilios.tsx';

const openAccount = (handlers: Handlers = {}) => openPage('/usuario-info', customer, handlers);

it('shows name, last name, DNI, shop name, phone and email [T2.49]', async () => {
  await openAccount();
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
  await openAccount();
  const way = await screen.findByRole('link', { name: 'Mis pedidos' });
  expect(way.getAttribute('href')).toBe('/mis-pedidos');
});

it("logs out with 'Cerrar sesión' and goes to /login without a return address [T2.49]", async () => {
  const { user, router, api } = await openAccount({
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
  let broken = true;
  const { user } = await openAccount({
    'GET /usuarios/:id': () => (broken ? failure(500, 'ERROR_INTERNO', 'Ocurrió un error.') : usuario),
  });
  expect(await screen.findByText('No se han encontrado un usuario.')).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText(usuario.email)).toBeVisible();
});

const open = (handlers: Handlers) => openPage('/cuenta', customer, handlers);

const local: Domicilio = {
  domicilio_id: uuid(7),
  nombre: 'Local centro',
  domicilio: 'Mitre 12, Junín',
  horario: 'de 8 a 12',
  predeterminado: true,
};

it('adds a delivery address under a new id and deletes another address', async () => {
  let domicilios = [local];
  const { api, user } = await open({
    'GET /mis-domicilios': () => ({ domicilios }),
    'PUT /mis-domicilios/:id': ({ body, path }) => {
      const added = { ...(body as Required<DomicilioBody>), domicilio_id: path.split('/').at(-1) ?? '' };
      domicilios = [...domicilios, added];
      return { domicilios };
    },
    'DELETE /mis-domicilios/:id': () => {
      domicilios = domicilios.filter(({ nombre }) => nombre !== 'Local centro');
      return { mensaje: 'Domicilio quitado' };
    },
  });
  expect(await screen.findByText('Mitre 12, Junín (de 8 a 12)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Agregar domicilio' }));
  await user.click(screen.getByRole('button', { name: 'Guardar domicilio' }));
  expect(await screen.findByText('El domicilio es obligatorio.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Nombre/ }), 'Depósito');
  await user.type(screen.getByRole('textbox', { name: /^Domicilio/ }), 'Alem 3, Salto');
  await user.click(screen.getByRole('button', { name: 'Guardar domicilio' }));
  expect(await screen.findByText('Alem 3, Salto')).toBeVisible();
  const [put] = api.callsTo('PUT /mis-domicilios/:id');
  expect(put?.path).toMatch(/\/mis-domicilios\/[0-9a-f-]{36}$/);
  const expected = { nombre: 'Depósito', domicilio: 'Alem 3, Salto', horario: '', predeterminado: false };
  expect(put?.body).toEqual(expected);
  await user.click(screen.getByRole('button', { name: 'Quitar Local centro' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sí, quitar' }),
  );
  expect(await screen.findByText('Domicilio quitado')).toBeVisible();
  expect(screen.queryByText('Mitre 12, Junín (de 8 a 12)')).toBeNull();
});

it('shows why the server refuses an address', async () => {
  const { user } = await open({
    'PUT /mis-domicilios/:id': () => failure(409, 'DEMASIADOS_DOMICILIOS', 'Puedes tener hasta 20.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Agregar domicilio' }));
  await user.type(screen.getByRole('textbox', { name: /^Nombre/ }), 'Depósito');
  await user.type(screen.getByRole('textbox', { name: /^Domicilio/ }), 'Alem 3');
  await user.click(screen.getByRole('button', { name: 'Guardar domicilio' }));
  expect(await screen.findByText('Puedes tener hasta 20.')).toBeVisible();
});

it('shows one message when a call fails because another window ended the session', async () => {
  connectApi(window.location.origin);
  fakeApi({
    'GET /mis-domicilios': () => ({ domicilios: [local] }),
    'DELETE /mis-domicilios/:id': () => failure(401, 'NO_AUTENTICADO', 'Inicia sesión de nuevo.'),
  });
  render(
    <QueryClientProvider client={createQueryClient(errorPolicy, 60_000)}>
      <ValuesKitProvider>
        <OwnDomicilios />
      </ValuesKitProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar Local centro' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sí, quitar' }));
  expect(await screen.findAllByText('Inicia sesión de nuevo.')).toHaveLength(1);
});

it("requests erasure of the user's data after a confirmation and withdraws the request", async () => {
  let borrado_pedido_en: string | null = null;
  const { api, user } = await open({
    'GET /usuarios/:id': () => ({ ...usuario, borrado_pedido_en }),
    'POST /cuenta/borrado': () => {
      borrado_pedido_en = '2026-03-02T12:00:00.000Z';
      return { mensaje: 'Recibimos tu pedido.' };
    },
    'DELETE /cuenta/borrado': () => {
      borrado_pedido_en = null;
      return { mensaje: 'Tu cuenta sigue como está.' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Pedir que borren mis datos' }));
  expect(api.callsTo('POST /cuenta/borrado')).toHaveLength(0);
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sí, pedirlo' }),
  );
  expect(await screen.findByText('Recibimos tu pedido.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Retirar el pedido de borrado' }));
  expect(await screen.findByText('Tu cuenta sigue como está.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Pedir que borren mis datos' })).toBeVisible();
});

const ana: Persona = {
  usuario_id: uuid(9),
  nombre: 'Ana',
  apellido: 'Paz',
  email: 'ana@ejemplo.test',
  estado: 'activa',
};

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
