import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Pedido, Propuesta } from 'api-client/backoffice';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refuse } from '../../testing/api-fake.ts';
import { id, linea, pedido, pedidosPage } from '../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';
import { previewChange } from './estados/preview.ts';

tidyUp();
beforeEach(() => {
  window.scrollTo = vi.fn();
  signInAs('empleado');
});

const setEstado = async (from: string, to: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Estado del pedido 1: ${from}` }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: to }));
};

describe('the status of an order', () => {
  it('can be any of the five, and is sent with the version that was seen [P2.22 P4.1 P8.4]', async () => {
    let now = pedido(1);
    const api = fakeApi({
      'GET /pedidos': () => pedidosPage([now]),
      'PATCH /pedidos/:id/estado': () => {
        now = pedido(1, { estado_pedido: 'cancelado', version: 4 });
        return now;
      },
    });
    renderApp('/panel-pedidos');
    await setEstado('ESPERANDO APROBACION', 'CANCELADO');
    const told = await screen.findByText('Estado del pedido actualizado correctamente.');
    const place = getComputedStyle(told.closest('.tienda-toasts') as HTMLElement);
    // Below the panel's top bar.
    expect([place.top, place.left]).toEqual(['68px', '50%']);
    const [call] = api.callsTo('PATCH /pedidos/:id/estado');
    expect(call?.body).toEqual({ estado_pedido: 'cancelado' });
    expect(call?.headers.get('If-Match')).toBe('"3"');
    await screen.findByRole('button', { name: 'Estado del pedido 1: CANCELADO' });
    await waitFor(() => expect(api.callsTo('GET /pedidos').length).toBeGreaterThan(1));
  });

  it('is confirmed with a link to the order and an undo that uses the new version', async () => {
    let now = pedido(1);
    const api = fakeApi({
      'GET /pedidos': () => pedidosPage([now]),
      'PATCH /pedidos/:id/estado': ({ body }) => {
        const { estado_pedido } = body as Pick<Pedido, 'estado_pedido'>;
        now = pedido(1, { estado_pedido, version: now.version + 1 });
        return now;
      },
    });
    renderApp('/panel-pedidos');
    await setEstado('ESPERANDO APROBACION', 'APROBADO');
    const link = await screen.findByRole('link', { name: 'Pedido #1: Esperando aprobacion → Aprobado' });
    expect(link.getAttribute('href')).toBe(`/pedido/${id(1)}`);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Deshacer' }));
    await screen.findByText('Cambio deshecho: el pedido #1 vuelve a Esperando aprobacion.');
    await screen.findByRole('button', { name: 'Estado del pedido 1: ESPERANDO APROBACION' });
    const calls = api.callsTo('PATCH /pedidos/:id/estado');
    expect(calls.map(({ headers }) => headers.get('If-Match'))).toEqual(['"3"', '"4"']);
  });

  it("is not undone over another user's newer change", async () => {
    let calls = 0;
    fakeApi({
      'GET /pedidos': () => pedidosPage([pedido(1, { estado_pedido: 'enviado', version: 9 })]),
      'PATCH /pedidos/:id/estado': () => {
        calls += 1;
        if (calls > 1) return refuse(409, 'VERSION_DESACTUALIZADA', 'Otra persona guardó cambios antes.');
        return pedido(1, { estado_pedido: 'recibido', version: 10 });
      },
    });
    renderApp('/panel-pedidos');
    await setEstado('ENVIADO', 'RECIBIDO');
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await screen.findByText('Otra persona guardó cambios antes.');
  });

  it('stays unchanged after a failure, with a message [P8.4]', async () => {
    fakeApi({
      'GET /pedidos': () => pedidosPage([pedido(1)]),
      'PATCH /pedidos/:id/estado': () => refuse(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado.'),
    });
    renderApp('/panel-pedidos');
    await setEstado('ESPERANDO APROBACION', 'APROBADO');
    await screen.findByText('Error al actualizar el estado del pedido.');
    expect(screen.getByRole('button', { name: /ESPERANDO APROBACION/ })).toBeVisible();
  });

  it("is not overwritten after another user's change: shows a message and the current status", async () => {
    let now = pedido(1);
    fakeApi({
      'GET /pedidos': () => pedidosPage([now]),
      'PATCH /pedidos/:id/estado': () => {
        now = pedido(1, { estado_pedido: 'enviado', version: 9 });
        return refuse(409, 'VERSION_DESACTUALIZADA', 'Otra persona guardó cambios antes.');
      },
    });
    renderApp('/panel-pedidos');
    await setEstado('ESPERANDO APROBACION', 'APROBADO');
    await screen.findByText('Otra persona guardó cambios antes.');
    await screen.findByRole('button', { name: 'Estado del pedido 1: ENVIADO' });
  });
});

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

/** The first screen of a test also loads its code. */
const order = { ...pedido(1), propuesta: true };
const propuesta = (fields: Partial<Propuesta> = {}): Propuesta => ({
  propuesta_id: id(70),
  estado: 'abierta',
  fecha: '2026-03-05T18:05:00.000Z',
  resuelta_en: null,
  motivo: null,
  al_dia: true,
  total_precio: 50_000,
  lineas: [
    { producto_id: id(1), nombre: 'Almendra', antes: 4, despues: 2, precio_unitario: 1000 },
    { producto_id: id(2), nombre: 'Nuez', antes: 1, despues: 0, precio_unitario: 900 },
    { producto_id: id(3), nombre: 'Chía', antes: null, despues: 5, precio_unitario: 100 },
  ],
  ...fields,
});

function open(seen: Propuesta | null = propuesta()) {
  let accepted = false;
  const api = fakeApi({
    'GET /detalles-pedidos/pedido/:id': () => [linea(1, order)],
    'GET /pedidos/:id/propuesta': () => ({
      propuesta: accepted && seen ? { ...seen, estado: 'aceptada' } : seen,
    }),
    'POST /pedidos/:id/propuesta/:propuesta_id/aceptar': () => {
      accepted = true;
      return { ...order, detalles: [] };
    },
    'POST /pedidos/:id/propuesta/:propuesta_id/rechazar': () => ({ propuesta: null }),
  });
  renderApp(`/pedido/${id(1)}`);
  return api;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe("a customer's proposed change", () => {
  it('shows each line and both totals, and is accepted in one click with the version that was seen', async () => {
    const api = open();
    const alert = await screen.findByText('Almacén Ana pide un cambio');
    const told = within(alert.closest('[role=alert]') as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(told).toEqual([
      'Almendra: 4 → 2',
      'Nuez: quitar (eran 1)',
      'Chía: agregar 5 × $ 100,00',
      'Total: $ 54.321,50 → $ 50.000,00',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Aceptar el cambio' }));
    // The proposal disappears at the same time.
    await waitFor(() => expect(screen.getByText('El pedido quedó como lo pidió el cliente.')).toBeVisible());
    const [sent, ...more] = api.callsTo('POST /pedidos/:id/propuesta/:propuesta_id/aceptar');
    expect(sent?.path).toBe(`/pedidos/${id(1)}/propuesta/${id(70)}/aceptar`);
    expect(more).toEqual([]);
  });

  it('requires a reason for a rejection', async () => {
    const api = open();
    await press('Rechazar el cambio');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazar el cambio' }));
    expect(await dialog.findByText('Escribe el motivo.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Motivo/), 'No hay más');
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazar el cambio' }));
    expect(await screen.findByText('Rechazaste el cambio. Le avisamos al cliente.')).toBeVisible();
    expect(api.callsTo('POST /pedidos/:id/propuesta/:propuesta_id/rechazar').map(({ body }) => body)).toEqual(
      [{ motivo: 'No hay más' }],
    );
  });

  it('can only be rejected once the order has changed', async () => {
    open(propuesta({ al_dia: false }));
    expect(await screen.findByText(/El pedido cambió después/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Aceptar el cambio' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Rechazar el cambio' })).toBeEnabled();
  });

  it('shows when the customer has withdrawn it', async () => {
    const api = open();
    await screen.findByRole('button', { name: 'Aceptar el cambio' });
    api.answer({
      'POST /pedidos/:id/propuesta/:propuesta_id/aceptar': () =>
        refuse(409, 'PROPUESTA_CERRADA', 'El cambio ya no está abierto.'),
    });
    await press('Aceptar el cambio');
    expect(await screen.findByText('El cambio ya no está abierto.')).toBeVisible();
  });

  it('is marked in the list, and the panel asks before changing the status', async () => {
    const api = fakeApi({
      'GET /pedidos': () => pedidosPage([order]),
      'PATCH /pedidos/:id/estado': () => ({ ...order, estado_pedido: 'aprobado', version: 4 }),
    });
    renderApp('/panel-pedidos');
    expect(await screen.findByText('Pide un cambio')).toBeVisible();
    const approve = async () => {
      await press('Estado del pedido 1: ESPERANDO APROBACION');
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'APROBADO' }));
    };
    await approve();
    await press('Volver');
    expect(api.callsTo('PATCH /pedidos/:id/estado')).toHaveLength(0);
    await approve();
    await press('Seguir sin el cambio');
    await waitFor(() => expect(api.callsTo('PATCH /pedidos/:id/estado')).toHaveLength(1));
  });

  it('is counted when several orders get another status', () => {
    expect(previewChange([order, pedido(2)], 'aprobado').lines.at(-1)).toBe(
      '1 pedido con un cambio pedido por el cliente: se cierra sin hacerse y se le avisa',
    );
    expect(previewChange([pedido(2)], 'aprobado').lines).toHaveLength(1);
  });
});
