import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Pedido } from 'api-client/backoffice';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/api-fake.ts';
import { id, pedido, pedidosPage } from '../../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../../testing/render-app.tsx';

tidyUp();
beforeEach(() => {
  window.scrollTo = vi.fn();
  signInAs('empleado');
});

const setEstado = async (from: string, to: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Estado del pedido 1: ${from}` }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: to }));
};

describe('an approval above a credit limit', () => {
  const over = (numeros: number[]) => ({
    superados: [
      {
        usuario: pedido(1).usuario,
        numeros,
        ...{ saldo_al_aprobar: 160_000, limite: 150_000 },
      },
    ],
  });
  const show = () => {
    let now = pedido(1);
    const api = fakeApi({
      'GET /pedidos': () => pedidosPage([now, pedido(2), pedido(3, { estado_pedido: 'aprobado' })]),
      'GET /cuentas-corrientes/limites': ({ query }) =>
        over((query.get('pedidoIds') ?? '').split(',').map((_, at) => at + 1)),
      'PATCH /pedidos/:id/estado': ({ body }) => {
        now = pedido(1, { ...(body as Pick<Pedido, 'estado_pedido'>), version: 4 });
        return now;
      },
    });
    renderApp('/panel-pedidos');
    return api;
  };
  const question = () => screen.findByRole('alertdialog', { name: '¿Aprobar el pedido N.º 1?' });

  it('asks in the list, and approves after confirmation', async () => {
    const api = show();
    await setEstado('ESPERANDO APROBACION', 'APROBADO');
    expect((await question()).textContent?.replaceAll(/\s/g, ' ')).toContain(
      '(pedido N.º 1) deberá $ 160.000,00, más que su límite de $ 150.000,00.',
    );
    await userEvent.click(within(await question()).getByRole('button', { name: 'No, dejarlo como está' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.callsTo('PATCH /pedidos/:id/estado')).toEqual([]);
    await setEstado('ESPERANDO APROBACION', 'APROBADO');
    await userEvent.dblClick(within(await question()).getByRole('button', { name: 'Sí, aprobar' }));
    await screen.findByRole('button', { name: 'Estado del pedido 1: APROBADO' });
    expect(api.callsTo('PATCH /pedidos/:id/estado').map(({ body }) => body)).toEqual([
      { estado_pedido: 'aprobado' },
    ]);
  });

  it('warns of overdue debt in the menu and in the message, and approves at once', async () => {
    const api = fakeApi({
      'GET /pedidos': () => pedidosPage([pedido(1)]),
      'GET /cuentas-corrientes/limites': () => ({
        superados: [],
        vencidos: [
          { usuario: pedido(1).usuario, numeros: [1], vencido: 59_000, vencido_desde: '2026-01-05' },
        ],
      }),
      'PATCH /pedidos/:id/estado': ({ body }) => pedido(1, { ...(body as Pick<Pedido, 'estado_pedido'>) }),
    });
    renderApp('/panel-pedidos');
    const debt = /El cliente debe \$\s59\.000,00: venció el 05\/01\/2026, hace /;
    await userEvent.click(
      await screen.findByRole('button', { name: 'Estado del pedido 1: ESPERANDO APROBACION' }),
    );
    await waitFor(() => expect(screen.getByRole('menu')).toHaveAccessibleDescription(debt));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'APROBADO' }));
    expect(await screen.findByText('Estado del pedido actualizado correctamente.')).toBeVisible();
    expect(screen.getByText(debt)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(api.callsTo('PATCH /pedidos/:id/estado')).toHaveLength(1);
    expect(api.callsTo('GET /cuentas-corrientes/limites')).toHaveLength(1);
  });

  it('does not ask when the debt would not grow', async () => {
    const api = show();
    await setEstado('ESPERANDO APROBACION', 'CANCELADO');
    await screen.findByText('Estado del pedido actualizado correctamente.');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(api.callsTo('PATCH /pedidos/:id/estado').map(({ body }) => body)).toEqual([
      { estado_pedido: 'cancelado' },
    ]);
  });

  it('lists, for several approvals, the orders that are not sold yet', async () => {
    const api = show();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Elegir toda la página' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar estado' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cambiar el estado de 3 pedidos' }));
    expect(await dialog.findByText(/\(pedidos N\.º 1, N\.º 2\) deberá/)).toBeVisible();
    const [asked] = api.callsTo('GET /cuentas-corrientes/limites');
    expect(asked?.query.get('pedidoIds')).toBe(`${id(1)},${id(2)}`);
    await userEvent.click(dialog.getByRole('radio', { name: 'CANCELADO' }));
    expect(dialog.queryByText(/Con lo que se aprueba/)).toBeNull();
  });
});
