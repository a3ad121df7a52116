import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ResumenDeVentas, Venta } from 'api-client/backoffice';
import { expect, it } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../../testing/api-fake.ts';
import { id } from '../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();

const RESUMEN: ResumenDeVentas = {
  periodo: { desde: '2026-11-01', hasta: '2026-11-25' },
  contra: { desde: '2026-10-01', hasta: '2026-10-25' },
  ...{ pedidos: 12, unidades: 345, importe: 150_000, unidad: 'dia' },
  ...{ pedidas: 352, entregadas: 340 },
  anterior: { pedidos: 10, unidades: 300, importe: 100_000 },
  serie: [{ desde: '2026-11-01', importe: 150_000, anterior: 100_000, pedidas: 352, entregadas: 340 }],
};
const VENTA: Venta = {
  ...{ id: id(2), nombre: 'Almacén Ñandú', detalle: 'Ana Roca' },
  ...{ pedidos: 3, unidades: 50, pedidas: 50, entregadas: 50, importe: 60_000.5 },
  anterior: { pedidos: 4, unidades: 60, importe: 80_000 },
};
const PRODUCTO: Venta = {
  ...{ id: id(3), nombre: 'Nuez', detalle: 'Finca' },
  ...{ pedidos: 3, unidades: 10, pedidas: 12, entregadas: 9, importe: 500 },
  anterior: { pedidos: 0, unidades: 0, importe: 0 },
};

function show(path = '/panel-informes', handlers: Handlers = {}) {
  signInAs('empleado');
  const api = fakeApi({
    'GET /informes/resumen': () => RESUMEN,
    'GET /informes/ventas': ({ query }) => {
      const ofProducts = query.get('por') === 'producto';
      return { ventas: [ofProducts ? PRODUCTO : VENTA], total: 1 };
    },
    ...handlers,
  });
  return { api, ...renderApp(path) };
}

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

it("compares each customer's purchases with the period before, under the totals", async () => {
  show();
  const ana = await row(/Almacén Ñandú/);
  expect(ana.getByRole('link', { name: 'Almacén Ñandú' })).toHaveAttribute('href', `/usuario/${id(2)}`);
  for (const text of ['Ana Roca', '$ 60.000,50', '$ 80.000,00', '−25 %', '3']) {
    expect(ana.getByText(text)).toBeVisible();
  }
  expect(await screen.findByText('50 % más que el período anterior')).toBeVisible();
  // The default dates are in the fields.
  expect(screen.getByLabelText('Desde')).toHaveValue('2026-11-01');
  expect(screen.getByLabelText('Hasta')).toHaveValue('2026-11-25');
});

it('shows units sold and the delivered share of products', async () => {
  const { href } = show();
  await row(/Almacén Ñandú/);
  await userEvent.click(screen.getByRole('tab', { name: 'Productos' }));
  const walnut = await row(/Nuez/);
  expect(walnut.getByText('10')).toBeVisible();
  expect(walnut.getByText('75 % de lo pedido')).toBeVisible();
  expect(walnut.getByText('Nuevo')).toBeVisible();
  expect(href()).toBe('/panel-informes?por=producto');
});

it('shows the delivered share in total and over time', async () => {
  show();
  const card = await screen.findByRole('region', { name: 'Entregado de lo pedido' });
  expect(await within(card).findByText('96 %')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Entregado de lo pedido' }));
  expect(await screen.findByRole('row', { name: '1 nov 96 %' })).toBeInTheDocument();
});

it('compares with other dates, which start from the compared period', async () => {
  const { api, href } = show();
  await row(/Almacén Ñandú/);
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Comparar con' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Otras fechas' }));
  expect(await screen.findByLabelText('Comparar desde')).toHaveValue('2026-10-01');
  fireEvent.change(screen.getByLabelText('Comparar desde'), { target: { value: '2025-11-01' } });
  await waitFor(() => expect(href()).toContain('contra_desde=2025-11-01&contra_hasta=2026-10-25'));
  await waitFor(() => {
    const asked = api.calls.filter(({ path }) => path === '/informes/resumen').at(-1);
    expect(String(asked?.query)).toContain('contra_desde=2025-11-01&contra_hasta=2026-10-25');
  });
});

it('shows the reason for a refused period', async () => {
  const tooLong = () =>
    refuse(400, 'PERIODO_DEMASIADO_LARGO', 'Un informe abarca hasta 5 años: elige menos días.');
  show('/panel-informes?desde=2000-01-01', {
    'GET /informes/resumen': tooLong,
    'GET /informes/ventas': tooLong,
  });
  expect(await screen.findAllByText(/Un informe abarca hasta 5 años/)).not.toHaveLength(0);
});

it('lists customers who stopped ordering, with their usual interval', async () => {
  show('/panel-inactivos', {
    'GET /informes/inactivos': ({ query }) => ({
      clientes: [
        {
          usuario: {
            ...{ usuario_id: id(2), nombre: 'Ana', apellido: 'Roca' },
            nombre_comercio: query.get('dias') === '90' ? 'Hace mucho' : 'Almacén Ñandú',
          },
          ...{ pedidos: 4, importe: 60_000, ultimo_pedido: '2026-08-01T12:00:00.000Z', cada_dias: 7.4 },
        },
      ],
      total: 1,
    }),
  });
  const ana = await row(/Almacén Ñandú/);
  expect(ana.getByText('7 días')).toBeVisible();
  expect(await ana.findByRole('link', { name: 'Ana Roca' })).toHaveAttribute('href', `/usuario/${id(2)}`);
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Sin pedir' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Hace 90 días o más' }));
  expect(await row(/Hace mucho/)).toBeTruthy();
});
