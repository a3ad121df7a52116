import { screen, waitFor, within } from '@testing-library/react';
import type { Domicilio } from 'api-client/storefront';
import { expect, it } from 'vitest';
import { uuid } from '../../testing/data.ts';
import type { Handlers } from '../../testing/fake-api.ts';
import { item, openCart, placed } from '../../testing/open-cart.tsx';
import { customer } from '../../testing/render-app.tsx';

const at = (n: number, predeterminado = false): Domicilio => ({
  domicilio_id: uuid(70 + n),
  nombre: `Local ${n}`,
  domicilio: `Mitre ${n}, Junín`,
  horario: '',
  predeterminado,
});

async function ask(domicilios: Domicilio[], handlers: Handlers = {}) {
  const answers = { 'GET /mis-domicilios': () => ({ domicilios }), ...handlers };
  const { user, cart, orders } = await openCart([item(1, 60_000, 1)], placed, customer, answers);
  await user.click(await within(cart).findByRole('button', { name: 'Realizar pedido' }));
  await screen.findByText('¿Estás seguro?');
  const confirm = async () => {
    await user.click(screen.getByRole('button', { name: 'Sí, confirmar' }));
    await waitFor(() => expect(orders()).toHaveLength(1));
    return orders()[0]?.body;
  };
  return { user, confirm };
}

it('shows the next delivery date for the chosen address, or that its zone takes no orders', async () => {
  const away = at(1).domicilio_id;
  const { user } = await ask([at(1)], {
    'GET /mi-reparto': ({ query }) =>
      query.get('domicilio_id') === away
        ? { zona: 'Sur', recibe_pedidos: false, proximo: null }
        : { zona: 'Norte', recibe_pedidos: true, proximo: '2026-12-03' },
  });
  expect(await screen.findByText('Próximo reparto en tu zona: jueves 3 de diciembre')).toBeVisible();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Entregar en' }), away);
  expect(
    await screen.findByText('Por ahora no tomamos pedidos para la zona de este domicilio.'),
  ).toBeVisible();
  expect(screen.queryByText(/^Próximo reparto/)).toBeNull();
});

it('shows no delivery date when the shop has no zones', async () => {
  await ask([at(1, true)]);
  await screen.findByRole('combobox', { name: 'Entregar en' });
  expect(screen.queryByText(/reparto/i)).toBeNull();
});

it('sends the order to the default address', async () => {
  const { confirm } = await ask([at(1), at(2, true)]);
  expect(await screen.findByRole('combobox', { name: 'Entregar en' })).toHaveDisplayValue(/^Local 2/);
  expect(await confirm()).toMatchObject({ domicilio_id: at(2).domicilio_id });
});

it("sends the order to the chosen address, also the account's own", async () => {
  const { user, confirm } = await ask([at(1, true)]);
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Entregar en' }),
    'El domicilio de tu cuenta',
  );
  expect(await confirm()).toMatchObject({ domicilio_id: null });
});

it("shows no choice when only the account's address exists", async () => {
  const { confirm } = await ask([]);
  expect(screen.queryByRole('combobox', { name: 'Entregar en' })).toBeNull();
  expect(await confirm()).not.toHaveProperty('domicilio_id');
});
