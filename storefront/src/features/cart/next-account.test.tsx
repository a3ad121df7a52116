/** Two customers use one browser without a reload between them. The second must see nothing of the first. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Domicilio } from 'api-client/storefront';
import { expectComplaint } from 'api-client/testing/complaints';
import { expect, it } from 'vitest';
import { cart } from '../../shared/cart/cart.ts';
import { endSession, startSession } from '../../shared/session/session.ts';
import { pedido, producto, usuario, uuid } from '../../testing/data.ts';
import { failure, type Handler } from '../../testing/fake-api.ts';
import { item } from '../../testing/open-cart.tsx';
import { customer, openPage, showCart } from '../../testing/render-app.tsx';
import { fakeToken } from '../../testing/token.ts';

const OTHER = uuid(99);
const line = (number: number) => item(number, 60_000, 1);
const at = (n: number): Domicilio => ({
  domicilio_id: uuid(70 + n),
  nombre: `Local ${n}`,
  domicilio: `Mitre ${n}, Junín`,
  horario: '',
  predeterminado: false,
});

/** Opens the shop with a fake server on which each account has one address. */
async function open(answer: Handler<'POST /pedidos'>) {
  let whose: 'first' | 'second' = 'first';
  localStorage.setItem('cart', JSON.stringify({ items: [line(1), line(2)] }));
  const { user, api } = await openPage('/about', customer, {
    'GET /mis-domicilios': () => ({ domicilios: [at(whose === 'first' ? 1 : 2)] }),
    'GET /productos/varios': ({ query }) => {
      const productos = (query.get('ids') ?? '')
        .split(',')
        .map((one) => producto(Number(one.slice(-4)), { precio: 60_000 }));
      return { productos, total: productos.length };
    },
    'POST /pedidos': answer,
  });
  const panel = async () => {
    const shown = screen.queryByRole('dialog', { name: /^Carrito/ });
    return within(shown ?? (await showCart(user)));
  };
  const ask = async () => {
    await user.click(await (await panel()).findByRole('button', { name: 'Realizar pedido' }));
    await screen.findByText('¿Estás seguro?');
  };
  const confirm = async () => user.click(await screen.findByRole('button', { name: 'Sí, confirmar' }));
  const secondLogsIn = async () => {
    await act(async () => endSession());
    whose = 'second';
    await act(async () => void startSession(fakeToken(undefined, undefined, OTHER)));
  };
  return { user, api, panel, ask, confirm, secondLogsIn };
}

it('keeps an order, its address and the cart with their account', async () => {
  const shop = await open(() => pedido);
  await shop.ask();
  await shop.user.selectOptions(
    await screen.findByRole('combobox', { name: 'Entregar en' }),
    at(1).domicilio_id,
  );
  await shop.secondLogsIn();
  // The first account's dialog and lines are gone.
  await waitFor(() => expect(screen.queryByText('¿Estás seguro?')).toBeNull());
  expect(cart.get()).toMatchObject({ items: [], cuenta: { usuarioId: OTHER } });
  act(() => cart.change((now) => ({ ...now, items: [line(3)] })));
  await shop.ask();
  await screen.findByRole('combobox', { name: 'Entregar en' });
  expect(screen.queryByText(/Mitre 1/)).toBeNull();
  await shop.confirm();
  await waitFor(() => expect(shop.api.callsTo('POST /pedidos')).toHaveLength(1));
  const [sent] = shop.api.callsTo('POST /pedidos');
  expect(sent?.body).toMatchObject({ usuarioId: OTHER, detalles: [{ producto_id: uuid(3) }] });
  expect(sent?.body).not.toHaveProperty('domicilio_id', at(1).domicilio_id);
});

it('shows the second account no notice about the order of the first', async () => {
  expectComplaint(/^Error al crear el pedido ApiError: /);
  const actual = { producto_id: uuid(2), nombre: 'Producto 2', disponible: false, precio: null };
  const shop = await open(() =>
    failure(409, 'PEDIDO_DESACTUALIZADO', 'Cambió.', [{ field: 'detalles', message: 'cambió', actual }]),
  );
  await shop.ask();
  await shop.confirm();
  expect(await screen.findByText(/Producto 2: ya no está disponible/)).toBeVisible();
  await shop.secondLogsIn();
  act(() => cart.change((now) => ({ ...now, items: [line(3)] })));
  await (await shop.panel()).findByText('Producto 3');
  expect(screen.queryByText(/Producto 2/)).toBeNull();
  expect(screen.queryByText(/Tu pedido no se envió/)).toBeNull();
});

it('closes the toasts of the first account', async () => {
  const shop = await open(() => pedido);
  const panel = await shop.panel();
  await shop.user.click(await panel.findByRole('button', { name: 'Eliminar: Producto 1' }));
  expect(await screen.findByText('Producto eliminado del carrito!')).toBeVisible();
  await shop.secondLogsIn();
  await waitFor(() => expect(screen.queryByText('Producto eliminado del carrito!')).toBeNull());
});

it('shows the second account no answer for the first and keeps the second cart', async () => {
  const answer = Promise.withResolvers<typeof pedido>();
  const shop = await open(() => answer.promise);
  await shop.ask();
  await shop.confirm();
  await waitFor(() => expect(shop.api.callsTo('POST /pedidos')).toHaveLength(1));
  await shop.secondLogsIn();
  act(() => cart.change((now) => ({ ...now, items: [line(3)] })));
  await act(async () => answer.resolve(pedido));
  await (await shop.panel()).findByText('Producto 3');
  expect(screen.queryByText(/^Pedido confirmado/)).toBeNull();
  expect(cart.get().items).toHaveLength(1);
});

it("never sends an address that is not in the account's list", async () => {
  const shop = await open(() => pedido);
  await shop.ask();
  const choice = await screen.findByRole('combobox', { name: 'Entregar en' });
  await shop.user.selectOptions(choice, at(1).domicilio_id);
  // The change comes without the login page in between, as from another tab.
  await shop.secondLogsIn();
  await act(async () => void startSession(fakeToken(undefined, undefined, usuario.usuario_id)));
  act(() => cart.change((now) => ({ ...now, items: [line(3)] })));
  await shop.ask();
  await screen.findByRole('combobox', { name: 'Entregar en' });
  await shop.confirm();
  await waitFor(() => expect(shop.api.callsTo('POST /pedidos')).toHaveLength(1));
  expect(JSON.stringify(shop.api.callsTo('POST /pedidos')[0]?.body)).not.toContain(at(1).domicilio_id);
});

it('shows which part of the order the server refused', async () => {
  expectComplaint(/^Error al crear el pedido ApiError: /);
  const message = 'El domicilio elegido ya no está en la cuenta. Elige otro.';
  const shop = await open(() =>
    failure(404, 'NO_ENCONTRADO', 'No encontramos lo que buscas.', [{ field: 'domicilio_id', message }]),
  );
  await shop.ask();
  await shop.confirm();
  expect(await screen.findByText(message)).toBeVisible();
});
