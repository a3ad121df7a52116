/** Prices on cards and pages of customers who see the tax (IVA). */
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { producto, taxed, uuid } from '../../testing/data.ts';
import { customer, openPage } from '../../testing/render-app.tsx';

const chia = producto(1, {
  nombre: 'Chía',
  precio: 1210,
  precio_antes_oferta: 1815,
  en_promocion: true,
  precio_por_medida: { precio: 2420, medida: 'kilo' },
  cantidades: { minimo: 1, multiplo: 1, escalas: [{ desde: 12, precio: 1089 }] },
});
const net = taxed(chia, 'sumado', 21);
const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ') ?? '';

const openProduct = async (product: typeof chia) => {
  const opened = await openPage(`/producto/${uuid(1)}`, customer, { 'GET /productos/:id': () => product });
  await screen.findByText(/Subtotal/);
  return { ...opened, text: () => plain(screen.getByRole('main')) };
};
const openCard = async (product: typeof chia) => {
  await openPage('/nuevos-ingresos', customer, {
    'GET /productos/nuevos-ingresos': () => ({ productos: [product], total: 1 }),
  });
  await screen.findByText('por kilo', { exact: false });
  return screen.getByRole<HTMLElement>('article');
};

describe('a customer with net prices', () => {
  it('has a card with net price, struck price, tier and price per kilo, and the same discount', async () => {
    const card = await openCard(net);
    expect(plain(card)).toContain('$ 1.000,00Antes $ 1.500,00+ IVA por kilo$ 2.000,00 el kilo');
    expect(plain(card)).toContain('Desde 12: $ 900');
    expect(within(card).getByText(/33/)).toBeVisible();
    expect(plain(card)).not.toContain('1.210');
  });

  it('has a page with net amounts, and the price with the tax in a soft line', async () => {
    const { text, user } = await openProduct(net);
    expect(text()).toContain('$ 1.000,00Antes $ 1.500,00+ IVA por kilo · $ 2.000,00 el kilo');
    expect(text()).toContain('Con IVA 21 %: $ 1.210,00');
    expect(text()).toContain('Subtotal: $ 1.000,00 + IVA');
    const field = screen.getByRole('textbox', { name: 'Cantidad de Chía' });
    await user.clear(field);
    await user.type(field, '12');
    expect(text()).toContain('$ 900,00Por menos unidades $ 1.000,00+ IVA');
    expect(text()).toContain('Con IVA 21 %: $ 1.089,00');
    expect(text()).toContain('Subtotal: $ 10.800,00 + IVA');
  });

  it('reads no addition beside a product without tax', async () => {
    const { text } = await openProduct(taxed(chia, 'sumado', 0));
    expect(text()).toContain('$ 1.210,00Antes $ 1.815,00por kilo');
    expect(text()).toContain(' · IVA 0 %');
    expect(text()).not.toContain('+ IVA');
  });

  it('sees net prices among the suggestions', async () => {
    const { user } = await openPage('/about', customer, {
      'GET /productos/search': () => ({ productos: [net], total: 1 }),
    });
    await user.type((await screen.findAllByRole('combobox'))[0] ?? document.body, 'chia');
    const option = await screen.findByRole('option', { name: /Chía/ });
    expect(plain(option)).toContain('$ 1.000,00 + IVA');
  });
});

it('shows the rate and prices with the tax to a customer whose prices include the tax', async () => {
  const { text } = await openProduct(taxed(chia, 'discriminado', 10.5));
  expect(text()).toContain('$ 1.210,00Antes $ 1.815,00por kilo');
  expect(text()).toContain('Incluye IVA 10,5 %');
  expect(text()).toContain('Subtotal: $ 1.210,00');
});

it('shows nothing of the tax on the page of other customers', async () => {
  const { text } = await openProduct(chia);
  expect(text()).toContain('$ 1.210,00Antes $ 1.815,00por kilo');
  expect(text()).not.toContain('IVA');
});
