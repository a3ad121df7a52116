import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../../testing/api-fake.ts';
import { producto } from '../../testing/catalogo-data.ts';
import { renderApp, tidyUp } from '../../testing/render-app.tsx';

tidyUp('empleado');

const page = (...productos: ReturnType<typeof producto>[]) => ({ productos, total: productos.length });
/** Search results by term. Any digit finds an unrelated product, because names contain sizes. */
const pageFor = (term: string | null) => {
  if (term === 'alm') return page(producto(2), producto(3));
  if (term === 'chía') return page(producto(4, { nombre: 'Chía 4' }));
  if (term === 'agotado') return page(producto(5, { nombre: 'Agotado 5', disponible: false }));
  if (term === 'almedra') return page(producto(2));
  // The box, which the customer usually buys, contains each word of the bottle's name.
  if (term === 'Aceite x 1 l')
    return page(producto(7, { nombre: 'Aceite caja x 12 de 1 l' }), producto(6, { nombre: 'Aceite x 1 l' }));
  return term !== null && /\d/.test(term) ? page(producto(9, { nombre: 'Nuez 500 g' })) : page();
};
const shop: Handlers = {
  'GET /productos': () => ({ productos: [producto(1)], total: 21 }),
  'GET /productos/search': ({ query }) => pageFor(query.get('term')),
};

/** A shop that delays each search response until the test releases it. */
function slowShop() {
  const held = new Map<string, () => void>();
  const api = fakeApi({
    ...shop,
    'GET /productos/search': async ({ query }) => {
      const term = query.get('term') ?? '';
      await new Promise<void>((resolve) => held.set(term, resolve));
      return pageFor(term);
    },
  });
  const release = async (term: string) => {
    await waitFor(() => expect(held.has(term)).toBe(true));
    held.get(term)?.();
  };
  return { api, release };
}

const search = () => screen.findByRole('searchbox', { name: 'Buscar productos' });
const quantityOf = (name: string) => screen.findByRole('textbox', { name: `Cantidad de ${name}` });
const lines = () =>
  (JSON.parse(localStorage.getItem('carritos-abiertos') ?? '[]') as { lineas: unknown[] }[]).flatMap(
    ({ lineas }) => lineas,
  );
const line = (n: number, cantidad: number) => ({ producto_id: producto(n).producto_id, cantidad });
const searched = (api: ReturnType<typeof fakeApi>) =>
  api.callsTo('GET /productos/search').map(({ query }) => query.get('term'));
const rows = () => within(screen.getByRole('list', { name: 'Sin agregar' }));

