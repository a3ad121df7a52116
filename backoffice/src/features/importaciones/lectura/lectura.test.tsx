import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Importacion, LecturaPlanilla } from 'api-client/backoffice';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/api-fake.ts';
import { condicion } from '../../../testing/condiciones-data.ts';
import { lecturaPlanilla } from '../../../testing/lectura-planilla.ts';
import { renderApp, tidyUp } from '../../../testing/render-app.tsx';

tidyUp('empleado');

const ID = '11111111-1111-4111-8111-111111111111';
const READ: Importacion = {
  ...{ importacion_id: ID, tipo: 'catalogo', archivo: 'lista.xlsx', fecha: '2026-11-20T12:00:00.000Z' },
  ...{ usuario: { nombre: 'Eva', apellido: 'Paz' }, estado: 'revisada', motivo: null, hoja: 'Secos' },
  ...{ hojas_sin_leer: [], faltan: [], vista_previa: 'seen', filas: 2, avance: { hechas: 0, total: 2 } },
  ...{ resumen: { nuevo: 2, cambia: 0, igual: 0, error: 0 }, hechas: 0, salteadas: 0, columnas: [] },
  ...{ sin_foto: null, crea: { marcas: [], categorias: [], etiquetas: [] }, terminada_en: null },
  ...{ deshecha: null, se_deshace: false, preguntas: ['precio'] },
};
const columna = (letra: string, titulo: string, destino: LecturaPlanilla['columnas'][number]['destino']) => ({
  ...{ clave: titulo.toLowerCase(), titulo, letra, destino, ejemplos: [`${titulo} 1`] },
});
const LECTURA: LecturaPlanilla = {
  ...lecturaPlanilla,
  hojas: [
    { nombre: 'Secos', filas: 3, leida: true, iguales: true },
    { nombre: 'Frescos', filas: 2, leida: false, iguales: true },
  ],
  columnas: [
    columna('A', 'Artículo', 'nombre'),
    columna('B', 'Lista 1', 'precio'),
    columna('C', 'Lista 2', null),
  ],
  muestra: [
    { fila: 1, celdas: ['Artículo', 'Lista 1', 'Lista 2'] },
    { fila: 2, celdas: ['Avena', '10', '20'] },
  ],
  ...{ preguntas: ['precio'], precios: ['lista 1', 'lista 2'] },
  grupos: { total: 1, primeros: [{ fila: 4, texto: 'ACEITES' }] },
};

/** Opens the page of an import with this reading. */
function show(lectura = LECTURA, read: Importacion = READ) {
  const api = fakeApi({
    'GET /condiciones': () => ({ condiciones: [condicion(1, { nombre: 'Supermercados' })], total: 1 }),
    'GET /importaciones/:id': () => read,
    'GET /importaciones/:id/filas': () => ({ filas: [], total: 0 }),
    'GET /importaciones/:id/lectura': () => lectura,
    'PUT /importaciones/:id/lectura': () => read,
  });
  renderApp(`/importacion/${ID}`);
  return () => api.callsTo('PUT /importaciones/:id/lectura').map(({ body }) => body);
}

it('asks which column is the price, and disables Aplicar until then', async () => {
  const sent = show();
  const asked = await screen.findByRole('group', { name: /Varias columnas traen precios/ });
  expect(screen.getByRole('button', { name: 'Aplicar' })).toBeDisabled();
  await userEvent.click(within(asked).getByRole('button', { name: 'Lista 2: Lista 2 1' }));
  expect(sent()).toEqual([
    {
      ...LECTURA.eleccion,
      columnas: [
        { clave: 'artículo', destino: 'nombre' },
        { clave: 'lista 1', destino: null },
        { clave: 'lista 2', destino: 'precio' },
      ],
    },
  ]);
});

it('reads the file again with the chosen columns, sheets and values', async () => {
  const sent = show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Frescos (2 filas)' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Marca' }), 'Sol');
  await userEvent.click(screen.getByRole('combobox', { name: 'Lista 2' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Precio' }));
  // Only one column can be the price: the other is cleared.
  expect(screen.getByRole('combobox', { name: 'Lista 1' })).toHaveTextContent('No se usa');
  expect(sent()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Leer así' }));
  expect(sent()).toMatchObject([
    {
      hojas: ['Secos', 'Frescos'],
      fijos: { marca: 'Sol' },
      columnas: [{}, { destino: null }, { destino: 'precio' }],
    },
  ]);
});

it.each([
  ['Supermercados', 'Supermercados'],
  ['Todos los clientes', '(todos)'],
])('takes %s as the agreement of a sheet that names none', async (label, nombre) => {
  const sent = show(LECTURA, { ...READ, tipo: 'condiciones', preguntas: [] });
  await userEvent.click(await screen.findByRole('combobox', { name: 'Condiciones' }));
  await userEvent.click(await screen.findByRole('option', { name: label }));
  await userEvent.click(screen.getByRole('button', { name: 'Leer así' }));
  expect(sent()).toMatchObject([{ fijos: { condicion: nombre } }]);
  // Only new products of a catalogue have default values.
  expect(screen.queryByRole('textbox', { name: 'Marca' })).not.toBeInTheDocument();
});

it('shows the first rows unchanged, and lists the group rows', async () => {
  show();
  const table = within(await screen.findByRole('region', { name: 'Primeras filas de la planilla' }));
  expect(table.getByRole('row', { name: /2 Avena 10 20/ })).toBeVisible();
  expect(screen.getByText('1 fila dice qué son las que siguen: ACEITES (fila 4).')).toBeVisible();
});

it('warns about another currency and about several IVA rates', async () => {
  show({ ...LECTURA, avisos: ['moneda', 'iva'] });
  expect(await screen.findByText(/Los precios parecen estar en otra moneda/)).toBeVisible();
  expect(screen.getByText(/Las filas traen distintas tasas de IVA/)).toBeVisible();
});

it('changes the heading row, and keeps the other choices', async () => {
  const sent = show();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Marca' }), 'Sol');
  const rows = screen.getByRole('combobox', { name: 'Fila de los títulos' });
  expect(rows).toHaveTextContent('La que encontramos (1)');
  await userEvent.click(rows);
  await userEvent.click(await screen.findByRole('option', { name: 'Fila 2: Avena · 10 · 20' }));
  expect(sent()).toMatchObject([{ encabezado: 2, columnas: null, fijos: { marca: 'Sol' } }]);
});

it('asks before leaving with unsent choices', async () => {
  show();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Marca' }), 'Sol');
  // Without hovering, which would load the other page.
  fireEvent.click(screen.getAllByRole('link', { name: 'Área de Pedidos' })[0] as HTMLElement);
  expect(await screen.findByText('Se pierde lo que elegiste para leer la planilla.')).toBeVisible();
});
