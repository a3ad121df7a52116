import { screen, within } from '@testing-library/react';
import { expectComplaint } from 'api-client/testing/complaints';
import { describe, expect, it } from 'vitest';
import { uuid } from '../../testing/data.ts';
import { failure } from '../../testing/fake-api.ts';
import { type Answer, item, openCart } from '../../testing/open-cart.tsx';
import { storedCart } from '../../testing/render-app.tsx';
import { nextTierText } from './next-tier.ts';

const cantidades = { minimo: 6, multiplo: 6, escalas: [{ desde: 10, precio: 9000 }] };
const line = (cantidad: number) => ({ ...item(1, 10_000, cantidad), cantidades });
const open = async (cantidad: number, answer?: Answer) => {
  const opened = await openCart([line(cantidad)], answer);
  return { ...opened, cart: within(opened.cart) };
};
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

describe('the cart with sales terms by quantity', () => {
  it('computes price, subtotal and total from the tier of the quantity', async () => {
    const { cart } = await open(12);
    const row = await cart.findByRole('group', { name: 'Producto 1' });
    expect(plain(row.textContent)).toContain('$ 9.000,00');
    expect(plain(row.textContent)).toContain('$ 108.000,00');
    expect(plain(cart.getByText('Total').parentElement?.textContent)).toContain('$ 108.000,00');
  });

  it('shows how many more units the next tier needs, and sends its price after plus', async () => {
    const { user, cart, order, orders } = await open(6);
    expect(plain((await cart.findByText(/^Con 6 más/)).textContent)).toBe(
      'Con 6 más pagas $ 9.000 c/u y ahorras $ 12.000',
    );
    await user.click(cart.getByRole('button', { name: 'Sumar de a 6: Cantidad de Producto 1' }));
    expect(cart.queryByText(/^Con 6 más/)).toBeNull();
    await order();
    expect(orders()[0]?.body).toMatchObject({
      detalles: [{ producto_id: uuid(1), cantidad: 12, precio_unitario: 9000 }],
    });
  });

  it('keeps an unsold quantity, and names the product instead of asking for the order', async () => {
    const { user, cart, orders } = await open(7);
    expect(await cart.findByText('Se vende de a 6.')).toBeVisible();
    await user.click(cart.getByRole('button', { name: 'Realizar pedido' }));
    expect(cart.getByText('Producto 1 necesita otra cantidad. Se vende de a 6: 6 o 12.')).toBeVisible();
    expect(cart.getByRole('textbox', { name: 'Cantidad de Producto 1' })).toHaveFocus();
    expect(screen.queryByText('¿Estás seguro?')).toBeNull();
    expect(storedCart().items[0].cantidad).toBe(7);
    await user.click(cart.getByRole('button', { name: 'Poner 12' }));
    await user.click(cart.getByRole('button', { name: 'Realizar pedido' }));
    expect(await screen.findByText('¿Estás seguro?')).toBeVisible();
    expect(orders()).toEqual([]);
  });

  it('shows the new terms when the server refuses the quantity', async () => {
    expectComplaint(/^Error al crear el pedido ApiError: /);
    const actual = {
      ...{ producto_id: uuid(1), nombre: 'Producto 1', disponible: true, precio: 10_000 },
      ...{ precio_de_uno: 10_000, cantidades: { minimo: 12, multiplo: 12 } },
    };
    const { cart, order } = await open(6, () =>
      failure(409, 'PEDIDO_DESACTUALIZADO', 'Algunos productos cambiaron.', [
        { field: 'detalles', message: 'cambió', actual },
      ]),
    );
    await order();
    expect(await cart.findByText(/^Tu pedido no se envió: algunos productos cambiaron/)).toBeVisible();
    expect(cart.getByText('Se vende de a 12.')).toBeVisible();
    expect(cart.getByRole('button', { name: 'Poner 12' })).toBeVisible();
  });
});

describe('nextTierText', () => {
  it('counts units up to a quantity that is sold', () => {
    const tiers = { ...cantidades, escalas: [{ desde: 14, precio: 9500 }] };
    expect(plain(nextTierText({ precio: 10_000, cantidad: 6, cantidades: tiers }))).toBe(
      'Con 12 más pagas $ 9.500 c/u y ahorras $ 9.000',
    );
  });

  it('is undefined without a tier in reach', () => {
    expect(nextTierText(line(12))).toBeUndefined();
    expect(nextTierText(item(1, 100, 5))).toBeUndefined();
  });
});
