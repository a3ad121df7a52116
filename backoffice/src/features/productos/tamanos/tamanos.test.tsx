import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { GrupoDeTamanos, TamanosBody } from 'api-client/backoffice';
import { describe, expect, it } from 'vitest';
import { fakeApi, refuse } from '../../../testing/api-fake.ts';
import { categoria, etiqueta, marca, producto } from '../../../testing/catalogo-data.ts';
import { id } from '../../../testing/data.ts';
import { renderApp, tidyUp } from '../../../testing/render-app.tsx';

tidyUp('empleado');

const nuts = [1, 2, 3].map((n) => producto(n, { nombre: `Nuez x ${n} kg` }));
const seeds = [4, 5].map((n) => producto(n, { nombre: `Chía x ${n} kg` }));
const ALL = [
  { nombre: 'Chía', productos: seeds },
  { nombre: 'Nuez', productos: nuts },
];
const seen = (grupo_id: string | null, ...numbers: number[]) =>
  numbers.map((n) => ({ producto_id: producto(n).producto_id, grupo_id }));

describe('groups proposed by name', () => {
  /** A fake API that stops proposing decided groups. */
  function open() {
    let left = ALL;
    const api = fakeApi({
      'GET /productos/tamanos/propuestas': () => ({ propuestas: left, total: left.length }),
      'PUT /productos/tamanos': ({ body }) => {
        const { grupos } = body as TamanosBody;
        const members = grupos.flatMap(({ productos }) => productos);
        const decided = new Set(members.map(({ producto_id }) => producto_id));
        left = left.filter(({ productos }) => !productos.some((one) => decided.has(one.producto_id)));
        return { productos: members.map((one) => ({ ...one, grupo_id: id(9) })) };
      },
    });
    renderApp('/panel-tamanos');
    return { api, sent: () => api.callsTo('PUT /productos/tamanos').map(({ body }) => body) };
  }

  it('are confirmed without products that do not belong, and undone', async () => {
    const { sent } = open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Nuez x 3 kg' }));
    await userEvent.click(screen.getByRole('button', { name: 'Agrupar: Nuez' }));
    expect(await screen.findByText('Un producto agrupado con sus tamaños.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Agrupar: Nuez' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Deshecho: vuelven a ser propuestas.')).toBeVisible();
    expect(sent()).toEqual([
      { grupos: [{ decision: 'juntos', productos: seen(null, 1, 2) }] },
      { grupos: [{ decision: 'automatico', productos: seen(id(9), 1, 2) }] },
    ]);
  });

  it('are dismissed together, which leaves an empty state', async () => {
    const { sent } = open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Elegir Chía' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Elegir Nuez' }));
    await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(await screen.findByText('2 propuestas descartadas: cada producto queda solo.')).toBeVisible();
    expect(await screen.findByText('No hay tamaños por agrupar')).toBeVisible();
    expect(sent()).toEqual([
      {
        grupos: [
          { decision: 'separados', productos: seen(null, 4, 5) },
          { decision: 'separados', productos: seen(null, 1, 2, 3) },
        ],
      },
    ]);
  });

  it("are not confirmed with too few products, and another user's decision is shown", async () => {
    const { api } = open();
    const group = await screen.findByRole('group', { name: 'Tamaños de Chía' });
    const [first, second] = within(group).getAllByRole('checkbox');
    if (first) await userEvent.click(first);
    expect(screen.getByRole('button', { name: 'Agrupar: Chía' })).toHaveAttribute('aria-disabled', 'true');
    if (first) await userEvent.click(first);
    expect(second).toBeChecked();
    api.answer({
      'PUT /productos/tamanos': () => refuse(409, 'VERSION_DESACTUALIZADA', 'Otra persona guardó cambios.'),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Agrupar: Chía' }));
    expect(await screen.findByText('Otra persona guardó cambios.')).toBeVisible();
    await waitFor(() => expect(api.callsTo('GET /productos/tamanos/propuestas')).toHaveLength(2));
  });
});

describe('the sizes in a product’s form', () => {
  const lists = {
    'GET /marcas': () => ({ marcas: [marca(1)], total: 1 }),
    'GET /categorias': () => ({ categorias: [categoria(1)], total: 1 }),
    'GET /etiquetas': () => ({ etiquetas: [etiqueta(1)], total: 1 }),
  };

  it('are shown, removed, added from another group, and reset to the proposal', async () => {
    let group: GrupoDeTamanos = { grupo_id: null, productos: nuts.slice(0, 2) };
    const api = fakeApi({
      ...lists,
      'GET /productos/:id': () => producto(1, { nombre: 'Nuez x 1 kg' }),
      'GET /productos/:id/grupo': ({ path }) =>
        path.includes(producto(4).producto_id) ? { grupo_id: id(7), productos: seeds } : group,
      'GET /productos/search': () => ({
        productos: [...nuts.slice(0, 1), ...seeds],
        total: 3,
        sin_resultados: ['tornillo'],
      }),
      'PUT /productos/tamanos': ({ body }) => {
        const { decision, productos } = (body as TamanosBody).grupos[0] ?? { decision: '', productos: [] };
        const now = { juntos: [...nuts.slice(0, 2), ...seeds.slice(0, 1)], separados: nuts.slice(0, 1) };
        group =
          decision === 'juntos'
            ? { grupo_id: id(9), productos: now.juntos }
            : { grupo_id: null, productos: now.separados };
        return { productos: productos.map((one) => ({ ...one, grupo_id: group.grupo_id })) };
      },
    });
    renderApp(`/editar-producto/${producto(1).producto_id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Tamaños del mismo producto' }));
    expect(await screen.findByText(/^Según sus nombres/)).toBeVisible();
    expect(screen.getByText('Este producto')).toBeVisible();
    await userEvent.type(screen.getByRole('combobox', { name: 'Agregar un tamaño' }), 'chia');
    expect(await screen.findByText(/^Ningún producto tiene todas las palabras.*«tornillo»\.$/)).toBeVisible();
    await userEvent.click(await screen.findByRole('option', { name: 'Chía x 4 kg' }));
    expect(await screen.findByText('Chía x 4 kg es ahora un tamaño de este producto.')).toBeVisible();
    expect(await screen.findByText(/^Agrupados por el personal/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Volver a lo que dicen los nombres' }));
    expect(await screen.findByText('Sus nombres vuelven a decidir.')).toBeVisible();
    expect(await screen.findByText(/^No tiene otros tamaños/)).toBeVisible();
    expect(api.callsTo('PUT /productos/tamanos').map(({ body }) => body)).toEqual([
      { grupos: [{ decision: 'juntos', productos: [...seen(null, 1, 2), ...seen(id(7), 4)] }] },
      { grupos: [{ decision: 'automatico', productos: seen(id(9), 1, 2, 4) }] },
    ]);
  });
});
