import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { producto } from '../../testing/data.ts';
import { failure, type Handler, productsPage } from '../../testing/fake-api.ts';
import { logIn, openPage, visitor } from '../../testing/render-app.tsx';

const nuts = Array.from({ length: 8 }, (_, place) => producto(place, { nombre: `Nuez ${place}` }));
const nutsFound: Handler<'GET /productos/search'> = (call) =>
  productsPage(
    nuts.filter(({ nombre }) => nombre.toLowerCase().includes(call.query.get('term') ?? '')),
    call,
  );

async function type(term: string, answer = nutsFound) {
  // jsdom has no on-screen keyboard.
  vi.stubGlobal('visualViewport', Object.assign(new EventTarget(), { height: 900 }));
  const { user, api, ...app } = await openPage('/about', visitor, {
    'GET /productos/search': answer,
    'GET /productos/:id': ({ param }) => nuts.find(({ producto_id }) => producto_id === param) ?? producto(9),
  });
  await user.type(await screen.findByRole('combobox', { name: 'Buscar productos' }), term);
  return { user, ...api, ...app };
}

it('suggests six products during typing, with one request after the pause', async () => {
  const { callsTo } = await type('nuez');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(7), { timeout: 3000 });
  expect(screen.getByRole('option', { name: 'Ver todos los resultados de «nuez»' })).toBeVisible();
  const [call, ...others] = callsTo('GET /productos/search');
  expect(call?.query.get('term')).toBe('nuez');
  expect(call?.query.get('limit')).toBe('6');
  expect(others).toEqual([]);
  expect(document.body.textContent).not.toContain('1.000');
});

it('tells above partial matches which words found nothing', async () => {
  await type('nuez tornillo', (call) => ({
    ...productsPage(nuts.slice(0, 2), call),
    sin_resultados: ['tornillo'],
  }));
  const note =
    'Ningún producto tiene todas las palabras; estos son los más parecidos. Sin resultados para: «tornillo».';
  expect(await screen.findByText(note, {}, { timeout: 3000 })).toBeVisible();
  expect(screen.getByText(`${note} 2 sugerencias`)).toHaveAttribute('role', 'status');
});

