import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CambioDePrecios, VistaPrevia } from 'api-client/backoffice';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../../testing/api-fake.ts';
import { marca } from '../../testing/catalogo-data.ts';
import { id } from '../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();
beforeEach(() => {
  window.scrollTo = vi.fn();
  signInAs('empleado');
});
/** The first screen of a test also loads its code. */
const PATIENT = { timeout: 10_000 };

const SOL = marca(1, { nombre: 'Sol' });
const preview: VistaPrevia = {
  productos: [
    {
      producto_id: id(7),
      nombre: 'Almendra',
      marca: 'Sol',
      esta_activo: true,
      precio: 100,
      nuevo: 107,
      efecto: 'sube',
    },
    {
      producto_id: id(8),
      nombre: 'Nuez',
      marca: 'Sol',
      esta_activo: false,
      precio: 990_000,
      nuevo: 1_059_300,
      efecto: 'maximo',
    },
  ],
  total: 2,
  resumen: { sube: 1, baja: 0, igual: 0, cero: 0, maximo: 1, oferta: 0 },
  huella: 'como se vio',
};
const cambio: CambioDePrecios = {
  cambio_id: id(9),
  fecha: '2026-11-20T15:04:00.000Z',
  usuario: { nombre: 'Ana', apellido: 'Paz' },
  seleccion: 'Marca Sol',
  forma: 'porcentaje',
  ajuste: 7,
  redondeo: 'no',
  direccion: 'cercano',
  oferta: 'no',
  suben: 1,
  bajan: 0,
  rechazados: 1,
  deshecho: null,
};
const product = { producto_id: id(7), nombre: 'Almendra', antes: 100, precio: 107, ahora: 107, sigue: true };

const calls: Handlers = {
  'GET /marcas': () => ({ marcas: [SOL], total: 1 }),
  'GET /categorias': () => ({ categorias: [], total: 0 }),
  'GET /etiquetas': () => ({ etiquetas: [], total: 0 }),
  'GET /precios/vista-previa': () => preview,
  'POST /precios/cambios': () => cambio,
  'GET /precios/cambios/:id': () => ({ cambio, productos: [product], total: 1 }),
};

it('raises a brand by a percentage: shows each price first, changes them once, and leads to the change', async () => {
  const api = fakeApi(calls);
  const { href } = renderApp('/panel-precios');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Marca' }, PATIENT));
  await userEvent.click(await screen.findByRole('option', { name: 'Sol' }));
  expect(api.callsTo('GET /precios/vista-previa')).toHaveLength(0);
  await userEvent.type(screen.getByRole('textbox', { name: 'Cuánto' }), '7,5{Enter}');
  const table = within(await screen.findByRole('table', { name: 'Vista previa de los precios' }));
  expect(await table.findByText('$ 107,00')).toBeVisible();
  expect(table.getByText('Sol · inactivo')).toBeVisible();
  expect(table.getByText('No se cambia: pasaría de $ 999.999,99')).toBeVisible();
  expect(api.callsTo('GET /precios/vista-previa')[0]?.query.toString()).toBe(
    `forma=porcentaje&ajuste=7.5&marca_id=${SOL.marca_id}&redondeo=no&direccion=cercano&oferta=no&limit=10&offset=0`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar 1 precio' }));
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Sí, cambiar' }));
  await screen.findByText('Se cambió 1 precio.');
  await waitFor(() => expect(href()).toBe(`/cambio-de-precios/${id(9)}`));
  expect(api.callsTo('POST /precios/cambios')).toHaveLength(1);
  expect(api.callsTo('POST /precios/cambios')[0]?.body).toMatchObject({
    marca_id: SOL.marca_id,
    ajuste: 7.5,
    huella: 'como se vio',
  });
});

it('sends a lost change again under the same key, and tells what became of the prices meanwhile', async () => {
  const api = fakeApi({
    ...calls,
    'POST /precios/cambios': () => Promise.reject(new TypeError('offline')),
  });
  renderApp('/panel-precios?ajuste=7');
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar 1 precio' }, PATIENT));
  await userEvent.click(await screen.findByRole('button', { name: 'Sí, cambiar' }));
  await waitFor(() => expect(api.callsTo('POST /precios/cambios')).toHaveLength(1));
  api.answer({
    'POST /precios/cambios': () => refuse(409, 'PRECIOS_DESACTUALIZADOS', 'Algunos precios cambiaron.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Sí, cambiar' }));
  await screen.findByText('Algunos precios cambiaron.');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const keys = api.callsTo('POST /precios/cambios').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('asks for nothing of what is no number, and says so', async () => {
  const api = fakeApi(calls);
  renderApp('/panel-precios');
  const field = await screen.findByRole('textbox', { name: 'Cuánto' }, PATIENT);
  await userEvent.type(field, '12.345{Enter}');
  expect(await screen.findByText('Un número con hasta 2 decimales, como 7,5.')).toBeVisible();
  expect(api.callsTo('GET /precios/vista-previa')).toHaveLength(0);
});

it('takes a change back, once it was said how many stay as they were changed since', async () => {
  const api = fakeApi({
    ...calls,
    'GET /precios/cambios': () => ({ cambios: [{ ...cambio, suben: 3 }], total: 1 }),
    'GET /precios/cambios/:id': () => ({ cambio, productos: [{ ...product, sigue: false }], total: 1 }),
    'POST /precios/cambios/:id/deshacer': () => ({
      ...cambio,
      deshecho: { fecha: cambio.fecha, usuario: cambio.usuario, repuestos: 2 },
    }),
  });
  renderApp('/cambios-de-precios');
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer: Marca Sol' }, PATIENT));
  await screen.findByText('2 precios vuelven a lo que eran. 1 precio cambió después y queda como está.');
  await userEvent.click(screen.getByRole('button', { name: 'Sí, deshacer' }));
  await screen.findByText('Precios repuestos: 2.');
  expect(api.callsTo('POST /precios/cambios/:id/deshacer')[0]?.path).toBe(
    `/precios/cambios/${id(9)}/deshacer`,
  );
});
