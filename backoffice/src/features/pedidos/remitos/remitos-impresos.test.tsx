import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { RemitosImpresos } from 'api-client/backoffice';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/api-fake.ts';
import { id, linea, pedido } from '../../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../../testing/render-app.tsx';
import { savedFiles } from '../../../testing/saved-files.ts';

tidyUp();
const PATIENT = { timeout: 10_000 };

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

it('lists printed notes with their authors, marks a changed order, and downloads the old file', async () => {
  const files = savedFiles();
  const api = fakeApi({
    'GET /detalles-pedidos/pedido/:id': () => [linea(1, approved)],
    'GET /pedidos/:id/remitos': () => PRINTED,
    'GET /remitos/pdf/impreso': () => new Blob(['%PDF-1.4'], { type: 'application/pdf' }),
  });
  renderApp(`/pedido/${id(1)}`);
  expect(
    await screen.findByText(/^El pedido cambió desde que se imprimió el remito 0001-00000008/, {}, PATIENT),
  ).toBeVisible();
  expect(screen.getByText('Reemplaza al 0001-00000007')).toBeVisible();
  expect(screen.getAllByText(/por Eva Paz$/)).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Remito 0001-00000007' }));
  await waitFor(() => expect(api.callsTo('GET /remitos/pdf/impreso')[0]?.query.get('numero')).toBe('7'));
  await waitFor(() => expect(files).toHaveLength(1));
});

it("warns when a printed order's delivery is recorded", async () => {
  fakeApi({
    'GET /detalles-pedidos/pedido/:id': () => [linea(1, approved)],
    'GET /pedidos/:id/remitos': () => PRINTED,
  });
  renderApp(`/pedido/${id(1)}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Entrega: Almendra 1' }, PATIENT));
  expect(await screen.findByText(/^El remito 0001-00000008 ya está impreso/, {}, PATIENT)).toBeVisible();
});

it('warns when a printed order is edited', async () => {
  fakeApi({
    'GET /detalles-pedidos/pedido/:id': () => [linea(1, pedido(1))],
    'GET /pedidos/:id/remitos': () => PRINTED,
  });
  renderApp(`/pedido/editar/${id(1)}`);
  expect(await screen.findByText(/^El remito 0001-00000008 ya está impreso/, {}, PATIENT)).toBeVisible();
});
