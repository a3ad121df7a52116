import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { typeAndPause } from 'app-core/testing/type-and-pause';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../../testing/api-fake.ts';
import { categoria, etiqueta, marca } from '../../testing/catalogo-data.ts';
import { renderApp, tidyUp } from '../../testing/render-app.tsx';

tidyUp('empleado');

const shown = (text: string) => screen.findByText(text);

const lists: Handlers = {
  'GET /marcas': () => ({ marcas: [marca(1, { marca_destacada: true }), marca(2)], total: 30 }),
  'GET /marcas/inactivos': () => ({ marcas: [marca(3, { esta_activo: false })], total: 1 }),
  'GET /marcas/search': () => ({ marcas: [marca(4)], total: 1 }),
  'GET /categorias': () => ({ categorias: [categoria(1)], total: 1 }),
  'GET /categorias/inactivos': () => ({ categorias: [categoria(3, { esta_activo: false })], total: 1 }),
  'GET /etiquetas': () => ({ etiquetas: [etiqueta(1)], total: 1 }),
  'GET /etiquetas/inactivos': () => ({ etiquetas: [etiqueta(3, { esta_activo: false })], total: 1 }),
};

describe('the list of brands, categories and tags', () => {
  it('searches for a number in the URL', async () => {
    const api = fakeApi(lists);
    renderApp('/panel-filtrado?term=1880');
    await shown('Marca 4');
    expect(api.callsTo('GET /marcas/search')[0]?.query.get('term')).toBe('1880');
  });

  it('shows ten brands per page with their actions, and other types on request [P2.54]', async () => {
    const api = fakeApi(lists);
    const { href } = renderApp('/panel-filtrado?page=2');
    await shown('Marca 1');
    expect(api.callsTo('GET /marcas')[0]?.query.toString()).toBe('limit=10&offset=10');
    expect(screen.getByText('Página 2 de 3')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Editar: Marca 1' })).toHaveProperty(
      'pathname',
      `/actualizar-marca/${marca(1).marca_id}`,
    );
    expect(screen.getByRole('button', { name: 'Eliminar: Marca 1' })).toBeVisible();
    for (const [label, name, tipo] of [
      ['Categoría', 'Categoría 1', 'categoria'],
      ['Etiqueta', 'Etiqueta 1', 'etiqueta'],
    ] as const) {
      fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Tipo' }));
      fireEvent.click(await screen.findByRole('option', { name: label }));
      await shown(name);
      expect(href()).toBe(`/panel-filtrado?tipo=${tipo}`);
      await waitFor(() =>
        expect(screen.getByRole('link', { name: `Agregar ${label.toLowerCase()}` })).toHaveProperty(
          'pathname',
          `/crear-${tipo}`,
        ),
      );
    }
  });

  it('searches 600 ms after the last key, and shows the inactive ones [P2.54 P9.5]', async () => {
    const api = fakeApi(lists);
    const { href } = renderApp('/panel-filtrado?page=2');
    await shown('Marca 1');
    const search = screen.getByPlaceholderText('Buscar marcas...');
    await typeAndPause(search, 'sie', () => api.callsTo('GET /marcas/search').length > 0);
    await shown('Marca 4');
    expect(api.callsTo('GET /marcas/search')[0]?.query.toString()).toBe('limit=10&offset=0&term=sie');
    await userEvent.clear(search);
    await shown('Marca 1');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Mostrar inactivos' }));
    await shown('Marca 3');
    expect(screen.getByRole('button', { name: 'Activar: Marca 3' })).toBeVisible();
    expect(href()).toBe('/panel-filtrado?inactivos=true');
  });

  it('searches only inactive ones in that mode', async () => {
    const api = fakeApi(lists);
    const { href } = renderApp('/panel-filtrado?inactivos=true');
    await shown('Marca 3');
    fireEvent.change(screen.getByPlaceholderText('Buscar marcas...'), { target: { value: 'sie' } });
    fireEvent.keyDown(screen.getByPlaceholderText('Buscar marcas...'), { key: 'Enter' });
    await waitFor(() => expect(href()).toBe('/panel-filtrado?inactivos=true&term=sie'));
    expect(screen.getByRole('checkbox', { name: 'Mostrar inactivos' })).toBeEnabled();
    expect(api.callsTo('GET /marcas/inactivos').at(-1)?.query.get('term')).toBe('sie');
    expect(api.callsTo('GET /marcas/search')).toHaveLength(0);
  });

  it('shows an empty state, and a failed request', async () => {
    const api = fakeApi({ 'GET /marcas': () => refuse(500, 'ERROR_INTERNO', 'Ocurrió un error.') });
    renderApp('/panel-filtrado');
    await shown('Error al cargar los datos');
    api.answer({ 'GET /marcas': () => ({ marcas: [], total: 0 }) });
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await shown('No se han encontrado marcas');
  });
});

