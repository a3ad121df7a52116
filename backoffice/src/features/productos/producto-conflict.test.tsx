import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FakeCall, SentForm } from 'api-client/testing';
import { describe, expect, it } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../../testing/api-fake.ts';
import { categoria, etiqueta, marca, producto } from '../../testing/catalogo-data.ts';
import { renderApp, tidyUp } from '../../testing/render-app.tsx';

tidyUp('empleado');

const path = `/editar-producto/${producto(1).producto_id}`;
const shop: Handlers = {
  'GET /marcas': () => ({ marcas: [marca(1)], total: 1 }),
  'GET /categorias': () => ({ categorias: [categoria(1)], total: 1 }),
  'GET /etiquetas': () => ({ etiquetas: [etiqueta(1)], total: 1 }),
  'GET /productos': () => ({ productos: [producto(1)], total: 1 }),
  'GET /productos/:id': () => producto(1),
};
/** Returns a field of the sent form. */
const sent = (call: FakeCall | undefined, name: string) => (call?.body as SentForm | undefined)?.[name];
const update = () => screen.getByRole('button', { name: 'Actualizar Producto' });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}( \\*)?$`));
const describes = (text: string) => fireEvent.change(field('Descripción'), { target: { value: text } });

describe("a conflict with another user's save", () => {
  const theirs = producto(1, { nombre: 'Almendra de ellos', precio: 9000, version: 5 });
  async function conflict() {
    const api = fakeApi({
      ...shop,
      'PATCH /productos/:id': ({ headers }) =>
        headers.get('If-Match') === '"5"' ? theirs : refuse(409, 'VERSION_DESACTUALIZADA', 'Otra persona.'),
    });
    renderApp(path);
    await userEvent.type(await screen.findByLabelText(/^Nombre/), ' mía');
    api.answer({ 'GET /productos/:id': () => theirs });
    await userEvent.click(update());
    const dialog = await screen.findByRole('dialog', { name: 'Otra persona guardó cambios antes' });
    return { api, dialog: within(dialog) };
  }

  it('shows both versions, keeps the draft, and saves it once chosen', async () => {
    const { api, dialog } = await conflict();
    const row = within(dialog.getByText('Nombre').closest('tr') as HTMLElement);
    expect(row.getByText('Almendra 1 mía')).toBeVisible();
    expect(row.getByText('Almendra de ellos')).toBeVisible();
    expect(dialog.getByText('$ 9.000,00')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar lo mío' }));
    await screen.findByText('Producto actualizado con éxito!');
    expect(sent(api.callsTo('PATCH /productos/:id')[1], 'nombre')).toEqual(['Almendra 1 mía']);
  });

  it("does not list the other user's changes as this user's, and keeps them", async () => {
    const { api, dialog } = await conflict();
    const row = within(dialog.getByText('Precio final de oferta').closest('tr') as HTMLElement);
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual(
      ['Precio final de oferta', '—', '$ 9.000,00'],
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar lo mío' }));
    await screen.findByText('Producto actualizado con éxito!');
    expect(sent(api.callsTo('PATCH /productos/:id')[1], 'precio')).toEqual(['9000']);
  });

  it('merges changes of different fields without a question', async () => {
    const now = producto(1, { precio: 9000, version: 5 });
    const api = fakeApi({
      ...shop,
      'PATCH /productos/:id': ({ headers }) =>
        headers.get('If-Match') === '"5"' ? now : refuse(409, 'VERSION_DESACTUALIZADA', 'Otra persona.'),
    });
    renderApp(path);
    await screen.findByLabelText(/^Nombre/);
    describes('Lo que escribo yo.');
    api.answer({ 'GET /productos/:id': () => now });
    await userEvent.click(update());
    await screen.findByText('Producto actualizado con éxito!');
    expect(api.callsTo('PATCH /productos/:id')[1]?.body).toMatchObject({
      precio: ['9000'],
      descripcion: ['Lo que escribo yo.'],
    });
    expect(field('Precio final de oferta').value).toBe('9.000,00');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it("with this user's own lost save is no conflict", async () => {
    let stored = producto(1);
    fakeApi({
      ...shop,
      'GET /productos/:id': () => stored,
      'PATCH /productos/:id': ({ headers }) => {
        if (headers.get('If-Match') !== `"${stored.version}"`) {
          return refuse(409, 'VERSION_DESACTUALIZADA', 'Otra persona.');
        }
        if (stored.version !== 4) return stored;
        stored = producto(1, { descripcion: 'Lo que escribo yo.', version: 5 });
        throw new TypeError('Failed to fetch');
      },
    });
    renderApp(path);
    await screen.findByLabelText(/^Nombre/);
    describes('Lo que escribo yo.');
    await userEvent.click(update());
    await screen.findByText('Error al actualizar el producto');
    await userEvent.click(update());
    await screen.findByText('Producto actualizado con éxito!');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('continues the edit, or adopts the current version', async () => {
    const { dialog } = await conflict();
    await userEvent.click(dialog.getByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field('Nombre').value).toBe('Almendra 1 mía');
    await userEvent.click(update());
    const again = within(await screen.findByRole('dialog'));
    await userEvent.click(again.getByRole('button', { name: 'Usar lo guardado' }));
    await waitFor(() => expect(field('Nombre').value).toBe('Almendra de ellos'));
  });
});
