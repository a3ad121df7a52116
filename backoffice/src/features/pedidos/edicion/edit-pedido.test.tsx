import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../../../testing/api-fake.ts';
import { producto } from '../../../testing/catalogo-data.ts';
import { id, linea, pedido, pedidosPage } from '../../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../../testing/render-app.tsx';

tidyUp();
beforeEach(() => {
  window.scrollTo = vi.fn();
  signInAs('empleado');
});

const order = pedido(1);
const lines = (version = 3, first = {}) => {
  const of = { ...order, version };
  return [linea(1, of, first), linea(2, of)];
};
const some: Handlers = {
  'GET /pedidos': () => pedidosPage([order]),
  'GET /detalles-pedidos/pedido/:id': () => lines(),
};
const path = `/pedido/editar/${id(1)}`;
const field = (column: string, n = 1) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `${column}: Almendra ${n}` });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
async function type(column: string, text: string, n = 1) {
  const input = await field(column, n);
  await userEvent.clear(input);
  await userEvent.type(input, text);
}
const totalCell = () => screen.getByRole('rowheader', { name: 'Monto Total' }).closest('tr')?.textContent;

/** Opens the edit from the list, so that the browser has a page to go back to. */
async function openFromList(more: Handlers = {}) {
  const api = fakeApi({ ...some, ...more });
  const app = renderApp('/panel-pedidos');
  await userEvent.click(await screen.findByRole('link', { name: 'Editar: pedido 1' }));
  await field('Cantidad');
  return { api, ...app };
}

/** Expects both buttons to be disabled. */
function nothingToSave() {
  expect(button('Deshacer Cambios').disabled).toBe(true);
  expect(button('Guardar Cambios').disabled).toBe(true);
}

describe('the lines', () => {
  it('have the six headings, Monto Total and a delete button each [P2.28 P2.29 P4.7]', async () => {
    fakeApi(some);
    renderApp(path);
    await field('Cantidad');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Producto',
      'Cantidad',
      'Precio Unitario',
      'Aplicar Descuento',
      'Total',
      'Acciones',
    ]);
    expect(screen.getAllByRole('button', { name: /^Eliminar: Almendra/ })).toHaveLength(2);
    expect(totalCell()).toMatch(/8\.004,00$/);
    expect(button('Regresar')).toBeTruthy();
    expect(button('Agregar Producto')).toBeTruthy();
    nothingToSave();
  });

  it('recalculate totals while typing, and ignore invalid characters [P5.12 P5.13]', async () => {
    fakeApi(some);
    renderApp(path);
    await type('Cantidad', 'x10x');
    expect((await field('Cantidad')).value).toBe('10');
    await type('Aplicar Descuento', '50a');
    const row = (await field('Cantidad')).closest('tr') as HTMLElement;
    expect(within(row).getByText(/5\.002,50/)).toBeVisible();
    expect(totalCell()).toMatch(/9\.004,50.*antes: .*8\.004,00/);
    expect(screen.getByText('1 cambio sin guardar', { selector: 'p' })).toBeVisible();
  });

  it('accept a discount with a half percent', async () => {
    fakeApi({ ...some, 'GET /detalles-pedidos/pedido/:id': () => lines(3, { descuento: 7.5 }) });
    renderApp(path);
    expect((await field('Aplicar Descuento')).value).toBe('7,5');
    expect((await field('Aplicar Descuento', 2)).value).toBe('0');
    await type('Aplicar Descuento', '12,5', 2);
    const row = (await field('Aplicar Descuento', 2)).closest('tr') as HTMLElement;
    expect(within(row).getByText(/3\.501,75/)).toBeVisible();
  });

  it.each([
    ['Cantidad', '1000', 'La cantidad no puede ser mayor a 1000'],
    ['Cantidad', '12,5', 'La cantidad debe ser un numero entero'],
    ['Cantidad', '1.000', 'La cantidad debe ser un numero entero'],
    ['Cantidad', '1e3', 'La cantidad debe ser un numero entero'],
    ['Aplicar Descuento', '1o0', 'El descuento debe ser un número válido con hasta 2 decimales.'],
    ['Precio Unitario', '1e3', 'El precio debe ser un número válido con hasta 2 decimales.'],
    ['Precio Unitario', '12,345', 'El precio debe ser un número válido con hasta 2 decimales.'],
    ['Precio Unitario', '-5', 'El precio no puede ser negativo.'],
    ['Aplicar Descuento', '101', 'El descuento no puede ser mayor a 100'],
    ['Aplicar Descuento', '7,555', 'El descuento debe ser un número válido con hasta 2 decimales.'],
  ])('%s of %s: %s, and no saving [P4.7 P5.10 P5.11]', async (column, text, message) => {
    fakeApi(some);
    renderApp(path);
    await type(column, text);
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect((await field(column)).value).toBe(text);
    expect(button('Guardar Cambios').disabled).toBe(true);
  });

  it('are restored by Deshacer Cambios [P4.8]', async () => {
    fakeApi(some);
    renderApp(path);
    await type('Cantidad', '9');
    await userEvent.click(button('Eliminar: Almendra 2'));
    expect(totalCell()).toMatch(/9\.004,50/);
    await userEvent.click(button('Deshacer Cambios'));
    expect((await field('Cantidad')).value).toBe('4');
    expect(totalCell()).toMatch(/8\.004,00$/);
    nothingToSave();
  });

  it('can be restored after removal', async () => {
    fakeApi(some);
    renderApp(path);
    await field('Cantidad');
    await userEvent.click(button('Eliminar: Almendra 2'));
    expect(screen.getByText('Quitado')).toBeVisible();
    await userEvent.click(button('Volver a poner: Almendra 2'));
    nothingToSave();
  });

  it('without a product id can’t be removed, with a message [P8.6]', async () => {
    fakeApi({
      ...some,
      'GET /detalles-pedidos/pedido/:id': () => [
        linea(1, order, { producto: { producto_id: '', nombre: 'Almendra 1', precio: 1 } }),
      ],
    });
    renderApp(path);
    await field('Cantidad');
    await userEvent.click(button('Eliminar: Almendra 1'));
    await screen.findByText('Error al eliminar el producto');
  });
});

