import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { producto, uuid, withoutPrice } from '../../testing/data.ts';
import { customer, openPage, storedCartLines } from '../../testing/render-app.tsx';

const terms = {
  minimo: 6,
  multiplo: 6,
  escalas: [
    { desde: 12, precio: 950 },
    { desde: 20, precio: 900 },
  ],
};
const chia = producto(1, { nombre: 'Chía', precio: 1000, cantidades: terms });
/** Visitors get no tiers. */
const forVisitors = { ...withoutPrice(chia), cantidades: { minimo: 6, multiplo: 6 } };

const openProduct = (roles: string[]) =>
  openPage(`/producto/${uuid(1)}`, roles, {
    'GET /productos/:id': () => (roles.length > 0 ? chia : forVisitors),
  });
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Cantidad de Chía' });
/** The page's text with normal spaces. */
const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';

describe('a product that is sold by multiples, with tiers', () => {
  it('starts at the lowest quantity, and shows rule and tiers in one line', async () => {
    await openProduct(customer);
    expect((await field()).value).toBe('6');
    expect(text()).toContain('De a 6 · desde 12: $ 950 · desde 24: $ 900');
    expect(text()).toContain('Subtotal: $ 6.000,00');
  });

  it('asks for 6 or 12 when the customer types 7, and shows the price of the tier', async () => {
    const { user } = await openProduct(customer);
    await user.clear(await field());
    await user.type(await field(), '7');
    expect(screen.getByText('Se vende de a 6.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Añadir al carrito' }));
    expect(storedCartLines()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Poner 12' }));
    expect((await field()).value).toBe('12');
    expect(text()).toContain('Por menos unidades $ 1.000,00');
    expect(text()).toContain('Subtotal: $ 11.400,00');
    await user.click(screen.getByRole('button', { name: 'Añadir al carrito' }));
    expect(storedCartLines()).toEqual([['Chía', 12]]);
    expect((await field()).value).toBe('6');
  });

  it('shows a visitor only the rule', async () => {
    await openProduct([]);
    expect(await screen.findByText('De a 6')).toBeVisible();
    expect(text()).not.toMatch(/desde 12|\$ 9/);
  });

  it('has a card with terms, multiples and the price of the quantity', async () => {
    const { user } = await openPage('/nuevos-ingresos', customer, {
      'GET /productos/nuevos-ingresos': () => ({ productos: [chia, producto(2)], total: 2 }),
    });
    expect((await field()).value).toBe('6');
    const card = within((await field()).closest<HTMLElement>('article') ?? document.body);
    await user.type(await field(), '{ArrowUp}');
    expect((await field()).value).toBe('12');
    expect(
      card.getByText('desde 12: $ 950', { normalizer: (one) => one.replaceAll('\u00a0', ' ') }).tagName,
    ).toBe('B');
    expect(screen.getByRole('textbox', { name: 'Cantidad de Producto 2' })).toHaveValue('1');
  });
});
