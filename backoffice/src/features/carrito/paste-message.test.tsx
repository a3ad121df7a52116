import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Producto, RenglonHallado } from 'api-client/backoffice';
import { beforeEach, describe, expect, it } from 'vitest';
import { addProducto, currentCarrito, setCliente } from '../../shared/carritos/carritos.ts';
import { fakeApi, type Handlers, refuse } from '../../testing/api-fake.ts';
import { shop, wideWindow } from '../../testing/carrito-fixture.ts';
import { producto } from '../../testing/catalogo-data.ts';
import { id } from '../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();
beforeEach(wideWindow);

const [almendra, harina, nori, miel, gone] = [
  producto(1, { nombre: 'Almendra por kilo', precio: 1500 }),
  producto(2, { nombre: 'Harina de trigo x 1 kg', precio: 900, tipo_de_precio: 'por_unidad' }),
  producto(3, { nombre: 'Alga nori x 10 u', precio: 700, tipo_de_precio: 'por_unidad' }),
  producto(4, { nombre: 'Miel x 500 g', precio: 2910, tipo_de_precio: 'por_unidad' }),
  producto(5, { nombre: 'Miel x 1 kg', disponible: false }),
] as const;

const renglonHallado = (
  escrito: string,
  estado: RenglonHallado['estado'],
  opciones: [Producto, number | null][] = [],
): RenglonHallado => ({
  ...{ escrito, estado, cantidad_dicha: true, habitual: false },
  opciones: opciones.map(([one, cantidad]) => ({ producto: one, cantidad })),
});

/** The server's results per line; the real reader splits the message into lines. */
const READ: Record<string, RenglonHallado> = {
  '2 kg de almendras': renglonHallado('2 kg de almendras', 'hallado', [[almendra, 2]]),
  '3 x harina': renglonHallado('3 x harina', 'hallado', [[harina, 3]]),
  'media docena de alga nori': renglonHallado('media docena de alga nori', 'hallado', [[nori, 6]]),
  'miel 3': renglonHallado('miel 3', 'a_elegir', [
    [miel, 3],
    [gone, 3],
  ]),
  '2 o 3 kg almendra': renglonHallado('2 o 3 kg almendra', 'a_elegir', [[almendra, null]]),
  '4 tornillos': renglonHallado('4 tornillos', 'no_hallado'),
  '4 miel': renglonHallado('4 miel', 'hallado', [[miel, 4]]),
};
const reads: Handlers = {
  ...shop,
  'POST /pedido-rapido/renglones': ({ body }) => ({
    renglones: (body as { renglones: string[] }).renglones.map(
      (escrito) => READ[escrito] ?? renglonHallado(escrito, 'no_hallado'),
    ),
  }),
};

const TITLE = 'Pegar mensaje del cliente';
async function open(handlers: Handlers = {}) {
  const user = userEvent.setup();
  signInAs('empleado');
  const api = fakeApi({ ...reads, ...handlers });
  renderApp('/pedido-nuevo');
  await screen.findByRole('complementary', { name: 'Carrito' });
  setCliente(currentCarrito().carrito_id, id(2));
  await user.click(await screen.findByRole('button', { name: TITLE }));
  const dialog = within(await screen.findByRole('dialog', { name: TITLE }));
  const field = await dialog.findByRole('textbox', { name: 'Mensaje' });
  return { api, user, dialog, field };
}
const lines = () => currentCarrito().lineas.map(({ producto_id, cantidad }) => [producto_id, cantidad]);
const line = (one: Producto, cantidad: number) => [one.producto_id, cantidad];

