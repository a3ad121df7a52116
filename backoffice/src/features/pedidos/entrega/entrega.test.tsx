import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, Refusal, refuse } from '../../../testing/api-fake.ts';
import { producto } from '../../../testing/catalogo-data.ts';
import { id, linea, pedido } from '../../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../../testing/render-app.tsx';

tidyUp();

beforeEach(() => {
  window.scrollTo = vi.fn();
  signInAs('empleado');
});

const approved = pedido(1, { estado_pedido: 'aprobado' });
const LINES = [linea(1, approved), linea(2, approved)];

async function open(nombre: string) {
  renderApp(`/pedido/${id(1)}`);
  await userEvent.click(await screen.findByRole('button', { name: `Entrega: ${nombre}` }));
  return within(await screen.findByRole('dialog', { name: `Qué se entrega de ${nombre}` }));
}

type Dialog = Awaited<ReturnType<typeof open>>;
const write = (dialog: Dialog, value: string) =>
  fireEvent.change(dialog.getByRole('spinbutton', { name: /^Cantidad que se entrega/ }), {
    target: { value },
  });
const record = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Anotar entrega' }));

it('records a short line with a number and Enter: the customer is mailed, the line shows the ordered quantity', async () => {
  let lines = LINES;
  const api = fakeApi({
    'GET /detalles-pedidos/pedido/:id': () => lines,
    'PATCH /pedidos/:id/entrega': () => {
      const after = { ...approved, total_precio: 54_000, version: 4 };
      const short = { ...linea(2, after), cantidad: 3, cantidad_pedida: 4, motivo_entrega: 'falta' as const };
      lines = [linea(1, after), short];
      return { ...after, detalles: lines };
    },
  });
  const dialog = await open('Almendra 2');
  const field = dialog.getByRole('spinbutton', { name: /^Cantidad que se entrega/ });
  await waitFor(() => expect(field).toHaveFocus());
  fireEvent.change(field, { target: { value: '3' } });
  expect(await dialog.findByRole('checkbox', { name: 'Dejar Almendra 2 sin stock' })).toBeChecked();
  await userEvent.type(field, '{Enter}');
  expect(await screen.findByText('Entrega anotada. El cliente recibe un correo.')).toBeVisible();
  const [sent] = api.callsTo('PATCH /pedidos/:id/entrega');
  expect(sent?.headers.get('If-Match')).toBe('"3"');
  expect(sent?.body).toEqual({
    lineas: [{ detalles_pedidos_id: id(5002), cantidad: 3, motivo: 'falta', sin_stock: true }],
  });
  expect(await screen.findByText('pidió 4: falta stock')).toBeVisible();

  await userEvent.click(await screen.findByRole('button', { name: 'Aviso al cliente' }));
  const notice = within(await screen.findByRole('dialog', { name: 'Aviso al cliente' }));
  expect(notice.getByText(/^Hola Ana/).textContent?.replaceAll('\u00a0', ' ')).toBe(
    [
      'Hola Ana. Tu pedido N.º 1 va así:',
      '• Almendra 2: 3 (pediste 4: falta stock)',
      'Lo demás va como lo pediste.',
      'Total: $ 54.000,00',
    ].join('\n'),
  );
  const writeText = vi.fn(async (_text: string) => {});
  writeText.mockRejectedValueOnce(new Error('not here'));
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));
  await userEvent.click(notice.getByRole('button', { name: 'Copiar aviso' }));
  expect(await screen.findByText('El navegador no deja copiar: elige el texto y cópialo.')).toBeVisible();
  await userEvent.click(notice.getByRole('button', { name: 'Copiar aviso' }));
  expect(await screen.findByText('Aviso copiado')).toBeVisible();
  expect(writeText.mock.lastCall?.[0]).toMatch(/^Hola Ana/);
});

it('refuses more than was ordered, unless agreed', async () => {
  const api = fakeApi({
    'GET /detalles-pedidos/pedido/:id': () => LINES,
    'PATCH /pedidos/:id/entrega': () => ({ ...approved, detalles: LINES }),
  });
  const dialog = await open('Almendra 2');
  write(dialog, '5');
  await record(dialog);
  expect(await dialog.findByText(/^Se pidieron 4: más solo se entrega/)).toBeVisible();
  expect(api.callsTo('PATCH /pedidos/:id/entrega')).toHaveLength(0);
  fireEvent.change(dialog.getByRole('combobox', { name: /^Motivo/ }), { target: { value: 'acordado' } });
  await record(dialog);
  await waitFor(() => expect(api.callsTo('PATCH /pedidos/:id/entrega')).toHaveLength(1));
});

