import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Condicion } from 'api-client/backoffice';
import { describe, expect, it } from 'vitest';
import { fakeApi, type Handlers } from '../../testing/api-fake.ts';
import { condicion, precio, VENCIDA } from '../../testing/condiciones-data.ts';
import { id, usuario } from '../../testing/data.ts';
import { renderApp, signInAs, signInAsRol, tidyUp } from '../../testing/render-app.tsx';

tidyUp();

/** The first screen of a test also loads its code. */
const cliente = (n: number) => ({
  usuario_id: id(n),
  nombre_comercio: `Almacén ${n}`,
  nombre: 'Ana',
  apellido: 'Paz',
  esta_activo: true,
});
const dada = (given: Condicion | null) => ({ condicion: given });

function show(handlers: Handlers = {}, path = `/condicion/${id(8001)}`) {
  const api = fakeApi({
    'GET /condiciones/:id': () => condicion(1),
    'GET /condiciones/:id/precios': () => ({
      productos: [
        precio(1),
        precio(2, { precio: 12_000, propio: 12_000, motivo: 'producto' }),
        precio(3, { precio: 10_000, motivo: null }),
      ],
      total: 3,
    }),
    'GET /condiciones/:id/clientes': () => ({ clientes: [cliente(2)], total: 1 }),
    'PATCH /usuarios/:id/condicion': ({ body }) =>
      dada((body as { condicion_id: string | null }).condicion_id ? condicion(1) : null),
    ...handlers,
  });
  return { api, ...renderApp(path) };
}

const precios = async () => within(await screen.findByRole('table', { name: 'Precios' }));

