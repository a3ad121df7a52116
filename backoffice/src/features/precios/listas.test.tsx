import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CambioConProductos, VistaPrevia } from 'api-client/backoffice';
import { expect, it } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../../testing/api-fake.ts';
import { cambioDePrecios } from '../../testing/catalogo-data.ts';
import { NO_TERMS } from '../../testing/condiciones-data.ts';
import { id } from '../../testing/data.ts';
import { renderApp, tidyUp } from '../../testing/render-app.tsx';

tidyUp('empleado');

const SUPER = { condicion_id: id(3), nombre: 'Supermercados' };
const condicion = { ...NO_TERMS, ...SUPER, reglas: [], precios: 1, clientes: 2, version: 1 };
const preview: VistaPrevia = {
  productos: [
    {
      ...{ producto_id: id(7), nombre: 'Almendra', marca: 'Sol', esta_activo: true },
      ...{ precio: 100, nuevo: 107, efecto: 'sube' },
    },
  ],
  total: 1,
  resumen: { sube: 1, baja: 0, igual: 0, cero: 0, maximo: 0, oferta: 0 },
  huella: 'como se vio',
};
const cambio = {
  ...cambioDePrecios,
  condicion: SUPER,
  seleccion: 'Lista «Supermercados»',
  propios: 2,
};
const detail: CambioConProductos = {
  cambio,
  productos: [],
  total: 0,
  huella: 'h',
  condiciones: [{ ...SUPER, propios: 2, siguen: 1 }],
  reglas: { antes: ['Todo: −10 %'], despues: ['Todo: −3,7 %'], siguen: true },
};

const calls: Handlers = {
  'GET /condiciones/:id': () => condicion,
  'GET /condiciones/:id/vista-previa': () => preview,
  'POST /condiciones/:id/cambios': () => cambio,
  'GET /precios/cambios/:id': () => detail,
  'POST /precios/cambios/:id/deshacer': () => ({
    ...cambio,
    deshecho: { fecha: cambio.fecha, usuario: cambio.usuario, repuestos: 0, propios: 1, reglas: true },
  }),
  'GET /marcas': () => ({ marcas: [], total: 0 }),
  'GET /categorias': () => ({ categorias: [], total: 0 }),
  'GET /etiquetas': () => ({ etiquetas: [], total: 0 }),
  'GET /precios/vista-previa': () => ({
    ...preview,
    condiciones: [{ ...SUPER, propios: 12, clientes: 2 }],
  }),
  'POST /precios/cambios': () => cambioDePrecios,
};

it('lowers the list of an agreement once, as previewed, and undoes it with what stays', async () => {
  const api = fakeApi(calls);
  const { href } = renderApp(`/cambiar-condicion/${id(3)}`);
  await screen.findByRole('heading', { name: 'Subir o bajar la lista «Supermercados»' });
  expect(api.callsTo('GET /condiciones/:id/vista-previa')).toHaveLength(0);
  await userEvent.click(screen.getByRole('combobox', { name: 'Los precios' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Bajan' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Cuánto' }), '7,5{Enter}');
  const table = within(await screen.findByRole('table', { name: 'Vista previa de los precios' }));
  expect(await table.findByText('$ 107,00')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar 1 precio' }));
  const question = within(await screen.findByRole('alertdialog', { name: '¿Cambiar 1 precio?' }));
  expect(question.getByText(/2 clientes los ven enseguida/)).toBeVisible();
  await userEvent.dblClick(question.getByRole('button', { name: 'Sí, cambiar' }));
  await waitFor(() => expect(href()).toBe(`/cambio-de-precios/${id(9)}`));
  const [sent, ...more] = api.callsTo('POST /condiciones/:id/cambios');
  expect(more).toEqual([]);
  expect(sent?.body).toEqual({ ajuste: -7.5, redondeo: 'no', direccion: 'cercano', huella: 'como se vio' });

  expect(await screen.findByText('Todo: −10 %')).toBeVisible();
  expect(screen.getByText('Todo: −3,7 %')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Deshacer/ }));
  expect(
    await screen.findByText(
      'Los porcentajes vuelven a lo que eran. 1 precio propio vuelve a lo que era. 1 precio propio cambió después y queda como está.',
    ),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sí, deshacer' }));
  expect(await screen.findByText('La lista volvió a lo que era.')).toBeVisible();
});

it('shows why a list cannot change so far', async () => {
  fakeApi({
    ...calls,
    'GET /condiciones/:id/vista-previa': () =>
      refuse(400, 'DATOS_INVALIDOS', 'Hay datos inválidos.', [
        { field: 'ajuste', message: 'Una regla quedaría en -92 %, fuera de lo permitido.' },
      ]),
  });
  renderApp(`/cambiar-condicion/${id(3)}?sentido=baja&ajuste=60`);
  expect(await screen.findByText(/Una regla quedaría en -92 %/)).toBeVisible();
});

