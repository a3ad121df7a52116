import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Ajustes } from 'api-client/backoffice';
import { TEXTOS_INICIO } from 'api-client/backoffice-textos';
import { describe, expect, it, vi } from 'vitest';
import { AJUSTES } from '../../testing/ajustes.ts';
import { fakeApi, type Handlers, refuse } from '../../testing/api-fake.ts';
import { renderApp, tidyUp } from '../../testing/render-app.tsx';
import * as reading from './read-picture.ts';

tidyUp('admin');

const LOGO = { url: '/api/imagenes/x/480.png', ancho: 480, alto: 160, tono: null };

/** Opens the settings. A save changes them and their version, unless `handlers` answer it. */
function open(first: Partial<Ajustes> = {}, handlers: Handlers = {}) {
  let ajustes: Ajustes = { ...AJUSTES, version: 3, ...first };
  const save = (change: object) => {
    ajustes = { ...ajustes, ...change, version: ajustes.version + 1 };
    return ajustes;
  };
  const api = fakeApi({
    'GET /ajustes': () => ajustes,
    'PATCH /ajustes': ({ body }) => save(body as object),
    'PUT /ajustes/logo': () => save({ logo: LOGO }),
    'DELETE /ajustes/logo': () => save({ logo: null }),
    ...handlers,
  });
  renderApp('/panel-ajustes');
  return { api, save, user: userEvent.setup() };
}

describe('the settings form of colour and logo', () => {
  it('previews a colour before saving, and restores the default colour', async () => {
    const { api, user } = open();
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
    const { api, user } = open();
    const part = async () => within(await screen.findByRole('region', { name: 'Logo de la tienda' }));
    const file = new File(['x'], 'logo.png', { type: 'image/png' });
    await user.upload((await part()).getByLabelText(/^Elige una imagen/), file);
    await user.click((await part()).getByRole('button', { name: 'Guardar logo' }));
    expect(await screen.findByText(/^Logo guardado\./)).toBeVisible();
    expect((await part()).getByRole('img', { name: 'Tierra Llana' })).toHaveAttribute('src', LOGO.url);
    await user.click((await part()).getByRole('button', { name: 'Quitar el logo' }));
    await user.click(await screen.findByRole('button', { name: 'Sí, quitar' }));
    expect(await screen.findByText(/^Logo quitado\./)).toBeVisible();
    expect(api.callsTo('DELETE /ajustes/logo')[0]?.headers.get('If-Match')).toBe('"4"');
  });

  it('previews a chosen logo in both schemes, and nothing for a file that cannot be drawn', async () => {
    URL.createObjectURL = (file) => `blob:${(file as File).name}`;
    URL.revokeObjectURL = () => {};
    vi.spyOn(reading, 'readPicture').mockImplementation(async (src) => {
      if (src === 'blob:roto.png') throw new Error('not a picture');
      return { src, width: 240, height: 80, tone: 'claro' };
    });
    const { api, user } = open({ color: '#ffd400' });
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
    expect(api.callsTo('PUT /ajustes/logo')).toEqual([]);
  });
});

describe("the settings form of the shop's data", () => {
  const textbox = (name: RegExp) => screen.findByRole('textbox', { name });
  const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
    user.dblClick(screen.getByRole('button', { name }));

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
});

describe('the settings form of the bank account', () => {
  const OURS = {
    banco: 'Banco Nación',
    titular: 'Tierra Llana S.R.L.',
    cbu: '2850590940090418135201',
    alias: 'campo.sol.trigo',
  };

  it('saves the bank details completely or not at all, once on a double click', async () => {
    const { api, user } = open();
    const write = async (name: RegExp, value: string) =>
      fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
    const save = () => user.dblClick(screen.getByRole('button', { name: 'Guardar cuenta bancaria' }));

    await write(/^CBU o CVU/, '2850590940090418135202');
    await save();
    for (const wrong of [
      /^El CBU o CVU no es válido/,
      'El banco es obligatorio.',
      'El titular es obligatorio.',
    ]) {
      expect(await screen.findAllByText(wrong)).not.toHaveLength(0);
    }
    expect(api.callsTo('PATCH /ajustes')).toEqual([]);

    await write(/^Banco/, OURS.banco);
    await write(/^Titular/, OURS.titular);
    await write(/^CBU o CVU/, OURS.cbu);
    await write(/^Alias/, OURS.alias);
    await save();
    expect(await screen.findByText(/^Cuenta bancaria guardada\./)).toBeVisible();
    const calls = api.callsTo('PATCH /ajustes');
    expect(calls.map(({ body }) => body)).toEqual([{ datos_bancarios: OURS }]);
    expect(calls[0]?.headers.get('If-Match')).toBe('"3"');
  });
});

describe('the settings form of the amounts', () => {
  const minimum = () => screen.findByRole('spinbutton', { name: /^Monto mínimo de un pedido/ });
  const save = () => screen.getByRole('button', { name: 'Guardar montos' });

  it('saves the minimum, previews the text, and refuses an invalid amount', async () => {
    const { api, user } = open();
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
    const { save: change, user } = open(
      {},
      { 'PATCH /ajustes': () => refuse(412, 'VERSION_DESACTUALIZADA', 'Cambió.') },
    );
    const field = await minimum();
    await user.clear(field);
    await user.type(field, '90000');
    change({ monto_minimo: 80_000 });
    await user.click(save());
    expect(await screen.findByText(/^Otra persona cambió los ajustes/)).toBeVisible();
    await waitFor(async () => expect(await minimum()).toHaveValue('80000'));
  });
});

describe('the settings form of the texts', () => {
  it('saves the texts, previews them, and restores the default texts', async () => {
    const { api, user } = open();
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
});
