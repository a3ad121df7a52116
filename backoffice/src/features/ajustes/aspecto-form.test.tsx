import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Ajustes } from 'api-client/backoffice';
import { expect, it, vi } from 'vitest';
import { AJUSTES } from '../../testing/ajustes.ts';
import { fakeApi } from '../../testing/api-fake.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';
import * as reading from './read-picture.ts';

tidyUp();

const LOGO = { url: '/api/imagenes/x/480.png', ancho: 480, alto: 160, tono: null };

it('previews a colour before saving, and restores the default colour', async () => {
  signInAs('admin');
  let ajustes: Ajustes = AJUSTES;
  const api = fakeApi({
    'GET /ajustes': () => ajustes,
    'PATCH /ajustes': ({ body }) => {
      ajustes = { ...ajustes, ...(body as object), version: ajustes.version + 1 };
      return ajustes;
    },
  });
  renderApp('/panel-ajustes');
  const user = userEvent.setup();
  const part = async () => within(await screen.findByRole('region', { name: 'Color de la tienda' }));
  const field = async () => (await part()).getByRole('textbox', { name: /^Color principal/ });
  const save = async () => user.dblClick((await part()).getByRole('button', { name: 'Guardar color' }));
  fireEvent.change(await field(), { target: { value: 'rojo' } });
  await save();
  expect(await screen.findAllByText(/^El color debe tener la forma/)).not.toHaveLength(0);
  expect(api.callsTo('PATCH /ajustes')).toEqual([]);
  fireEvent.change(await field(), { target: { value: '#FFD400' } });
  expect((await part()).getByText(/un poco más oscuro \(#[0-9a-f]{6}\) para que se lea/)).toBeVisible();
  const light = (await part()).getByRole('group', { name: /^Claro/ });
  const button = within(light).getByRole('button', { name: 'Realizar pedido' });
  expect(getComputedStyle(button).backgroundColor).not.toBe('rgb(46, 107, 63)');
  await save();
  expect(await screen.findByText(/^Color guardado\./)).toBeVisible();
  await user.click((await part()).getByRole('button', { name: 'Volver al color original' }));
  await save();
  await screen.findAllByText(/^Color guardado\./);
  expect(api.callsTo('PATCH /ajustes').map(({ body }) => body)).toEqual([
    { color: '#ffd400' },
    { color: null },
  ]);
});

it('uploads a logo, and removes it after a question', async () => {
  signInAs('admin');
  let ajustes: Ajustes = AJUSTES;
  const api = fakeApi({
    'GET /ajustes': () => ajustes,
    'PUT /ajustes/logo': () => {
      ajustes = { ...ajustes, logo: LOGO, version: 2 };
      return ajustes;
    },
    'DELETE /ajustes/logo': () => {
      ajustes = { ...ajustes, logo: null, version: 3 };
      return ajustes;
    },
  });
  renderApp('/panel-ajustes');
  const user = userEvent.setup();
  const part = async () => within(await screen.findByRole('region', { name: 'Logo de la tienda' }));
  const file = new File(['x'], 'logo.png', { type: 'image/png' });
  await user.upload((await part()).getByLabelText(/^Elige una imagen/), file);
  await user.click((await part()).getByRole('button', { name: 'Guardar logo' }));
  expect(await screen.findByText(/^Logo guardado\./)).toBeVisible();
  expect((await part()).getByRole('img', { name: 'Tierra Llana' })).toHaveAttribute('src', LOGO.url);
  await user.click((await part()).getByRole('button', { name: 'Quitar el logo' }));
  await user.click(await screen.findByRole('button', { name: 'Sí, quitar' }));
  expect(await screen.findByText(/^Logo quitado\./)).toBeVisible();
  expect(api.callsTo('DELETE /ajustes/logo')[0]?.headers.get('If-Match')).toBe('"2"');
});

it('previews a chosen logo in both schemes, and nothing for a file that cannot be drawn', async () => {
  signInAs('admin');
  const fake = fakeApi({ 'GET /ajustes': () => ({ ...AJUSTES, color: '#ffd400' }) });
  URL.createObjectURL = (file) => `blob:${(file as File).name}`;
  URL.revokeObjectURL = () => {};
  vi.spyOn(reading, 'readPicture').mockImplementation(async (src) => {
    if (src === 'blob:roto.png') throw new Error('not a picture');
    return { src, width: 240, height: 80, tone: 'claro' };
  });
  renderApp('/panel-ajustes');
  const user = userEvent.setup();
  const part = within(await screen.findByRole('region', { name: 'Logo de la tienda' }));
  const choose = async (name: string) =>
    user.upload(part.getByLabelText(/^(Elige|Cambia)/), new File(['x'], name, { type: 'image/png' }));
  expect(part.queryByRole('figure')).toBeNull();
  await choose('logo.png');
  for (const name of [/^Claro/, /^Oscuro/]) {
    const scheme = within(await part.findByRole('group', { name }));
    expect(scheme.getByRole('img', { name: 'Tierra Llana' })).toHaveAttribute('src', 'blob:logo.png');
    // The button has the shop's colour.
    const button = getComputedStyle(scheme.getByRole('button', { name: 'Realizar pedido' }));
    expect(button.backgroundColor).not.toBe('rgb(46, 107, 63)');
  }
  await user.click(part.getByRole('button', { name: /^Quitar/ }));
  expect(part.queryByRole('figure')).toBeNull();
  await choose('roto.png');
  expect(await part.findByText(/^Al guardar reemplaza al logo/)).toBeVisible();
  expect(part.queryByRole('figure')).toBeNull();
  expect(fake.callsTo('PUT /ajustes/logo')).toEqual([]);
});
