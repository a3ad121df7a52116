/** The cart of customers who see the tax (IVA). */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pedido, producto, taxed, taxedOrder, uuid } from '../../testing/data.ts';
import { item, openCart } from '../../testing/open-cart.tsx';
import { line as orderLine } from '../../testing/order-page.tsx';
import { storedCart } from '../../testing/render-app.tsx';

type Modo = 'discriminado' | 'sumado';
const taxedItem = (
  modo: Modo,
  ...[number, precio, cantidad, alicuota]: [number, number, number, number]
) => ({
  ...item(number, precio, cantidad),
  iva: { modo, alicuota },
});
const lines = (modo: Modo) => [taxedItem(modo, 1, 24_200, 2, 21), taxedItem(modo, 2, 1105.01, 1, 10.5)];
const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ') ?? '';
/** Returns the rows of parts and total. */
const figures = (cart: HTMLElement) =>
  within(cart)
    .getAllByRole('term')
    .map((term) => plain(term.parentElement));

const PARTS = ['Subtotal sin IVA$ 41.000,01', 'IVA 21 %$ 8.400,00', 'IVA 10,5 %$ 105,00'];

it('shows net lines that add up to the subtotal, and sends prices with the tax', async () => {
  const { cart, order, orders, user } = await openCart(lines('sumado'));
  const row = async (name: string) => plain(await within(cart).findByRole('group', { name }));
  expect(await row('Producto 1')).toMatch(/\$ 20\.000,00 \+ IVA por kilo.*\$ 40\.000,00/);
  expect(await row('Producto 2')).toMatch(/\$ 1\.000,01 \+ IVA por kilo.*\$ 1\.000,01/);
  expect(figures(cart)).toEqual([...PARTS, 'Total con IVA$ 49.505,01']);
  expect(plain(cart)).toContain('Te faltan $ 494,99 (con IVA incluido)');
  expect(
    within(cart).getByText('El monto mínimo para realizar un pedido es de $50.000 (con IVA incluido)'),
  ).toBeVisible();
  await user.click(within(cart).getByRole('button', { name: 'Sumar uno: Cantidad de Producto 1' }));
  expect(plain(cart)).toContain('Tienes envío gratis');
  await order();
  expect(orders()[0]?.body).toMatchObject({
    detalles: [
      { producto_id: uuid(1), cantidad: 3, precio_unitario: 24_200 },
      { producto_id: uuid(2), cantidad: 1, precio_unitario: 1105.01 },
    ],
  });
});

it('shows prices with the tax and the parts of the total', async () => {
  const { cart } = await openCart(lines('discriminado'));
  const row = plain(await within(cart).findByRole('group', { name: 'Producto 1' }));
  expect(row).toMatch(/\$ 24\.200,00 por kilo.*\$ 48\.400,00/);
  expect(figures(cart)).toEqual([...PARTS, 'Total$ 49.505,01']);
  expect(plain(cart)).toContain('Te faltan $ 494,99 (con IVA incluido)');
});

it('shows nothing of the tax to other customers', async () => {
  const { cart } = await openCart([item(1, 24_200, 2)]);
  expect(await within(cart).findByRole('group', { name: 'Producto 1' })).toBeVisible();
  expect(plain(cart)).toContain('Te faltan $ 1.600,00');
  expect(figures(cart)).toEqual(['Total$ 48.400,00']);
  expect(plain(document.body)).not.toContain('IVA');
});

it('gives the line of an older version its tax when the cart opens', async () => {
  const { cart } = await openCart([item(1, 24_200, 2)], undefined, undefined, {
    'GET /productos/varios': () => ({
      productos: [taxed(producto(1, { precio: 24_200 }), 'sumado', 21)],
      total: 1,
    }),
  });
  expect(await within(cart).findByText('Subtotal sin IVA')).toBeVisible();
  expect(figures(cart)).toEqual([
    'Subtotal sin IVA$ 40.000,00',
    'IVA 21 %$ 8.400,00',
    'Total con IVA$ 48.400,00',
  ]);
  expect(storedCart().items[0].iva).toEqual({ modo: 'sumado', alicuota: 21 });
  expect(within(cart).queryByText(/El precio cambió/)).toBeNull();
});

it('keeps a stored line whose tax is damaged', async () => {
  const damaged = { ...item(1, 60_000, 1), iva: { modo: 'sumado', alicuota: -100 } };
  const { cart } = await openCart([damaged as ReturnType<typeof item>]);
  expect(figures(cart)).toEqual(['Total$ 60.000,00']);
});

it('shows the old price and the next tier net', async () => {
  const cantidades = { minimo: 1, multiplo: 1, escalas: [{ desde: 4, precio: 12_100 }] };
  const [first] = lines('sumado');
  const { cart } = await openCart([{ ...(first ?? item(1, 1, 1)), cantidades, precio_antes: 36_300 }]);
  const row = plain(await within(cart).findByRole('group', { name: 'Producto 1' }));
  expect(row).toContain('El precio cambió: antes $ 30.000,00 + IVA.');
  expect(row).toContain('Con 2 más pagas $ 10.000 c/u y ahorras $ 40.000');
});

it('names the total with the tax and its parts after the order', async () => {
  const detalles = [orderLine(1, { total_precio: 48_400 }), orderLine(2, { total_precio: 1105.01 })];
  const placed = taxedOrder({ ...pedido, detalles, total_precio: 49_505.01 }, 'sumado');
  const { cart, order } = await openCart([taxedItem('sumado', 1, 60_000, 1, 21)], () => placed);
  await order();
  expect(
    await within(cart).findByText(/^2 productos, por un total de \$\s49\.505,01 con IVA\.$/),
  ).toBeVisible();
  expect(figures(cart)).toEqual(PARTS);
  expect(plain(await screen.findByText(/^Pedido confirmado/))).toContain('por $ 49.505,01 con IVA: te');
});
