import { screen, waitFor, within } from '@testing-library/react';
import type { MiCondicion } from 'api-client/storefront';
import { describe, expect, it } from 'vitest';
import { habitual, producto } from '../testing/data.ts';
import { failure, type Handlers } from '../testing/fake-api.ts';
import { item, openCart, placed } from '../testing/open-cart.tsx';
import { customer, openPage, visitor } from '../testing/render-app.tsx';

const own: MiCondicion = { monto_minimo: 30_000, envio_gratis: 120_000 };

/** Returns the amounts of the home page: free shipping, the minimum in the shop's facts and in 'Cómo comprar'. */
async function amountsOfHome(roles: string[], handlers: Handlers) {
  const { callsTo } = await openPage('/inicio', roles, handlers);
  await screen.findByText(/^Envío gratis desde/);
  const textOf = (text: RegExp) => screen.getByText(text).textContent?.match(/\$[\d.]*\d/)?.[0];
  return {
    callsTo,
    amounts: () => [textOf(/^Envío gratis desde/), textOf(/ Mínimo: /), textOf(/La compra mínima es/)],
  };
}

describe('the amounts of the home page', () => {
  it("are the customer's own", async () => {
    const { amounts } = await amountsOfHome(customer, { 'GET /mi-condicion': () => own });
    await waitFor(() => expect(amounts()).toEqual(['$120.000', '$30.000', '$30.000']));
  });

  it.each([
    ["an older API's answer has no free shipping", () => ({ monto_minimo: 30_000 }), '$30.000'],
    ['the agreement leaves them to the shop', () => ({ monto_minimo: null, envio_gratis: null }), '$50.000'],
    ['the terms cannot be loaded', () => failure(503, 'NO_DISPONIBLE', 'No.'), '$50.000'],
  ] satisfies [string, NonNullable<Handlers['GET /mi-condicion']>, string][])(
    "are the shop's when %s",
    async (_, answer, minimum) => {
      const { callsTo, amounts } = await amountsOfHome(customer, { 'GET /mi-condicion': answer });
      await waitFor(() => expect(callsTo('GET /mi-condicion')).not.toHaveLength(0));
      await waitFor(() => expect(amounts()).toEqual(['$70.000', minimum, minimum]));
    },
  );

  it("are the shop's for a visitor, without asking for own terms", async () => {
    const { callsTo, amounts } = await amountsOfHome(visitor, { 'GET /mi-condicion': () => own });
    expect(amounts()).toEqual(['$70.000', '$50.000', '$50.000']);
    expect(callsTo('GET /mi-condicion')).toHaveLength(0);
  });
});

describe("the cart's goals", () => {
  const goalOf = async (total: number, terms: MiCondicion, handlers: Handlers = {}) => {
    const answers = { 'GET /mi-condicion': () => terms, ...handlers };
    const { cart } = await openCart([item(1, total, 1)], placed, customer, answers);
    return within(cart);
  };

  it.each([
    [29_000, own, /^Te faltan \$\s1\.000,00$/],
    [71_000, own, /^Te faltan \$\s49\.000,00 para el envío gratis$/],
    [120_000, own, 'Tienes envío gratis'],
    // The minimum counts first, also when shipping is free from less.
    [29_000, { ...own, envio_gratis: 0 }, /^Te faltan \$\s1\.000,00$/],
    [30_000, { ...own, envio_gratis: 0 }, 'Tienes envío gratis'],
    [60_000, { monto_minimo: 30_000 }, /^Te faltan \$\s10\.000,00 para el envío gratis$/],
    [70_000, { monto_minimo: null, envio_gratis: null }, 'Tienes envío gratis'],
  ] satisfies [number, MiCondicion, string | RegExp][])(
    'for a total of %d and the terms %j say: %s',
    async (total, terms, text) => {
      const cart = await goalOf(total, terms);
      expect(await cart.findByText(text)).toBeVisible();
    },
  );

  it("propose usual products until the customer's own free shipping", async () => {
    const usual = { 'GET /mis-habituales': () => ({ habituales: [habitual(producto(3), 4)] }) };
    const cart = await goalOf(71_000, own, usual);
    expect(await cart.findByRole('region', { name: 'Lo que sueles llevar y no está aquí' })).toBeVisible();
  });
});
