import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Producto, RenglonHallado } from 'api-client/storefront';
import { type NewLine, newLine } from 'app-core/cart/lines';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addItem } from '../../shared/cart/cart.ts';
import { producto, uuid } from '../../testing/data.ts';
import { failure, type Handlers } from '../../testing/fake-api.ts';
import { fakeApi, renderApp, resetApp } from '../../testing/render-app.tsx';
import { storedSession } from '../../testing/token.ts';

afterEach(resetApp);

const [avena, lino, miel, gone] = [
  producto(1, { nombre: 'Avena fina por kilo', precio: 1500 }),
  producto(2, { nombre: 'Lino marrón por kilo', precio: 2100 }),
  producto(3, { nombre: 'Miel x 500 g', precio: 2910, tipo_de_precio: 'por_unidad' }),
  producto(4, { nombre: 'Chía por kilo', disponible: false }),
] as const;

const found = (
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

/** What each line is read as. */
const READ: Record<string, RenglonHallado> = {
  '5 kg avena': found('5 kg avena', 'hallado', [[avena, 5]]),
  lino: found('lino', 'hallado', [[lino, 1]], false),
  '3 miel': found('3 miel', 'a_elegir', [
    [miel, 3],
    [gone, 3],
  ]),
  'una caja de': found('una caja de', 'no_hallado'),
  '2,5 kg avena': found('2,5 kg avena', 'a_elegir', [[avena, null]]),
};

async function open(handlers: Handlers = {}) {
  const user = userEvent.setup();
  const api = fakeApi({
    'POST /pedido-rapido/renglones': ({ body }) => ({
      renglones: (body as { renglones: string[] }).renglones.map(
        (escrito) => READ[escrito] ?? found(escrito, 'no_hallado'),
      ),
    }),
    'GET /productos/search': () => ({ productos: [lino], total: 1 }),
    'GET /productos/varios': () => ({ productos: [avena, lino, miel], total: 3 }),
    ...handlers,
  });
  localStorage.setItem('auth', JSON.stringify(storedSession()));
  await renderApp('/pedido-rapido');
  return { ...api, user, field: await screen.findByRole('textbox', { name: 'Qué necesitas' }) };
}
const storedCart = () => JSON.parse(localStorage.getItem('cart') ?? '{"items":[]}').items;
const list = () => within(screen.getByRole('list', { name: 'Tu lista' }));

it('reads a pasted message into lines, asks about what is not sure, and puts nothing into the cart unseen', async () => {
  const { user, field, callsTo } = await open();
  await user.click(field);
  await user.paste('Hola! te paso:\n- 5 kg avena\n- 3 miel\nuna caja de\nGracias!!');
  expect(await list().findByRole('group', { name: avena.nombre })).toBeVisible();
  expect(callsTo('POST /pedido-rapido/renglones')).toHaveLength(1);
  expect(list().getByText(/puede ser cualquiera/)).toBeVisible();
  expect(list().getByText(/no lo encontramos/)).toBeVisible();
  expect(list().getByRole('button', { name: /Chía por kilo/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Te falta elegir 2' })).toBeVisible();
  expect(storedCart()).toEqual([]);
  await user.click(list().getByRole('button', { name: /Miel x\s500\sg/ }));
  await user.click(await screen.findByRole('button', { name: 'Agregar 2 productos al carrito' }));
  await waitFor(() =>
    expect(
      storedCart().map((one: { nombre: string; cantidad: number }) => [one.nombre, one.cantidad]),
    ).toEqual([
      [avena.nombre, 5],
      [miel.nombre, 3],
    ]),
  );
  // What is not answered stays.
  const left = screen.getByRole('list', { name: 'Tu lista', hidden: true });
  // The cart that opens has all else hidden.
  expect(within(left).getAllByRole('listitem', { hidden: true })[0]).toHaveTextContent('una caja de');
});

it('takes a line by Enter and keeps the next one in the field, through a reload; a line that says no quantity is told', async () => {
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

it('says it when there is no answer, keeps the lines, and reads them when asked again', async () => {
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

it('offers what it finds while one types, with the quantity that was typed', async () => {
  const { user, field } = await open();
  await user.type(field, '4 lin');
  const offered = within(await screen.findByRole('list', { name: 'Sugerencias' }, { timeout: 3000 }));
  await user.click(offered.getByRole('button', { name: /Lino marrón/ }));
  const line = within(await list().findByRole('group', { name: lino.nombre }));
  expect(line.getByRole('textbox', { name: /Cantidad de Lino/ })).toHaveValue('4');
  expect(field).toHaveValue('');
});

it('says over suggestions that have only most of the words which words nothing has', async () => {
  const { user, field } = await open({
    'GET /productos/search': () => ({ productos: [lino], total: 1, sin_resultados: ['tornillo'] }),
  });
  await user.type(field, '4 lino tornillo');
  const note = await screen.findByText(/^Ningún producto tiene todas las palabras/, {}, { timeout: 3000 });
  expect(note).toHaveTextContent('Sin resultados para: «tornillo».');
});

it("shows nobody else's list, and says what asks for nothing", async () => {
  const rows = [{ clave: uuid(5), escrito: '5 kg avena' }];
  localStorage.setItem('pedido-rapido', JSON.stringify({ usuarioId: uuid(99, '8'), draft: 'x', rows }));
  const { user, field } = await open();
  await waitFor(() => expect(field).toHaveValue(''));
  expect(screen.queryByText('«5 kg avena»')).toBeNull();
  await user.type(field, 'hola!{Enter}');
  expect(await screen.findByText(/No encontramos ningún producto/)).toBeVisible();
  expect(field).toHaveValue('hola!');
});

it('asks how many where the line does not tell it for sure, and puts nothing into the cart before the answer', async () => {
  const { user, field } = await open();
  await user.type(field, '2,5 kg avena{Enter}');
  await user.click(await list().findByRole('button', { name: /Avena fina por kilo.*¿Cuántos\?/ }));
  expect(list().getByText(/¿Cuántos kilos\?/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Te falta elegir 1' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Agregar al carrito' })).toBeDisabled();
  await user.type(list().getByRole('textbox', { name: `Cantidad de ${avena.nombre}` }), '3{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Agregar 1 producto al carrito' }));
  await waitFor(() => expect(storedCart()).toMatchObject([{ nombre: avena.nombre, cantidad: 3 }]));
});

it('leads to each line that waits for an answer, one after the other', async () => {
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

it('has the focus at the next line that asks after an answer, and at the end at what adds them', async () => {
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

it('empties the list, and a press puts the lines back', async () => {
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
  it('is answered in its row by one press on what the line may mean', async () => {
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
    await waitFor(() => expect(storedCart()).toMatchObject([{ nombre: avena.nombre, cantidad: 3 }]));
  });

  it('offers the same in the row that asks how many, once the product is chosen', async () => {
    const { user, field } = await open();
    await user.type(field, '2,5 kg avena{Enter}');
    await user.click(await list().findByRole('button', { name: /Avena fina por kilo.*¿Cuántos\?/ }));
    await user.click(await list().findByRole('button', { name: '2 kilos' }));
    const line = within(await list().findByRole('group', { name: avena.nombre }));
    expect(line.getByRole('textbox', { name: /^Cantidad de Avena/ })).toHaveValue('2');
  });
});

describe('a list that is being typed', () => {
  it('shows a line that is sure before Enter, in one call for each pause, and keeps the text in the field', async () => {
    const { user, field, callsTo } = await open();
    const before = callsTo('POST /pedido-rapido/renglones').length;
    await user.type(field, '5 kg avena');
    expect(await list().findByRole('group', { name: avena.nombre }, { timeout: 3000 })).toBeVisible();
    const calls = callsTo('POST /pedido-rapido/renglones').slice(before);
    expect(calls.map(({ body }) => body)).toEqual([{ renglones: ['5 kg avena'] }]);
    expect(field).toHaveValue('5 kg avena');
    expect(screen.queryByRole('list', { name: 'Sugerencias' })).toBeNull();
  });

  it('asks about each finished line of several, not about the one that is being written', async () => {
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
    await waitFor(() => expect(storedCart()).toMatchObject([{ nombre: avena.nombre, cantidad: 5 }]));
    expect(field).toHaveValue('');
  });
});

it('takes what went into the cart out again, and no more, and puts the lines back', async () => {
  const { user, field } = await open();
  addItem(newLine(avena) as NewLine, 2);
  await user.click(field);
  await user.paste('5 kg avena\nlino\n3 miel');
  await user.click(await screen.findByRole('button', { name: 'Agregar 2 productos al carrito' }));
  await waitFor(() => expect(storedCart()).toMatchObject([{ cantidad: 7 }, { nombre: lino.nombre }]));
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Agregamos 2 productos al carrito.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(storedCart()).toMatchObject([{ nombre: avena.nombre, cantidad: 2 }]));
  expect(screen.queryByText('Agregamos 2 productos al carrito.')).toBeNull();
  expect(await list().findByRole('group', { name: lino.nombre })).toBeVisible();
  expect(list().getByRole('group', { name: avena.nombre })).toBeVisible();
  expect(list().getByText('«3 miel»')).toBeVisible();
});

describe("'Pegar'", () => {
  it('makes lines of what was copied', async () => {
    const { user } = await open();
    await navigator.clipboard.writeText('- 5 kg avena\n- lino');
    await user.click(screen.getByRole('button', { name: 'Pegar' }));
    expect(await list().findByRole('group', { name: avena.nombre })).toBeVisible();
    expect(list().getByRole('group', { name: lino.nombre })).toBeVisible();
  });

  it('leads to the field where the browser lets no page read what was copied', async () => {
    const { user, field } = await open();
    vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Pegar' }));
    expect(await screen.findByText('Mantén presionado este campo y elige «Pegar».')).toBeVisible();
    expect(field).toHaveFocus();
  });
});
