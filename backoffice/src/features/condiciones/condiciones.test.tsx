import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Condicion } from 'api-client/backoffice';
import { describe, expect, it } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../../testing/api-fake.ts';
import { categoria, marca } from '../../testing/catalogo-data.ts';
import { condicion, VENCIDA } from '../../testing/condiciones-data.ts';
import { id } from '../../testing/data.ts';
import { renderApp, signInAs, signInAsRol, tidyUp } from '../../testing/render-app.tsx';

tidyUp();

/** The first screen of a test also loads its code. */
const list = (...condiciones: Condicion[]) => ({ condiciones, total: condiciones.length });
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const minimum = () => screen.findByRole('spinbutton', { name: /^Pedido mínimo/ });
const NO_TERMS = {
  ...{ envio_gratis: null, descuento: null, plazo: null, limite: null },
  ...{ iva: null, vigente_desde: null, vigente_hasta: null },
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));

const filtros: Handlers = {
  'GET /marcas': () => ({ marcas: [marca(1)], total: 1 }),
  'GET /categorias': () => ({ categorias: [categoria(1)], total: 1 }),
};

describe('the list of agreements', () => {
  it('shows rules in words, own prices, customers and minimum order', async () => {
    signInAs('empleado');
    const rule = condicion(1).reglas[0];
    const many = rule ? [rule, rule, rule, rule, rule] : [];
    fakeApi({
      'GET /condiciones': () =>
        list(condicion(1, { clientes: 7 }), condicion(2, { reglas: many, monto_minimo: null })),
    });
    renderApp('/panel-condiciones');
    const first = within(await screen.findByRole('row', { name: /Supermercados 1/ }));
    expect(first.getByText(/^Todo .5,5 % · Marca Marca 1 \+10 %$/)).toBeVisible();
    expect(first.getByText(/^\$\s50\.000$/)).toBeVisible();
    expect(first.getByText('2')).toBeVisible();
    expect(first.getByText('7')).toBeVisible();
    const second = within(screen.getByRole('row', { name: /Supermercados 2/ }));
    expect(second.getByText(/ · y 2 más$/)).toBeVisible();
    expect(second.getByText('El de la tienda')).toBeVisible();
  });

  it('shows the general terms that are set, and which agreements do not count today', async () => {
    signInAs('empleado');
    fakeApi({ 'GET /condiciones': () => list(condicion(1, VENCIDA), condicion(2, { plazo: 15 })) });
    renderApp('/panel-condiciones');
    const first = within(await screen.findByRole('row', { name: /Supermercados 1/ }));
    expect(first.getByText('Venció el 30/11/2026')).toBeVisible();
    expect(first.getByText(/^Descuento general: 12,5\s%$/)).toBeVisible();
    expect(first.getByText(/^Envío gratis desde \$\s80\.000$/)).toBeVisible();
    expect(first.getByText(/^Límite de crédito: \$\s500\.000,50$/)).toBeVisible();
    const second = screen.getByRole('row', { name: /Supermercados 2/ });
    expect(within(second).getByText('Plazo de pago: 15 días')).toBeVisible();
    expect(second).not.toHaveTextContent(/Descuento|Envío|Límite|Venció|Desde/);
  });

  it('explains what agreements are for when the shop has none', async () => {
    signInAs('empleado');
    fakeApi({ 'GET /condiciones': () => list() });
    renderApp('/panel-condiciones');
    expect(await screen.findByText('Todos los clientes tienen los precios de la tienda')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Crear condiciones' })).toHaveAttribute(
      'href',
      '/crear-condicion',
    );
  });

  it('asks before deleting, and shows why an agreement in use stays', async () => {
    signInAs('empleado');
    const message = 'Hay clientes con estas condiciones. Dales otras antes de eliminarlas.';
    let rows = [condicion(1)];
    const api = fakeApi({
      'GET /condiciones': () => list(...rows),
      'DELETE /condiciones/:id': () => refuse(409, 'CONDICION_EN_USO', message),
    });
    renderApp('/panel-condiciones');
    const button = { name: 'Eliminar: Supermercados 1' };
    await userEvent.click(await screen.findByRole('button', button));
    await userEvent.click(await screen.findByRole('button', { name: 'Sí, eliminar' }));
    expect(await screen.findByText(message)).toBeVisible();
    api.answer({
      'DELETE /condiciones/:id': () => {
        rows = [];
        return { mensaje: 'Condiciones eliminadas con éxito' };
      },
    });
    await userEvent.click(await screen.findByRole('button', button));
    await userEvent.click(await screen.findByRole('button', { name: 'Sí, eliminar' }));
    expect(await screen.findByText('Todos los clientes tienen los precios de la tienda')).toBeVisible();
  });

  it('does not offer changes to staff who only see prices', async () => {
    const permisos = signInAsRol(['ver-precios'], 'Lectura');
    fakeApi({ ...permisos, 'GET /condiciones': () => list(condicion(1)) });
    renderApp('/panel-condiciones');
    await screen.findByRole('row', { name: /Supermercados 1/ });
    expect(screen.queryByRole('link', { name: 'Crear condiciones' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Eliminar/ })).toBeNull();
  });
});

