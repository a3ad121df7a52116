import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CantidadesPropias } from 'api-client/backoffice';
import { describe, expect, it } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../../testing/api-fake.ts';
import { categoria, etiqueta, marca, producto } from '../../testing/catalogo-data.ts';
import { condicion, precio } from '../../testing/condiciones-data.ts';
import { id } from '../../testing/data.ts';
import { renderApp, signInAs, signInAsRol, tidyUp } from '../../testing/render-app.tsx';
import { cantidadesText } from './texts.ts';

tidyUp();

/** The first screen of a test also loads its code. */
const PATIENT = { timeout: 10_000 };
const CALL = 'PATCH /productos/:id/cantidades';
const PATH = `/editar-producto/${producto(1).producto_id}`;
const SIX: CantidadesPropias = { minimo: 6, multiplo: 6, escalas: [{ desde: 12, descuento: 5 }] };

/** A product whose terms the fake API stores. */
function product(first: CantidadesPropias | null, more: Handlers = {}) {
  let tienda = first;
  const api = fakeApi({
    'GET /marcas': () => ({ marcas: [marca(1)], total: 1 }),
    'GET /categorias': () => ({ categorias: [categoria(1)], total: 1 }),
    'GET /etiquetas': () => ({ etiquetas: [etiqueta(1)], total: 1 }),
    'GET /productos/:id': () => ({ ...producto(1), precio: 1000 }),
    'GET /productos/:id/cantidades': () => ({ tienda, condicion: null }),
    [CALL]: ({ body }) => {
      const antes = tienda;
      tienda = (body as { cantidades: CantidadesPropias | null }).cantidades;
      return { antes, ahora: tienda };
    },
    ...more,
  });
  return api;
}

const bodies = (api: ReturnType<typeof product>) => api.callsTo(CALL).map(({ body }) => body);

async function openDialog(path = PATH, name = 'Venta por cantidad') {
  renderApp(path);
  await userEvent.click(await screen.findByRole('button', { name }, PATIENT));
  const dialog = within(await screen.findByRole('dialog', {}, PATIENT));
  await dialog.findByRole('spinbutton', { name: 'De a' });
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof openDialog>>;

const save = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));

async function addEscala(dialog: Dialog, place: number, desde: string, descuento: string) {
  await userEvent.click(dialog.getByRole('button', { name: 'Agregar una escala' }));
  const row = within(dialog.getByRole('group', { name: `Escala ${place}` }));
  await waitFor(() => expect(row.getByRole('spinbutton', { name: /^Desde/ })).toHaveFocus());
  await userEvent.keyboard(desde);
  await userEvent.type(row.getByRole('textbox', { name: /^Descuento/ }), descuento);
  return row;
}

describe('the summary of sales terms', () => {
  it.each([
    [null, 'Cualquier cantidad, un solo precio'],
    [{ minimo: 1, multiplo: 1, escalas: [] }, 'Cualquier cantidad, un solo precio'],
    [SIX, 'De a 6 · desde 12: −5\u00a0%'],
    [{ ...SIX, minimo: 12, multiplo: 6 }, 'Mínimo 12, de a 6 · desde 12: −5\u00a0%'],
    [{ minimo: 1, multiplo: 1, escalas: [{ desde: 5, descuento: 12.5 }] }, 'Desde 5: −12,5\u00a0%'],
  ])('of %j is %s', (terms, text) => {
    expect(cantidadesText(terms)).toBe(text);
  });
});

