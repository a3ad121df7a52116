import { screen, waitFor, within } from '@testing-library/react';
import type { Producto, RenglonHallado } from 'api-client/storefront';
import { type NewLine, newLine } from 'app-core/cart/lines';
import { describe, expect, it, vi } from 'vitest';
import { addItem } from '../../shared/cart/cart.ts';
import { producto, uuid } from '../../testing/data.ts';
import { failure, type Handlers } from '../../testing/fake-api.ts';
import { customer, openPage, resetApp, storedCart, storedCartLines } from '../../testing/render-app.tsx';

const [avena, lino, miel, gone] = [
  producto(1, { nombre: 'Avena fina por kilo', precio: 1500 }),
  producto(2, { nombre: 'Lino marrón por kilo', precio: 2100 }),
  producto(3, { nombre: 'Miel x 500 g', precio: 2910, tipo_de_precio: 'por_unidad' }),
  producto(4, { nombre: 'Chía por kilo', disponible: false }),
] as const;

const renglonHallado = (
  escrito: string,
  estado: RenglonHallado['estado'],
  opciones: [Producto, number | null][] = [],
  cantidad_dicha = true,
): RenglonHallado => ({
  escrito,
  estado,
  cantidad_dicha,
  habitual: false,
  opciones: opciones.map(([one, cantidad]) => ({ producto: one, cantidad })),
});

/** The API's reading of each line. */
const READ: Record<string, RenglonHallado> = {
  '5 kg avena': renglonHallado('5 kg avena', 'hallado', [[avena, 5]]),
  lino: renglonHallado('lino', 'hallado', [[lino, 1]], false),
  '3 miel': renglonHallado('3 miel', 'a_elegir', [
    [miel, 3],
    [gone, 3],
  ]),
  'una caja de': renglonHallado('una caja de', 'no_hallado'),
  '2,5 kg avena': renglonHallado('2,5 kg avena', 'a_elegir', [[avena, null]]),
};

async function open(handlers: Handlers = {}) {
  const { user, api } = await openPage('/pedido-rapido', customer, {
    'POST /pedido-rapido/renglones': ({ body }) => ({
      renglones: (body as { renglones: string[] }).renglones.map(
        (escrito) => READ[escrito] ?? renglonHallado(escrito, 'no_hallado'),
      ),
    }),
    'GET /productos/search': () => ({ productos: [lino], total: 1 }),
    'GET /productos/varios': () => ({ productos: [avena, lino, miel], total: 3 }),
    ...handlers,
  });
  return { ...api, user, field: await screen.findByRole('textbox', { name: 'Qué necesitas' }) };
}
const inCart = () => storedCart().items;
const list = () => within(screen.getByRole('list', { name: 'Tu lista' }));