describe('the form of an agreement', () => {
  it('creates an agreement with rules for all products and for a brand', async () => {
    signInAs('empleado');
    const api = fakeApi({
      ...filtros,
      'GET /condiciones': () => list(condicion(1)),
      'POST /condiciones': () => condicion(1),
    });
    const { href } = renderApp('/crear-condicion');
    await userEvent.type(await field(/^Nombre/), 'Dietéticas');
    await userEvent.type(await minimum(), '80.000');
    await userEvent.click(screen.getByRole('button', { name: 'Agregar un porcentaje' }));
    await save();
    expect((await screen.findAllByText(/^Escribe un porcentaje con hasta 2 decimales/))[0]).toBeVisible();
    expect(api.callsTo('POST /condiciones')).toHaveLength(0);
    await userEvent.type(await field(/^Porcentaje/), '5,5');
    await userEvent.click(screen.getByRole('button', { name: 'Agregar un porcentaje' }));
    const rule = within(screen.getByRole('group', { name: 'Porcentaje 2' }));
    const choose = async (name: RegExp, option: RegExp | string) =>
      userEvent.selectOptions(
        rule.getByRole('combobox', { name }),
        await rule.findByRole('option', { name: option }),
      );
    await choose(/^Para/, 'Una marca');
    await choose(/^Marca/, 'Marca 1');
    await choose(/^Los precios son/, 'Más');
    await userEvent.type(rule.getByRole('textbox', { name: /^Porcentaje/ }), '10');
    await choose(/^Redondeo/, /^A \$\s50$/);
    await save();
    expect(await screen.findByText('Condiciones creadas con éxito')).toBeVisible();
    expect(api.callsTo('POST /condiciones').map(({ body }) => body)).toEqual([
      {
        ...NO_TERMS,
        nombre: 'Dietéticas',
        monto_minimo: 80_000,
        reglas: [
          { marca_id: null, categoria_id: null, ajuste: -5.5, redondeo: 'no', direccion: 'cercano' },
          { marca_id: id(2001), categoria_id: null, ajuste: 10, redondeo: '50', direccion: 'cercano' },
        ],
      },
    ]);
    await waitFor(() => expect(href()).toBe('/panel-condiciones'));
  });

  it('shows a taken name at the field, and saves with the version that was seen', async () => {
    signInAs('empleado');
    const message = 'Ya existe otro con este nombre.';
    const api = fakeApi({
      ...filtros,
      'GET /condiciones': () => list(condicion(1)),
      'GET /condiciones/:id': () => condicion(1),
      'PATCH /condiciones/:id': () => refuse(409, 'NOMBRE_EN_USO', message, [{ field: 'nombre', message }]),
    });
    renderApp('/panel-condiciones');
    await userEvent.click(await screen.findByRole('link', { name: 'Editar: Supermercados 1' }));
    const name = await field(/^Nombre/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Dietéticas');
    await userEvent.clear(await minimum());
    await save();
    expect((await screen.findAllByText(message))[0]).toBeVisible();
    expect(name).toHaveValue('Dietéticas');
    api.answer({ 'PATCH /condiciones/:id': () => condicion(1) });
    await userEvent.click(screen.getByRole('button', { name: 'Quitar porcentaje 1' }));
    await save();
    expect(await screen.findByText('Condiciones actualizadas con éxito')).toBeVisible();
    const saved = api.callsTo('PATCH /condiciones/:id').at(-1);
    expect(saved?.headers.get('if-match')).toBe('"3"');
    expect(saved?.body).toEqual({
      ...NO_TERMS,
      nombre: 'Dietéticas',
      monto_minimo: null,
      reglas: [{ marca_id: id(2001), categoria_id: null, ajuste: 10, redondeo: 'no', direccion: 'cercano' }],
    });
  });

  it('takes the general terms as typed, and shows errors at their fields', async () => {
    signInAs('empleado');
    const api = fakeApi({
      'GET /condiciones': () => list(condicion(1)),
      'POST /condiciones': () => condicion(1),
    });
    renderApp('/crear-condicion');
    const type = async (label: RegExp | string, value: string) => {
      const input = screen.getByLabelText(label);
      await userEvent.clear(input);
      await userEvent.type(input, value);
    };
    const shows = async (message: string) => expect((await screen.findAllByText(message))[0]).toBeVisible();
    await userEvent.type(await field(/^Nombre/), 'Mayoristas');
    await type(/^Envío gratis desde/, '90.000');
    await type(/^Descuento general/, '90,5');
    await type(/^Plazo de pago/, '366');
    await type(/^Límite de crédito/, '500.000,5');
    await type('Vigente desde', '2026-12-01');
    await type('Vigente hasta', '2026-11-30');
    await save();
    await shows('El descuento va de 0 a 90 %, con hasta 2 decimales.');
    await shows('El plazo puede ser de hasta 365 días.');
    expect(screen.getByLabelText(/^Descuento general/)).toBeInvalid();
    await type(/^Descuento general/, '12,5');
    await type(/^Plazo de pago/, '30');
    await save();
    await shows('La vigencia no puede terminar antes de empezar.');
    expect(screen.getByLabelText('Vigente hasta')).toBeInvalid();
    expect(api.callsTo('POST /condiciones')).toHaveLength(0);
    await type('Vigente hasta', '2026-12-31');
    await save();
    expect(await screen.findByText('Condiciones creadas con éxito')).toBeVisible();
    expect(api.callsTo('POST /condiciones')[0]?.body).toEqual({
      ...{ nombre: 'Mayoristas', monto_minimo: null, envio_gratis: 90_000, descuento: 12.5 },
      ...{ plazo: 30, limite: 500_000.5, vigente_desde: '2026-12-01', vigente_hasta: '2026-12-31' },
      ...{ iva: null, reglas: [] },
    });
  });

  it("shows the server's error at the field of the term, and sends an emptied term as none", async () => {
    signInAs('empleado');
    const message = 'La vigencia no puede terminar antes de empezar.';
    const api = fakeApi({
      'GET /condiciones': () => list(condicion(1)),
      'GET /condiciones/:id': () => condicion(1, VENCIDA),
      'PATCH /condiciones/:id': () =>
        refuse(400, 'DATOS_INVALIDOS', message, [{ field: 'vigente_hasta', message }]),
    });
    renderApp(`/editar-condicion/${id(8001)}`);
    const last = await screen.findByLabelText('Vigente hasta');
    expect(last).toHaveValue('2026-11-30');
    await userEvent.clear(screen.getByLabelText(/^Descuento general/));
    await save();
    expect((await screen.findAllByText(message))[0]).toBeVisible();
    expect(last).toBeInvalid();
    api.answer({ 'PATCH /condiciones/:id': () => condicion(1) });
    await userEvent.clear(last);
    // A removed rule keeps the general terms.
    await userEvent.click(screen.getByRole('button', { name: 'Quitar porcentaje 1' }));
    await save();
    expect(await screen.findByText('Condiciones actualizadas con éxito')).toBeVisible();
    expect(api.callsTo('PATCH /condiciones/:id').at(-1)?.body).toMatchObject({
      ...{ envio_gratis: 80_000, descuento: null, plazo: 30, limite: 500_000.5 },
      ...{ vigente_desde: '2026-11-01', vigente_hasta: null },
    });
  });

  it('says how the prices show IVA, and returns the decision to the customers', async () => {
    signInAs('empleado');
    let stored = condicion(1);
    const api = fakeApi({
      'GET /condiciones': () => list(stored),
      'GET /condiciones/:id': () => stored,
      'PATCH /condiciones/:id': ({ body }) => {
        stored = condicion(1, { iva: (body as Condicion).iva ?? null });
        return stored;
      },
    });
    renderApp('/panel-condiciones');
    const open = async () =>
      userEvent.click(await screen.findByRole('link', { name: 'Editar: Supermercados 1' }));
    const iva = () => screen.findByRole('combobox', { name: /^IVA en los precios/ });
    await open();
    expect(await iva()).toHaveDisplayValue('Según el cliente');
    await userEvent.selectOptions(await iva(), 'Precios sin IVA («+ IVA»)');
    await save();
    const row = await screen.findByRole('row', { name: /Supermercados 1/ }, { timeout: 5000 });
    expect(await within(row).findByText('IVA: precios sin IVA («+ IVA»)')).toBeVisible();
    await open();
    expect(await iva()).toHaveDisplayValue('Precios sin IVA («+ IVA»)');
    await userEvent.selectOptions(await iva(), 'Según el cliente');
    await save();
    await waitFor(() => expect(api.callsTo('PATCH /condiciones/:id')).toHaveLength(2));
    expect(api.callsTo('PATCH /condiciones/:id').map(({ body }) => body)).toMatchObject([
      { iva: 'sumado' },
      { iva: null },
    ]);
  });

  it('refuses two rules for the same products', async () => {
    signInAs('empleado');
    const api = fakeApi({ ...filtros, 'POST /condiciones': () => condicion(1) });
    renderApp('/crear-condicion');
    await userEvent.type(await field(/^Nombre/), 'Dietéticas');
    for (const at of [1, 2]) {
      await userEvent.click(screen.getByRole('button', { name: 'Agregar un porcentaje' }));
      const rule = within(screen.getByRole('group', { name: `Porcentaje ${at}` }));
      await userEvent.type(rule.getByRole('textbox', { name: /^Porcentaje/ }), String(at));
    }
    await save();
    expect((await screen.findAllByText('Hay dos reglas para los mismos productos.'))[0]).toBeVisible();
    expect(api.callsTo('POST /condiciones')).toHaveLength(0);
  });

  it('creates a copy with the own prices and the terms of the copied agreement, without its days', async () => {
    signInAs('empleado');
    const api = fakeApi({
      ...filtros,
      'GET /condiciones/:id': () => condicion(1, VENCIDA),
      'POST /condiciones': () => condicion(2),
    });
    renderApp(`/crear-condicion?de=${id(8001)}`);
    expect(await field(/^Nombre/)).toHaveValue('Supermercados 1 (copia)');
    await save();
    expect(await screen.findByText('Condiciones creadas con éxito')).toBeVisible();
    const [made] = api.callsTo('POST /condiciones');
    expect(made?.body).toMatchObject({
      ...{ copia_de: id(8001), monto_minimo: 50_000, envio_gratis: 80_000, descuento: 12.5 },
      ...{ plazo: 30, limite: 500_000.5, vigente_desde: null, vigente_hasta: null },
    });
  });
});
