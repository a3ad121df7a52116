import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/api-fake.ts';
import { producto } from '../../../testing/catalogo-data.ts';
import { id, linea, pedido } from '../../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../../testing/render-app.tsx';

tidyUp();
beforeEach(() => {
  window.scrollTo = vi.fn();
  signInAs('empleado');
});

const order = pedido(1);
const lines = [linea(1, order, { por_kilo: true, cantidad: 10 }), linea(2, order)];
const open = () => {
  const api = fakeApi({
    'GET /detalles-pedidos/pedido/:id': () => lines,
    'GET /productos': () => ({ productos: [producto(3, { precio: 1000 })], total: 1 }),
    'PATCH /pedidos/:id': () => ({ ...order, detalles: lines }),
  });
  renderApp(`/pedido/editar/${id(1)}`);
  return api;
};
const field = (n = 1) => screen.findByRole('textbox', { name: `Cantidad: Almendra ${n}` });
async function type(text: string) {
  const input = await field();
  await userEvent.clear(input);
  await userEvent.type(input, text);
}
const save = () => screen.getByRole('button', { name: 'Guardar Cambios' });

it.each(['9,85', '9.850', '9,850'])('sends %s as 9.85 kilos, and computes the total', async (text) => {
  const api = open();
  await type(text);
  const total = screen.getByRole('rowheader', { name: 'Monto Total' }).closest('tr');
  // 9.85 × 1000.50 + 4 × 1000.50, half a cent up.
  await waitFor(() => expect(total).toHaveTextContent('13.856,93'));
  await userEvent.click(save());
  await waitFor(() => expect(api.callsTo('PATCH /pedidos/:id')).toHaveLength(1));
  const [sent] = api.callsTo('PATCH /pedidos/:id');
  expect(sent?.body).toMatchObject({ detalles: [{ cantidad: 9.85 }, { cantidad: 4 }] });
});

it.each([
  ['1e3', 'Escribe los kilos con hasta 3 decimales, por ejemplo 9,85.'],
  ['9,8501', 'Escribe los kilos con hasta 3 decimales, por ejemplo 9,85.'],
  ['0', 'La cantidad mínima es 1'],
  ['', 'Escribe los kilos con hasta 3 decimales, por ejemplo 9,85.'],
])('refuses %j', async (text, message) => {
  open();
  const input = await field();
  await userEvent.clear(input);
  if (text) await userEvent.type(input, text);
  expect(await screen.findAllByText(message)).not.toHaveLength(0);
  expect(save()).toBeDisabled();
});

it('asks which number 1.000 means', async () => {
  open();
  await type('1.000');
  const question = within(await screen.findByRole('group', { name: '¿1.000 o 1?' }));
  expect(save()).toBeDisabled();
  await userEvent.click(question.getByRole('button', { name: '1' }));
  expect(await field()).toHaveValue('1');
  expect(save()).toBeEnabled();
});
