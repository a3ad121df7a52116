import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { FLAG_FILTER_NAMES, FLAG_FILTERS } from 'api-client/storefront';
import { describe, expect, it } from 'vitest';
import { producto } from '../../testing/data.ts';
import { failure, type Handlers, productsPage } from '../../testing/fake-api.ts';
import { customer, openPage } from '../../testing/render-app.tsx';

const seeds = [producto(1, { nombre: 'Chía' }), producto(2, { nombre: 'Lino' })];
const cuentas = {
  categorias: [{ nombre: 'Semillas', cantidad: 2 }],
  marcas: [
    { nombre: 'Raíz Viva', cantidad: 2 },
    { nombre: 'Yuyo', cantidad: 1 },
  ],
  etiquetas: [{ nombre: 'Vegano', cantidad: 1 }],
  total: 2,
  promocion: 1,
  nuevo: 0,
  stock: 2,
};
const open = (path: string, roles: string[] = [], handlers: Handlers = {}) =>
  openPage(path, roles, {
    'GET /productos/categoria/:nombre': (call) => productsPage(seeds, call),
    'GET /productos/filtrados': (call) => productsPage(seeds, call),
    'GET /productos/filtrados/con-precios': (call) => productsPage(seeds, call),
    'GET /productos/cuentas': () => cuentas,
    'GET /productos/cuentas/con-precios': () => ({ ...cuentas, tipos: [{ tipo: 'por_kilo', cantidad: 2 }] }),
    ...handlers,
  });
const openSheet = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: /^Más filtros/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Afinar la lista' });
  await within(sheet).findByRole('option', { name: 'Raíz Viva (2)' });
  return within(sheet);
};

describe('the filters of a list', () => {
  it('combine in the address, each choice with its number of products', async () => {
    const { user, callsTo, router } = await open('/categorias/Semillas?page=2', customer);
    const sheet = await openSheet(user);
    expect(sheet.queryByRole('combobox', { name: 'Categoría' })).toBeNull();
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Marca' }), 'Yuyo (1)');
    await user.click(sheet.getByRole('checkbox', { name: 'Solo lo disponible (2)' }));
    await user.selectOptions(
      sheet.getByRole('combobox', { name: 'Orden de toda la lista' }),
      'Precio, de menor a mayor',
    );
    await waitFor(() => {
      const asked = callsTo('GET /productos/cuentas/con-precios').at(-1)?.query;
      expect(Object.fromEntries(asked ?? [])).toEqual({
        term: '',
        categoria: 'Semillas',
        marca: 'Yuyo',
        stock: 'si',
      });
    });
    expect(router.state.location.search).toEqual({ page: 2 });
    await user.click(sheet.getByRole('button', { name: 'Ver 2 productos' }));
    const chosen = { marca: 'Yuyo', stock: 'si', orden: 'menor_precio' };
    await waitFor(() => expect(router.state.location.search).toEqual(chosen));
    const { limit, offset, ...asked } = Object.fromEntries(
      callsTo('GET /productos/filtrados/con-precios').at(-1)?.query ?? [],
    );
    expect([limit, offset, asked]).toEqual(['10', '0', { ...chosen, categoria: 'Semillas' }]);
    await user.click(await screen.findByRole('link', { name: 'Quitar Yuyo' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ stock: 'si', orden: 'menor_precio' }));
    await user.click(screen.getByRole('link', { name: 'Quitar todo' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    expect(screen.queryByRole('group', { name: 'Filtros elegidos' })).toBeNull();
  });

  it('never use prices for a visitor, whatever the address contains', async () => {
    const { user, callsTo } = await open('/categorias?tipo=por_kilo&orden=mayor_precio&marca=Yuyo');
    expect(await screen.findByRole('link', { name: 'Quitar Yuyo' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Quitar (por kilo|Precio)/ })).toBeNull();
    const sheet = await openSheet(user);
    expect(sheet.queryByRole('combobox', { name: 'Se vende' })).toBeNull();
    for (const price of sheet.getAllByRole<HTMLOptionElement>('option', { name: /^Precio/ })) {
      expect(price.disabled).toBe(true);
    }
    for (const { query } of [...callsTo('GET /productos/filtrados'), ...callsTo('GET /productos/cuentas')]) {
      expect([query.has('tipo'), query.has('orden')]).toEqual([false, false]);
    }
    expect(callsTo('GET /productos/filtrados/con-precios')).toEqual([]);
    expect(callsTo('GET /productos/cuentas/con-precios')).toEqual([]);
  });

  it('stay on the way to another category, but not the category filter, the page and the term', async () => {
    const { user, router } = await open(
      '/categorias?term=cosa&page=2&categoria=Granos&marca=Yuyo&orden=menor_precio&sort=nombre_desc',
      customer,
    );
    await user.click(await screen.findByRole('link', { name: 'Semillas' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/categorias/Semillas'));
    expect(router.state.location.search).toEqual({
      marca: 'Yuyo',
      orden: 'menor_precio',
      sort: 'nombre_desc',
    });
    expect(await screen.findByRole('link', { name: 'Semillas', current: 'page' })).toBeVisible();
  });

  it.each(FLAG_FILTER_NAMES)('filter by the flag %s', async (name) => {
    const { user, router } = await open('/categorias', []);
    await user.click(await screen.findByRole('button', { name: 'Más filtros' }));
    const sheet = within(await screen.findByRole('dialog'));
    await user.click(
      await sheet.findByRole('checkbox', { name: new RegExp(`^${FLAG_FILTERS[name].label}( \\(\\d+\\))?$`) }),
    );
    await user.click(sheet.getByRole('button', { name: /^Ver/ }));
    await waitFor(() => expect(router.state.location.search).toEqual({ [name]: 'si' }));
  });

  it('show that counting failed and still work', async () => {
    const { user, router } = await open('/categorias', [], {
      'GET /productos/cuentas': () => failure(503, 'NO_DISPONIBLE', 'El servicio no está disponible.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Más filtros' }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByText(/^No pudimos contar los productos/)).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await user.click(sheet.getByRole('checkbox', { name: 'Solo lo rebajado' }));
    await user.click(sheet.getByRole('button', { name: 'Ver la lista' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ promocion: 'si' }));
  });
});