describe('saving', () => {
  it('sends the lines with the version that was read, confirms, and goes back [P4.4 P4.5 P8.5]', async () => {
    const { api, href } = await openFromList({
      'PATCH /pedidos/:id': () => ({ ...order, version: 4, detalles: lines(4, { cantidad: 9 }) }),
    });
    await type('Cantidad', '9');
    await userEvent.click(button('Guardar Cambios'));
    await screen.findByText('Pedido actualizado con éxito');
    await waitFor(() => expect(href()).toBe('/panel-pedidos'));
    const [call] = api.callsTo('PATCH /pedidos/:id');
    expect(call?.headers.get('If-Match')).toBe('"3"');
    expect(call?.body).toEqual({
      estado_pedido: 'esperando_aprobacion',
      detalles: [
        { producto_id: id(6001), cantidad: 9, precio_unitario: 1000.5, descuento: 0 },
        { producto_id: id(6002), cantidad: 4, precio_unitario: 1000.5, descuento: 0 },
      ],
    });
  });

  it('shows a failure and keeps the typed values [P4.7 P8.5]', async () => {
    fakeApi({
      ...some,
      'PATCH /pedidos/:id': () => refuse(400, 'MONTO_MAXIMO', 'El total del pedido es demasiado grande.'),
    });
    renderApp(path);
    await type('Cantidad', '9');
    await userEvent.click(button('Guardar Cambios'));
    await screen.findByText('Error al actualizar el pedido');
    expect(screen.getByText('El total del pedido es demasiado grande.')).toBeVisible();
    expect((await field('Cantidad')).value).toBe('9');
    expect(button('Guardar Cambios').disabled).toBe(false);
  });
});

