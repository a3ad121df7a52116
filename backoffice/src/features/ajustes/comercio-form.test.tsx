import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Ajustes } from 'api-client/backoffice';
import { expect, it } from 'vitest';
import { AJUSTES } from '../../testing/ajustes.ts';
import { fakeApi } from '../../testing/api-fake.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();
const textbox = (name: RegExp) => screen.findByRole('textbox', { name });
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.dblClick(screen.getByRole('button', { name }));

function open() {
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
  return { api, user: userEvent.setup() };
}

it("saves the shop's data once on a double click, and previews them", async () => {
  const { api, user } = open();
  const announcement = await textbox(/^Anuncio para toda la tienda/);
  write(announcement, 'Cerramos el 25.');
  const part = within(screen.getByRole('region', { name: 'Datos de la tienda' }));
  const preview = within(part.getByRole('figure'));
  expect(preview.getByText('Cerramos el 25.')).toBeVisible();
  write(part.getByLabelText(/^Primer día del anuncio/), '2026-12-24');
  expect(preview.getByText('El anuncio se muestra desde el 24/12/2026.')).toBeVisible();
  write(part.getByLabelText(/^Último día del anuncio/), '2026-12-23');
  const cuit = await textbox(/^CUIT/);
  write(cuit, '30715849328');
  await press(user, 'Guardar datos');
  expect(await screen.findAllByText('El CUIT debe tener la forma 30-12345678-9.')).not.toHaveLength(0);
  const wrongDays = await screen.findAllByText('El último día no puede ser anterior al primero.');
  expect(wrongDays).not.toHaveLength(0);
  expect(api.callsTo('PATCH /ajustes')).toEqual([]);
  write(part.getByLabelText(/^Último día del anuncio/), '2026-12-26');
  write(cuit, '30-11111111-8');
  expect(preview.getByText(/CUIT 30-11111111-8/)).toBeVisible();
  await press(user, 'Guardar datos');
  expect(await screen.findByText(/^Datos guardados\./)).toBeVisible();
  const calls = api.callsTo('PATCH /ajustes');
  expect(calls.map(({ body }) => body)).toEqual([
    {
      comercio: {
        ...AJUSTES.comercio,
        ...{ anuncio: 'Cerramos el 25.', anuncio_desde: '2026-12-24', anuncio_hasta: '2026-12-26' },
        cuit: '30-11111111-8',
      },
    },
  ]);
  expect(calls[0]?.headers.get('If-Match')).toBe('"3"');
});

it('keeps typed text while another form of the page is saved, and then saves with the new version', async () => {
  const { api, user } = open();
  const hours = await textbox(/^Horario de atención/);
  write(hours, 'De 8 a 17');
  const minimum = screen.getByRole('spinbutton', { name: /^Monto mínimo de un pedido/ });
  await user.clear(minimum);
  await user.type(minimum, '60000');
  await press(user, 'Guardar montos');
  expect(await screen.findByText(/^Montos guardados\./)).toBeVisible();
  expect(await textbox(/^Horario de atención/)).toHaveValue('De 8 a 17');
  await press(user, 'Guardar datos');
  expect(await screen.findByText(/^Datos guardados\./)).toBeVisible();
  expect(api.callsTo('PATCH /ajustes')[1]?.headers.get('If-Match')).toBe('"4"');
});
