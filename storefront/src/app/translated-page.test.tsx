/** Ordering must work on a page that the browser translates. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { TRANSLATIONS } from 'app-core/testing/translate-page';
import { supportTranslation } from 'app-core/translated-page';
import { afterEach, expect, it } from 'vitest';
import { demoShop, products } from '../testing/demo-shop.ts';
import { customer, openPage } from '../testing/render-app.tsx';

let stop = () => {};
afterEach(() => stop());

it.each(Object.entries(TRANSLATIONS))(
  'fills, changes and empties the cart on a page whose text is %s',
  async (_, translate) => {
    stop = supportTranslation();
    const { user } = await openPage('/categorias/Semillas', customer, {
      ...demoShop,
      'GET /productos/varios': ({ query }) => {
        const ids = query.get('ids')?.split(',') ?? [];
        const found = products.filter(({ producto_id }) => ids.includes(producto_id));
        return { productos: found, total: found.length };
      },
    });
    const step = async (element: HTMLElement) => {
      await act(async () => translate(document.body));
      await user.click(element);
      await act(async () => translate(document.body));
    };
    const [add] = await screen.findAllByRole('button', { name: /Añadir al carrito/ });
    if (!add) throw new Error('Nothing to buy');
    await step(add);
    await step(await screen.findByRole('button', { name: /^Carrito: 1 unidad/ }));
    const cart = within(await screen.findByRole('dialog', { name: /^Carrito/ }));
    expect(cart.getByText(/Total/).closest('div')?.parentElement).toHaveTextContent(/6\.240,00/);
    await step(await cart.findByRole('button', { name: /^Sumar uno/ }));
    await waitFor(() => expect(cart.getAllByText(/12\.480,00/).length).toBeGreaterThan(0));
    await step(cart.getByRole('button', { name: /^Eliminar/ }));
    expect(await cart.findByText('El carrito de compras está vacío.')).toBeVisible();
    expect(cart.queryByText(/12\.480,00/)).toBeNull();
    await step(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(cart.getAllByText(/12\.480,00/).length).toBeGreaterThan(0));
  },
);
