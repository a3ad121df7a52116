import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../../testing/api-fake.ts';
import { categoria, etiqueta, marca } from '../../testing/catalogo-data.ts';
import { picker, pngOf } from '../../testing/fill-in.ts';
import { renderApp, tidyUp } from '../../testing/render-app.tsx';

tidyUp('empleado');
beforeEach(() => {
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => {};
});

const shop: Handlers = {
  'GET /marcas': () => ({ marcas: [], total: 0 }),
  'GET /categorias': () => ({ categorias: [], total: 0 }),
  'GET /etiquetas': () => ({ etiquetas: [], total: 0 }),
  'GET /marcas/:id': () => marca(1, { imagen_url: '/api/imagenes/m/600.webp', marca_destacada: true }),
  'GET /categorias/:id': () => categoria(1),
  'GET /etiquetas/:id': () => etiqueta(1),
};
/** The first screen of a test also loads its code. */
const name = () => screen.findByLabelText<HTMLInputElement>(/^Nombre/);
const write = async (text: string) => fireEvent.change(await name(), { target: { value: text } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));

const KINDS = [
  {
    tipo: 'categoria',
    label: 'Categoría',
    resource: 'categorias',
    item: categoria(1),
    id: categoria(1).categoria_id,
  },
  {
    tipo: 'etiqueta',
    label: 'Etiqueta',
    resource: 'etiquetas',
    item: etiqueta(1),
    id: etiqueta(1).etiqueta_id,
  },
  { tipo: 'marca', label: 'Marca', resource: 'marcas', item: marca(1), id: marca(1).marca_id },
] as const;

describe.each(KINDS)('$label', ({ tipo, label, resource, item, id }) => {
  const withArticle = `la ${label.toLowerCase()}`;
  const panel = tipo === 'marca' ? '/panel-filtrado' : `/panel-filtrado?tipo=${tipo}`;

  it('is created, shows a success, and returns to the list after 2 s [P2.55 P2.58 P8.23 P9.6]', async () => {
    const call = `POST /${resource}` as const;
    const answer = Promise.withResolvers<unknown>();
    const api = fakeApi({
      ...shop,
      [call]: () => answer.promise,
    });
    const { href } = renderApp(`/crear-${tipo}`);
    await write('Sierra');
    if (tipo === 'marca') {
      await userEvent.upload(picker(), pngOf('marca.png'));
      fireEvent.click(screen.getByRole('checkbox', { name: 'Marca destacada' }));
    }
    save();
    const busy = await screen.findByRole('button', { name: 'Guardando...' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(api.callsTo(call)).toHaveLength(1));
    expect(api.callsTo(call)[0]?.body).toEqual(
      tipo === 'marca'
        ? { nombre: ['Sierra'], marca_destacada: ['true'], imagen: [{ fileName: expect.any(String) }] }
        : { nombre: 'Sierra' },
    );
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answer.resolve(item);
    await screen.findByText(`${label} creada con éxito!`);
    expect(href()).toBe(`/crear-${tipo}`);
    await act(() => vi.advanceTimersByTimeAsync(2100));
    await waitFor(() => expect(href()).toBe(panel));
  });

  it('is updated, shows a success, and returns to the list after 2 s [P2.55 P2.58 P8.23]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const call = `PATCH /${resource}/:id` as const;
    const api = fakeApi({ ...shop, [call]: () => item });
    const { href } = renderApp(`/actualizar-${tipo}/${id}`);
    expect((await name()).value).toBe(`${label} 1`);
    await write('Sierra');
    save();
    await screen.findByText(`${label} actualizada con éxito!`);
    expect(api.callsTo(call)[0]?.param).toBe(id);
    // An unchanged picture of a brand is not sent.
    expect(api.callsTo(call)[0]?.body).toEqual(
      tipo === 'marca' ? { nombre: ['Sierra'], marca_destacada: ['true'] } : { nombre: 'Sierra' },
    );
    await act(() => vi.advanceTimersByTimeAsync(2100));
    await waitFor(() => expect(href()).toBe(panel));
  });

  it('keeps a too long name unchanged, and shows the error', async () => {
    fakeApi(shop);
    renderApp(`/crear-${tipo}`);
    const field = await name();
    await userEvent.click(field);
    await userEvent.paste('n'.repeat(256));
    await userEvent.tab();
    await screen.findByText('El nombre debe tener como máximo 255 caracteres.');
    expect(field.value).toHaveLength(256);
  });

  it('shows that saving failed, and keeps the typed name [P8.22]', async () => {
    fakeApi({ ...shop, [`PATCH /${resource}/:id`]: () => refuse(500, 'ERROR_INTERNO', 'Ocurrió un error.') });
    renderApp(`/actualizar-${tipo}/${id}`);
    await write('Sierra');
    save();
    await screen.findByText(`Error al actualizar ${withArticle}`);
    await screen.findByText('Ocurrió un error.');
    expect((await name()).value).toBe('Sierra');
  });

  it('shows a taken name at the field', async () => {
    fakeApi({
      ...shop,
      [`POST /${resource}`]: () =>
        refuse(409, 'NOMBRE_EN_USO', 'Ya existe otro con este nombre.', [
          { field: 'nombre', message: 'Ya existe otro con este nombre.' },
        ]),
    });
    renderApp(`/crear-${tipo}`);
    await write('Sierra');
    if (tipo === 'marca') await userEvent.upload(picker(), pngOf('marca.png'));
    save();
    await screen.findByText(`Error al crear ${withArticle}`);
    expect((await name()).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(/Ya existe otro con este nombre\./)).toHaveLength(2);
  });

  it('requires a name of 2 characters, and does not save on Enter [P2.57 P5.8]', async () => {
    const api = fakeApi({ ...shop, [`POST /${resource}`]: () => item });
    renderApp(`/crear-${tipo}`);
    await write('a');
    await userEvent.type(await name(), '{Enter}');
    expect(api.callsTo(`POST /${resource}`)).toHaveLength(0);
    save();
    await screen.findAllByText(/El nombre debe tener al menos 2 caracteres\./);
    await write('');
    await screen.findAllByText(/El nombre es obligatorio\./);
    expect(api.callsTo(`POST /${resource}`)).toHaveLength(0);
  });
});

it('requires a picture for a new brand, in a known format and of at most 6 MB [P2.56 P5.9]', async () => {
  fakeApi(shop);
  renderApp('/crear-marca');
  await write('Sierra');
  save();
  await screen.findAllByText(/La imagen es obligatoria\./);
  await userEvent.upload(picker(), pngOf('grande.png', 6 * 1024 * 1024 + 1));
  await screen.findAllByText(/El archivo debe ser menor de 6MB\./);
  fireEvent.click(screen.getByRole('button', { name: 'Quitar: grande.png' }));
  fireEvent.change(picker(), { target: { files: [new File(['x'], 'a.gif', { type: 'image/gif' })] } });
  await screen.findAllByText(/Formato no soportado\./);
});
