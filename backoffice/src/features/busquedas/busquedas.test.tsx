import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Busqueda } from 'api-client/backoffice';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/api-fake.ts';
import { id } from '../../testing/data.ts';
import { renderApp, tidyUp } from '../../testing/render-app.tsx';

tidyUp('empleado');

const tofu: Busqueda = {
  busqueda_id: id(1),
  termino: 'tofu',
  hallazgo: 'nada',
  cantidad: 12,
  ultima: '2026-11-20T15:04:00.000Z',
};

it('shows searches without result of the last 30 or 90 days', async () => {
  const api = fakeApi({ 'GET /busquedas': () => ({ busquedas: [tofu], total: 1 }) });
  const { href } = renderApp('/panel-busquedas?periodo=otro');
  expect(await screen.findByText('tofu')).toBeVisible();
  for (const text of ['No encontró nada', '12']) expect(screen.getByText(text)).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: 'Período' }));
  await userEvent.click(screen.getByRole('option', { name: 'Últimos 90 días' }));
  await waitFor(() => expect(href()).toBe('/panel-busquedas?periodo=trimestre'));
  await waitFor(() => expect(api.callsTo('GET /busquedas').at(-1)?.query.get('periodo')).toBe('trimestre'));
});

it('opens the synonym form with the search filled in, and returns', async () => {
  fakeApi({ 'GET /busquedas': () => ({ busquedas: [tofu], total: 1 }) });
  const { href } = renderApp('/panel-busquedas');
  await userEvent.click(await screen.findByRole('link', { name: 'Agregar sinónimo: tofu' }));
  expect(await screen.findByRole('textbox', { name: /^Palabras/ })).toHaveValue('tofu, ');
  expect(href()).toBe('/crear-sinonimo?palabra=tofu');
});

it.each([
  ['Descartar', '/panel-busquedas', 'PATCH /busquedas/descartar/:id', 'Búsqueda descartada'],
  ['Reponer', '/panel-busquedas?filtro=descartadas', 'PATCH /busquedas/reponer/:id', 'Búsqueda repuesta'],
] as const)(
  '%s removes the search from the list, once on a double click',
  async (label, path, call, mensaje) => {
    let rows = [tofu];
    const api = fakeApi({
      'GET /busquedas': () => ({ busquedas: rows, total: rows.length }),
      [call]: () => {
        rows = [];
        return { mensaje };
      },
    });
    renderApp(path);
    await userEvent.dblClick(await screen.findByRole('button', { name: `${label}: tofu` }));
    await screen.findByText(mensaje);
    await screen.findByText('No hay búsquedas sin resultado');
    expect(api.callsTo(call)).toHaveLength(1);
  },
);