describe('a term with a quantity', () => {
  it.each(['12 chía', '12 x chía', '12x chía'])('adds that quantity with one Enter: %s', async (typed) => {
    const { api, release } = slowShop();
    renderApp('/pedido-nuevo');
    await userEvent.type(await search(), `${typed}{Enter}`);
    // The whole term may be a product's name.
    await release(typed);
    await release('chía');
    await waitFor(() => expect(lines()).toEqual([line(4, 12)]));
    expect(await search()).toHaveFocus();
    expect(screen.queryByRole('list', { name: 'Sin agregar' })).toBeNull();
    expect(await screen.findByText(/12 × Chía 4/)).toBeVisible();
    expect(searched(api)).toEqual([typed, 'chía']);
    // The next typed text replaces the old term.
    await userEvent.keyboard('3 alm{Enter}');
    await release('3 alm');
    await release('alm');
    await waitFor(() => expect(lines()).toEqual([line(4, 12), line(2, 3)]));
  });

  it('adds the product of exactly that name, although another product with all its words is first', async () => {
    fakeApi({
      ...shop,
      'GET /productos/search': ({ query }) =>
        query.get('term') === '12 Aceite x 1 l' ? page() : pageFor(query.get('term')),
    });
    renderApp('/pedido-nuevo');
    await userEvent.type(await search(), '12 Aceite x 1 l{Enter}');
    await waitFor(() => expect(lines()).toEqual([line(6, 12)]));
  });

  it('is searched once when the list shows that no product has that name', async () => {
    const api = fakeApi(shop);
    renderApp('/pedido-nuevo?term=12+ch%C3%ADa');
    await screen.findByText('Nuez 500 g');
    await userEvent.click(await search());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(lines()).toEqual([line(4, 12)]));
    expect(searched(api)).toEqual(['12 chía', 'chía']);
  });

  it("is a quantity even when a product's name has that number elsewhere", async () => {
    fakeApi({
      ...shop,
      'GET /productos/search': () => page(producto(8, { nombre: 'Nuez caja x 4 de 1 kg' })),
    });
    renderApp('/pedido-nuevo');
    await userEvent.type(await search(), '4 nuez caja x 4{Enter}');
    await waitFor(() => expect(lines()).toEqual([line(8, 4)]));
  });

  it('prefers a product of that name, and asks for the quantity', async () => {
    fakeApi({
      ...shop,
      'GET /productos/search': ({ query }) =>
        query.get('term') === '7 semillas'
          ? page(producto(6, { nombre: 'Pan 7 semillas' }))
          : page(producto(7)),
    });
    renderApp('/pedido-nuevo');
    await userEvent.type(await search(), '7 semillas{Enter}');
    expect(await rows().findByText('Pan 7 semillas')).toBeVisible();
    expect(await search()).toHaveFocus();
    expect(lines()).toEqual([]);
    // The product is taken from the loaded list, like any other.
    await quantityOf('Pan 7 semillas');
    await userEvent.keyboard('{Enter}5{Enter}');
    await waitFor(() => expect(lines()).toEqual([line(6, 5)]));
  });

  it.each([
    '500 g almendra',
    '3 de 5 litros',
    '2 bultos de maní',
    '6 unidades de chía',
    '5.600 chía',
    '0 chía',
    '1001 chía',
    '12',
  ])('is no quantity where the number may mean something else: %s', async (typed) => {
    const api = fakeApi(shop);
    renderApp('/pedido-nuevo');
    await userEvent.type(await search(), `${typed}{Enter}`);
    await screen.findByRole('group', { name: `«${typed}»` });
    await waitFor(() => expect(searched(api)).toContain(typed));
    expect(searched(api)).not.toContain('chía');
    expect(lines()).toEqual([]);
  });

  it('keeps the quantity when no product is found, or it is sold out', async () => {
    fakeApi(shop);
    renderApp('/pedido-nuevo');
    await userEvent.type(await search(), '12 zzz{Enter}');
    expect(await rows().findByText('No hay ningún producto con «zzz».')).toBeVisible();
    expect(await quantityOf('«zzz»')).toHaveValue('12');
    await userEvent.keyboard('4 agotado{Enter}');
    expect(await rows().findByText('No hay stock de Agotado 5.')).toBeVisible();
    expect(await quantityOf('«agotado»')).toHaveValue('4');
    expect(lines()).toEqual([]);
  });
});

describe('digits after an Enter that finds nothing', () => {
  it.each([
    ['zzz', 'No hay ningún producto con «zzz».'],
    ['agotado', 'No hay stock de Agotado 5.'],
  ])('stay with the row of %s and are never searched', async (term, said) => {
    const api = fakeApi(shop);
    renderApp('/pedido-nuevo');
    await userEvent.type(await search(), `${term}{Enter}`);
    await screen.findByText(said);
    await userEvent.keyboard('5{Enter}');
    expect(await search()).toHaveFocus();
    await userEvent.keyboard('chía{Enter}3{Enter}');
    await waitFor(() => expect(lines()).toEqual([line(4, 3)]));
    expect(searched(api)).toEqual([term, 'chía']);
    expect(rows().getByText(said)).toBeVisible();
    expect(await quantityOf(`«${term}»`)).toHaveValue('5');
  });

  it('stay with the row when the list already shows that term', async () => {
    const api = fakeApi(shop);
    renderApp('/pedido-nuevo?term=agotado');
    await screen.findByText('Agotado 5');
    await userEvent.click(await search());
    await userEvent.keyboard('{Enter}5{Enter}');
    await screen.findByText('No hay stock de Agotado 5.');
    expect(searched(api)).toEqual(['agotado']);
    expect(lines()).toEqual([]);
  });

  it('keep the message at a second Enter, and add nothing', async () => {
    const api = fakeApi(shop);
    renderApp('/pedido-nuevo');
    await userEvent.type(await search(), 'zzz{Enter}{Enter}');
    await screen.findByText('No hay ningún producto con «zzz».');
    await userEvent.keyboard('{Enter}{Enter}7{Enter}');
    expect(screen.getByText('No hay ningún producto con «zzz».')).toBeVisible();
    expect(searched(api)).toEqual(['zzz']);
    expect(lines()).toEqual([]);
  });

  it('show why the search failed, and retry on request', async () => {
    const api = fakeApi({
      ...shop,
      'GET /productos/search': () => refuse(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado.'),
    });
    renderApp('/pedido-nuevo');
    await userEvent.type(await search(), 'chía{Enter}');
    await screen.findByText(/^No pudimos buscar «chía»\./);
    await userEvent.keyboard('6{Enter}');
    expect(searched(api).every((term) => term === 'chía')).toBe(true);
    api.answer(shop);
    await userEvent.click(rows().getByRole('button', { name: 'Buscar de nuevo: chía' }));
    await rows().findByText('Chía 4');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(lines()).toEqual([line(4, 6)]));
  });

  it('are dropped with the row on Escape', async () => {
    fakeApi(shop);
    renderApp('/pedido-nuevo');
    await userEvent.type(await search(), 'zzz{Enter}');
    await screen.findByText('No hay ningún producto con «zzz».');
    await userEvent.keyboard('5{Escape}');
    expect(await search()).toHaveFocus();
    expect(screen.queryByText('No hay ningún producto con «zzz».')).toBeNull();
  });
});

