import { fireEvent, screen } from '@testing-library/react';
import type { SentForm } from 'api-client/testing';
import { describe, expect, it } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../../testing/api-fake.ts';
import { categoria, etiqueta, marca, producto } from '../../testing/catalogo-data.ts';
import { renderApp, tidyUp } from '../../testing/render-app.tsx';

tidyUp('empleado');

const [granos, gone] = [categoria(1), categoria(9)];
const original = producto(1, { etiquetas: [etiqueta(1)], categorias: [granos, gone] });
const AT = `/crear-producto?original=${original.producto_id}`;
const shop: Handlers = {
  'GET /marcas': () => ({ marcas: [marca(1)], total: 1 }),
  'GET /categorias': () => ({ categorias: [granos], total: 1 }),
  'GET /etiquetas': () => ({ etiquetas: [etiqueta(1)], total: 1 }),
  'GET /productos/:id': () => original,
};

describe('a copy of a product', () => {
  it("starts with the original's data and pictures, which are not uploaded again", async () => {
    const api = fakeApi({ ...shop, 'POST /productos/:id/copias': () => producto(9) });
    renderApp(AT);
    expect(await screen.findByLabelText(/^Nombre/)).toHaveValue('Almendra 1 (copia)');
    fireEvent.click(screen.getByRole('button', { name: 'Crear Producto' }));
    await screen.findByText('Producto creado con éxito!');
    const [call, ...others] = api.callsTo('POST /productos/:id/copias');
    expect([call?.path, others]).toEqual([`/productos/${original.producto_id}/copias`, []]);
    expect(call?.headers.get('idempotency-key')).toBeTruthy();
    const sent = call?.body as SentForm;
    expect(sent).toMatchObject({
      nombre: ['Almendra 1 (copia)'],
      imagenes_orden: original.imagenes.map(({ url }) => url),
      // An inactive one can't be chosen.
      productos_categorias: [JSON.stringify({ categoria_id: granos.categoria_id })],
    });
    expect(sent.imagenes).toBeUndefined();
  });

  it('shows that the original no longer exists', async () => {
    fakeApi({
      ...shop,
      'GET /productos/:id': () => refuse(404, 'NO_ENCONTRADO', 'Ese producto ya no está.'),
    });
    renderApp(AT);
    expect(await screen.findByText('Ese producto ya no está.')).toBeVisible();
  });
});
