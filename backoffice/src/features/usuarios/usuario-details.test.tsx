import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Usuario } from 'api-client/backoffice';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../../testing/api-fake.ts';
import { id, usuario } from '../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();
beforeEach(() => {
  window.scrollTo = vi.fn();
  signInAs('admin');
});
const CALL = 'PATCH /usuarios/borrar-datos/:id';
const END = 'DELETE /usuarios/:id/sesiones';
const shownUsuario = usuario(2);

async function openCard(handlers: Handlers = {}, account: Usuario = shownUsuario) {
  const api = fakeApi({
    'GET /usuarios': () => ({ usuarios: [account], total: 1 }),
    'GET /usuarios/:id': () => account,
    [CALL]: () => ({ mensaje: 'Los datos fueron borrados.' }),
    ...handlers,
  });
  renderApp('/panel-usuarios');
  return { api, card: await showCard(account) };
}

async function showCard({ nombre, apellido }: Usuario = shownUsuario) {
  await userEvent.click(await screen.findByRole('button', { name: /^Ver datos/ }));
  return within(await screen.findByRole('dialog', { name: `${nombre} ${apellido}` }));
}

async function erase(handlers: Handlers = {}) {
  const { api, card } = await openCard(handlers);
  await userEvent.click(card.getByRole('button', { name: 'Borrar datos' }));
  const name = '¿Quieres borrar los datos personales de esta cuenta?';
  const asked = within(await screen.findByRole('alertdialog', { name }));
  const confirm = () => userEvent.click(asked.getByRole('button', { name: 'Sí, borrar para siempre' }));
  return { api, asked, confirm };
}

it('erases personal data after the e-mail is typed', async () => {
  const { api, asked, confirm } = await erase();
  await confirm();
  expect(asked.getByText('Escribe el correo de la cuenta.')).toBeVisible();
  expect(api.callsTo(CALL)).toEqual([]);
  await userEvent.type(asked.getByRole('textbox'), ` ${shownUsuario.email} `);
  await confirm();
  await screen.findByText('Los datos personales han sido borrados.');
  expect(api.callsTo(CALL).map(({ path, body }) => [path, body])).toEqual([
    [`/usuarios/borrar-datos/${id(2)}`, { email: shownUsuario.email }],
  ]);
});

it("shows the server's refusal for another account's e-mail", async () => {
  const { asked, confirm } = await erase({
    [CALL]: () => refuse(400, 'DATOS_INVALIDOS', 'El correo no es el de la cuenta.'),
  });
  await userEvent.type(asked.getByRole('textbox'), 'otro@ejemplo.test');
  await confirm();
  expect(await screen.findByText('El correo no es el de la cuenta.')).toBeVisible();
});

