import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/api-fake.ts';
import { id, pedido, pedidosPage } from '../../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../../testing/render-app.tsx';

tidyUp();
const at = (pedido_id: string, n: number, nombre: string) => ({
  pedido_id,
  usuario: { usuario_id: id(n), nombre, apellido: 'Gómez' },
});

it('the orders list shows which other users edit an order, until they leave', async () => {
  window.scrollTo = vi.fn();
  signInAs('empleado');
  let presencias = [at(id(1), 7, 'Ana'), at(id(1), 8, 'Lía'), at(id(2), 7, 'Ana'), at(id(3), 1, 'Yo')];
  fakeApi({
    'GET /pedidos': () => pedidosPage([pedido(1), pedido(2), pedido(3)]),
    'GET /presencias': () => presencias,
  });
  const { live } = renderApp('/panel-pedidos');
  expect(await screen.findByText('Ana Gómez y Lía Gómez están editando')).toBeVisible();
  expect(screen.getByText('AG, LG')).toBeVisible();
  const words = screen.getByText('Ana Gómez está editando');
  // Inside the line with the order's number: a line of its own would make the row higher.
  expect(words.closest('p, span.MuiTypography-root')).toHaveTextContent(/n\.º 2 /);
  expect(screen.getByTitle('Ana Gómez está editando')).toContainElement(words);
  const row = words.closest('tr') as HTMLElement;
  expect(within(row).getByText(/n\.º 2 /)).toBeVisible();
  // Not the user themselves.
  expect(screen.getAllByText(/editando$/)).toHaveLength(2);
  presencias = [];
  act(() => live.handlers?.presenciasCambiadas?.({ pedido_id: id(1) }));
  await vi.waitFor(() => expect(screen.queryByText(/editando$/)).toBeNull());
});
