import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Ajustes } from 'api-client/backoffice';
import { TEXTOS_INICIO } from 'api-client/backoffice-textos';
import { expect, it } from 'vitest';
import { AJUSTES } from '../../testing/ajustes.ts';
import { fakeApi } from '../../testing/api-fake.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();

it('saves the texts, previews them, and restores the default texts', async () => {
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
  const part = async () => within(await screen.findByRole('region', { name: 'Textos de la tienda' }));
  const title = async () => (await part()).getByRole('textbox', { name: /^Título del inicio/ });
  const save = async () => user.dblClick((await part()).getByRole('button', { name: 'Guardar textos' }));
  expect(await title()).toHaveValue(TEXTOS_INICIO.titulo_inicio);
  fireEvent.change(await title(), { target: { value: '' } });
  await save();
  expect(await screen.findAllByText('El título es obligatorio.')).not.toHaveLength(0);
  expect(api.callsTo('PATCH /ajustes')).toEqual([]);

  fireEvent.change(await title(), { target: { value: 'Todo suelto, por {nombre} de {ciudad}' } });
  const preview = within((await part()).getByRole('figure'));
  expect(preview.getByText('Todo suelto, por Tierra Llana de Pergamino, Buenos Aires')).toBeVisible();
  await save();
  expect(await screen.findByText(/^Textos guardados\./)).toBeVisible();
  await user.click((await part()).getByRole('button', { name: 'Volver a los textos originales' }));
  expect(await title()).toHaveValue(TEXTOS_INICIO.titulo_inicio);
  await save();
  await screen.findAllByText(/^Textos guardados\./);
  const calls = api.callsTo('PATCH /ajustes');
  expect(calls.map(({ body }) => body)).toEqual([
    { textos: { ...AJUSTES.textos, titulo_inicio: 'Todo suelto, por {nombre} de {ciudad}' } },
    { textos: AJUSTES.textos },
  ]);
  expect(calls.map(({ headers }) => headers.get('If-Match'))).toEqual(['"3"', '"4"']);
});
