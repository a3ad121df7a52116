import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { MargenDe, ResumenDeMargen } from 'api-client/backoffice';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/api-fake.ts';
import { id } from '../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();

const earned = { margen: 30_000, porcentaje: 33.3, con_costo: 90_000, importe: 100_000 };
const RESUMEN: ResumenDeMargen = {
  periodo: { desde: '2026-11-01', hasta: '2026-11-25' },
  contra: { desde: '2026-10-01', hasta: '2026-10-25' },
  ...{ ...earned, unidad: 'dia', anterior: { ...earned, margen: 20_000 } },
  serie: [{ desde: '2026-11-01', margen: -5000, anterior: 20_000 }],
};
const MARGEN: MargenDe = {
  ...{ id: id(2), nombre: 'Almacén Ñandú', detalle: 'Ana Roca' },
  ...{ margen: -0.02, porcentaje: 0, con_costo: 99_999, importe: 100_000 },
  anterior: { margen: 0, porcentaje: null, con_costo: 0, importe: 500 },
};

function show(role: 'admin' | 'empleado' = 'admin') {
  signInAs(role);
  const api = fakeApi({
    'GET /informes/margen/resumen': () => RESUMEN,
    'GET /informes/margen': () => ({ margenes: [MARGEN], total: 1 }),
  });
  return { api, ...renderApp('/panel-margen') };
}

it('shows admins the margin, the known share of the sales, and losses as negative', async () => {
  show();
  const ana = within(await screen.findByRole('row', { name: /Almacén Ñandú/ }));
  for (const text of ['-$ 0,02', '0 %', '—', '$ 100.000,00', '99 % con costo']) {
    expect(ana.getByText(text)).toBeVisible();
  }
  expect(await screen.findByText('50 % más que el período anterior')).toBeVisible();
  const figure = async (name: string) => within(await screen.findByRole('region', { name }));
  expect((await figure('Margen sobre las ventas')).getByText('33,3 %')).toBeVisible();
  expect((await figure('Ventas con costo conocido')).getByText('90 %')).toBeVisible();
  const course = await screen.findByRole('row', { name: /^1 nov/ });
  expect(course).toHaveTextContent('1 nov-$ 5.000$ 20.000');
});

it('groups and orders as requested', async () => {
  const { api, href } = show();
  await screen.findByRole('row', { name: /Almacén Ñandú/ });
  await userEvent.click(screen.getByRole('tab', { name: 'Productos' }));
  await waitFor(() => expect(href()).toBe('/panel-margen?por=producto'));
  await waitFor(() => {
    const asked = api.calls.filter(({ path }) => path === '/informes/margen').at(-1);
    expect(String(asked?.query)).toContain('por=producto');
  });
});

it('is hidden from employees', async () => {
  const { api } = show('empleado');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Margen')).toBeNull();
  expect(api.calls.filter(({ path }) => path.startsWith('/informes/margen'))).toEqual([]);
});