it('undoes a delivery and its stock change; reports a newer change by another user', async () => {
  const before = { ...linea(2, approved), cantidad: 3, cantidad_pedida: 4, motivo_entrega: 'falta' as const };
  let calls = 0;
  const api = fakeApi({
    'GET /detalles-pedidos/pedido/:id': () => [linea(1, approved), before],
    'PATCH /pedidos/:id/entrega': () => {
      calls += 1;
      if (calls > 1) throw new Refusal(409, 'VERSION_DESACTUALIZADA', 'Otra persona guardó cambios antes.');
      const after = { ...approved, version: 4 };
      const lines = [linea(1, after), { ...before, pedido: after, cantidad: 1 }];
      return { ...after, detalles: lines, sin_stock: [before.producto.producto_id] };
    },
  });
  const dialog = await open('Almendra 2');
  write(dialog, '1');
  await record(dialog);
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(
    await screen.findByText('La entrega no se deshizo. Otra persona guardó cambios antes.'),
  ).toBeVisible();
  const sent = api.callsTo('PATCH /pedidos/:id/entrega');
  expect(sent.map(({ headers }) => headers.get('If-Match'))).toEqual(['"3"', '"4"']);
  expect(sent[1]?.body).toEqual({
    lineas: [
      { detalles_pedidos_id: id(5002), cantidad: 3, motivo: 'falta', sin_stock: false, con_stock: true },
    ],
  });
});

it("proposes replacements that the order lacks, and shows the server's refusal", async () => {
  const other = producto(7, { nombre: 'Almendra con piel', precio: 900 });
  const api = fakeApi({
    'GET /detalles-pedidos/pedido/:id': () => LINES,
    'GET /productos/:id/reemplazos': () => [producto(8, { ...other, producto_id: id(6001) }), other],
    'PATCH /pedidos/:id/entrega': () =>
      refuse(409, 'ENTREGA_NO_DISPONIBLE', 'Lo que se entrega se anota desde que el pedido está aprobado.'),
  });
  const dialog = await open('Almendra 2');
  write(dialog, '1');
  fireEvent.change(dialog.getByRole('combobox', { name: /^Motivo/ }), { target: { value: 'reemplazo' } });
  await dialog.findByRole('option', { name: /^Almendra con piel · \$/ });
  expect(dialog.getAllByRole('option').filter(({ textContent }) => textContent?.includes('$'))).toHaveLength(
    1,
  );
  await record(dialog);
  expect(await dialog.findByText('Elige el producto que va en su lugar.')).toBeVisible();
  const place = dialog.getByRole('combobox', { name: /^Producto que va en su lugar/ });
  fireEvent.change(place, { target: { value: other.producto_id } });
  await record(dialog);
  expect(await dialog.findByText(/^Lo que se entrega se anota/)).toBeVisible();
  expect(api.callsTo('PATCH /pedidos/:id/entrega')[0]?.body).toEqual({
    lineas: [
      {
        detalles_pedidos_id: id(5002),
        cantidad: 1,
        motivo: 'reemplazo',
        reemplazo: { producto_id: other.producto_id, cantidad: 3 },
        sin_stock: true,
      },
    ],
  });
});

it('is offered only for sold orders and ordered lines', async () => {
  const waiting = pedido(1);
  fakeApi({ 'GET /detalles-pedidos/pedido/:id': () => [linea(1, waiting)] });
  renderApp(`/pedido/${id(1)}`);
  await screen.findByText('Almendra 1');
  expect(screen.queryByRole('button', { name: /^Entrega/ })).toBeNull();
});

it('shows which line a replacement is for, and links only from that line', async () => {
  fakeApi({
    'GET /detalles-pedidos/pedido/:id': () => [
      linea(1, approved, { cantidad: 0, cantidad_pedida: 4, motivo_entrega: 'reemplazo' }),
      linea(2, approved, { cantidad_pedida: 0, motivo_entrega: 'reemplazo', reemplaza_a: id(6001) }),
    ],
  });
  renderApp(`/pedido/${id(1)}`);
  expect(await screen.findByText('pidió 4: va reemplazado')).toBeVisible();
  expect(screen.getByText('en lugar de Almendra 1')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Entrega: / })).toHaveLength(1);
});

it('says that nothing changed when the same delivery was recorded already', async () => {
  const short = linea(2, approved, { cantidad: 3, cantidad_pedida: 4, motivo_entrega: 'falta' });
  fakeApi({
    'GET /detalles-pedidos/pedido/:id': () => [linea(1, approved), short],
    'PATCH /pedidos/:id/entrega': () => ({ ...approved, detalles: [linea(1, approved), short] }),
  });
  const dialog = await open('Almendra 2');
  await record(dialog);
  expect(await screen.findByText('Ya estaba anotada así.')).toBeVisible();
});
