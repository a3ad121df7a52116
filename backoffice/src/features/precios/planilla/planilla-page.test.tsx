import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/api-fake.ts';
import { cambioDePrecios, producto } from '../../../testing/catalogo-data.ts';
import { renderApp, tidyUp } from '../../../testing/render-app.tsx';

tidyUp('empleado');

const productos = ['Almendra', 'Maní', 'Nuez'].map((nombre, at) =>
  producto(at + 1, { nombre, precio: (at + 1) * 1000, en_promocion: false, precio_antes_oferta: null }),
);
const field = (nombre: string) => screen.getByRole('textbox', { name: `Precio nuevo de ${nombre}` });
const paste = (nombre: string, text: string) =>
  fireEvent.paste(field(nombre), { clipboardData: { getData: () => text } });

it('takes a column from a spreadsheet, marks unreadable cells, and changes all prices together', async () => {
  const api = fakeApi({
    'GET /marcas': () => ({ marcas: [], total: 0 }),
    'GET /categorias': () => ({ categorias: [], total: 0 }),
    'GET /etiquetas': () => ({ etiquetas: [], total: 0 }),
    'GET /productos/panel': () => ({ productos, total: 3 }),
    'POST /precios/planilla': () => ({ ...cambioDePrecios, forma: 'planilla', suben: 1, bajan: 1 }),
    'GET /precios/cambios/:id': () => ({ cambio: cambioDePrecios, productos: [], total: 0 }),
  });
  const { href } = renderApp('/planilla-de-precios');
  await screen.findByRole('textbox', { name: 'Precio nuevo de Maní' });
  paste('Almendra', '$ 1.234,56\n\n1.234,567\n99\n');
  expect(field('Almendra')).toHaveValue('1.234,56');
  expect(field('Maní')).toHaveValue('2.000,00');
  expect(await screen.findByText('«1.234,567»: Tiene más decimales de los que puede tener.')).toBeVisible();
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('No encontraron su producto: 99.');
  expect(screen.getByText('+23,5 %')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Cambiar 1 precio' });
  expect(button).toBeDisabled();
  // By name, independent of the row.
  paste('Almendra', 'NUEZ\t2500\nPasas\t1');
  expect(field('Nuez')).toHaveValue('2.500,00');
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar 2 precios' }));
  const question = within(await screen.findByRole('alertdialog', { name: '¿Cambiar 2 precios?' }));
  expect(question.getByText(/Suben 1 y bajan 1\./)).toBeVisible();
  await userEvent.dblClick(question.getByRole('button', { name: 'Sí, cambiar' }));
  await waitFor(() => expect(href()).toBe(`/cambio-de-precios/${cambioDePrecios.cambio_id}`));
  expect(api.callsTo('POST /precios/planilla').map(({ body }) => body)).toEqual([
    {
      precios: [
        { producto_id: productos[0]?.producto_id, antes: 1000, precio: 1234.56 },
        { producto_id: productos[2]?.producto_id, antes: 3000, precio: 2500 },
      ],
    },
  ]);
});
