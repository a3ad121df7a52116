/** Orders of customers who see the tax (IVA). */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { producto, taxed, taxedOrder, uuid } from '../../testing/data.ts';
import { createdStep, line, openOrder, order, step } from '../../testing/order-page.tsx';
import { customer, openPage, press, storedCart } from '../../testing/render-app.tsx';
import { orderText } from './order-actions.tsx';

const placed = order({
  estado_pedido: 'esperando_aprobacion',
  detalles: [
    line(1, { precio_unitario: 1210, total_precio: 12_100 }),
    line(2, { precio_unitario: 110.5, total_precio: 994.5, descuento: 10 }),
  ],
  total_precio: 13_094.5,
});
const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ') ?? '';
const open = async (
  modo: 'discriminado' | 'sumado' | undefined,
  more: Parameters<typeof openOrder>[0] = {},
) => {
  const shown = modo ? taxedOrder(placed, modo) : placed;
  const opened = await openOrder({ 'GET /mis-pedidos/:id': () => shown, ...more });
  return { ...opened, card: screen.getByRole('article', { name: 'Pedido n.º 412' }) };
};
const figures = (card: HTMLElement) =>
  within(card)
    .getAllByRole('term')
    .map((term) => plain(term.parentElement));
const PARTS = ['Subtotal sin IVA$ 10.900,00', 'IVA 21 %$ 2.100,00', 'IVA 10,5 %$ 94,50'];

it('shows net lines that add up to the subtotal, its tax, and the total with the tax', async () => {
  const { card } = await open('sumado');
  expect(plain(card)).toContain('10 × $ 1.000,00 + IVA');
  expect(plain(card)).toContain('$ 10.000,00');
  expect(plain(card)).toContain('10 × $ 100,00 + IVA · 10 % de descuento');
  expect(plain(card)).toContain('$ 900,00');
  expect(figures(card)).toEqual(PARTS);
  expect(plain(card)).toContain('Total con IVA$ 13.094,50');
});

it('shows lines with the tax and the parts of the total', async () => {
  const { card } = await open('discriminado');
  expect(plain(card)).toContain('10 × $ 1.210,00');
  expect(plain(card)).not.toContain('+ IVA');
  expect(figures(card)).toEqual(PARTS);
  expect(plain(card)).toContain('Total$ 13.094,50');
});

it('shows nothing of the tax in another order', async () => {
  const { card } = await open(undefined);
  expect(plain(card)).toContain('10 × $ 1.210,00');
  expect(plain(document.body)).not.toContain('IVA');
});

it('shows what the total of an order in the list consists of', async () => {
  await openPage('/mis-pedidos', customer, {
    'GET /mis-pedidos': () => ({ pedidos: [taxedOrder(placed, 'sumado')], total: 1 }),
  });
  expect(plain(await screen.findByRole('article', { name: 'Pedido n.º 412' }))).toContain(
    'Subtotal sin IVA: $ 10.900,00 · IVA 21 %: $ 2.100,00 · IVA 10,5 %: $ 94,50',
  );
});

it('sends net lines, the tax and the total by WhatsApp', () => {
  const text = orderText(taxedOrder(placed, 'sumado'), 'https://tienda.test/1').replaceAll('\u00a0', ' ');
  expect(text.split('\n').slice(2)).toEqual([
    '10 × Producto 1: $ 10.000,00',
    '10 × Producto 2: $ 900,00',
    '',
    'Subtotal sin IVA: $ 10.900,00',
    'IVA 21 %: $ 2.100,00',
    'IVA 10,5 %: $ 94,50',
    '*Total con IVA: $ 13.094,50*',
    'https://tienda.test/1',
  ]);
});

it('shows changed amounts of the history net, and of lines that left the order with the tax', async () => {
  const figuresOf = (total_precio: number) => ({
    ...{ cantidad: 10, precio_unitario: 1, descuento: 0, total_precio },
  });
  const changed = (number: number) => ({
    ...{ producto_id: uuid(number), nombre: `Producto ${number}` },
    ...{ antes: figuresOf(12_100), despues: figuresOf(6050) },
  });
  await open('sumado', {
    'GET /mis-pedidos/:id/historial': () => [
      createdStep,
      step(1, { tipo: 'edicion', lineas: [changed(1), changed(7)] }),
    ],
  });
  await screen.findByText('La distribuidora modificó el pedido');
  const page = plain(screen.getByRole('main'));
  expect(page).toContain('Producto 1: $ 10.000,00 + IVA → $ 5.000,00 + IVA');
  expect(page).toContain('Producto 7: $ 12.100,00 con IVA → $ 6.050,00 con IVA');
});

it('repeats an order with net prices in the message, and prices with the tax in the cart', async () => {
  const { user } = await open('sumado', {
    'GET /productos/varios': () => ({
      productos: [
        taxed(producto(1, { precio: 1815 }), 'sumado', 21),
        taxed(producto(2, { precio: 99.45 }), 'sumado', 10.5),
      ],
      total: 2,
    }),
  });
  await press(user, /^Repetir pedido/);
  expect(plain(await screen.findByRole('dialog'))).toContain(
    'Producto 1: sube de $ 1.000,00 + IVA a $ 1.500,00 + IVA',
  );
  expect(storedCart().items).toMatchObject([
    { precio: 1815, cantidad: 10, iva: { modo: 'sumado', alicuota: 21 } },
    { precio: 99.45, cantidad: 10, iva: { modo: 'sumado', alicuota: 10.5 } },
  ]);
});
