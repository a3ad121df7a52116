import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { COLAS, type EstadoDeLaTienda } from 'api-client/backoffice';
import { beforeEach, expect, it, vi } from 'vitest';
import { bytesText } from '../../shared/bytes-text.ts';
import { fakeApi } from '../../testing/api-fake.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';
import { colaText } from './estado-texts.ts';

tidyUp();
beforeEach(() => {
  window.scrollTo = vi.fn();
});

const ESTADO: EstadoDeLaTienda = {
  ...{ avisos: [], version: '1.0.0', imagenes: 1234 },
  proceso: { node: '24.1.0', desde: '2026-11-20T12:00:00.000Z', memoria: 123_400_000 },
  base_de_datos: { version: '18.4', tamano: 2_500_000_000, conexiones: 12, conexiones_max: 100 },
  fotos: { sitio: 'carpeta', al_alcance: true },
  disco: { libre: 10_000_000_000, total: 40_000_000_000 },
  trabajos: [],
};

it('says that all is in order, and how full it is', async () => {
  signInAs('admin');
  fakeApi({ 'GET /estado': () => ESTADO });
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

it('says what has to be looked after, and looks again', async () => {
  signInAs('admin');
  const mails = { cola: 'mail', esperan: 3, programados: 0, en_curso: 1, abandonados: 2 };
  const api = fakeApi({
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
  // A kind that this panel does not know is a newer server's.
  expect(screen.getByRole('row', { name: /^Otros trabajos/ })).toBeVisible();
  expect(screen.getByText('Bucket S3')).toBeVisible();
  expect(screen.queryByText(/Disco libre/)).toBeNull();
  const before = api.callsTo('GET /estado').length;
  await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
  await vi.waitFor(() => expect(api.callsTo('GET /estado')).toHaveLength(before + 1));
});

it.each(COLAS)('names the jobs of the queue %s in Spanish', (cola) => {
  const text = colaText(cola);
  expect(text).not.toBe('Otros trabajos');
  expect(text).toMatch(/^[A-ZÁÉÍÓÚ][a-záéíóúñ]+(?: [a-záéíóúñ]+)*$/);
});

it('mails a test to whoever asks, once while it is on its way', async () => {
  signInAs('admin');
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const api = fakeApi({
    'GET /estado': () => ESTADO,
    'POST /correos/prueba': async () => {
      await left;
      return { mensaje: 'Enviamos un correo de prueba a ana@ejemplo.test.' };
    },
  });
  renderApp('/panel-estado');
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Enviarme un correo de prueba' }));
  leave();
  expect(await screen.findByText('Enviamos un correo de prueba a ana@ejemplo.test.')).toBeVisible();
  expect(api.callsTo('POST /correos/prueba')).toHaveLength(1);
});

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [1_550_000, '1,6 MB'],
  [2_000_000_000_000_000, '2.000 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});
