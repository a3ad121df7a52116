import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ADDED_FLAGS, eachOf } from 'api-client/backoffice';
import type { FakeCall, SentForm } from 'api-client/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, lockSession } from '../../shared/session/access.ts';
import { fakeApi, type Handlers, refuse } from '../../testing/api-fake.ts';
import { categoria, etiqueta, marca, producto } from '../../testing/catalogo-data.ts';
import { pick, picker, pngOf } from '../../testing/fill-in.ts';
import { renderApp, tidyUp } from '../../testing/render-app.tsx';

tidyUp('empleado');
beforeEach(() => {
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => {};
});

const shop: Handlers = {
  'GET /marcas': () => ({ marcas: [marca(1), marca(2)], total: 2 }),
  'GET /categorias': () => ({ categorias: [categoria(1), categoria(2)], total: 2 }),
  'GET /etiquetas': () => ({ etiquetas: [etiqueta(1)], total: 1 }),
  'GET /productos': () => ({ productos: [producto(1)], total: 1 }),
  'GET /productos/:id': () => producto(1),
};
/** Returns a field of the sent form. */
const sent = (call: FakeCall | undefined, name: string) => (call?.body as SentForm | undefined)?.[name];
const create = () => screen.getByRole('button', { name: 'Crear Producto' });
const update = () => screen.getByRole('button', { name: 'Actualizar Producto' });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}( \\*)?$`));

const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

async function fillIn() {
  await screen.findByLabelText(/^Nombre/);
  write('Nombre', 'Nuez pecán');
  write('Descripción', 'Mitades seleccionadas.');
  await userEvent.upload(picker(), pngOf('nuez.png'));
  write('Tipo de precio', 'por_kilo');
  write('Precio final de oferta', '1234,5');
  write('Marca', marca(2).marca_id);
  await pick(/^Categorías/, 'Categoría 1', 'Categoría 2');
  await pick(/^Etiquetas/, 'Etiqueta 1');
}

describe('creating a product', () => {
  it('sends every field, always with the old price, confirms, and goes back after 3 s [P2.44 P2.45 P2.46 P2.47 P4.23 P9.6 P9.7]', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof producto>>();
    const api = fakeApi({
      ...shop,
      'POST /productos': () => answer.promise,
    });
    const { href } = renderApp('/crear-producto');
    await fillIn();
    await userEvent.click(create());
    const busy = await screen.findByRole('button', { name: 'Creando...' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    expect(busy).toHaveFocus();
    expect(await screen.findByRole('progressbar', { name: /Subiendo imágenes/ })).toBeVisible();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answer.resolve(producto(9));
    await screen.findByText('Producto creado con éxito!');
    expect(api.callsTo('POST /productos')[0]?.body).toEqual({
      nombre: ['Nuez pecán'],
      codigo: [''],
      descripcion: ['Mitades seleccionadas.'],
      imagenes: [{ fileName: expect.any(String) }],
      precio: ['1234.5'],
      precio_antes_oferta: [''],
      tipo_de_precio: ['por_kilo'],
      se_pesa: ['false'],
      alicuota_iva: ['21'],
      marca_id: [marca(2).marca_id],
      productos_categorias: [1, 2].map((n) => JSON.stringify({ categoria_id: categoria(n).categoria_id })),
      productos_etiquetas: [JSON.stringify({ etiqueta_id: etiqueta(1).etiqueta_id })],
      ...{ en_promocion: ['false'], producto_destacado: ['false'], nuevo_ingreso: ['false'] },
      ...eachOf(ADDED_FLAGS, () => ['false']),
    });
    await act(() => vi.advanceTimersByTimeAsync(2500));
    expect(href()).toBe('/crear-producto');
    await act(() => vi.advanceTimersByTimeAsync(600));
    await waitFor(() => expect(href()).toBe('/panel-producto'));
    expect(screen.getByText('Producto creado con éxito!')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(3000));
    await waitFor(() => expect(screen.queryByText('Producto creado con éxito!')).toBeNull());
  });

  it('shows every broken rule at its field and in a summary, and sends nothing [P5.1 P5.2 P5.4 P5.5 P5.6]', async () => {
    const api = fakeApi(shop);
    renderApp('/crear-producto');
    await screen.findByLabelText(/^Nombre/);
    await userEvent.click(create());
    const summary = within(await screen.findByRole('group', { name: /datos para corregir/ }));
    for (const text of [
      'El nombre es obligatorio.',
      'La descripción es obligatoria.',
      'Debes subir al menos una imagen.',
      'El precio debe ser un número válido con hasta 2 decimales.',
      'Debe seleccionar al menos una categoría.',
      'Debe seleccionar al menos una etiqueta.',
    ]) {
      expect(summary.getByText(new RegExp(text))).toBeVisible();
      expect(screen.getAllByText(new RegExp(text)).length).toBe(2);
    }
    expect(api.callsTo('POST /productos')).toHaveLength(0);
  });

  it('focuses the first invalid field, checked here or by the server', async () => {
    const api = fakeApi(shop);
    renderApp('/crear-producto');
    await fillIn();
    write('Descripción', '');
    await userEvent.click(create());
    await waitFor(() => expect(field('Descripción')).toHaveFocus());
    write('Descripción', 'Mitades seleccionadas.');
    api.answer({
      'POST /productos': () =>
        refuse(400, 'DATOS_INVALIDOS', 'Revisa los datos.', [
          { field: 'marca_id', message: 'Esa marca ya no está.' },
          { field: 'imagenes.0', message: 'La imagen está dañada.' },
        ]),
    });
    await userEvent.click(create());
    await waitFor(() => expect(picker()).toHaveFocus());
    // A server's error stays until its field changes.
    await userEvent.tab();
    await userEvent.click(field('Nombre'));
    await userEvent.tab();
    expect(screen.getAllByText(/Esa marca ya no está\./)).toHaveLength(2);
    write('Marca', marca(1).marca_id);
    await waitFor(() => expect(screen.queryByText(/Esa marca ya no está\./)).toBeNull());
    expect(screen.getAllByText(/La imagen está dañada\./)).toHaveLength(2);
  });

  it('refuses prices and files above the limits [P5.3 P5.6 P9.8]', async () => {
    fakeApi(shop);
    renderApp('/crear-producto');
    await userEvent.type(await screen.findByLabelText(/^Precio final/), '1000000');
    await userEvent.upload(picker(), [pngOf('grande.png', 6 * 1024 * 1024 + 1)]);
    await userEvent.tab();
    await screen.findByText('El precio no puede superar 999999.99.');
    await screen.findByText('Cada archivo debe ser menor de 6MB.');
    await userEvent.click(screen.getByRole('button', { name: 'Quitar: grande.png' }));
    fireEvent.change(picker(), { target: { files: [new File(['x'], 'a.gif', { type: 'image/gif' })] } });
    await screen.findByText(
      'Formato no soportado. Los formatos permitidos son .png, .jpeg, .jpg, .avif, .webp, .svg.',
    );
    await userEvent.upload(picker(), [pngOf('b.png'), pngOf('c.png')]);
    await screen.findByText('Solo puedes subir un máximo de 2 imágenes.');
  });

  it.each([
    ['-5', 'El precio no puede ser negativo.'],
    ['1e3', 'El precio debe ser un número válido con hasta 2 decimales.'],
    ['1o0', 'El precio debe ser un número válido con hasta 2 decimales.'],
    ['12,345', 'El precio debe ser un número válido con hasta 2 decimales.'],
  ])('keeps a price of %s as typed, and shows the error', async (price, message) => {
    fakeApi(shop);
    renderApp('/crear-producto');
    const input = await screen.findByLabelText<HTMLInputElement>(/^Precio final/);
    await userEvent.type(input, price);
    await userEvent.tab();
    await screen.findByText(message);
    expect(input.value).toBe(price);
  });

  it('keeps a too long name unchanged, and shows the error', async () => {
    fakeApi(shop);
    renderApp('/crear-producto');
    const input = await screen.findByLabelText<HTMLInputElement>(/^Nombre/);
    await userEvent.click(input);
    await userEvent.paste('n'.repeat(256));
    await userEvent.tab();
    await screen.findByText('El nombre debe tener como máximo 255 caracteres.');
    expect(input.value).toHaveLength(256);
  });

  it('does not submit on Enter in a field, but on its button; Enter in a text area breaks the line [P2.48]', async () => {
    const api = fakeApi({ ...shop, 'POST /productos': () => producto(9) });
    renderApp('/crear-producto');
    await fillIn();
    await userEvent.type(field('Nombre'), '{Enter}');
    await userEvent.type(field('Descripción'), '{Enter}x');
    expect(field('Descripción').value).toBe('Mitades seleccionadas.\nx');
    expect(api.callsTo('POST /productos')).toHaveLength(0);
    create().focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Producto creado con éxito!');
  });

  it('focuses the name, and submits once on Ctrl+Enter', async () => {
    const api = fakeApi({ ...shop, 'POST /productos': () => producto(9) });
    renderApp('/crear-producto');
    await waitFor(() => expect(field('Nombre')).toHaveFocus());
    await fillIn();
    field('Descripción').focus();
    await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}');
    await screen.findByText('Producto creado con éxito!');
    expect(api.callsTo('POST /productos')).toHaveLength(1);
    expect(sent(api.callsTo('POST /productos')[0], 'descripcion')).toEqual(['Mitades seleccionadas.']);
  });

  it('shows and sends the old price only on promotion [P2.45 P2.51]', async () => {
    const api = fakeApi({ ...shop, 'POST /productos': () => producto(9) });
    renderApp('/crear-producto');
    await fillIn();
    expect(screen.queryByLabelText(/^Precio antes/)).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'En promoción' }));
    write('Precio antes de la oferta', '2000');
    await userEvent.click(create());
    await screen.findByText('Producto creado con éxito!');
    expect(sent(api.callsTo('POST /productos')[0], 'precio_antes_oferta')).toEqual(['2000']);
  });

  it('reuses the idempotency key for an unchanged retry, and not after a change', async () => {
    const api = fakeApi({
      ...shop,
      'POST /productos': () => refuse(503, 'NO_DISPONIBLE', 'Espera un momento.'),
    });
    renderApp('/crear-producto');
    await fillIn();
    const send = async (times: number) => {
      await userEvent.click(create());
      await waitFor(() => expect(api.callsTo('POST /productos')).toHaveLength(times));
      await waitFor(() => expect(create()).toHaveProperty('disabled', false));
    };
    await send(1);
    await send(2);
    write('Nombre', 'Nuez pecán en mitades');
    await send(3);
    const [first, again, changed] = api
      .callsTo('POST /productos')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
  });

  it('keeps the values after a failure, with messages at the field or above [P8.17 P8.18]', async () => {
    const api = fakeApi({
      ...shop,
      'POST /productos': () =>
        refuse(400, 'DATOS_INVALIDOS', 'Revisa los datos.', [
          { field: 'imagenes.0', message: 'La imagen está dañada.' },
        ]),
    });
    renderApp('/crear-producto');
    await fillIn();
    await userEvent.click(create());
    await screen.findByText('Error al crear el producto');
    expect(screen.getAllByText(/La imagen está dañada\./)).toHaveLength(2);
    api.answer({ 'POST /productos': () => refuse(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado.') });
    await userEvent.click(create());
    await screen.findByText('Error al procesar la solicitud. Ocurrió un error inesperado.');
    expect(field('Nombre').value).toBe('Nuez pecán');
    expect(create()).toHaveProperty('disabled', false);
  });

  it('marks a picture that was not uploaded, and retries', async () => {
    const api = fakeApi({
      ...shop,
      'POST /productos': () => refuse(503, 'NO_DISPONIBLE', 'Espera un momento.'),
    });
    renderApp('/crear-producto');
    await fillIn();
    await userEvent.click(create());
    const complaint = await screen.findByText('No se pudo subir.');
    expect(complaint.closest('li')).toHaveTextContent('nuez.png');
    // A newly chosen picture is not marked.
    await userEvent.upload(picker(), pngOf('otra.png'));
    expect(screen.getAllByText('No se pudo subir.')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Quitar: otra.png' }));
    api.answer({ 'POST /productos': () => producto(9) });
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByText('Producto creado con éxito!');
    expect(screen.queryByText('No se pudo subir.')).toBeNull();
  });

  it('asks before it discards the draft', async () => {
    fakeApi(shop);
    const { href } = renderApp('/crear-producto');
    await userEvent.type(await screen.findByLabelText(/^Nombre/), 'Nuez');
    await userEvent.click(screen.getByRole('link', { name: 'Volver' }));
    const asked = within(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Seguir editando' }));
    expect(href()).toBe('/crear-producto');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(screen.getByRole('link', { name: 'Volver' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(href()).toBe('/panel-producto'));
  });

  it('asks before it discards the draft while the session waits for the password', async () => {
    fakeApi(shop);
    const { href, router } = renderApp('/crear-producto');
    await userEvent.type(await screen.findByLabelText(/^Nombre/), 'Nuez');
    act(() => lockSession());
    await screen.findByRole('dialog', { name: 'Tu sesión venció' });
    act(() => void router.navigate({ to: '/panel-producto' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    expect(href()).toBe('/crear-producto');
    expect(field('Nombre').value).toBe('Nuez');
    // Logging out leaves the form without a question.
    act(() => endSession());
    await screen.findByRole('heading', { name: 'Iniciar sesión' });
  });

  it('shows that brands, categories and tags failed to load [P8.16]', async () => {
    fakeApi({ ...shop, 'GET /etiquetas': () => refuse(500, 'ERROR_INTERNO', 'Ocurrió un error.') });
    renderApp('/crear-producto');
    await screen.findByText('Error al cargar los datos');
  });
});

const path = `/editar-producto/${producto(1).producto_id}`;

describe('editing a product', () => {
  it('is prefilled, sends the values with the version, and goes back after 3 s [P2.3 P2.49 P2.50 P2.52 P2.53 P5.7 P9.6 P9.7]', async () => {
    const stored = producto(1, { en_promocion: true, precio_antes_oferta: 15_000 });
    const answer = Promise.withResolvers<typeof stored>();
    const api = fakeApi({
      ...shop,
      'GET /productos/:id': () => stored,
      'PATCH /productos/:id': () => answer.promise,
    });
    const { href } = renderApp(path);
    expect(await screen.findByLabelText(/^Nombre/)).toHaveProperty('value', 'Almendra 1');
    expect(field('Precio antes de la oferta').value).toBe('15.000,00');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Stock' }));
    await userEvent.clear(field('Precio antes de la oferta'));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(update());
    const busy = await screen.findByRole('button', { name: 'Actualizando...' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    answer.resolve(stored);
    await screen.findByText('Producto actualizado con éxito!');
    const [call] = api.callsTo('PATCH /productos/:id');
    expect(call?.headers.get('If-Match')).toBe('"4"');
    expect(call?.body).toMatchObject({
      nombre: ['Almendra 1'],
      disponible: ['false'],
      precio_antes_oferta: [''],
      imagenes_orden: ['/api/imagenes/1/600.webp'],
    });
    await act(() => vi.advanceTimersByTimeAsync(2500));
    expect(href()).toBe(path);
    await act(() => vi.advanceTimersByTimeAsync(600));
    await waitFor(() => expect(href()).toBe('/panel-producto'));
  });

  it('does not send the old price without promotion [P2.51 P4.23]', async () => {
    const api = fakeApi({ ...shop, 'PATCH /productos/:id': () => producto(1) });
    renderApp(path);
    await screen.findByLabelText(/^Nombre/);
    await userEvent.click(update());
    await screen.findByText('Producto actualizado con éxito!');
    expect(api.callsTo('PATCH /productos/:id')[0]?.body).not.toHaveProperty('precio_antes_oferta');
  });

  it('keeps, adds and reorders pictures, and requires one [P5.7]', async () => {
    const api = fakeApi({ ...shop, 'PATCH /productos/:id': () => producto(1) });
    renderApp(path);
    await screen.findByLabelText(/^Nombre/);
    await userEvent.upload(picker(), pngOf('nueva.png'));
    await userEvent.click(screen.getByRole('button', { name: 'Mover antes: nueva.png' }));
    await userEvent.click(update());
    await screen.findByText('Producto actualizado con éxito!');
    expect(api.callsTo('PATCH /productos/:id')[0]?.body).toMatchObject({
      imagenes: [{ fileName: expect.any(String) }],
      imagenes_orden: ['nueva', '/api/imagenes/1/600.webp'],
    });
  });

  it('refuses to remove the last picture [P5.7]', async () => {
    fakeApi(shop);
    renderApp(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar: Imagen 1' }));
    await userEvent.click(update());
    expect(await screen.findAllByText(/Debes subir al menos una imagen\./)).toHaveLength(2);
  });

  it('shows a failed load or save [P2.49 P8.17]', async () => {
    const api = fakeApi({ ...shop, 'GET /productos/:id': () => refuse(404, 'NO_ENCONTRADO', 'No está.') });
    renderApp(path);
    await screen.findByText('Error al cargar los datos');
    api.answer({ ...shop, 'PATCH /productos/:id': () => refuse(500, 'ERROR_INTERNO', 'Ocurrió un error.') });
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByLabelText(/^Nombre/);
    await userEvent.click(update());
    await screen.findByText('Error al actualizar el producto');
    await screen.findByText('Error al procesar la solicitud. Ocurrió un error.');
  });
});
