import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { COLAS, type EstadoDeLaTienda, type TrabajoFallido } from 'api-client/backoffice';
import { expect, it, vi } from 'vitest';
import { bytesText } from '../../shared/bytes-text.ts';
import { fakeApi, refuse } from '../../testing/api-fake.ts';
import { id } from '../../testing/data.ts';
import { renderApp, tidyUp } from '../../testing/render-app.tsx';
import { colaText } from './estado-texts.ts';

tidyUp('admin');

const ESTADO: EstadoDeLaTienda = {
  ...{ avisos: [], version: '1.0.0', imagenes: 1234 },
  proceso: { node: '24.1.0', desde: '2026-11-20T12:00:00.000Z', memoria: 123_400_000 },
  base_de_datos: { version: '18.4', tamano: 2_500_000_000, conexiones: 12, conexiones_max: 100 },
  fotos: { sitio: 'carpeta', al_alcance: true },
  disco: { libre: 10_000_000_000, total: 40_000_000_000 },
  trabajos: [],
};

const fallido = (n: number, changes: Partial<TrabajoFallido> = {}): TrabajoFallido => ({
  ...{ trabajo_id: id(n), cola: 'precios', sobre: 'Marca Sol', fecha: '2026-11-20T15:04:00.000Z' },
  ...{ intentos: 21, motivo: 'Ocurrió un error inesperado.', impedimento: null },
  ...changes,
});
const failing = (...fallidos: TrabajoFallido[]) => ({
  'GET /estado': () => ESTADO,
  'GET /estado/fallidos': () => ({ fallidos, total: fallidos.length }),
});
const NONE = failing();
const rowOf = async (name: RegExp) =>
  within(
    await within(await screen.findByRole('table', { name: 'Trabajos que fallaron' })).findByRole('row', {
      name,
    }),
  );

