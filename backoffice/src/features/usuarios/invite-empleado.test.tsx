import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/api-fake.ts';
import { usuario } from '../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();

it('opens the invitation from its link, and shows the mailed address', async () => {
  signInAs('admin');
  const made = { ...usuario(7), email: 'eva@tienda.test' };
  const api = fakeApi({
    'GET /usuarios': () => ({ usuarios: [], total: 0 }),
    'GET /roles-personal': () => ({ roles: [], total: 0 }),
    'POST /empleados': () => made,
  });
  renderApp('/panel-usuarios#invitar');
  const user = userEvent.setup();
  const dialog = within(await screen.findByRole('dialog', { name: 'Invitar a un empleado' }));
  const fill = (name: RegExp, value: string) =>
    fireEvent.change(dialog.getByRole('textbox', { name }), { target: { value } });
  fill(/^Nombre/, 'Eva');
  fill(/^Apellido/, 'Luna');
  fill(/^Correo/, 'eva@tienda.test');
  fill(/^CUIL/, '27301234569');
  await user.click(dialog.getByRole('button', { name: 'Invitar' }));
  expect(await screen.findByText(/^Invitación enviada a eva@tienda\.test/)).toBeVisible();
  expect(api.callsTo('POST /empleados')[0]?.body).toMatchObject({ nombre: 'Eva', rol_id: null });
});