describe('the prices of an agreement', () => {
  it('show what sets each price, and the difference to the base', async () => {
    signInAs('empleado');
    show();
    const table = await precios();
    const row = async (name: string) => within(await table.findByRole('row', { name: new RegExp(name) }));
    expect((await row('Almendra 1')).getByText(/^.5,5 % · Por el porcentaje de todo$/)).toBeVisible();
    expect((await row('Almendra 2')).getByText('+20 % · Precio propio')).toBeVisible();
    expect((await row('Almendra 3')).getByText('Precio de la tienda')).toBeVisible();
  });

  it('say that they include the general discount, which lowers own prices too', async () => {
    signInAs('empleado');
    show({
      'GET /condiciones/:id': () => condicion(1, VENCIDA),
      'GET /condiciones/:id/precios': () => ({
        productos: [precio(1, { precio: 8_750, motivo: null })],
        total: 1,
      }),
      'PATCH /condiciones/:id/precios': () => ({ antes: [], condicion: condicion(1, VENCIDA) }),
    });
    const row = within(await (await precios()).findByRole('row', { name: /Almendra 1/ }));
    expect(row.getByText(/^.12,5 % · Por el descuento general$/)).toBeVisible();
    expect(
      await screen.findByText('Los precios de estas condiciones incluyen el descuento general de 12,5 %.'),
    ).toBeVisible();
    expect(screen.getByText('Venció el 30/11/2026')).toBeVisible();
    expect(screen.getByText('Plazo de pago: 30 días')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Precio propio: Almendra 1' }));
    expect(await screen.findByText('El cliente paga 12,5 % menos, por el descuento general.')).toBeVisible();
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Precio propio/ }), '9000');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(
      await screen.findByText(/^Almendra 1: \$\s9\.000,00 menos 12,5\s% de descuento en estas condiciones$/),
    ).toBeVisible();
  });

  it('take an own price as typed, and the toast restores the former one', async () => {
    signInAs('empleado');
    const antes = [{ producto_id: id(6001), precio: null }];
    const { api } = show({
      'PATCH /condiciones/:id/precios': () => ({ antes, condicion: condicion(1) }),
    });
    await userEvent.click(
      await (await precios()).findByRole('button', { name: 'Precio propio: Almendra 1' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Precio propio/ }), '5.600,5');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(/^Almendra 1: \$\s5\.600,50 en estas condiciones$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Almendra 1: como antes')).toBeVisible();
    expect(api.callsTo('PATCH /condiciones/:id/precios').map(({ body }) => body)).toEqual([
      { cambios: [{ producto_id: id(6001), precio: 5600.5 }] },
      { cambios: antes },
    ]);
  });

  it('show the earlier own prices of a product, with who changed each', async () => {
    signInAs('empleado');
    const usuario = { nombre: 'Ana', apellido: 'Sosa' };
    const { api } = show({
      'GET /productos/:id/precios': () => ({
        precios: [
          {
            fecha: '2026-11-20T12:00:00.000Z',
            usuario,
            origen: 'cambio',
            cambio_id: id(9),
            antes: 90,
            precio: 96.3,
          },
          {
            fecha: '2026-11-10T12:00:00.000Z',
            usuario: null,
            origen: 'edicion',
            cambio_id: null,
            antes: null,
            precio: 90,
          },
        ],
        total: 2,
      }),
    });
    await userEvent.click(
      await (await precios()).findByRole('button', { name: 'Precio propio: Almendra 1' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Precios propios anteriores' }));
    const lines = within(
      await screen.findByRole('list', { name: 'Precios propios anteriores' }),
    ).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      expect.stringMatching(/^\$\s90,00 → \$\s96,30.*Ana Sosa · Cambio de muchos$/),
      expect.stringMatching(/^— → \$\s90,00.*A mano$/),
    ]);
    const [asked] = api.callsTo('GET /productos/:id/precios');
    expect(asked?.query.get('condicion_id')).toBe(id(8001));
  });

  it('lose an own price, and only own prices can be shown', async () => {
    signInAs('empleado');
    const { api, href } = show({
      'PATCH /condiciones/:id/precios': () => ({ antes: [], condicion: condicion(1) }),
    });
    await userEvent.click(
      await (await precios()).findByRole('button', { name: 'Precio propio: Almendra 2' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar el precio propio' }));
    expect(await screen.findByText('Almendra 2: sin precio propio')).toBeVisible();
    expect(api.callsTo('PATCH /condiciones/:id/precios')[0]?.body).toEqual({
      cambios: [{ producto_id: id(6002), precio: null }],
    });
    await userEvent.click(screen.getByRole('button', { name: /^Solo precios propios/ }));
    await waitFor(() => expect(href()).toContain('propios=si'));
    await waitFor(() =>
      expect(api.callsTo('GET /condiciones/:id/precios').at(-1)?.query.get('propios')).toBe('si'),
    );
  });
});

describe('the customers of an agreement', () => {
  it('include an added one, and the toast restores the former agreement', async () => {
    signInAs('empleado');
    const { api } = show({
      'GET /usuarios/search': () => ({
        usuarios: [
          usuario(5, { nombre_comercio: 'Dietética Sol' }),
          usuario(6, { nombre_comercio: 'Persona', titular_id: id(5) }),
          usuario(7, { nombre_comercio: 'Personal', roles: ['empleado'] }),
        ],
        total: 3,
      }),
      'GET /usuarios/:id/condicion': () => dada(condicion(2)),
    });
    const search = await screen.findByRole('combobox', { name: 'Agregar un cliente' });
    await userEvent.type(search, 'sol');
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Dietética Sol · Bruno Gómez 5']);
    await userEvent.click(screen.getByRole('option', { name: /^Dietética Sol/ }));
    expect(
      await screen.findByText('El cliente tiene ahora «Supermercados 1», en lugar de «Supermercados 2».'),
    ).toBeVisible();
    expect(search).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Condiciones como antes')).toBeVisible();
    expect(api.callsTo('PATCH /usuarios/:id/condicion').map(({ path, body }) => [path, body])).toEqual([
      [`/usuarios/${id(5)}/condicion`, { condicion_id: id(8001) }],
      [`/usuarios/${id(5)}/condicion`, { condicion_id: id(8002) }],
    ]);
  });

  it('can be removed, page by page, and are linked to their pages', async () => {
    signInAs('empleado');
    const { api } = show({
      'GET /condiciones/:id/clientes': ({ query }) => ({
        clientes: [cliente(Number(query.get('offset')) + 2)],
        total: 11,
      }),
      'GET /usuarios/:id/condicion': () => dada(condicion(1)),
    });
    const table = within(await screen.findByRole('table', { name: 'Clientes' }));
    expect(await table.findByRole('link', { name: 'Almacén 2' })).toHaveAttribute(
      'href',
      `/usuario/${id(2)}`,
    );
    const pages = within(screen.getByRole('navigation', { name: 'Páginas de clientes' }));
    await userEvent.click(pages.getByRole('button', { name: 'Siguiente' }));
    await userEvent.click(await table.findByRole('button', { name: 'Quitar: Almacén 12' }));
    expect(await screen.findByText('Almacén 12 tiene ahora los precios de la tienda.')).toBeVisible();
    expect(api.callsTo('PATCH /usuarios/:id/condicion')[0]?.body).toEqual({ condicion_id: null });
  });

  it('are only shown to staff who may not change prices', async () => {
    const permisos = signInAsRol(['clientes', 'ver-precios'], 'Lectura');
    show(permisos);
    const table = within(await screen.findByRole('table', { name: 'Clientes' }));
    expect(await table.findByText('Almacén 2')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Quitar|Precio propio)/ })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Agregar un cliente' })).toBeNull();
  });

  it('are hidden from staff without the area of customers', async () => {
    const permisos = signInAsRol(['ver-precios'], 'Lectura');
    const { api } = show(permisos);
    expect(await (await precios()).findByText('Almendra 1', { exact: false })).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Clientes' })).toBeNull();
    expect(api.callsTo('GET /condiciones/:id/clientes')).toEqual([]);
  });
});

describe("a customer's page", () => {
  const page: Handlers = {
    'GET /usuarios/:id/notas': () => [],
    'GET /usuarios/:id/resumen': () => ({
      ...{ pedidos: 0, importe: 0, promedio: 0, ultimos: [], ultima_sesion: null },
    }),
  };
  const path = `/usuario/${id(2)}`;

  it('shows the agreement, changes it, and the toast restores the former one', async () => {
    signInAs('empleado');
    const { api } = show(
      {
        ...page,
        'GET /usuarios/:id': () => usuario(2),
        'GET /usuarios/:id/condicion': () => dada(condicion(1)),
        'GET /condiciones': () => ({ condiciones: [condicion(1), condicion(2)], total: 2 }),
      },
      path,
    );
    expect(await screen.findByRole('link', { name: 'Supermercados 1' })).toHaveAttribute(
      'href',
      `/condicion/${id(8001)}`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar condiciones' }));
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: /^Condiciones comerciales/ }),
      await screen.findByRole('option', { name: 'Supermercados 2' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Condiciones cambiadas. Rigen desde ahora.')).toBeVisible();
    // The account's version changed with the agreement.
    await waitFor(() => expect(api.callsTo('GET /usuarios/:id')).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Condiciones como antes')).toBeVisible();
    expect(api.callsTo('PATCH /usuarios/:id/condicion').map(({ body }) => body)).toEqual([
      { condicion_id: id(8002) },
      { condicion_id: id(8001) },
    ]);
  });

  it('says that an agreement does not count today, also in the list of agreements', async () => {
    signInAs('empleado');
    show(
      {
        ...page,
        'GET /usuarios/:id': () => usuario(2),
        'GET /usuarios/:id/condicion': () => dada(condicion(1, VENCIDA)),
        'PATCH /usuarios/:id/condicion': () => dada(condicion(2, VENCIDA)),
        'GET /condiciones': () => ({ condiciones: [condicion(1, VENCIDA), condicion(2, VENCIDA)], total: 2 }),
      },
      path,
    );
    expect(
      await screen.findByText('No rige hoy: venció el 30/11/2026. Paga los precios de la tienda.'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar condiciones' }));
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: /^Condiciones comerciales/ }),
      await screen.findByRole('option', { name: 'Supermercados 2 (venció el 30/11/2026)' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(
      await screen.findByText('Condiciones cambiadas. No rige hoy: venció el 30/11/2026.'),
    ).toBeVisible();
  });

  it('shows how the agreement shows IVA while the agreement counts', async () => {
    signInAs('empleado');
    const iva = 'sumado' as const;
    const { api } = show(
      {
        ...page,
        'GET /usuarios/:id': () => usuario(2),
        'GET /usuarios/:id/condicion': () => dada(condicion(1, { iva })),
      },
      path,
    );
    expect(await screen.findByText('IVA: precios sin IVA («+ IVA»)')).toBeVisible();
    cleanup();
    api.answer({ 'GET /usuarios/:id/condicion': () => dada(condicion(1, { ...VENCIDA, iva })) });
    renderApp(path);
    expect(await screen.findByText(/^No rige hoy/)).toBeVisible();
    expect(screen.queryByText(/^IVA: /)).toBeNull();
  });

  it("shows the shop's prices; a person of a shop has the owner's", async () => {
    signInAs('empleado');
    show({ ...page, 'GET /usuarios/:id': () => usuario(2, { titular_id: id(3) }) }, path);
    expect(await screen.findByText('Precios de la tienda')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cambiar condiciones' })).toBeNull();
  });

  it('does not show an agreement of a staff account', async () => {
    signInAs('empleado');
    const { api } = show({ ...page, 'GET /usuarios/:id': () => usuario(2, { roles: ['empleado'] }) }, path);
    expect(await screen.findByText('Roles')).toBeVisible();
    expect(screen.queryByText('Precios de la tienda')).toBeNull();
    expect(api.callsTo('GET /usuarios/:id/condicion')).toHaveLength(0);
  });

  it('does not offer a change without the permission', async () => {
    const permisos = signInAsRol(['clientes', 'ver-precios'], 'Ventas');
    show({ ...permisos, ...page, 'GET /usuarios/:id': () => usuario(2) }, path);
    expect(await screen.findByText('Precios de la tienda')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cambiar condiciones' })).toBeNull();
  });
});
