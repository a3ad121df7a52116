import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Ajustes } from 'api-client/backoffice';
import { expect, it } from 'vitest';
import { AJUSTES } from '../../testing/ajustes.ts';
import { fakeApi, refuse } from '../../testing/api-fake.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();
const minimum = () => screen.findByRole('spinbutton', { name: /^Monto mínimo de un pedido/ });
const save = () => screen.getByRole('button', { name: 'Guardar montos' });

it('saves the minimum, previews the text, and refuses an invalid amount', async () => {
  signInAs('admin');
  let ajustes: Ajustes = { ...AJUSTES, version: 3 };
  const api = fakeApi({
    'GET /ajustes': () => ajustes,
    'PATCH /ajustes': ({ body }) => {
      ajustes = { ...ajustes, ...(body as object), version: ajustes.version + 1 };
      return ajustes;
    },
  });
  renderApp('/panel-ajustes');
  const user = userEvent.setup();
  const field = await minimum();
  expect(field).toHaveValue('50000');
  await user.clear(field);
  await user.click(save());
  expect(await screen.findAllByText(/^El monto mínimo debe ser un monto en pesos/)).not.toHaveLength(0);
  expect(api.callsTo('PATCH /ajustes')).toEqual([]);
  await user.type(field, '1e3');
  await user.click(save());
  expect(await screen.findAllByText(/^Escribe un número entero|^El monto mínimo debe/)).not.toHaveLength(0);
  expect(field).toHaveValue('1e3');
  expect(api.callsTo('PATCH /ajustes')).toEqual([]);
  await user.clear(field);
  await user.type(field, '120.000');
  expect(screen.getByText(/El monto mínimo para realizar un pedido es de \$120\.000/)).toBeVisible();
  await user.dblClick(save());
  expect(await screen.findByText(/^Montos guardados\./)).toBeVisible();
  const calls = api.callsTo('PATCH /ajustes');
  expect(calls.map(({ body }) => body)).toEqual([{ monto_minimo: 120_000, envio_gratis: 70_000 }]);
  expect(calls[0]?.headers.get('If-Match')).toBe('"3"');
});

it("shows another admin's change before overwriting it", async () => {
  signInAs('admin');
  let ajustes: Ajustes = AJUSTES;
  fakeApi({
    'GET /ajustes': () => ajustes,
    'PATCH /ajustes': () => refuse(412, 'VERSION_DESACTUALIZADA', 'Cambió.'),
  });
  renderApp('/panel-ajustes');
  const user = userEvent.setup();
  const field = await minimum();
  await user.clear(field);
  await user.type(field, '90000');
  ajustes = { ...AJUSTES, version: 2, monto_minimo: 80_000 };
  await user.click(save());
  expect(await screen.findByText(/^Otra persona cambió los ajustes/)).toBeVisible();
  await waitFor(async () => expect(await minimum()).toHaveValue('80000'));
});