it("downloads a person's data as a file", async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:datos';
  const { api, card } = await openCard({ 'GET /usuarios/datos/:id': () => new Blob(['{}']) });
  await userEvent.click(card.getByRole('button', { name: 'Descargar datos' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(api.callsTo('GET /usuarios/datos/:id')[0]?.path).toBe(`/usuarios/datos/${id(2)}`);
  saved.mockRestore();
});

it('ends all sessions of an account after a question, and shows a failure', async () => {
  let broken = true;
  const reason = 'El servicio no está disponible.';
  const opened = await openCard({
    [END]: () =>
      broken ? refuse(503, 'NO_DISPONIBLE', reason) : { mensaje: 'Se cerraron todas las sesiones.' },
  });
  const { api } = opened;
  let { card } = opened;
  for (const told of [reason, 'Todas las sesiones de la cuenta han sido terminadas.']) {
    const calls = api.callsTo(END).length;
    await userEvent.click(card.getByRole('button', { name: 'Terminar sus sesiones' }));
    const name = '¿Quieres terminar todas las sesiones de esta cuenta?';
    const asked = within(await screen.findByRole('alertdialog', { name }));
    expect(api.callsTo(END)).toHaveLength(calls);
    await userEvent.click(asked.getByRole('button', { name: 'Sí, terminarlas' }));
    expect(await screen.findByText(told)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
    broken = false;
    card = await showCard();
  }
  const path = `/usuarios/${id(2)}/sesiones`;
  expect(api.callsTo(END).map((one) => one.path)).toEqual([path, path]);
});

it('removes the employee role after a question, with the version that was seen, and stays in the list', async () => {
  const DROP = 'PATCH /usuarios/quitar-rol-empleado/:id';
  let now = usuario(2, { roles: ['usuario', 'empleado'] });
  const { api, card } = await openCard({
    'GET /usuarios': () => ({ usuarios: [now], total: 1 }),
    'GET /usuarios/:id': () => now,
    [DROP]: () => {
      now = usuario(2, { version: 3 });
      return now;
    },
  });
  await userEvent.click(card.getByRole('button', { name: 'Quitar Rol Empleado' }));
  const asked = within(await screen.findByRole('alertdialog', { name: '¿Quitar rol de empleado?' }));
  const yes = asked.getByRole('button', { name: 'Sí, quitar' });
  await userEvent.dblClick(yes);
  expect(await screen.findByText('El rol de empleado ha sido quitado con éxito.')).toBeVisible();
  expect(api.callsTo(DROP).map(({ path, headers }) => [path, headers.get('if-match')])).toEqual([
    [`/usuarios/quitar-rol-empleado/${id(2)}`, '"2"'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Asignar Rol Empleado: Bruno Gómez 2' })).toBeEnabled(),
  );
  expect((await showCard()).queryByRole('button', { name: 'Quitar Rol Empleado' })).toBeNull();
});

it("hides session and erasure actions for the user's own account", async () => {
  signInAs('admin', 3600, shownUsuario.usuario_id);
  const { card } = await openCard();
  expect(card.getByRole('button', { name: 'Descargar datos' })).toBeVisible();
  expect(card.queryByRole('button', { name: 'Terminar sus sesiones' })).toBeNull();
});

it('offers personal data only to admins', async () => {
  signInAs('empleado');
  const { card } = await openCard();
  expect(card.queryByRole('button', { name: 'Borrar datos' })).toBeNull();
  expect(card.queryByRole('button', { name: 'Descargar datos' })).toBeNull();
  expect(card.queryByRole('button', { name: 'Terminar sus sesiones' })).toBeNull();
});

const RESET = 'Quitar verificación en dos pasos';

async function openDetails(account: Usuario, reset: () => { mensaje: string }) {
  const { api, card } = await openCard({ 'DELETE /usuarios/:id/segundo-factor': reset }, account);
  await card.findByText('Domicilio fiscal');
  return api;
}
const empleado = usuario(2, { roles: ['usuario', 'empleado'] });

it("lets an admin remove another user's second factor after a question, once on a double click", async () => {
  const api = await openDetails(empleado, () => ({ mensaje: 'Quedó desactivada.' }));
  await userEvent.click(screen.getByRole('button', { name: RESET }));
  await userEvent.click(await screen.findByRole('button', { name: 'No, cancelar' }));
  expect(api.callsTo('DELETE /usuarios/:id/segundo-factor')).toHaveLength(0);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'No, cancelar' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: RESET }));
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Sí, quitar' }));
  await screen.findByText('Quedó desactivada.');
  expect(api.callsTo('DELETE /usuarios/:id/segundo-factor').map(({ path }) => path)).toEqual([
    `/usuarios/${id(2)}/segundo-factor`,
  ]);
});

it("shows the server's message for an account without a second factor", async () => {
  await openDetails(empleado, () => refuse(409, 'SEGUNDO_FACTOR_INACTIVO', 'No la tiene.'));
  await userEvent.click(screen.getByRole('button', { name: RESET }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sí, quitar' }));
  await screen.findByText('No la tiene.');
});

it.each([
  ['an employee', 'empleado', empleado],
  ["an admin who looks at a customer's account", 'admin', usuario(2)],
  ['an admin who looks at their own', 'admin', usuario(1, { roles: ['admin'] })],
] as const)('offers no reset of the second factor to %s', async (_who, role, account) => {
  signInAs(role);
  await openDetails(account, () => ({ mensaje: '' }));
  expect(screen.queryByRole('button', { name: RESET })).toBeNull();
});
