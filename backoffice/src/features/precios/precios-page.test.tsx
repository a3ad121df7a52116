import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { VistaPrevia } from 'api-client/backoffice';
import { shortDate } from 'ui-kit/dates';
import { expect, it } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../../testing/api-fake.ts';
import { cambioDePrecios as cambio, marca } from '../../testing/catalogo-data.ts';
import { id } from '../../testing/data.ts';
import { renderApp, tidyUp } from '../../testing/render-app.tsx';

tidyUp('empleado');

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
const product = { producto_id: id(7), nombre: 'Almendra', antes: 100, precio: 107, ahora: 107, sigue: true };

const calls: Handlers = {
  'GET /marcas': () => ({ marcas: [SOL], total: 1 }),
  'GET /categorias': () => ({ categorias: [], total: 0 }),
  'GET /etiquetas': () => ({ etiquetas: [], total: 0 }),
  'GET /precios/vista-previa': () => preview,
  'POST /precios/cambios': () => cambio,
  'GET /precios/cambios/:id': () => ({ cambio, productos: [product], total: 1 }),
};

it('raises a brand by a percentage: previews, changes once, and opens the change', async () => {
  const api = fakeApi(calls);
  const { href } = renderApp('/panel-precios');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Marca' }));
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

it("schedules a change and the end of its promotion, both in the shop's time zone", async () => {
  const api = fakeApi({
    ...calls,
    'GET /precios/vista-previa': () => ({ ...preview, programados: 1 }),
    'POST /precios/cambios': () => ({ ...cambio, hecho_en: null }),
  });
  const { href } = renderApp('/panel-precios?ajuste=7&sentido=baja&oferta=si&hasta=2099-12-08T23:59');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Se cambian' }));
  await userEvent.click(await screen.findByRole('option', { name: 'En otro momento' }));
  const begin = await screen.findByLabelText('Desde');
  expect((begin as HTMLInputElement).value).toMatch(/^\d{4}-\d\d-\d\dT06:00$/);
  fireEvent.change(begin, { target: { value: '2099-12-01T06:00' } });
  await waitFor(() => expect(decodeURIComponent(href())).toContain('desde=2099-12-01T06:00'));
  await userEvent.click(screen.getByRole('button', { name: 'Programar 1 precio' }));
  const question = within(await screen.findByRole('alertdialog', { name: '¿Programar 1 precio?' }));
  expect(question.getByText(/Se hace el martes, 1 de diciembre de 2099, 06:00\./)).toBeVisible();
  expect(question.getByText(/La promoción termina el martes, 8 de diciembre de 2099, 23:59/)).toBeVisible();
  expect(question.getByText(/1 precio ya espera otro cambio programado/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Sí, programar' }));
  await screen.findByText('Se programó 1 precio.');
  expect(api.callsTo('POST /precios/cambios')[0]?.body).toMatchObject({
    oferta: 'si',
    desde: '2099-12-01T06:00:00-03:00',
    hasta: '2099-12-08T23:59:00-03:00',
  });
});

it('shows scheduled, skipped and ended changes, and cancels a scheduled one', async () => {
  const ended = { fecha: cambio.fecha, usuario: null, repuestos: 1 };
  const waiting = { ...cambio, desde: '2099-12-01T09:00:00.000Z', hecho_en: null };
  const api = fakeApi({
    ...calls,
    'GET /precios/cambios': () => ({
      cambios: [
        waiting,
        { ...cambio, cambio_id: id(10), hecho_en: cambio.fecha, salteados: 3 },
        { ...cambio, cambio_id: id(11), hasta: '2026-11-21T15:04:00.000Z', deshecho: ended },
      ],
      total: 3,
    }),
    'POST /precios/cambios/:id/deshacer': () => ({
      ...waiting,
      deshecho: { ...ended, usuario: cambio.usuario },
    }),
  });
  renderApp('/cambios-de-precios');
  expect(await screen.findByText('Programado: 1 dic 2099 06:00')).toBeVisible();
  expect(screen.getByText('Hecho, salvo 3')).toBeVisible();
  expect(screen.getByText('La promoción terminó')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar: Marca Sol' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sí, quitar' }));
  await screen.findByText('Cambio quitado: ningún precio cambia.');
  expect(api.callsTo('POST /precios/cambios/:id/deshacer')).toHaveLength(1);
});

it('shows why a scheduled change failed, and retries once on a double click', async () => {
  const fallo = {
    fecha: cambio.fecha,
    motivo: 'No se pudieron cambiar los precios. Ocurrió un error inesperado.',
  };
  const desde = '2026-12-01T09:00:00.000Z';
  const failed = { ...cambio, desde, hecho_en: null, fallo };
  const under = Promise.withResolvers<void>();
  const again = { ...failed, fallo: null };
  const api = fakeApi({
    ...calls,
    'GET /precios/cambios': () => ({ cambios: [failed], total: 1 }),
    'POST /precios/cambios/:id/reintentar': async () => {
      await under.promise;
      return again;
    },
  });
  renderApp('/cambios-de-precios');
  expect(await screen.findByText(`Falló. ${fallo.motivo}`)).toBeVisible();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Reintentar: Marca Sol' }));
  api.answer({ 'GET /precios/cambios': () => ({ cambios: [again], total: 1 }) });
  under.resolve();
  expect(
    await screen.findByText('El cambio de precios se hace de nuevo. Mira en un momento cómo quedó.'),
  ).toBeVisible();
  expect(await screen.findByText(`Programado: ${shortDate(desde)}`)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Reintentar/ })).toBeNull();
  expect(api.callsTo('POST /precios/cambios/:id/reintentar')).toHaveLength(1);
});

