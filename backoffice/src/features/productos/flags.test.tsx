import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FLAG_TEXTS, flagLabel, PRODUCTO_FLAGS } from 'api-client/backoffice';
import type { SentForm } from 'api-client/testing';
import { describe, expect, it } from 'vitest';
import { Cambios } from '../../shared/cambios.tsx';
import { fakeApi, type Handlers, refuse } from '../../testing/api-fake.ts';
import { categoria, etiqueta, marca, producto } from '../../testing/catalogo-data.ts';
import { renderApp, tidyUp } from '../../testing/render-app.tsx';

tidyUp('empleado');

const stored = producto(1, { en_promocion: false, producto_destacado: false, nuevo_ingreso: false });
const shop: Handlers = {
  'GET /marcas': () => ({ marcas: [marca(1)], total: 1 }),
  'GET /categorias': () => ({ categorias: [categoria(1)], total: 1 }),
  'GET /etiquetas': () => ({ etiquetas: [etiqueta(1)], total: 1 }),
  'GET /productos': () => ({ productos: [stored], total: 1 }),
  'GET /productos/:id': () => stored,
};

describe.each(PRODUCTO_FLAGS)("a product's flag %s", (flag) => {
  const { title, set } = FLAG_TEXTS[flag];
  const on = { ...stored, [flag]: true, version: 5 };

  it("has a box in the form, and keeps this user's value after a conflict", async () => {
    const api = fakeApi({
      ...shop,
      'PATCH /productos/:id': ({ headers }) =>
        headers.get('If-Match') === '"5"' ? on : refuse(409, 'VERSION_DESACTUALIZADA', 'Otra persona.'),
    });
    renderApp(`/editar-producto/${stored.producto_id}`);
    await userEvent.click(await screen.findByRole('checkbox', { name: flagLabel(flag) }));
    await userEvent.type(screen.getByLabelText(/^Nombre/), ' mía');
    // The other user has set the flag already, and renamed the product.
    api.answer({ 'GET /productos/:id': () => ({ ...stored, nombre: 'Otro nombre', version: 5 }) });
    await userEvent.click(screen.getByRole('button', { name: 'Actualizar Producto' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar lo mío' }));
    await screen.findByText('Producto actualizado con éxito!');
    const [first, second] = api.callsTo('PATCH /productos/:id').map(({ body }) => body as SentForm);
    expect([first?.[flag], second?.[flag]]).toEqual([['true'], ['true']]);
  });

  it("is a row in the conflict with another user's save", async () => {
    const api = fakeApi({
      ...shop,
      'PATCH /productos/:id': () => refuse(409, 'VERSION_DESACTUALIZADA', 'Otra persona.'),
    });
    renderApp(`/editar-producto/${stored.producto_id}`);
    await userEvent.type(await screen.findByLabelText(/^Nombre/), ' mía');
    api.answer({ 'GET /productos/:id': () => ({ ...on, nombre: 'Otro nombre' }) });
    await userEvent.click(screen.getByRole('button', { name: 'Actualizar Producto' }));
    const dialog = within(await screen.findByRole('dialog'));
    const row = within(dialog.getByText(flagLabel(flag)).closest('tr') as HTMLElement);
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      flagLabel(flag),
      '—',
      'Sí',
    ]);
  });

  it('is toggled in the list, with a message', async () => {
    const api = fakeApi({ ...shop, 'PATCH /productos/:id': () => on });
    renderApp('/panel-producto');
    fireEvent.click(await screen.findByRole('button', { name: `${title}: ${stored.nombre}` }));
    expect(await screen.findByText(`${stored.nombre}: ${set}.`)).toBeVisible();
    expect(api.callsTo('PATCH /productos/:id')[0]?.body).toEqual({ [flag]: ['true'] });
  });

  it('has its title in the history', () => {
    render(<Cambios cambios={[{ campo: flag, antes: 'No', despues: 'Sí' }]} />);
    expect(screen.getByText(`${title}:`, { exact: false })).toBeVisible();
  });
});