describe('a customer’s message in a new order', () => {
  it('is read for that customer, and one click adds the certain lines', async () => {
    const { api, user, dialog, field } = await open();
    await waitFor(() => expect(field).toHaveFocus());
    await user.paste(
      'Hola Marta, cómo va?\n2 kg de almendras\n3 x harina, media docena de alga nori\nGracias!',
    );
    expect(await dialog.findByRole('group', { name: almendra.nombre })).toBeVisible();
    expect(api.callsTo('POST /pedido-rapido/renglones')[0]?.body).toEqual({
      renglones: ['2 kg de almendras', '3 x harina', 'media docena de alga nori'],
      cliente_id: id(2),
    });
    expect(lines()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: /^Agregar 3 productos al pedido/ }));
    expect(await screen.findByText('Agregamos 3 productos al pedido.')).toBeVisible();
    expect(lines()).toEqual([line(almendra, 2), line(harina, 3), line(nori, 6)]);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull());
  });

  it('asks in the row about uncertain lines, and takes answers by keyboard', async () => {
    const { user, dialog } = await open();
    await user.paste('miel 3\n2 o 3 kg almendra\n4 tornillos');
    await dialog.findByText(/puede ser cualquiera/);
    expect(dialog.getByText(/no lo encontramos/)).toBeVisible();
    const add = dialog.getByRole('button', { name: /^Agregar 0 productos/ });
    expect(add).toBeDisabled();
    expect(dialog.getByRole('button', { name: /Miel x\s1\skg/ })).toBeDisabled();

    dialog.getByRole('button', { name: 'Te falta elegir 3' }).focus();
    await user.keyboard('{Enter}');
    expect(dialog.getByRole('button', { name: /Miel x\s500\sg/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    // The focus moves to the next question each time.
    const almonds = await dialog.findByRole('button', { name: /Almendra por kilo.*¿Cuántos\?/ });
    await waitFor(() => expect(almonds).toHaveFocus());
    await user.keyboard('{Enter}');
    const many = await dialog.findByRole('textbox', { name: `Cantidad de ${almendra.nombre}` });
    await waitFor(() => expect(many).toHaveFocus());
    await user.keyboard('2{Enter}');
    const other = dialog.getByRole('textbox', { name: 'Buscar otro' });
    await waitFor(() => expect(other).toHaveFocus());
    await user.clear(other);
    await user.keyboard('4 miel{Enter}');
    const ready = await dialog.findByRole('button', { name: /^Agregar 2 productos al pedido/ });
    await waitFor(() => expect(ready).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(lines()).toEqual([line(miel, 7), line(almendra, 2)]);
  });

  it('adds to existing quantities, and says so before and after', async () => {
    const { user, dialog } = await open();
    addProducto(currentCarrito().carrito_id, almendra, 5);
    await user.paste('2 kg de almendras\n3 x harina\n4 tornillos');
    expect(await dialog.findByText('Ya hay 5 en el pedido: se suman.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /^Agregar 2 productos al pedido/ }));
    expect(
      await screen.findByText(
        'Agregamos 2 productos al pedido. 1 ya estaba en el pedido: sumamos las cantidades.',
      ),
    ).toBeVisible();
    expect(lines()).toEqual([line(almendra, 7), line(harina, 3)]);
    // Unanswered lines stay.
    expect(dialog.getByText('«4 tornillos»')).toBeVisible();
    expect(dialog.queryByText('«3 x harina»')).toBeNull();
    // The second message is announced while the first announcement is still shown.
    dialog.getByRole('textbox', { name: 'Mensaje' }).focus();
    await user.paste('4 miel');
    await user.click(await dialog.findByRole('button', { name: /^Agregar 1 producto al pedido/ }));
    expect(await screen.findByText('Agregamos 1 producto al pedido.')).toBeVisible();
    expect(lines()).toEqual([line(almendra, 7), line(harina, 3), line(miel, 4)]);
  });

  it('keeps the text after a failed request, shows the reason, and retries', async () => {
    const { api, user, dialog, field } = await open({
      'POST /pedido-rapido/renglones': () => refuse(503, 'NO_DISPONIBLE', 'Vuelve a intentar.'),
    });
    await user.paste('2 kg de almendras\n3 x harina');
    expect(await dialog.findByText('No pudimos leer el mensaje.')).toBeVisible();
    expect(field).toHaveValue('2 kg de almendras\n3 x harina');
    api.answer(reads);
    await user.click(dialog.getByRole('button', { name: /intentar|Reintentar/i }));
    expect(await dialog.findByRole('group', { name: harina.nombre })).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
  });

  it('keeps a text without products, and says that none was found', async () => {
    const { api, user, dialog, field } = await open();
    await user.type(field, 'hola!{Enter}');
    expect(await dialog.findByText('No encontramos ningún producto en lo que escribiste.')).toBeVisible();
    expect(field).toHaveValue('hola!');
    expect(api.callsTo('POST /pedido-rapido/renglones')).toEqual([]);
  });

  it.each([
    [
      'typed',
      async (user: ReturnType<typeof userEvent.setup>) =>
        user.type(document.activeElement as Element, 'hola'),
    ],
    ['read', async (user: ReturnType<typeof userEvent.setup>) => user.paste('3 x harina')],
  ])('asks before Escape discards what was %s', async (_how, write) => {
    const { user, dialog, field } = await open();
    await waitFor(() => expect(field).toHaveFocus());
    await write(user);
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: '¿Cerrar sin agregar?' }));
    await user.click(question.getByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(dialog.getByRole('textbox', { name: 'Mensaje' })).toBeVisible();
  });

  it('undoes exactly the added quantities, and shows the lines again', async () => {
    const { user, dialog } = await open();
    addProducto(currentCarrito().carrito_id, almendra, 5);
    await user.paste('2 kg de almendras\n3 x harina');
    await user.click(await dialog.findByRole('button', { name: /^Agregar 2 productos al pedido/ }));
    expect(lines()).toEqual([line(almendra, 7), line(harina, 3)]);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(lines()).toEqual([line(almendra, 5)]);
    const opened = within(await screen.findByRole('dialog', { name: TITLE }));
    expect(await opened.findByRole('group', { name: harina.nombre })).toBeVisible();
    expect(opened.getByRole('group', { name: almendra.nombre })).toBeVisible();
  });

  it('offers each meaning of an unclear line as a button', async () => {
    const { user, dialog } = await open();
    await user.paste('2 o 3 kg almendra');
    await user.click(await dialog.findByRole('button', { name: '3 kilos' }));
    await user.click(await dialog.findByRole('button', { name: /^Agregar 1 producto al pedido/ }));
    expect(lines()).toEqual([line(almendra, 3)]);
  });

  it('is not offered before a customer is chosen', async () => {
    signInAs('empleado');
    fakeApi(reads);
    renderApp('/pedido-nuevo');
    await screen.findByText('Elige para quién es el pedido.');
    expect(screen.queryByRole('button', { name: TITLE })).toBeNull();
  });
});
