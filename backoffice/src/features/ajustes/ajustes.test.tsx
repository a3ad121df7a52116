import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Ajustes } from 'api-client/backoffice';
import { expect, it } from 'vitest';
import { AJUSTES } from '../../testing/ajustes.ts';
import { fakeApi, refuse } from '../../testing/api-fake.ts';
import { id, usuario } from '../../testing/data.ts';
import { renderApp, tidyUp } from '../../testing/render-app.tsx';
import { withoutFactorText } from './demand-factor.tsx';

tidyUp('admin');
const SWITCH = 'Pedir la verificación en dos pasos a todo el personal';
const lacking = (...names: string[]): Ajustes['sin_segundo_factor'] => ({
  usuarios: names.map((apellido, at) => ({ usuario_id: id(at + 2), nombre: 'Ana', apellido })),
  total: names.length,
});

it('asks for confirmation with the names of staff without it, and sends one request on a double click', async () => {
  let ajustes: Ajustes = { ...AJUSTES, version: 3, sin_segundo_factor: lacking('Paz', 'Gil') };
  const api = fakeApi({
    'GET /ajustes': () => ajustes,
    'PATCH /ajustes': ({ body }) => {
      ajustes = { ...ajustes, ...(body as object), version: ajustes.version + 1 };
      return ajustes;
    },
  });
  renderApp('/panel-ajustes');
  const user = userEvent.setup();
  const control = await screen.findByRole('switch', { name: SWITCH });
  expect(control).not.toBeChecked();
  await user.click(control);
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('2 personas del personal no la tienen: Ana Paz y Ana Gil.');
  await user.dblClick(within(question).getByRole('button', { name: 'Sí, pedirla' }));
  expect(await screen.findByText('La verificación en dos pasos se pide a todo el personal.')).toBeVisible();
  await waitFor(() => expect(control).toBeChecked());
  const calls = api.callsTo('PATCH /ajustes');
  expect(calls.map(({ body }) => body)).toEqual([{ exige_segundo_factor: true }]);
  expect(calls[0]?.headers.get('If-Match')).toBe('"3"');
});

it('does not let an admin without a second factor demand it, and links to the set-up', async () => {
  fakeApi({
    'GET /ajustes': () => ({
      ...AJUSTES,
      sin_segundo_factor: { usuarios: [{ usuario_id: id(1), nombre: 'Yo', apellido: '' }], total: 1 },
    }),
  });
  renderApp('/panel-ajustes');
  expect(await screen.findByRole('switch', { name: SWITCH })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'activa primero la tuya' })).toHaveAttribute(
    'href',
    '/segundo-factor',
  );
});

it('shows the refusal and the current setting', async () => {
  let exige_segundo_factor = true;
  fakeApi({
    'GET /ajustes': () => ({ ...AJUSTES, exige_segundo_factor }),
    'PATCH /ajustes': () => {
      exige_segundo_factor = false;
      return refuse(409, 'VERSION_DESACTUALIZADA', 'Otra persona guardó cambios antes.');
    },
  });
  renderApp('/panel-ajustes');
  const control = await screen.findByRole('switch', { name: SWITCH });
  await userEvent.click(control);
  await userEvent.click(await screen.findByRole('button', { name: 'Sí, dejar de pedirla' }));
  await screen.findByText('Otra persona guardó cambios antes.');
  await waitFor(() => expect(control).not.toBeChecked());
});

it('marks the accounts without it in the list, for admins', async () => {
  fakeApi({
    'GET /ajustes': () => ({ ...AJUSTES, sin_segundo_factor: lacking('Paz') }),
    'GET /usuarios': () => ({
      usuarios: [usuario(2, { roles: ['empleado'] }), usuario(3, { roles: ['empleado'] })],
      total: 2,
    }),
  });
  renderApp('/panel-usuarios');
  const mark = await screen.findByText('Sin verificación en dos pasos');
  const [, first] = screen.getAllByRole('row');
  expect(first).toContainElement(mark);
});

it.each([
  [[], 0, 'Todo el personal la tiene activada.'],
  [['Paz'], 1, '1 persona del personal no la tiene: Ana Paz.'],
  [
    ['A', 'B', 'C', 'D', 'E', 'F'],
    120,
    '120 personas del personal no la tienen: Ana A, Ana B, Ana C, Ana D, Ana E y 115 más.',
  ],
])('describes the staff without it: %j', (names, total, text) => {
  expect(withoutFactorText({ ...lacking(...names), total })).toBe(text);
});