describe.each([
  { tipo: 'marca', label: 'Marca', resource: 'marcas' },
  { tipo: 'categoria', label: 'Categoría', resource: 'categorias' },
  { tipo: 'etiqueta', label: 'Etiqueta', resource: 'etiquetas' },
] as const)('$label: deactivation and activation', ({ tipo, label, resource }) => {
  const withArticle = `la ${label.toLowerCase()}`;
  /** `times`: a second press, as in a double click, has no effect. */
  const press = async (button: string, question: string, times = 1) => {
    fireEvent.click(await screen.findByRole('button', { name: button }));
    const asked = within(await screen.findByRole('alertdialog', { name: question }));
    const yes = asked.getByRole('button', { name: 'Sí, confirmar' });
    for (let n = 0; n < times; n++) fireEvent.click(yes);
  };

  it('deactivates after a question, shows the first page, and opens the start page after 2 s [P4.15 P8.24 P9.6]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const call = `DELETE /${resource}/:id` as const;
    const api = fakeApi({ ...lists, [call]: () => ({ mensaje: '' }) });
    const { href } = renderApp(`/panel-filtrado?tipo=${tipo}${tipo === 'marca' ? '&page=3' : ''}`);
    await press(`Eliminar: ${label} 1`, `¿Eliminar ${withArticle}?`, 2);
    await shown(`${label} desactivada con éxito`);
    expect(api.callsTo(call)).toHaveLength(1);
    await waitFor(() => expect(href()).not.toContain('page='));
    expect(href()).toContain('/panel-filtrado');
    await act(() => vi.advanceTimersByTimeAsync(2100));
    await waitFor(() => expect(href()).toBe('/panel-principal'));
  });

  it('activates from the inactive list, and opens the start page after 1.8 s [P4.15 P8.24 P9.6]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const call = `PATCH /${resource}/activate/:id` as const;
    fakeApi({ ...lists, [call]: () => ({ mensaje: `${label} activada con éxito` }) });
    const { href } = renderApp(`/panel-filtrado?tipo=${tipo}&inactivos=true`);
    await press(`Activar: ${label} 3`, `¿Activar ${withArticle}?`);
    await shown(`${label} activada con éxito`);
    expect(href()).toContain('/panel-filtrado');
    await act(() => vi.advanceTimersByTimeAsync(1900));
    await waitFor(() => expect(href()).toBe('/panel-principal'));
  });

  it('can be left while pending: the result is shown without navigation', async () => {
    const server = Promise.withResolvers<void>();
    const call = `DELETE /${resource}/:id` as const;
    const api = fakeApi({ ...lists, [call]: () => server.promise.then(() => ({ mensaje: '' })) });
    const path = `/panel-filtrado?tipo=${tipo}&page=1`;
    const { href } = renderApp(path);
    await press(`Eliminar: ${label} 1`, `¿Eliminar ${withArticle}?`);
    const before = href();
    fireEvent.click(await screen.findByRole('button', { name: 'Seguir sin esperar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.resolve();
    await shown(`${label} desactivada con éxito`);
    await act(() => vi.advanceTimersByTimeAsync(2500));
    expect(href()).toBe(before);
    expect(api.callsTo(call)).toHaveLength(1);
  });

  it('shows a failure [P8.25]', async () => {
    const failing = () => refuse(500, 'ERROR_INTERNO', 'Ocurrió un error.');
    fakeApi({
      ...lists,
      [`DELETE /${resource}/:id`]: failing,
      [`PATCH /${resource}/activate/:id`]: failing,
    });
    renderApp(`/panel-filtrado?tipo=${tipo}`);
    await press(`Eliminar: ${label} 1`, `¿Eliminar ${withArticle}?`);
    await shown(`Error al desactivar ${withArticle}`);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    fireEvent.click(screen.getByRole('checkbox', { name: 'Mostrar inactivos' }));
    await press(`Activar: ${label} 3`, `¿Activar ${withArticle}?`);
    await shown(`Error al activar ${withArticle}`);
  });
});
