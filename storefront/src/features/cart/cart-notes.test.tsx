import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addItem } from '../../shared/cart/cart.ts';
import { item, openCart } from '../../testing/open-cart.tsx';
import { storedCart } from '../../testing/render-app.tsx';

describe('notes on the order', () => {
  const noted = async () => {
    const shown = await openCart([item(1, 30_000, 3), item(2, 10_000, 1)]);
    const write = async (button: string, texto: string) => {
      await shown.user.click(await within(shown.cart).findByRole('button', { name: button }));
      await shown.user.type(within(shown.cart).getByRole('textbox', { name: /^Nota/ }), texto);
      await shown.user.click(within(shown.cart).getByRole('button', { name: 'Listo' }));
    };
    return { ...shown, write };
  };

  it('are saved with the cart for a line and for the order, and are sent with the order', async () => {
    const { cart, write, order, orders } = await noted();
    await write('Agregar una nota: Producto 2', ' Sin sal ');
    expect(within(cart).getByRole('button', { name: 'Editar la nota: Producto 2' })).toHaveFocus();
    await write('Agregar una nota al pedido', 'Entregar el martes');
    expect(within(cart).getByText('Nota: Sin sal')).toBeVisible();
    expect(storedCart()).toMatchObject({ items: [{}, { nota: 'Sin sal' }], nota: 'Entregar el martes' });
    await order();
    await waitFor(() => expect(orders()).toHaveLength(1));
    expect(orders()[0]?.body).toMatchObject({
      nota: 'Entregar el martes',
      detalles: [expect.not.objectContaining({ nota: expect.anything() }), { nota: 'Sin sal' }],
    });
    await waitFor(() => expect(storedCart().nota).toBeUndefined());
  });

  it('are not cut when too long, and block the order until the user shortens them', async () => {
    const { user, cart, write } = await noted();
    await user.click(await within(cart).findByRole('button', { name: 'Agregar una nota al pedido' }));
    await user.click(within(cart).getByRole('textbox', { name: 'Nota al pedido' }));
    await user.paste('x'.repeat(501));
    expect(within(cart).getByText('501 de 500')).toBeVisible();
    expect(within(cart).getByRole('button', { name: 'Realizar pedido' })).toBeDisabled();
    expect(within(cart).getByText(/^Una nota es demasiado larga/)).toBeVisible();
    await user.keyboard('{Backspace}{Escape}');
    expect(within(cart).getByRole('button', { name: 'Realizar pedido' })).toBeEnabled();
    expect(cart).toBeVisible();
    expect(within(cart).getByRole('button', { name: 'Editar la nota al pedido' })).toHaveFocus();
    await write('Editar la nota al pedido', '{Backspace}');
    expect(storedCart().nota).toHaveLength(499);
  });

  it('are removed and restored with the lines, and stay when more of the product is added', async () => {
    const { user, write } = await noted();
    await write('Agregar una nota: Producto 1', 'Sin sal');
    await write('Agregar una nota al pedido', 'Martes');
    act(() => void addItem({ ...item(1, 30_000, 0) }, 1));
    expect(storedCart().items[0]).toMatchObject({ cantidad: 4, nota: 'Sin sal' });
    const press = async (name: string) =>
      user.click((await screen.findAllByRole('button', { name })).at(-1) ?? document.body);
    await press('Vaciar carrito');
    expect(storedCart().nota).toBeUndefined();
    await press('Deshacer');
    expect(storedCart()).toMatchObject({ items: [{ nota: 'Sin sal' }, {}], nota: 'Martes' });
  });
});