it('reads a pasted message into lines, asks about unclear lines and adds nothing to the cart by itself', async () => {
  const { user, field, callsTo } = await open();
  await user.click(field);
  await user.paste('Hola! te paso:\n- 5 kg avena\n- 3 miel\nuna caja de\nGracias!!');
  expect(await list().findByRole('group', { name: avena.nombre })).toBeVisible();
  expect(callsTo('POST /pedido-rapido/renglones')).toHaveLength(1);
  expect(list().getByText(/puede ser cualquiera/)).toBeVisible();
  expect(list().getByText(/no lo encontramos/)).toBeVisible();
  expect(list().getByRole('button', { name: /Chía por kilo/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Te falta elegir 2' })).toBeVisible();
  expect(inCart()).toEqual([]);
  await user.click(list().getByRole('button', { name: /Miel x\s500\sg/ }));
  await user.click(await screen.findByRole('button', { name: 'Agregar 2 productos al carrito' }));
  await waitFor(() =>
    expect(storedCartLines()).toEqual([
      [avena.nombre, 5],
      [miel.nombre, 3],
    ]),
  );
  // Unanswered lines stay.
  const left = screen.getByRole('list', { name: 'Tu lista', hidden: true });
  // The open cart hides everything else from assistive technology.
  expect(within(left).getAllByRole('listitem', { hidden: true })[0]).toHaveTextContent('una caja de');
});

it('keeps a written quantity that is not sold, raises an unwritten one, and sums at the prices of the tiers', async () => {
  const cantidades = { minimo: 6, multiplo: 6, escalas: [{ desde: 12, precio: 1000 }] };
  const [rice, corn] = [
    producto(5, { nombre: 'Arroz por kilo', precio: 1200, cantidades }),
    producto(6, { nombre: 'Maíz por kilo', precio: 500, cantidades: { minimo: 4, multiplo: 1 } }),
  ];
  const read: Record<string, RenglonHallado> = {
    '13 arroz': renglonHallado('13 arroz', 'hallado', [[rice, 13]]),
    maíz: renglonHallado('maíz', 'hallado', [[corn, 1]], false),
  };
  const { user, field } = await open({
    'POST /pedido-rapido/renglones': ({ body }) => ({
      renglones: (body as { renglones: string[] }).renglones.map(
        (escrito) => read[escrito] ?? renglonHallado(escrito, 'no_hallado'),
      ),
    }),
  });
  await user.click(field);
  await user.paste('13 arroz\nmaíz\n');
  const line = within(await list().findByRole('group', { name: rice.nombre }));
  expect(line.getByText('Se vende de a 6.')).toBeVisible();
  expect(list().getByRole('textbox', { name: `Cantidad de ${corn.nombre}` })).toHaveValue('4');
  await user.click(line.getByRole('button', { name: 'Poner 12' }));
  // 12 × 1000 + 4 × 500
  expect(await screen.findByText(/^\$\s14\.000,00$/)).toBeVisible();
});

it('adds a line by Enter, marks a line without a quantity, and keeps list and field through a reload', async () => {
  const { user, field } = await open();
  await user.type(field, 'lino{Enter}');
  expect(await list().findByRole('group', { name: lino.nombre })).toBeVisible();
  expect(list().getByText(/Sin cantidad: ¿cuántos\?/)).toBeVisible();
  await user.type(field, '5 kg av');
  const kept = { ...localStorage };
  resetApp();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  const again = await open();
  await waitFor(() => expect(again.field).toHaveValue('5 kg av'));
  expect(await list().findByRole('group', { name: lino.nombre })).toBeVisible();
});

it('shows a failure, keeps the lines and reads them on a retry', async () => {
  const { user, field, answer } = await open({
    'POST /pedido-rapido/renglones': () => failure(503, 'NO_DISPONIBLE', 'Vuelve a intentar.'),
  });
  await user.type(field, '5 kg avena{Enter}');
  expect(await screen.findByText('No pudimos leer tu lista.')).toBeVisible();
  expect(list().getByText('«5 kg avena»')).toBeVisible();
  answer({ 'POST /pedido-rapido/renglones': () => ({ renglones: [READ['5 kg avena'] as RenglonHallado] }) });
  await user.click(screen.getByRole('button', { name: /intentar|Reintentar/i }));
  expect(await list().findByRole('group', { name: avena.nombre })).toBeVisible();
});

it('suggests products during typing, with the typed quantity', async () => {
  const { user, field } = await open();
  await user.type(field, '4 lin');
  const offered = within(await screen.findByRole('list', { name: 'Sugerencias' }, { timeout: 3000 }));
  await user.click(offered.getByRole('button', { name: /Lino marrón/ }));
  const line = within(await list().findByRole('group', { name: lino.nombre }));
  expect(line.getByRole('textbox', { name: /Cantidad de Lino/ })).toHaveValue('4');
  expect(field).toHaveValue('');
});

it('tells above partial suggestions which words found nothing', async () => {
  const { user, field } = await open({
    'GET /productos/search': () => ({ productos: [lino], total: 1, sin_resultados: ['tornillo'] }),
  });
  await user.type(field, '4 lino tornillo');
  const note = await screen.findByText(/^Ningún producto tiene todas las palabras/, {}, { timeout: 3000 });
  expect(note).toHaveTextContent('Sin resultados para: «tornillo».');
});

it("hides another account's list and reports a text without products", async () => {
  const rows = [{ clave: uuid(5), escrito: '5 kg avena' }];
  localStorage.setItem('pedido-rapido', JSON.stringify({ usuarioId: uuid(99, '8'), draft: 'x', rows }));
  const { user, field } = await open();
  await waitFor(() => expect(field).toHaveValue(''));
  expect(screen.queryByText('«5 kg avena»')).toBeNull();
  await user.type(field, 'hola!{Enter}');
  expect(await screen.findByText(/No encontramos ningún producto/)).toBeVisible();
  expect(field).toHaveValue('hola!');
});

it('asks for an unclear quantity and adds nothing to the cart before the answer', async () => {
  const { user, field } = await open();
  await user.type(field, '2,5 kg avena{Enter}');
  await user.click(await list().findByRole('button', { name: /Avena fina por kilo.*¿Cuántos\?/ }));
  expect(list().getByText(/¿Cuántos kilos\?/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Te falta elegir 1' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Agregar al carrito' })).toBeDisabled();
  await user.type(list().getByRole('textbox', { name: `Cantidad de ${avena.nombre}` }), '3{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Agregar 1 producto al carrito' }));
  await waitFor(() => expect(inCart()).toMatchObject([{ nombre: avena.nombre, cantidad: 3 }]));
});

