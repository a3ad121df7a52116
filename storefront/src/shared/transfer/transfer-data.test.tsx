import { screen, waitFor, within } from '@testing-library/react';
import type { CuentaDePedido, EstadoPedido } from 'api-client/storefront';
import { expect, it, vi } from 'vitest';
import { datosBancarios, pedido } from '../../testing/data.ts';
import type { Handlers } from '../../testing/fake-api.ts';
import { customer, openPage } from '../../testing/render-app.tsx';

const NAME = 'Para pagar por transferencia';

const open = (path: string, handlers: Handlers = {}) =>
  openPage(path, customer, { 'GET /datos-bancarios': () => datosBancarios, ...handlers });

it('shows the bank details on the account statement with copy buttons', async () => {
  const { user } = await open('/mi-cuenta-corriente');
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  const part = within(await screen.findByRole('region', { name: NAME }));
  for (const value of Object.values(datosBancarios)) expect(part.getByText(value)).toBeVisible();
  await user.click(part.getByRole('button', { name: 'Copiar CBU o CVU' }));
  expect(await screen.findByText('CBU o CVU: copiado')).toBeVisible();
  writeText.mockRejectedValueOnce(new Error('NotAllowedError'));
  await user.click(part.getByRole('button', { name: 'Copiar alias' }));
  expect(await screen.findByText('El navegador no deja copiar: elige el texto y cópialo.')).toBeVisible();
  expect(writeText.mock.calls).toEqual([[datosBancarios.cbu], [datosBancarios.alias]]);
});

it.each<[EstadoPedido, Pick<CuentaDePedido, 'debe' | 'resta'>, boolean]>([
  ['esperando_aprobacion', { debe: 0, resta: 0 }, true],
  ['enviado', { debe: 100, resta: 40 }, true],
  ['enviado', { debe: 100, resta: 0 }, false],
  ['cancelado', { debe: 0, resta: 0 }, false],
])('shows the bank details below an order that is %s, %j: %s', async (estado_pedido, owed, shown) => {
  const { api } = await open(`/mis-pedidos/${pedido.pedido_id}`, {
    'GET /mis-pedidos/:id': () => ({ ...pedido, estado_pedido }),
    'GET /mis-pedidos/:id/cuenta-corriente': () => ({
      ...{ pedido_id: pedido.pedido_id, numero: pedido.numero, vence: null, vencido: false },
      ...owed,
    }),
  });
  await screen.findByRole('article', { name: `Pedido n.º ${pedido.numero}` });
  if (shown) expect(await screen.findByRole('region', { name: NAME })).toBeVisible();
  else {
    await waitFor(() => expect(api.callsTo('GET /mis-pedidos/:id/cuenta-corriente')).toHaveLength(1));
    await screen.findByText('Qué pasó con tu pedido');
    expect(screen.queryByRole('region', { name: NAME })).toBeNull();
  }
});

it('shows nothing when the shop takes no transfers', async () => {
  const none = { banco: '', titular: '', cbu: '', alias: '' };
  const { api } = await open('/mi-cuenta-corriente', { 'GET /datos-bancarios': () => none });
  await screen.findByText('Todavía no hay movimientos.');
  await waitFor(() => expect(api.callsTo('GET /datos-bancarios')).toHaveLength(1));
  expect(screen.queryByRole('region', { name: NAME })).toBeNull();
});