it('opens a product by keyboard and clears the field on its page', async () => {
  const { user, router } = await type('nuez');
  await screen.findByRole('option', { name: /Nuez 1/ }, { timeout: 3000 });
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/producto/${nuts[1]?.producto_id}`));
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('');
});

it('shows all results in the catalogue on Enter', async () => {
  const { router, user } = await type('nuez');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.href).toBe('/categorias?term=nuez'));
  expect(await screen.findAllByRole('article')).toHaveLength(8);
});

it('shows a customer the prices', async () => {
  logIn();
  await type('nuez');
  expect(
    await screen.findByRole('option', { name: /Nuez 0.*\$\s1\.000,00/ }, { timeout: 3000 }),
  ).toBeVisible();
});

it('shows at once that there is no connection, not that nothing was found', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { calls } = await type('nuez');
  await screen.findByText(/^No pudimos buscar sugerencias\. No hubo respuesta del servidor/, {
    selector: 'p',
  });
  expect(screen.queryByText(/No encontramos nada/)).toBeNull();
  expect(calls.filter(({ name }) => name === 'GET /productos/search')).toEqual([]);
});

it('shows the failure', async () => {
  await type('nuez', () => failure(503, 'NO_DISPONIBLE', 'El servicio no está disponible.'));
  expect(
    await screen.findByText(
      /^No pudimos buscar sugerencias\. El problema es nuestro/,
      { selector: 'p' },
      { timeout: 3000 },
    ),
  ).toBeVisible();
});

it('adds to the cart by mouse and keyboard and keeps the suggestions open', async () => {
  logIn();
  const { user, router } = await type('nuez');
  await screen.findByRole('option', { name: /Nuez 1/ }, { timeout: 3000 });
  await user.click(screen.getByRole('button', { name: 'Añadir: Nuez 0' }));
  expect(await screen.findByText('Producto agregado al carrito!')).toBeVisible();
  expect(screen.getByRole('option', { name: /Nuez 0.*En el carrito: 1/ })).toBeVisible();
  // Add 5 of the second product by keyboard.
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('{ArrowDown}{ArrowDown}{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Cantidad de Nuez 1' }));
  await user.keyboard('5{Enter}');
  expect(await screen.findByRole('option', { name: /Nuez 1.*En el carrito: 5/ })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  expect(screen.getByRole('listbox')).toBeVisible();
  expect(router.state.location.pathname).toBe('/about');
});

it('offers a visitor no ordering and marks sold-out products', async () => {
  nuts[3] = producto(3, { nombre: 'Nuez 3', disponible: false });
  await type('nuez');
  expect(await screen.findByRole('option', { name: /Nuez 3.*Agotado/ }, { timeout: 3000 })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Añadir/ })).toBeNull();
  expect(screen.queryByRole('textbox', { name: /^Cantidad/ })).toBeNull();
});

describe('a term that begins with a quantity', () => {
  const bread = producto(20, { nombre: 'Pan 7 semillas' });
  const seeds = producto(21, { nombre: 'Semillas de chía' });
  /** Every word must be in the name, as in the API's answer without `sin_resultados`. */
  const byWords: Handler<'GET /productos/search'> = (call) => {
    const words = (call.query.get('term') ?? '').toLowerCase().split(' ');
    return productsPage(
      [...nuts, bread, seeds].filter(({ nombre }) =>
        words.every((word) => nombre.toLowerCase().split(' ').includes(word)),
      ),
      call,
    );
  };
  const asCustomer = () => logIn();

  it('offers a customer to add that quantity in one press', async () => {
    asCustomer();
    const { user, router } = await type('60 nuez', byWords);
    await user.click(await screen.findByRole('button', { name: 'Agregar 60: Nuez 0' }, { timeout: 3000 }));
    expect(await screen.findByRole('option', { name: /Nuez 0.*En el carrito: 60/ })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Cantidad/ })).toBeNull();
    // By keyboard too: the button of the second product.
    await user.click(screen.getByRole('combobox'));
    await user.keyboard('{ArrowDown}{ArrowDown}{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Agregar 60: Nuez 1' }));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('option', { name: /Nuez 1.*En el carrito: 60/ })).toBeVisible();
    expect(router.state.location.pathname).toBe('/about');
  });

  it('offers the next quantity that is sold, and otherwise starts at the lowest one', async () => {
    asCustomer();
    const cantidades = { minimo: 6, multiplo: 6, escalas: [{ desde: 12, precio: 900 }] };
    const sold = producto(22, { nombre: 'Maní tostado', cantidades });
    const { user } = await type('7 maní', (call) =>
      productsPage(call.query.get('term') === 'maní' ? [sold] : [], call),
    );
    expect(
      await screen.findByRole('button', { name: 'Agregar 12: Maní tostado' }, { timeout: 3000 }),
    ).toBeVisible();
    expect(await screen.findByRole('option', { name: /900,00.*De a 6 ?· desde\s12/ })).toBeVisible();
    await user.clear(screen.getByRole('combobox'));
    await user.type(screen.getByRole('combobox'), 'maní');
    expect(
      await screen.findByRole('textbox', { name: 'Cantidad de Maní tostado' }, { timeout: 3000 }),
    ).toHaveValue('6');
  });

  it('opens the results of the words without the quantity on Enter', async () => {
    asCustomer();
    const { user, router } = await type('60 nuez', byWords);
    await screen.findByRole('button', { name: 'Agregar 60: Nuez 0' }, { timeout: 3000 });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/categorias'));
    expect(router.state.location.search).toMatchObject({ term: 'nuez' });
  });

  it.each(['7 semillas', '500 g nuez', '5.600 nuez', '2 bultos de nuez'])(
    'is searched unchanged when the number may mean something else: %s',
    async (term) => {
      asCustomer();
      const { callsTo } = await type(term, (call) => ({
        ...byWords(call),
        productos: [bread],
        total: 1,
      }));
      expect(
        await screen.findByRole('button', { name: 'Añadir: Pan 7 semillas' }, { timeout: 3000 }),
      ).toBeVisible();
      await waitFor(() => expect(callsTo('GET /productos/search').length).toBeGreaterThan(0));
      expect(screen.queryByRole('button', { name: /^Agregar/ })).toBeNull();
    },
  );

  it('keeps the products of the whole term when no name contains the words', async () => {
    asCustomer();
    const { callsTo } = await type('60 nuec', (call) =>
      call.query.get('term') === '60 nuec'
        ? { ...productsPage(nuts, call), sin_resultados: ['nuec'] }
        : productsPage([], call),
    );
    expect(await screen.findByRole('option', { name: /Nuez 0/ }, { timeout: 3000 })).toBeVisible();
    await waitFor(() => expect(callsTo('GET /productos/search')).toHaveLength(2));
    await screen.findByRole('option', { name: /Nuez 0/ });
    expect(screen.queryByRole('button', { name: /^Agregar/ })).toBeNull();
  });

  it('is searched unchanged for a visitor', async () => {
    const { callsTo } = await type('60 nuez', byWords);
    expect(
      await screen.findByText(/No encontramos nada/, { selector: 'p' }, { timeout: 3000 }),
    ).toBeVisible();
    expect(callsTo('GET /productos/search').map(({ query }) => query.get('term'))).toEqual(['60 nuez']);
  });
});
