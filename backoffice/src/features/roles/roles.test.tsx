import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { RolPersonal } from 'api-client/backoffice';
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../../testing/api-fake.ts';
import { id, usuario } from '../../testing/data.ts';
import { renderApp, tidyUp } from '../../testing/render-app.tsx';

tidyUp('admin');
/** The first screen of a test also loads its code. */

const rol = (values: Partial<RolPersonal> = {}): RolPersonal => ({
  ...{ rol_id: id(5), nombre: 'Depósito', areas: ['empaque'], usuarios: 0, version: 3 },
  ...values,
});

it('lists roles with their areas, and asks before deleting an unused one', async () => {
  let roles = [
    rol(),
    rol({ rol_id: id(6), nombre: 'Mostrador', areas: ['ver-precios', 'pedidos'], usuarios: 2 }),
  ];
  const api = fakeApi({
    'GET /roles-personal': () => ({ roles, total: roles.length }),
    'DELETE /roles-personal/:id': () => {
      roles = roles.slice(1);
      return { mensaje: 'El rol fue eliminado.' };
    },
  });
  renderApp('/panel-roles');
  expect(await screen.findByText('Ver precios, Pedidos')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Eliminar: Mostrador' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar: Depósito' }));
  expect(api.callsTo('DELETE /roles-personal/:id')).toHaveLength(0);
  await userEvent.click(await screen.findByRole('button', { name: 'Sí, eliminar' }));
  expect(await screen.findByText('El rol fue eliminado.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Empaque y entrega')).toBeNull());
});

it('creates a role from a name and areas', async () => {
  const api = fakeApi({ 'POST /roles-personal': () => rol() });
  const { href } = renderApp('/crear-rol');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Nombre/ }), 'Depósito');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect((await screen.findAllByText('Elige al menos un área.'))[0]).toBeVisible();
  expect(api.callsTo('POST /roles-personal')).toHaveLength(0);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Empaque y entrega' }));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Rol creado con éxito')).toBeVisible();
  expect(api.callsTo('POST /roles-personal').map(({ body }) => body)).toEqual([
    { nombre: 'Depósito', areas: ['empaque'] },
  ]);
  await waitFor(() => expect(href()).toBe('/panel-roles'));
});

it("saves an edit with the version that was seen, and reports another admin's change", async () => {
  const message = 'Otra persona guardó cambios antes. Revisa los datos actuales.';
  const api = fakeApi({
    'GET /roles-personal/:id': () => rol(),
    'PATCH /roles-personal/:id': () => refuse(409, 'VERSION_DESACTUALIZADA', message),
  });
  renderApp(`/editar-rol/${id(5)}`);
  expect(await screen.findByRole('checkbox', { name: 'Empaque y entrega' })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ver precios' }));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(message)).toBeVisible();
  const [sent] = api.callsTo('PATCH /roles-personal/:id');
  expect(sent?.body).toEqual({ nombre: 'Depósito', areas: ['ver-precios', 'empaque'] });
  expect(sent?.headers.get('if-match')).toBe('"3"');
});

it('assigns a role to an employee on their page', async () => {
  let given = usuario(2, { roles: ['empleado'] });
  const api = fakeApi({
    'GET /roles-personal': () => ({ roles: [rol()], total: 1 }),
    'GET /usuarios/:id': () => given,
    'GET /usuarios/:id/notas': () => [],
    'GET /usuarios/:id/resumen': () => ({
      pedidos: 0,
      importe: 0,
      promedio: 0,
      ultimos: [],
      ultima_sesion: null,
    }),
    'PATCH /usuarios/:id/rol': () => {
      given = { ...given, rol_id: id(5) };
      return given;
    },
  });
  renderApp(`/usuario/${id(2)}`);
  expect(await screen.findByText('Sin rol: todo el trabajo')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar rol' }));
  const dialog = await screen.findByRole('dialog');
  const field = await within(dialog).findByRole('combobox', { name: /^Rol/ });
  await waitFor(() => expect(field).toBeEnabled());
  await userEvent.selectOptions(field, 'Depósito');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Rol cambiado. Rige desde ahora.')).toBeVisible();
  expect(api.callsTo('PATCH /usuarios/:id/rol').map(({ body }) => body)).toEqual([{ rol_id: id(5) }]);
  expect(await screen.findByText('Depósito', { selector: 'span' })).toBeVisible();
});