it('moves the focus to the unanswered lines in turn', async () => {
  const { user, field } = await open();
  await user.click(field);
  await user.paste('5 kg avena\n3 miel\nuna caja de');
  const next = await screen.findByRole('button', { name: 'Te falta elegir 2' });
  const [, choice, unknown] = list()
    .getAllByRole('listitem')
    .filter((item) => item.parentElement?.getAttribute('aria-label') === 'Tu lista');
  await user.click(next);
  expect(choice).toContainElement(document.activeElement as HTMLElement);
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toContain(choice);
  next.focus();
  await user.keyboard('{Enter}');
  expect(unknown).toContainElement(document.activeElement as HTMLElement);
  await user.click(next);
  expect(choice).toContainElement(document.activeElement as HTMLElement);
});

it('moves the focus to the next question after an answer, and finally to the add button', async () => {
  const { user, field } = await open();
  await user.click(field);
  await user.paste('2,5 kg avena\n3 miel');
  await user.click(await list().findByRole('button', { name: '3 kilos' }));
  await waitFor(() => expect(list().getByRole('button', { name: /Miel x\s500\sg/ })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Agregar 2 productos al carrito' })).toHaveFocus(),
  );
});

it('empties the list and restores the lines on undo', async () => {
  const { user, field } = await open();
  await user.click(field);
  await user.paste('5 kg avena\n3 miel');
  expect(await list().findByRole('group', { name: avena.nombre })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Vaciar' }));
  expect(screen.queryByText('«3 miel»')).toBeNull();
  expect(field).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await list().findByText('«3 miel»')).toBeVisible();
  expect(list().getByRole('group', { name: avena.nombre })).toBeVisible();
});

describe('an unclear quantity', () => {
  it('is answered in its row by one press on a possible quantity', async () => {
    const { user, field } = await open();
    await user.type(field, '2,5 kg avena{Enter}');
    const choices = within(
      await list().findByRole('group', { name: `Cantidades posibles de ${avena.nombre}` }),
    );
    expect(choices.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '2 kilos',
      '3 kilos',
    ]);
    expect(list().getByText(/no es seguro cuánto es/)).toBeVisible();
    await user.click(choices.getByRole('button', { name: '3 kilos' }));
    expect(screen.queryByRole('button', { name: /^Te falta elegir/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Agregar 1 producto al carrito' }));
    await waitFor(() => expect(inCart()).toMatchObject([{ nombre: avena.nombre, cantidad: 3 }]));
  });

  it('offers the same quantities after the product was chosen', async () => {
    const { user, field } = await open();
    await user.type(field, '2,5 kg avena{Enter}');
    await user.click(await list().findByRole('button', { name: /Avena fina por kilo.*¿Cuántos\?/ }));
    await user.click(await list().findByRole('button', { name: '2 kilos' }));
    const line = within(await list().findByRole('group', { name: avena.nombre }));
    expect(line.getByRole('textbox', { name: /^Cantidad de Avena/ })).toHaveValue('2');
  });
});

describe('a list during typing', () => {
  it('shows a certain line before Enter, calls the API once per pause and keeps the text in the field', async () => {
    const { user, field, callsTo } = await open();
    const before = callsTo('POST /pedido-rapido/renglones').length;
    await user.type(field, '5 kg avena');
    expect(await list().findByRole('group', { name: avena.nombre }, { timeout: 3000 })).toBeVisible();
    const calls = callsTo('POST /pedido-rapido/renglones').slice(before);
    expect(calls.map(({ body }) => body)).toEqual([{ renglones: ['5 kg avena'] }]);
    expect(field).toHaveValue('5 kg avena');
    expect(screen.queryByRole('list', { name: 'Sugerencias' })).toBeNull();
  });

  it('asks about each finished line but not about the line being typed', async () => {
    const { user, field } = await open();
    await user.type(field, '3 miel{Shift>}{Enter}{/Shift}una caja de');
    expect(await list().findByText(/puede ser cualquiera/, {}, { timeout: 3000 })).toBeVisible();
    expect(list().queryByText(/no lo encontramos/)).toBeNull();
    await user.click(list().getByRole('button', { name: /Miel x\s500\sg/ }));
    const line = within(await list().findByRole('group', { name: miel.nombre }));
    expect(line.getByRole('textbox', { name: /^Cantidad de Miel/ })).toHaveValue('3');
    expect(field).toHaveValue('');
    expect(await list().findByText(/no lo encontramos/)).toBeVisible();
  });

  it('goes into the cart without Enter', async () => {
    const { user, field } = await open();
    await user.type(field, '5 kg avena');
    const add = await screen.findByRole(
      'button',
      { name: 'Agregar 1 producto al carrito' },
      { timeout: 3000 },
    );
    await user.click(add);
    await waitFor(() => expect(inCart()).toMatchObject([{ nombre: avena.nombre, cantidad: 5 }]));
    expect(field).toHaveValue('');
  });
});

it('takes only the added quantities out of the cart on undo and restores the lines', async () => {
  const { user, field } = await open();
  addItem(newLine(avena) as NewLine, 2);
  await user.click(field);
  await user.paste('5 kg avena\nlino\n3 miel');
  await user.click(await screen.findByRole('button', { name: 'Agregar 2 productos al carrito' }));
  await waitFor(() => expect(inCart()).toMatchObject([{ cantidad: 7 }, { nombre: lino.nombre }]));
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Agregamos 2 productos al carrito.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(inCart()).toMatchObject([{ nombre: avena.nombre, cantidad: 2 }]));
  expect(screen.queryByText('Agregamos 2 productos al carrito.')).toBeNull();
  expect(await list().findByRole('group', { name: lino.nombre })).toBeVisible();
  expect(list().getByRole('group', { name: avena.nombre })).toBeVisible();
  expect(list().getByText('«3 miel»')).toBeVisible();
});

describe("'Pegar'", () => {
  it('reads the clipboard into lines', async () => {
    const { user } = await open();
    await navigator.clipboard.writeText('- 5 kg avena\n- lino');
    await user.click(screen.getByRole('button', { name: 'Pegar' }));
    expect(await list().findByRole('group', { name: avena.nombre })).toBeVisible();
    expect(list().getByRole('group', { name: lino.nombre })).toBeVisible();
  });

  it('focuses the field when the browser forbids reading the clipboard', async () => {
    const { user, field } = await open();
    vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Pegar' }));
    expect(await screen.findByText('Mantén presionado este campo y elige «Pegar».')).toBeVisible();
    expect(field).toHaveFocus();
  });
});