describe('the sales terms of a product', () => {
  it('are saved as typed, with the price of each tier, and shown in one line', async () => {
    signInAs('empleado');
    const api = product(null);
    const dialog = await openDialog();
    expect(dialog.getByRole('button', { name: 'Guardar' })).toBeDisabled();
    expect(dialog.queryByRole('button', { name: 'Quitar' })).toBeNull();
    await userEvent.type(dialog.getByRole('spinbutton', { name: 'De a' }), '6');
    expect(await dialog.findByText('Se venden 6, 12, 18…')).toBeVisible();
    const first = await addEscala(dialog, 1, '12', '5');
    expect(await first.findByText(/^\$\s950,00 c\/u$/)).toBeVisible();
    const second = await addEscala(dialog, 2, '20', '12,5');
    expect(await second.findByText(/^\$\s875,00 c\/u · se alcanza con 24$/)).toBeVisible();
    await save(dialog);
    const text = 'De a 6 · desde 12: −5 % · desde 20: −12,5 %';
    expect(await screen.findByText(`${producto(1).nombre}: ${text}`)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText(text)).toBeVisible();
    const escalas = [
      { desde: 12, descuento: 5 },
      { desde: 20, descuento: 12.5 },
    ];
    expect(bodies(api)).toEqual([{ condicion_id: null, cantidades: { minimo: 1, multiplo: 6, escalas } }]);
  });

  it('are restored by the toast after a change', async () => {
    signInAs('empleado');
    const api = product(null);
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole('spinbutton', { name: 'De a' }), '6');
    await save(dialog);
    expect(await screen.findByText(`${producto(1).nombre}: De a 6`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText(`${producto(1).nombre}: como antes`)).toBeVisible();
    expect(await screen.findByText('Cualquier cantidad, un solo precio')).toBeVisible();
    expect(bodies(api)).toEqual([
      { condicion_id: null, cantidades: { minimo: 1, multiplo: 6, escalas: [] } },
      { condicion_id: null, cantidades: null },
    ]);
  });

  it('show each error at its field, and send nothing', async () => {
    signInAs('empleado');
    const api = product(SIX);
    const dialog = await openDialog();
    await addEscala(dialog, 2, '10', '95');
    await save(dialog);
    const row = within(dialog.getByRole('group', { name: 'Escala 2' }));
    const descuento = row.getByRole('textbox', { name: /^Descuento/ });
    await waitFor(() => expect(descuento).toBeInvalid());
    await userEvent.clear(descuento);
    await userEvent.type(descuento, '4');
    await save(dialog);
    await waitFor(() =>
      expect(row.getByRole('spinbutton', { name: /^Desde/ })).toHaveAccessibleDescription(
        'Cada escala empieza en una cantidad mayor que la anterior.',
      ),
    );
    expect(descuento).toHaveAccessibleDescription('Cada escala tiene más descuento que la anterior.');
    expect(bodies(api)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar escala 2' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Agregar una escala' })).toHaveFocus());
    expect(dialog.getByRole('button', { name: 'Guardar' })).toBeDisabled();
  });

  it('stay in the dialog with the reason when the server fails', async () => {
    signInAs('empleado');
    product(SIX, { [CALL]: () => refuse(404, 'NO_ENCONTRADO', 'El producto ya no existe.') });
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole('spinbutton', { name: 'Mínimo' }), '{Control>}a{/Control}18');
    await save(dialog);
    expect(await dialog.findByText('El producto ya no existe.')).toBeVisible();
    expect(dialog.getByRole('spinbutton', { name: 'Mínimo' })).toHaveValue('18');
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar' }));
    await waitFor(() => expect(dialog.getAllByText('El producto ya no existe.')).not.toHaveLength(0));
    expect(dialog.getByRole('spinbutton', { name: 'Mínimo' })).toHaveValue('18');
  });

  it('are removed without a question, and restored by the toast', async () => {
    signInAs('empleado');
    const api = product(SIX);
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar' }));
    expect(
      await screen.findByText(`${producto(1).nombre}: Cualquier cantidad, un solo precio`),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() =>
      expect(bodies(api)).toEqual([
        { condicion_id: null, cantidades: null },
        { condicion_id: null, cantidades: SIX },
      ]),
    );
  });

  it('are hidden from staff who may not change prices', async () => {
    const permisos = signInAsRol(['catalogo', 'ver-precios'], 'Catálogo');
    const api = product(SIX, permisos);
    renderApp(PATH);
    expect(await screen.findByRole('button', { name: 'Precios anteriores' }, PATIENT)).toBeVisible();
    expect(screen.queryByText(/Venta por cantidad/)).toBeNull();
    expect(api.callsTo('GET /productos/:id/cantidades')).toEqual([]);
  });
});

describe('the sales terms of a product in an agreement', () => {
  const agreement = (cantidades: CantidadesPropias | null): Handlers => ({
    'GET /condiciones/:id': () => condicion(1),
    'GET /condiciones/:id/precios': () => ({ productos: [precio(1, { cantidades })], total: 1 }),
    'GET /condiciones/:id/clientes': () => ({ clientes: [], total: 0 }),
    'GET /productos/:id/cantidades': () => ({ tienda: SIX, condicion: cantidades }),
  });
  const path = `/condicion/${id(8001)}`;
  const button = 'Venta por cantidad: Almendra 1';

  it("replace the shop's, at the agreement's prices", async () => {
    signInAs('empleado');
    const api = product(null, agreement(null));
    const dialog = await openDialog(path, button);
    expect(dialog.getByText(/^En la tienda: De a 6 · desde 12: −5\s%\. Lo que guardes/)).toBeVisible();
    const row = await addEscala(dialog, 1, '10', '10');
    expect(await row.findByText(/^\$\s8\.505,00 c\/u$/)).toBeVisible();
    await save(dialog);
    expect(await screen.findByText('Almendra 1: Desde 10: −10 %')).toBeVisible();
    const [asked] = api.callsTo('GET /productos/:id/cantidades');
    expect(asked?.query.get('condicion_id')).toBe(id(8001));
    expect(bodies(api)).toEqual([
      {
        condicion_id: id(8001),
        cantidades: { minimo: 1, multiplo: 1, escalas: [{ desde: 10, descuento: 10 }] },
      },
    ]);
  });

  it('are in the row of the product, and can be removed', async () => {
    signInAs('empleado');
    const api = product(null, agreement({ ...SIX, escalas: [] }));
    const dialog = await openDialog(path, button);
    expect(screen.getByText('De a 6')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar' }));
    expect(await screen.findByText('Almendra 1: como en la tienda')).toBeVisible();
    expect(bodies(api)).toEqual([{ condicion_id: id(8001), cantidades: null }]);
  });
});
