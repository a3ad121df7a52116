import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Propuesta } from 'api-client/backoffice';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refuse } from '../../../testing/api-fake.ts';
import { id, linea, pedido, pedidosPage } from '../../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../../testing/render-app.tsx';
import { previewOf } from '../estados/preview.ts';

tidyUp();
beforeEach(() => {
  window.scrollTo = vi.fn();
  signInAs('empleado');
});

/** The first screen of a test also loads its code. */
const PATIENT = { timeout: 10_000 };
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
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }, PATIENT));

describe("a customer's proposed change", () => {
  it('shows each line and both totals, and is accepted in one click with the version that was seen', async () => {
    const api = open();
    const alert = await screen.findByText('Almacén Ana pide un cambio', {}, PATIENT);
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
    expect(await screen.findByText(/El pedido cambió después/, {}, PATIENT)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Aceptar el cambio' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Rechazar el cambio' })).toBeEnabled();
  });

  it('shows when the customer has withdrawn it', async () => {
    const api = open();
    await screen.findByRole('button', { name: 'Aceptar el cambio' }, PATIENT);
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
    expect(await screen.findByText('Pide un cambio', {}, PATIENT)).toBeVisible();
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
    expect(previewOf([order, pedido(2)], 'aprobado').lines.at(-1)).toBe(
      '1 pedido con un cambio pedido por el cliente: se cierra sin hacerse y se le avisa',
    );
    expect(previewOf([pedido(2)], 'aprobado').lines).toHaveLength(1);
  });
});