describe('responses slower than the typing', () => {
  it("add each quantity to its own term's product, in any order of responses", async () => {
    const { api, release } = slowShop();
    renderApp('/pedido-nuevo');
    await userEvent.type(await search(), 'alm{Enter}24{Enter}chía{Enter}3{Enter}');
    expect(lines()).toEqual([]);
    await release('chía');
    await waitFor(() => expect(lines()).toEqual([line(4, 3)]));
    await release('alm');
    await waitFor(() => expect(lines()).toEqual([line(4, 3), line(2, 24)]));
    expect(searched(api)).toEqual(['alm', 'chía']);
    expect(screen.queryByRole('list', { name: 'Sin agregar' })).toBeNull();
  });

  it('add nothing at a double Enter without a quantity', async () => {
    const { release } = slowShop();
    renderApp('/pedido-nuevo');
    await userEvent.type(await search(), 'alm{Enter}{Enter}');
    await release('alm');
    await waitFor(async () => expect(await quantityOf('Almendra 2')).toHaveFocus());
    expect(lines()).toEqual([]);
  });

  it('never take the first product of an older term that is still on screen', async () => {
    const { release } = slowShop();
    renderApp('/pedido-nuevo?term=alm');
    await search();
    await release('alm');
    await screen.findByText('Almendra 3');
    await userEvent.clear(await search());
    await userEvent.type(await search(), 'chía{Enter}2{Enter}');
    expect(lines()).toEqual([]);
    await release('chía');
    await waitFor(() => expect(lines()).toEqual([line(4, 2)]));
  });

  it('do not add a product whose name lacks the typed words', async () => {
    const { release } = slowShop();
    renderApp('/pedido-nuevo');
    await userEvent.type(await search(), 'almedra{Enter}4{Enter}');
    await release('almedra');
    await screen.findByText(/Lo más parecido: Almendra 2\.$/);
    expect(lines()).toEqual([]);
    await userEvent.click(rows().getByRole('button', { name: 'Añadir: Almendra 2' }));
    await waitFor(() => expect(lines()).toEqual([line(2, 4)]));
  });

  it('keep a quantity typed before the response, and wait for Enter', async () => {
    const { release } = slowShop();
    renderApp('/pedido-nuevo');
    await userEvent.type(await search(), 'chía{Enter}12');
    await release('chía');
    await rows().findByText('Chía 4');
    expect(lines()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(lines()).toEqual([line(4, 12)]));
    expect(await search()).toHaveFocus();
  });

  it('reject a quantity above the maximum', async () => {
    const { release } = slowShop();
    renderApp('/pedido-nuevo');
    await userEvent.type(await search(), 'chía{Enter}1001{Enter}');
    expect(await quantityOf('«chía»')).toHaveFocus();
    await release('chía');
    await rows().findByText('Chía 4');
    expect(lines()).toEqual([]);
  });
});

it('lists unadded rows in the question before the order', async () => {
  fakeApi({
    ...shop,
    'GET /usuarios': () => ({ usuarios: [], total: 0 }),
    'GET /productos': () => page(producto(1, { precio: 60_000 })),
  });
  renderApp('/pedido-nuevo');
  await userEvent.click(await screen.findByRole('button', { name: 'Añadir: Almendra 1' }));
  await userEvent.type(await search(), 'zzz{Enter}');
  await screen.findByText('No hay ningún producto con «zzz».');
  await userEvent.keyboard('5{Enter}{Control>}{Enter}{/Control}');
  const dialog = await screen.findByRole('dialog', { name: '¿Para quién es el pedido?' });
  expect(within(dialog).getByText('Sin agregar: «zzz» × 5')).toBeVisible();
});