it('shows that all is in order, with disk usage', async () => {
  fakeApi(NONE);
  renderApp('/panel-estado');
  expect(await screen.findByText('Todo en orden.')).toBeVisible();
  for (const text of [
    '1.0.0',
    '123,4 MB',
    '2,5 GB',
    '12 de 100',
    '1.234',
    'Disco del servidor',
    '10 GB de 40 GB',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByText('No hay trabajos pendientes')).toBeVisible();
});

it('lists problems, and refreshes', async () => {
  const mails = { cola: 'mail', esperan: 3, programados: 0, en_curso: 1, abandonados: 2 };
  const api = fakeApi({
    ...NONE,
    'GET /estado': () => ({
      ...ESTADO,
      avisos: ['disco', 'fotos', 'abandonados', 'atraso'],
      fotos: { sitio: 'bucket', al_alcance: false },
      disco: null,
      trabajos: [
        { ...mails, espera_desde: '2026-11-20T12:00:00.000Z' },
        { ...mails, cola: 'nueva', espera_desde: null },
      ],
    }),
  });
  renderApp('/panel-estado');
  expect(await screen.findAllByRole('alert')).toHaveLength(4);
  const row = within(screen.getByRole('row', { name: /^Correos/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['3', '0', '1', '2']),
  );
  // An unknown queue belongs to a newer server.
  expect(screen.getByRole('row', { name: /^Otros trabajos/ })).toBeVisible();
  expect(screen.getByText('Bucket S3')).toBeVisible();
  expect(screen.queryByText(/Disco libre/)).toBeNull();
  const before = api.callsTo('GET /estado').length;
  await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
  await vi.waitFor(() => expect(api.callsTo('GET /estado')).toHaveLength(before + 1));
  await vi.waitFor(() => expect(api.callsTo('GET /estado/fallidos')).toHaveLength(2));
});

it.each(COLAS)('names the jobs of the queue %s in Spanish', (cola) => {
  const text = colaText(cola);
  expect(text).not.toBe('Otros trabajos');
  expect(text).toMatch(/^[A-ZÁÉÍÓÚ][a-záéíóúñ]+(?: [a-záéíóúñ]+)*$/);
});

it('says that no job failed', async () => {
  fakeApi(NONE);
  renderApp('/panel-estado');
  expect(await screen.findByText('Ningún trabajo falló')).toBeVisible();
});

it('shows each failed job with its error, time and attempts, and what blocks a retry', async () => {
  const gone = { cola: 'pedidoNotice', sobre: null, impedimento: 'El pedido ya no existe.' };
  const api = fakeApi({
    ...failing(),
    'GET /estado/fallidos': () => ({ fallidos: [fallido(1), fallido(2, gone)], total: 102 }),
  });
  renderApp('/panel-estado');
  const precios = await rowOf(/^Precios programados/);
  for (const text of ['Marca Sol', 'Ocurrió un error inesperado.', '21', '20 nov 12:04']) {
    expect(precios.getByText(text)).toBeVisible();
  }
  const notice = await rowOf(/^Avisos de pedidos/);
  expect(notice.getByText('No se puede reintentar: El pedido ya no existe.')).toBeVisible();
  await userEvent.click(notice.getByRole('button', { name: 'Reintentar: Avisos de pedidos' }));
  expect(api.callsTo('POST /estado/fallidos/:id/reintentar')).toHaveLength(0);
  expect(screen.getByText(/^Hay 100 más/)).toBeVisible();
});

it('retries a job once on a double click, and reloads the list', async () => {
  const under = Promise.withResolvers<void>();
  const api = fakeApi({
    ...failing(fallido(1)),
    'POST /estado/fallidos/:id/reintentar': async () => {
      await under.promise;
      return { mensaje: 'El trabajo se hace de nuevo.' };
    },
  });
  renderApp('/panel-estado');
  const name = 'Reintentar: Precios programados: Marca Sol';
  await userEvent.dblClick((await rowOf(/^Precios programados/)).getByRole('button', { name }));
  expect((await rowOf(/^Precios programados/)).getByRole('button', { name: /^Reintentando…/ })).toBeVisible();
  api.answer(NONE);
  under.resolve();
  expect(await screen.findByText('El trabajo se hace de nuevo.')).toBeVisible();
  expect(await screen.findByText('Ningún trabajo falló')).toBeVisible();
  expect(api.callsTo('POST /estado/fallidos/:id/reintentar')).toHaveLength(1);
  expect(api.callsTo('GET /estado').length).toBeGreaterThan(1);
});

it('shows why the server refused a retry', async () => {
  fakeApi({
    ...failing(fallido(1)),
    'POST /estado/fallidos/:id/reintentar': () =>
      refuse(409, 'REINTENTO_IMPOSIBLE', 'El cambio de precios ya no existe.'),
  });
  renderApp('/panel-estado');
  await userEvent.click((await rowOf(/^Precios programados/)).getByRole('button', { name: /^Reintentar/ }));
  expect(await screen.findByText('El cambio de precios ya no existe.')).toBeVisible();
});

it('asks before it discards a job', async () => {
  const api = fakeApi({
    ...failing(fallido(1)),
    'DELETE /estado/fallidos/:id': () => ({ mensaje: 'El trabajo se descartó.' }),
  });
  renderApp('/panel-estado');
  const press = async () =>
    userEvent.click((await rowOf(/^Precios programados/)).getByRole('button', { name: /^Descartar/ }));
  await press();
  await userEvent.click(await screen.findByRole('button', { name: 'No, cancelar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.callsTo('DELETE /estado/fallidos/:id')).toHaveLength(0);
  await press();
  api.answer(NONE);
  await userEvent.click(await screen.findByRole('button', { name: 'Sí, descartar' }));
  expect(await screen.findByText('El trabajo se descartó.')).toBeVisible();
  expect(await screen.findByText('Ningún trabajo falló')).toBeVisible();
  expect(api.callsTo('DELETE /estado/fallidos/:id')).toHaveLength(1);
});

it('shows a failed request for the failed jobs beside the figures, with a retry', async () => {
  const api = fakeApi({
    ...NONE,
    'GET /estado/fallidos': () => refuse(400, 'DATOS_INVALIDOS', 'No se pudo.'),
  });
  renderApp('/panel-estado');
  expect(await screen.findByText('No se pudo saber qué trabajos fallaron.')).toBeVisible();
  expect(screen.getByText('1.234')).toBeVisible();
  expect(screen.queryByText('Ningún trabajo falló')).toBeNull();
  api.answer(NONE);
  await userEvent.click(screen.getByRole('button', { name: /intentar|Reintentar/i }));
  expect(await screen.findByText('Ningún trabajo falló')).toBeVisible();
});

it('mails a test to the current user, once while it is being sent', async () => {
  const left = Promise.withResolvers<void>();
  const api = fakeApi({
    ...NONE,
    'POST /correos/prueba': async () => {
      await left.promise;
      return { mensaje: 'Enviamos un correo de prueba a ana@ejemplo.test.' };
    },
  });
  renderApp('/panel-estado');
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Enviarme un correo de prueba' }));
  left.resolve();
  expect(await screen.findByText('Enviamos un correo de prueba a ana@ejemplo.test.')).toBeVisible();
  expect(api.callsTo('POST /correos/prueba')).toHaveLength(1);
});

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [1_550_000, '1,6 MB'],
  [2_000_000_000_000_000, '2.000 TB'],
])('formats %d bytes as %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});
