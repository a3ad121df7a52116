/** Lists of products for customers who see prices without the tax (IVA). */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { habitual, miInicio, producto, taxed } from '../../testing/data.ts';
import { item, openCart } from '../../testing/open-cart.tsx';
import { customer, openPage } from '../../testing/render-app.tsx';

const oats = taxed(producto(1, { nombre: 'Avena', precio: 1210 }), 'sumado', 21);
const honey = taxed(producto(2, { nombre: 'Miel', precio: 1105 }), 'sumado', 10.5);
const usual = [habitual(oats, 3, 1815), habitual(honey, 2)];
const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ') ?? '';
const text = () => plain(screen.getByRole('main'));

it('shows usual products net, and their sum with the tax', async () => {
  await openPage('/habituales', customer, { 'GET /mis-habituales': () => ({ habituales: usual }) });
  const row = plain(await screen.findByRole('group', { name: 'Avena' }));
  expect(row).toContain('$ 1.000,00 + IVA por kilo · bajó: la última vez, $ 1.500,00 + IVA');
  expect(row).toContain('$ 3.000,00');
  expect(plain(screen.getByRole('button', { name: /^Agregar 2 productos/ }))).toBe(
    'Agregar 2 productos · $ 5.840,00 con IVA',
  );
  expect(text()).toContain('2 productos, a precios de hoy$ 5.840,00 con IVA');
});

it('shows the due products of the home page with a total that names the tax', async () => {
  await openPage('/inicio', customer, {
    'GET /mi-inicio': () => miInicio({ toca: usual, tiene_habituales: true }),
  });
  const due = await screen.findByRole('region', { name: 'Te tocaría pedir' });
  expect(plain(due)).toContain('2 productos$ 5.840,00 con IVA');
});

it('shows popular products of the home page net', async () => {
  await openPage('/inicio', customer, {
    'GET /mi-inicio': () => miInicio({ populares: { de: 'todos', productos: [oats] } }),
  });
  expect(plain(await screen.findByText(/^Avena ·/))).toBe('Avena · $ 1.000,00 + IVA');
});

it('shows lines and choices of the quick order net, and the total with the tax', async () => {
  const found = (escrito: string, estado: 'hallado' | 'a_elegir', product: typeof oats) => ({
    ...{ escrito, estado, cantidad_dicha: true, habitual: false },
    opciones: [{ producto: product, cantidad: 3 }],
  });
  const { user } = await openPage('/pedido-rapido', customer, {
    'POST /pedido-rapido/renglones': () => ({
      renglones: [found('3 avena', 'hallado', oats), found('3 miel', 'a_elegir', honey)],
    }),
  });
  await user.click(await screen.findByRole('textbox', { name: 'Qué necesitas' }));
  await user.paste('3 avena\n3 miel\n');
  const row = plain(await screen.findByRole('group', { name: 'Avena' }));
  expect(row).toContain('$ 1.000,00 + IVA por kilo');
  expect(row).toContain('$ 3.000,00');
  expect(plain(screen.getByRole('button', { name: /^Miel/ }))).toContain('3 × $ 1.000,00 + IVA');
  expect(text()).toContain('$ 3.630,00 con IVA');
});

it('offers products under the minimum at net prices', async () => {
  const { cart } = await openCart([item(9, 1000, 1)], undefined, undefined, {
    'GET /mis-habituales': () => ({ habituales: usual }),
  });
  expect(plain(await within(cart).findByRole('button', { name: /Avena/ }))).toContain('3 × $ 1.000,00 + IVA');
});
