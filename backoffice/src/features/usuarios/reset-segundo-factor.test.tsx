import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Usuario } from 'api-client/backoffice';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, refuse } from '../../testing/api-fake.ts';
import { id, usuario } from '../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();
beforeEach(() => {
  window.scrollTo = vi.fn();
});
const RESET = 'Quitar verificación en dos pasos';

async function openDetails(role: 'admin' | 'empleado', shown: Usuario, reset: () => { mensaje: string }) {
  signInAs(role);
  const api = fakeApi({
    'GET /usuarios': () => ({ usuarios: [shown], total: 1 }),
    'GET /usuarios/:id': () => shown,
    'DELETE /usuarios/:id/segundo-factor': reset,
  });
  renderApp('/panel-usuarios');
  await userEvent.click(await screen.findByRole('button', { name: /^Ver datos/ }));
  await screen.findByText('Domicilio fiscal');
  return api;
}
const empleado = usuario(2, { roles: ['usuario', 'empleado'] });

it("lets an admin remove another user's second factor after a question, once on a double click", async () => {
  const api = await openDetails('admin', empleado, () => ({ mensaje: 'Quedó desactivada.' }));
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

it("shows the server's message for an account without one", async () => {
  await openDetails('admin', empleado, () => refuse(409, 'SEGUNDO_FACTOR_INACTIVO', 'No la tiene.'));
  await userEvent.click(screen.getByRole('button', { name: RESET }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sí, quitar' }));
  await screen.findByText('No la tiene.');
});

it.each([
  ['an employee', 'empleado', empleado],
  ["an admin who looks at a customer's account", 'admin', usuario(2)],
  ['an admin who looks at their own', 'admin', usuario(1, { roles: ['admin'] })],
] as const)('is not offered to %s', async (_who, role, shown) => {
  await openDetails(role, shown, () => ({ mensaje: '' }));
  expect(screen.queryByRole('button', { name: RESET })).toBeNull();
});
