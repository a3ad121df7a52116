import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LIMITS } from 'api-client/backoffice';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../testing/api-fake.ts';
import { producto } from '../../testing/catalogo-data.ts';
import { usuario } from '../../testing/data.ts';
import { renderApp, tidyUp } from '../../testing/render-app.tsx';
import { savedFiles } from '../../testing/saved-files.ts';
import { lastFormato } from './formato.ts';

tidyUp('empleado');
beforeEach(() => {
  lastFormato.set('xlsx');
});

/** Clicks the download button once present. */
const pressDownload = async (name = 'Descargar planilla') => {
  const button = await screen.findByRole('button', { name });
  await userEvent.click(button);
};
const choose = async (role: 'menuitemradio' | 'menuitemcheckbox', name: string) => {
  await userEvent.click(screen.getByRole('button', { name: /^Formato de la planilla/ }));
  await userEvent.click(await screen.findByRole(role, { name }));
};

describe('the download of the catalogue', () => {
  const shown = () => ({ productos: [producto(1)], total: 12 });

  it('contains what the list finds, in Excel format; another format is remembered', async () => {
    const names = savedFiles();
    const api = fakeApi({
      'GET /productos/sinstock': shown,
      'GET /planillas/productos': () => new Blob(['PK']),
    });
    renderApp('/panel-producto?filtro=sin-stock&term=nuez&page=2');
    await pressDownload();
    await waitFor(() => expect(names).toEqual([expect.stringMatching(/^productos_\d{4}-\d\d-\d\d\.xlsx$/)]));
    await choose('menuitemcheckbox', 'También los inactivos');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'CSV' }));
    await waitFor(() => expect(names[1]).toMatch(/\.csv$/));
    await pressDownload();
    await waitFor(() => expect(names[2]).toMatch(/\.csv$/));
    const asked = { term: 'nuez', filtro: 'sin-stock' };
    expect(api.callsTo('GET /planillas/productos').map(({ query }) => Object.fromEntries(query))).toEqual([
      { ...asked, formato: 'xlsx' },
      { ...asked, inactivos: 'si', formato: 'csv' },
      { ...asked, inactivos: 'si', formato: 'csv' },
    ]);
    expect(lastFormato.get()).toBe('csv');
  });

  it('shows why it failed, and can be repeated', async () => {
    const names = savedFiles();
    let calls = 0;
    fakeApi({
      'GET /productos': shown,
      'GET /planillas/productos': () => {
        calls += 1;
        if (calls === 1) throw new Refusal(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado.');
        return new Blob(['PK']);
      },
    });
    renderApp('/panel-producto');
    await pressDownload();
    expect(await screen.findByText('Ocurrió un error inesperado.')).toBeVisible();
    expect(names).toEqual([]);
    await pressDownload();
    await waitFor(() => expect(names).toHaveLength(1));
  });

  it('shows when a spreadsheet holds fewer rows than found', async () => {
    fakeApi({ 'GET /productos': () => ({ ...shown(), total: LIMITS.filasPerPlanilla + 1 }) });
    renderApp('/panel-producto');
    expect(await screen.findByRole('button', { name: 'Descargar los primeros 100.000' })).toBeVisible();
  });
});

it.each([
  ['/panel-usuarios', { formato: 'xlsx' }],
  ['/panel-usuarios?inactivos=true', { cuentas: 'inactivas', formato: 'xlsx' }],
  ['/panel-usuarios?term=ana', { cuentas: 'todas', term: 'ana', formato: 'xlsx' }],
])('downloads customers of %s as a spreadsheet', async (address, query) => {
  const names = savedFiles();
  const shown = () => ({ usuarios: [usuario(2)], total: 1 });
  const api = fakeApi({
    ...{ 'GET /usuarios': shown, 'GET /usuarios/inactivos': shown, 'GET /usuarios/search': shown },
    'GET /planillas/clientes': () => new Blob(['PK']),
  });
  renderApp(address);
  await pressDownload();
  await waitFor(() => expect(names).toEqual([expect.stringMatching(/^clientes_.*\.xlsx$/)]));
  expect(Object.fromEntries(api.callsTo('GET /planillas/clientes')[0]?.query ?? [])).toEqual(query);
});