describe("a conflict with another user's save", () => {
  const conflicting = (): Handlers => {
    let version = 3;
    return {
      'GET /detalles-pedidos/pedido/:id': () =>
        lines(version, version > 3 ? { cantidad: 6, descuento: 20 } : {}),
      'PATCH /pedidos/:id': ({ headers }) => {
        if (headers.get('If-Match') === '"3"') {
          version = 4;
          return refuse(409, 'VERSION_DESACTUALIZADA', 'Otra persona guardó cambios antes.');
        }
        return { ...order, version: 5, detalles: lines(5) };
      },
      'GET /pedidos/:id/historial': () => [
        {
          cambio_id: id(1),
          fecha: '2026-03-05T17:05:00.000Z',
          tipo: 'edicion',
          usuario: { usuario_id: id(2), nombre: 'Lía', apellido: 'Paz' },
          estado_antes: null,
          estado_despues: null,
          lineas: [],
        },
      ],
    };
  };
  const provoke = async () => {
    const opened = await openFromList(conflicting());
    await type('Cantidad', '9');
    await userEvent.click(button('Guardar Cambios'));
    await screen.findByRole('heading', { name: 'Lía Paz guardó cambios en este pedido' });
    return opened;
  };

  it('shows both versions line by line', async () => {
    await provoke();
    const table = screen.getByRole('table', { name: 'Líneas que cambiaron' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.textContent?.replaceAll('\u00a0', ' ')).toBe(
      'Almendra 14 × $ 1.000,506 × $ 1.000,50, menos 20 %9 × $ 1.000,50',
    );
  });

  it("applies this user's changes to the newer version on request", async () => {
    const { api, href } = await provoke();
    await userEvent.click(button('Aplicar lo mío encima'));
    expect((await field('Cantidad')).value).toBe('9');
    expect((await field('Aplicar Descuento')).value).toBe('20');
    await userEvent.click(button('Guardar Cambios'));
    await waitFor(() => expect(href()).toBe('/panel-pedidos'));
    expect(api.callsTo('PATCH /pedidos/:id').map(({ headers }) => headers.get('If-Match'))).toEqual([
      '"3"',
      '"4"',
    ]);
  });

  it('adopts the newer version on request', async () => {
    const { api } = await provoke();
    await userEvent.click(button('Quedarme con lo guardado'));
    expect((await field('Cantidad')).value).toBe('6');
    nothingToSave();
    expect(api.callsTo('PATCH /pedidos/:id')).toHaveLength(1);
  });

  it('merges and lists changes without conflict, and saves on the second click', async () => {
    const { api, href } = await openFromList(conflicting());
    await type('Cantidad', '9', 2);
    await userEvent.click(button('Guardar Cambios'));
    await screen.findByText('Lo que guardó Lía Paz ya está sumado a lo tuyo:');
    expect(screen.getByText('Almendra 1: cantidad 4 → 6, descuento 0 % → 20 %')).toBeVisible();
    expect(screen.getByText('Lo tuyo todavía no se guardó: revísalo y guarda otra vez.')).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Líneas que cambiaron' })).toBeNull();
    expect((await field('Cantidad')).value).toBe('6');
    await userEvent.click(button('Entendido'));
    expect(screen.queryByText(/ya está sumado/)).toBeNull();
    await userEvent.click(button('Guardar Cambios'));
    await waitFor(() => expect(href()).toBe('/panel-pedidos'));
    const saves = api.callsTo('PATCH /pedidos/:id');
    expect(saves.map(({ headers }) => headers.get('If-Match'))).toEqual(['"3"', '"4"']);
    expect(saves[1]?.body).toMatchObject({ detalles: [{ cantidad: 6, descuento: 20 }, { cantidad: 9 }] });
  });

  it('shows a note while editing, and the new version without edits', async () => {
    let version = 3;
    fakeApi({
      ...some,
      'GET /detalles-pedidos/pedido/:id': () => lines(version, { cantidad: version }),
    });
    const { live } = renderApp(path);
    await field('Cantidad');
    const change = () => {
      version += 1;
      act(() =>
        live.handlers?.pedidoCambiado?.({ pedido_id: id(1), estado_pedido: 'esperando_aprobacion', version }),
      );
    };
    change();
    await waitFor(async () => expect((await field('Cantidad')).value).toBe('4'));
    await type('Cantidad', '9');
    change();
    await screen.findByText('Otra persona cambió este pedido mientras lo editabas.');
    expect((await field('Cantidad')).value).toBe('9');
    await userEvent.click(button('Ver los cambios'));
    await screen.findByRole('table', { name: 'Líneas que cambiaron' });
  });
});

describe('the state of the order', () => {
  it("other than awaiting approval shows why the order can't be edited", async () => {
    fakeApi({
      ...some,
      'GET /detalles-pedidos/pedido/:id': () => [linea(1, pedido(1, { estado_pedido: 'aprobado' }))],
    });
    renderApp(path);
    await screen.findByText('Solo se puede editar un pedido que espera aprobación.');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('that changes meanwhile shows PEDIDO_NO_EDITABLE, and keeps the edits', async () => {
    fakeApi({
      ...some,
      'PATCH /pedidos/:id': () =>
        refuse(409, 'PEDIDO_NO_EDITABLE', 'Solo se puede editar un pedido que espera aprobación.'),
    });
    renderApp(path);
    await type('Cantidad', '9');
    await userEvent.click(button('Guardar Cambios'));
    await screen.findByText('Solo se puede editar un pedido que espera aprobación.');
    expect((await field('Cantidad')).value).toBe('9');
  });
});

describe('leaving with unsaved changes', () => {
  const QUESTION = 'Debe guardar los cambios antes de regresar';

  const press = () =>
    userEvent.click(screen.getAllByRole('link', { name: /Área de Pedidos/ })[0] as HTMLElement);

  // 'Regresar' and the back button use browser history: e2e/backoffice/edit-pedido.spec.ts.
  it('asks when a link is clicked, and can stay [P2.30]', async () => {
    const { href } = await openFromList();
    await type('Cantidad', '9');
    await press();
    await screen.findByText(QUESTION);
    await userEvent.click(button('Seguir editando'));
    await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
    expect(href()).toBe(path);
    expect((await field('Cantidad')).value).toBe('9');
  });

  it('asks, and can leave', async () => {
    const { href } = await openFromList();
    await type('Cantidad', '9');
    await press();
    await screen.findByText(QUESTION);
    await userEvent.click(button('Salir sin guardar'));
    await waitFor(() => expect(href()).toBe('/panel-pedidos'));
  });

  it('does not ask without changes', async () => {
    const { href } = await openFromList();
    await userEvent.click(button('Regresar'));
    await waitFor(() => expect(href()).toBe('/panel-pedidos'));
  });
});

describe('Agregar Producto', () => {
  it("searches by name in tens, adds at the product's price, and increases an existing line [P2.31 P4.9 P9.3]", async () => {
    const api = fakeApi({
      ...some,
      'GET /productos/search/:id': ({ query }) =>
        query.get('term') === ''
          ? { productos: [producto(9, { nombre: 'Quinoa', precio: 250 })], total: 30 }
          : {
              productos: [producto(1, { producto_id: id(6001), nombre: 'Almendra 1' })],
              total: 1,
              sin_resultados: ['tornillo'],
            },
    });
    renderApp(path);
    await field('Cantidad');
    await userEvent.click(button('Agregar Producto'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agregar Producto' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Agregar: Quinoa' }));
    await screen.findByText('Producto agregado con éxito');
    expect(dialog.getByText('Página 1 de 3')).toBeVisible();

    await userEvent.type(dialog.getByRole('searchbox'), 'almen{Enter}');
    // The server ranks for the order's customer, and reports words without results.
    await dialog.findByText(
      'Ningún producto tiene todas las palabras; estos son los más parecidos. Sin resultados para: «tornillo».',
    );
    // All lists have the prices of the order's customer.
    expect(api.callsTo('GET /productos/search/:id').map(({ path, query }) => `${path}?${query}`)).toEqual([
      `/productos/search/${id(900)}?term=&limit=10&offset=0`,
      `/productos/search/${id(900)}?term=almen&limit=10&offset=0`,
    ]);
    await userEvent.clear(await dialog.findByRole('textbox', { name: 'Cantidad de Almendra 1' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Cantidad de Almendra 1' }), '3');
    await userEvent.click(dialog.getByRole('button', { name: 'Agregar: Almendra 1' }));
    await screen.findByText('Producto actualizado con éxito');
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));

    expect((await field('Cantidad')).value).toBe('7');
    expect(
      (await screen.findByRole<HTMLInputElement>('textbox', { name: 'Precio Unitario: Quinoa' })).value,
    ).toBe('250,00');
    expect(totalCell()).toMatch(/11\.255,50/);
    expect(screen.getByText('2 cambios sin guardar', { selector: 'p' })).toBeVisible();
  });
});
