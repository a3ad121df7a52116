import { screen, waitFor, within } from '@testing-library/react';
import type { MiCondicion } from 'api-client/storefront';
import { expect, it } from 'vitest';
import { usuario, uuid } from '../../testing/data.ts';
import { failure, type Handlers } from '../../testing/fake-api.ts';
import { customer, openPage } from '../../testing/render-app.tsx';

const NAME = 'Tus condiciones';

/** All terms of an agreement. */
const agreed: MiCondicion = {
  monto_minimo: 30_000,
  envio_gratis: 120_000,
  descuento: 7.5,
  plazo: 30,
  vigente_hasta: '2026-12-31',
};
const none: MiCondicion = {
  monto_minimo: null,
  envio_gratis: null,
  descuento: null,
  plazo: 0,
  vigente_hasta: null,
};

const open = (handlers: Handlers, roles = customer) => openPage('/usuario-info', roles, handlers);

/** Returns labels and values of the section, once loaded. */
async function shownTerms() {
  const section = await screen.findByRole('region', { name: NAME });
  await within(section).findAllByText(/^\$|^Sin mínimo$/);
  const values = within(section).getAllByRole('definition');
  return within(section)
    .getAllByRole('term')
    .map(({ textContent }, place) => [textContent, values[place]?.textContent?.replaceAll('\u00a0', ' ')]);
}

it('shows the terms of the agreement, and its last day', async () => {
  await open({ 'GET /mi-condicion': () => agreed });
  expect(await shownTerms()).toEqual([
    ['Pedido mínimo', '$30.000'],
    ['Envío gratis desde', '$120.000'],
    ['Descuento', '7,5 %, ya incluido en tus precios'],
    ['Plazo de pago', '30 días desde la aprobación'],
  ]);
  expect(screen.getByText('Vigentes hasta el 31/12/2026')).toBeVisible();
});

it("shows the shop's amounts, no discount and no last day without an agreement", async () => {
  await open({ 'GET /mi-condicion': () => none });
  expect(await shownTerms()).toEqual([
    ['Pedido mínimo', '$50.000'],
    ['Envío gratis desde', '$70.000'],
    ['Plazo de pago', 'Al aprobarse el pedido'],
  ]);
  expect(screen.queryByText(/^Vigentes/)).toBeNull();
});

it('shows in words an agreement without a minimum, with free shipping for all orders and one day to pay', async () => {
  await open({ 'GET /mi-condicion': () => ({ ...none, monto_minimo: 0, envio_gratis: 0, plazo: 1 }) });
  expect(await shownTerms()).toEqual([
    ['Pedido mínimo', 'Sin mínimo'],
    ['Envío gratis desde', 'Cualquier monto'],
    ['Plazo de pago', '1 día desde la aprobación'],
  ]);
});

it("shows only the amounts when an older API's answer has no other terms", async () => {
  await open({ 'GET /mi-condicion': () => ({ monto_minimo: 30_000 }) });
  expect(await shownTerms()).toEqual([
    ['Pedido mínimo', '$30.000'],
    ['Envío gratis desde', '$70.000'],
  ]);
});

it.each([
  ['GET /mi-condicion', () => agreed],
  ['GET /tienda', () => ({ monto_minimo: 50_000, envio_gratis: 70_000 })],
] as const)("shows no amount when '%s' fails, and loads again on 'Reintentar'", async (call, answer) => {
  let isBroken = true;
  const { user } = await open({
    [call]: () => (isBroken ? failure(500, 'ERROR_INTERNO', 'Ocurrió un error.') : answer()),
  });
  const section = within(await screen.findByRole('region', { name: NAME }));
  expect(await section.findByText('No pudimos cargar tus condiciones.')).toBeVisible();
  expect(section.queryByText(/\$/)).toBeNull();
  isBroken = false;
  await user.click(section.getByRole('button', { name: 'Reintentar' }));
  expect((await shownTerms())[0]?.[0]).toBe('Pedido mínimo');
});

it('shows nothing to an employee who may not see prices', async () => {
  const { callsTo, router } = await open(
    { 'GET /mi-condicion': () => failure(403, 'SIN_PERMISO', 'No tienes permiso para hacer esto.') },
    ['empleado'],
  );
  expect(await screen.findByText(usuario.email)).toBeVisible();
  await waitFor(() => expect(router.options.context.queryClient.isFetching()).toBe(0));
  expect(callsTo('GET /mi-condicion')).not.toHaveLength(0);
  expect(screen.queryByText(NAME)).toBeNull();
  expect(screen.queryByText('No tienes permiso para hacer esto.')).toBeNull();
});

it('shows the terms to an employee who sees prices', async () => {
  await open({ 'GET /mi-condicion': () => none }, ['empleado']);
  expect((await shownTerms())[0]).toEqual(['Pedido mínimo', '$50.000']);
});

it.each([
  ['discriminado', 'responsable_inscripto', 'con IVA discriminado', 'Responsable inscripto'],
  ['sumado', 'monotributo', 'sin IVA, que se suma en el total', 'Monotributo'],
] as const)(
  'shows how prices show IVA: %s, to a customer registered as %s',
  async (iva, condicion, text, name) => {
    await open({
      'GET /mi-condicion': () => ({ ...none, iva }),
      'GET /usuarios/:id': () => ({ ...usuario, condicion_iva: condicion }),
    });
    expect((await shownTerms()).slice(-2)).toEqual([
      ['Condición frente al IVA', name],
      ['Tus precios', text],
    ]);
  },
);

it('shows nothing of IVA to a customer whose prices include it and whose registration is unknown', async () => {
  await open({ 'GET /mi-condicion': () => ({ ...none, iva: 'incluido' }) });
  await shownTerms();
  expect(document.body.textContent).not.toContain('IVA');
});

it('shows in the statement what the amount of an order consists of', async () => {
  const movement = {
    ...{ movimiento_id: uuid(1), fecha: '2026-11-20', tipo: 'cargo' as const, importe: 1210, saldo: 1210 },
    ...{ medio: null, cheque: null, pedido: null, vence: null, nota: null, revierte: null, revertido: false },
    iva: { neto: 1000, partes: [{ alicuota: 21, neto: 1000, iva: 210 }] },
  };
  const ledger = { saldo: 1210, vencido: 0, plazo: 0, pendientes: [], movimientos: [movement], total: 1 };
  await openPage('/mi-cuenta-corriente', customer, { 'GET /mi-cuenta-corriente': () => ledger });
  expect(
    await screen.findByText('Subtotal sin IVA: $ 1.000,00 · IVA 21 %: $ 210,00', {
      normalizer: (text) => text.replaceAll('\u00a0', ' '),
    }),
  ).toBeVisible();
});

it('shows the payment term among the figures of the statement', async () => {
  const ledger = { saldo: 0, vencido: 0, plazo: 45, pendientes: [], movimientos: [], total: 0 };
  await openPage('/mi-cuenta-corriente', customer, { 'GET /mi-cuenta-corriente': () => ledger });
  expect(await screen.findByText('45 días desde la aprobación')).toBeVisible();
});
