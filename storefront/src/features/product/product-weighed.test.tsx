import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { producto, uuid, withoutPrice } from '../../testing/data.ts';
import { customer, openPage, storedCart } from '../../testing/render-app.tsx';

const TEXT = /Se pesa al preparar el pedido: pagas el peso real\.$/;
const honey = producto(1, { nombre: 'Miel', se_pesa: true });

it('says near the price that the customer pays the weight, and marks the line in the cart', async () => {
  const { user } = await openPage(`/producto/${uuid(1)}`, customer, { 'GET /productos/:id': () => honey });
  expect(await screen.findByText(TEXT)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Añadir al carrito' }));
  expect(storedCart().items).toMatchObject([{ producto_id: uuid(1), cantidad: 1, se_pesa: true }]);
});

it('says nothing of the weight of other products', async () => {
  await openPage(`/producto/${uuid(1)}`, customer, { 'GET /productos/:id': () => producto(1) });
  expect(await screen.findByText(/^Subtotal/)).toBeVisible();
  expect(screen.queryByText(TEXT)).toBeNull();
});

it('shows visitors nothing of the weight', async () => {
  await openPage(`/producto/${uuid(1)}`, undefined, { 'GET /productos/:id': () => withoutPrice(honey) });
  expect(await screen.findByRole('heading', { name: 'Miel' })).toBeVisible();
  expect(screen.queryByText(TEXT)).toBeNull();
});