it('includes the own prices of chosen agreements, or of all, in a change of many prices', async () => {
  const api = fakeApi(calls);
  renderApp('/panel-precios?ajuste=7');
  const field = await screen.findByRole('combobox', { name: 'Cambiar también los precios propios de' });
  expect(
    screen.getByText(/^1 condición comercial tiene 12 precios propios de estos productos/),
  ).toBeVisible();
  await userEvent.click(field);
  await userEvent.click(
    await screen.findByRole('option', { name: /^Supermercados: 12 precios propios, 2 clientes/ }),
  );
  const lastQuery = () => api.callsTo('GET /precios/vista-previa').at(-1)?.query.get('condiciones');
  await waitFor(() => expect(lastQuery()).toBe(SUPER.condicion_id));
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name: 'Todas las condiciones' }));
  await waitFor(() => expect(lastQuery()).toBe('todas'));
  const change = await screen.findByRole('button', { name: 'Cambiar 1 precio' });
  await waitFor(() => expect(change).toBeEnabled());
  await userEvent.click(change);
  expect(
    await screen.findByText(/También cambian 12 precios propios de condiciones comerciales/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sí, cambiar' }));
  await waitFor(() =>
    expect(api.callsTo('POST /precios/cambios')[0]?.body).toMatchObject({ condiciones: 'todas' }),
  );
});

it('leaves own prices out of a scheduled change, and says so', async () => {
  const api = fakeApi(calls);
  renderApp('/panel-precios?ajuste=7&condiciones=todas&desde=2099-12-01T06:00');
  expect(await screen.findByText(/Un cambio programado no los toca\.$/)).toBeVisible();
  expect(api.callsTo('GET /precios/vista-previa').at(-1)?.query.get('condiciones')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Programar 1 precio' }));
  const question = within(await screen.findByRole('alertdialog', { name: '¿Programar 1 precio?' }));
  expect(question.queryByText(/precios propios/)).toBeNull();
});

it('schedules a change of the list, and says what stays', async () => {
  const desde = '2026-12-20T09:00:00.000Z';
  const scheduled = { ...cambio, propios: 0, hecho_en: null, desde };
  const api = fakeApi({
    ...calls,
    'GET /condiciones/:id/vista-previa': () => ({ ...preview, programados: 0 }),
    'POST /condiciones/:id/cambios': () => scheduled,
    'GET /precios/cambios/:id': () => ({
      ...detail,
      cambio: scheduled,
      condiciones: [],
      productos: [
        {
          ...{ producto_id: id(7), nombre: 'Almendra', antes: 100, precio: 107, ahora: 100, sigue: true },
        },
      ],
      total: 1,
      reglas: { antes: ['Todo: −10 %'], despues: ['Todo: −3,7 %'], siguen: false },
    }),
  });
  renderApp(`/cambiar-condicion/${id(3)}?ajuste=7`);
  await userEvent.click(await screen.findByRole('combobox', { name: 'Se cambian' }));
  await userEvent.click(await screen.findByRole('option', { name: 'En otro momento' }));
  const field = await screen.findByLabelText(/^Desde/);
  expect((field as HTMLInputElement).value).toMatch(/T06:00$/);
  await userEvent.click(await screen.findByRole('button', { name: 'Programar 1 precio' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(
    question.getByText(/Los precios propios y los porcentajes que alguien cambie hasta entonces quedan/),
  ).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Sí, programar' }));
  expect(await screen.findByText('Se programó 1 precio.')).toBeVisible();
  expect(api.callsTo('POST /condiciones/:id/cambios')[0]?.body).toEqual({
    ...{ ajuste: 7, redondeo: 'no', direccion: 'cercano', huella: 'como se vio' },
    desde: expect.stringMatching(/T06:00:00-03:00$/),
  });
  expect(await screen.findByText(/^Programado: /)).toBeVisible();
  expect(screen.getByText('Todo: −3,7 %')).toBeVisible();
});

it('says that a scheduled change is not made where a change of now changes the list', async () => {
  fakeApi({ ...calls, 'GET /condiciones/:id/vista-previa': () => ({ ...preview, programados: 4 }) });
  renderApp(`/cambiar-condicion/${id(3)}?ajuste=7`);
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar 1 precio' }));
  expect(await screen.findByText(/espera otro cambio programado, que no se hará donde este/)).toBeVisible();
});

it('says when a scheduled change left the percentages as staff had changed them', async () => {
  fakeApi({
    ...calls,
    'GET /precios/cambios/:id': () => ({
      ...detail,
      cambio: { ...cambio, desde: cambio.fecha, hecho_en: cambio.fecha, salteados: 1 },
      reglas: null,
    }),
  });
  renderApp(`/cambio-de-precios/${cambio.cambio_id}`);
  expect(await screen.findByText('Cambiaron antes y quedaron como estaban')).toBeVisible();
  expect(screen.getByText('Hecho, salvo 1')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Deshacer/ }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(
    await question.findByText(
      '1 precio propio vuelve a lo que era. 1 precio propio cambió después y queda como está.',
    ),
  ).toBeVisible();
});
