import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Pedido, RemitosImpresos } from 'api-client/backoffice';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../../../testing/api-fake.ts';
import { id, linea, pedido, pedidosPage } from '../../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../../testing/render-app.tsx';
import { savedFiles } from '../../../testing/saved-files.ts';

tidyUp();

beforeEach(() => {
  window.scrollTo = vi.fn();
  signInAs('empleado');
});

const remito = (numero: number, reemplaza_a: string | null) => ({
  ...{ numero, numero_impreso: `0001-0000000${numero}`, fecha: '2026-03-05T17:05:00.000Z', reemplaza_a },
  impreso_por: { usuario_id: id(31), nombre: 'Eva', apellido: 'Paz' },
});
const PRINTED: RemitosImpresos = {
  remitos: [remito(8, '0001-00000007'), remito(7, null)],
  cambio: true,
};
const approved = pedido(1, { estado_pedido: 'aprobado' });
const printed = (order: Pedido): Handlers => ({
  'GET /detalles-pedidos/pedido/:id': () => [linea(1, order)],
  'GET /pedidos/:id/remitos': () => PRINTED,
});

it('lists printed notes with their authors, marks a changed order, and downloads the old file', async () => {
  const files = savedFiles();
  const api = fakeApi({
    ...printed(approved),
    'GET /remitos/pdf/impreso': () => new Blob(['%PDF-1.4'], { type: 'application/pdf' }),
  });
  renderApp(`/pedido/${id(1)}`);
  expect(
    await screen.findByText(/^El pedido cambió desde que se imprimió el remito 0001-00000008/),
  ).toBeVisible();
  expect(screen.getByText('Reemplaza al 0001-00000007')).toBeVisible();
  expect(screen.getAllByText(/por Eva Paz$/)).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Remito 0001-00000007' }));
  await waitFor(() => expect(api.callsTo('GET /remitos/pdf/impreso')[0]?.query.get('numero')).toBe('7'));
  await waitFor(() => expect(files).toHaveLength(1));
});

it("warns when a printed order's delivery is recorded", async () => {
  fakeApi(printed(approved));
  renderApp(`/pedido/${id(1)}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Entrega: Almendra 1' }));
  expect(await screen.findByText(/^El remito 0001-00000008 ya está impreso/)).toBeVisible();
});

it('warns when a printed order is edited', async () => {
  fakeApi(printed(pedido(1)));
  renderApp(`/pedido/editar/${id(1)}`);
  expect(await screen.findByText(/^El remito 0001-00000008 ya está impreso/)).toBeVisible();
});

const parada = (numero: number, domicilio: string, bultos: number | null = null) => ({
  ...{ pedido_id: pedido(numero).pedido_id, numero, domicilio, bultos },
  ...{
    nombre_comercio: `Comercio ${numero}`,
    remito: null,
    telefono: '2477',
    productos: 2,
    total_precio: 60_000,
  },
});
const REPARTO = {
  zonas: [
    { zona: 'Junín', paradas: [parada(7, 'Mitre 1, Junín', 2), parada(8, 'Mitre 2, Junín')] },
    { zona: null, paradas: [parada(9, 'Mitre 3')] },
  ],
};

async function openDialog(handlers: Handlers = {}) {
  URL.createObjectURL = vi.fn(() => 'blob:hojas');
  URL.revokeObjectURL = vi.fn();
  const sold = [7, 8, 9].map((numero) => pedido(numero, { estado_pedido: 'aprobado' }));
  const api = fakeApi({
    'GET /pedidos': () => pedidosPage(sold, 3),
    'GET /reparto': () => REPARTO,
    'GET /remitos/pdf/hojas-de-ruta': () => new Blob(['%PDF-1.4'], { type: 'application/pdf' }),
    ...handlers,
  });
  renderApp('/panel-pedidos');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Elegir toda la página' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Hojas de ruta' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hojas de ruta' }));
  return { api, dialog };
}

it("shows each zone's stops, and prints them in the order that staff set", async () => {
  const { api, dialog } = await openDialog();
  const zone = within(await dialog.findByRole('region', { name: 'Junín (2 pedidos)' }));
  expect(zone.getByText('n.º 7 · Mitre 1, Junín · 2 bultos')).toBeVisible();
  expect(dialog.getByRole('region', { name: 'Sin zona (1 pedido)' })).toBeVisible();
  await userEvent.click(zone.getByRole('button', { name: /^Bajar.*Comercio 7/ }));
  expect(zone.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('1. Comercio 8'),
    expect.stringContaining('2. Comercio 7'),
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Imprimir 2 hojas' }));
  await waitFor(() => expect(api.callsTo('GET /remitos/pdf/hojas-de-ruta')).toHaveLength(1));
  const [call] = api.callsTo('GET /remitos/pdf/hojas-de-ruta');
  expect(call?.query.get('pedidoIds')).toBe([8, 7, 9].map((n) => pedido(n).pedido_id).join(','));
});

it('shows why the zones failed to load, with a retry', async () => {
  let down = true;
  const { dialog } = await openDialog({
    'GET /reparto': () =>
      down ? refuse(409, 'REMITO_NO_DISPONIBLE', 'El remito no está disponible.') : REPARTO,
  });
  expect(await dialog.findByText('El remito no está disponible.')).toBeVisible();
  expect(dialog.getByRole('button', { name: /^Imprimir/ })).toBeDisabled();
  down = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Reintentar' }));
  expect(await dialog.findByRole('region', { name: 'Junín (2 pedidos)' })).toBeVisible();
});