it('offers a retry on the page of a failed change', async () => {
  const fallo = { fecha: cambio.fecha, motivo: 'No se pudo terminar la promoción.' };
  fakeApi({
    ...calls,
    'GET /precios/cambios/:id': () => ({ cambio: { ...cambio, fallo }, productos: [], total: 0 }),
  });
  renderApp(`/cambio-de-precios/${cambio.cambio_id}`);
  expect(await screen.findByText('Falló. No se pudo terminar la promoción.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reintentar: Marca Sol' })).toBeVisible();
});

it('repeats a change with a lost response under the same key, and reports the current prices', async () => {
  const api = fakeApi({
    ...calls,
    'POST /precios/cambios': () => Promise.reject(new TypeError('offline')),
  });
  renderApp('/panel-precios?ajuste=7');
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar 1 precio' }));
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

it('shows an invalid number, and sends no request', async () => {
  const api = fakeApi(calls);
  renderApp('/panel-precios');
  const field = await screen.findByRole('textbox', { name: 'Cuánto' });
  await userEvent.type(field, '1e3{Enter}');
  expect(await screen.findByText('Un número con hasta 2 decimales, como 7,5.')).toBeVisible();
  expect(api.callsTo('GET /precios/vista-previa')).toHaveLength(0);
});

it('disables the change while a field differs from the preview', async () => {
  const api = fakeApi(calls);
  renderApp('/panel-precios?ajuste=7');
  const button = await screen.findByRole('button', { name: 'Cambiar 1 precio' });
  await waitFor(() => expect(button).toBeEnabled());
  const field = screen.getByRole('textbox', { name: 'Cuánto' });
  for (const typed of ['1e3', '12,345', '8', '']) {
    await userEvent.clear(field);
    if (typed) await userEvent.type(field, typed);
    expect(button).toBeDisabled();
    expect(screen.getByText(/^La vista previa es de otro valor/)).toBeVisible();
  }
  await userEvent.type(field, '7,00');
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.clear(field);
  await userEvent.type(field, '8{Enter}');
  await waitFor(() => expect(api.callsTo('GET /precios/vista-previa').at(-1)?.query.get('ajuste')).toBe('8'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cambiar 1 precio' })).toBeEnabled());
  expect(api.callsTo('POST /precios/cambios')).toEqual([]);
});

it('undoes a change after showing how many prices have changed since', async () => {
  const api = fakeApi({
    ...calls,
    'GET /precios/cambios': () => ({ cambios: [{ ...cambio, suben: 3 }], total: 1 }),
    'GET /precios/cambios/:id': () => ({
      ...{ cambio, productos: [{ ...product, sigue: false }], total: 1 },
      huella: 'hecho.12',
    }),
    'POST /precios/cambios/:id/deshacer': () => ({
      ...cambio,
      deshecho: { fecha: cambio.fecha, usuario: cambio.usuario, repuestos: 2 },
    }),
  });
  renderApp('/cambios-de-precios');
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer: Marca Sol' }));
  await screen.findByText('2 precios vuelven a lo que eran. 1 precio cambió después y queda como está.');
  await userEvent.click(screen.getByRole('button', { name: 'Sí, deshacer' }));
  await screen.findByText('Precios repuestos: 2.');
  expect(api.callsTo('POST /precios/cambios/:id/deshacer')[0]?.query.get('huella')).toBe('hecho.12');
  expect(api.callsTo('POST /precios/cambios/:id/deshacer')[0]?.path).toBe(
    `/precios/cambios/${id(9)}/deshacer`,
  );
});
