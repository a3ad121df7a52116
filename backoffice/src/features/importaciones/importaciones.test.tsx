import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Area, Importacion } from 'api-client/backoffice';
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../../testing/api-fake.ts';
import { condicion } from '../../testing/condiciones-data.ts';
import { renderApp, signInAsRol, tidyUp } from '../../testing/render-app.tsx';

tidyUp('empleado');

const ID = '11111111-1111-4111-8111-111111111111';
const READ: Importacion = {
  importacion_id: ID,
  tipo: 'clientes',
  archivo: 'clientes.xlsx',
  fecha: '2026-11-20T12:00:00.000Z',
  usuario: { nombre: 'Eva', apellido: 'Paz' },
  estado: 'revisada',
  motivo: null,
  hoja: 'Lista',
  hojas_sin_leer: ['Portada', 'Ayuda'],
  faltan: ['Apellido'],
  vista_previa: 'seen',
  filas: 4,
  avance: { hechas: 0, total: 3 },
  resumen: { nuevo: 2, cambia: 1, igual: 0, error: 1 },
  hechas: 0,
  salteadas: 0,
  columnas: [
    { titulo: 'CUIT', campo: 'dni' },
    { titulo: 'Zona', campo: null },
  ],
  sin_foto: null,
  crea: { marcas: ['Sol'], categorias: [], etiquetas: [] },
  terminada_en: null,
  deshecha: null,
  se_deshace: false,
};
const filas = [
  {
    fila: 2,
    nombre: 'Dietética Sol',
    efecto: 'error' as const,
    estado: 'pendiente' as const,
    cambios: [],
    errores: [{ campo: 'dni' as const, mensaje: 'El DNI debe tener entre 11 dígitos.' }],
    objeto_id: null,
    fotos: [],
  },
  {
    fila: 3,
    nombre: 'Almacén',
    efecto: 'cambia' as const,
    estado: 'pendiente' as const,
    cambios: [{ campo: 'telefono' as const, antes: '1', despues: '2' }],
    errores: [],
    objeto_id: ID,
    fotos: [],
  },
];
const rows = () => ({ filas, total: 2 });
const NONE = { importaciones: [], total: 0 };

it('uploads a spreadsheet and opens its preview', async () => {
  const api = fakeApi({
    'GET /importaciones': () => NONE,
    'POST /importaciones': () => READ,
    'GET /importaciones/:id': () => READ,
    'GET /importaciones/:id/filas': rows,
  });
  renderApp('/panel-importaciones');
  await userEvent.click(await screen.findByRole('tab', { name: 'Clientes' }));
  const field = screen.getByLabelText(/Elige la planilla/);
  await userEvent.upload(field, new File(['x'.repeat(6 * 1024 * 1024 + 1)], 'grande.xlsx'), {
    applyAccept: false,
  });
  expect(screen.getByRole('alert')).toHaveTextContent('La planilla debe ser menor de 6 MB.');
  expect(api.callsTo('POST /importaciones')).toHaveLength(0);
  await userEvent.upload(field, new File(['CUIT;Correo'], 'clientes.csv'));
  expect(await screen.findByRole('heading', { name: 'clientes.xlsx' })).toBeVisible();
  expect(api.callsTo('POST /importaciones')).toHaveLength(1);
});

it('offers the permitted kinds, shows why a file is refused, and stays on the page', async () => {
  fakeApi({
    ...signInAsRol(['cambiar-precios', 'ver-precios']),
    'GET /importaciones': () => NONE,
    'POST /importaciones': () => refuse(400, 'DATOS_INVALIDOS', 'Hay datos que no son válidos.'),
  });
  renderApp('/panel-importaciones');
  await userEvent.upload(await screen.findByLabelText(/Elige la planilla/), new File(['x'], 'x.csv'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Hay datos que no son válidos');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Precios',
    'Precios por condición',
  ]);
});

it('begins with the kind of the link that opened it, for a sheet of agreements', async () => {
  const read = {
    ...READ,
    tipo: 'condiciones' as const,
    archivo: 'listas.xlsx',
    faltan: ['Condición'],
    crea: { marcas: [], categorias: [], etiquetas: [] },
  };
  const api = fakeApi({
    'GET /condiciones': () => ({
      condiciones: [condicion(1), condicion(2, { nombre: 'Supermercados' })],
      total: 2,
    }),
    'GET /importaciones': () => NONE,
    'POST /importaciones': () => read,
    'GET /importaciones/:id': () => read,
    'GET /importaciones/:id/filas': () => ({
      filas: [
        {
          ...{
            fila: 2,
            nombre: 'Nuez · Supermercados',
            efecto: 'cambia',
            estado: 'pendiente',
            objeto_id: ID,
          },
          ...{ errores: [], fotos: [] },
          cambios: [
            { campo: 'precio', antes: '$ 480,00', despues: null },
            { campo: 'multiplo', antes: null, despues: '6' },
          ],
        },
      ],
      total: 1,
    }),
  });
  renderApp(`/panel-importaciones?tipo=condiciones&condicion=${condicion(2).condicion_id}`);
  expect(await screen.findByRole('tab', { name: 'Precios por condición', selected: true })).toBeVisible();
  expect(await screen.findByRole('combobox', { name: 'Condiciones' })).toHaveTextContent('Supermercados');
  expect(screen.getByText(/^Precios propios, mínimos, múltiplos y escalas/)).toBeVisible();
  await userEvent.upload(screen.getByLabelText(/Elige la planilla/), new File(['x'], 'listas.csv'));
  expect(await screen.findByRole('heading', { name: 'listas.xlsx' })).toBeVisible();
  expect(api.callsTo('POST /importaciones')).toHaveLength(1);
  expect(screen.getByText('Condición: elige abajo de qué condiciones es la planilla.')).toBeVisible();
  const row = within(await screen.findByRole('row', { name: /Nuez · Supermercados/ }));
  expect(row.getByText('nada')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
  expect(await screen.findByText(/Se agregan 2 y cambia 1\./)).toBeVisible();
});

it.each([
  ["offers to apply when only another system's ids would be stored", 'id_externo', true],
  ['does not offer to apply when nothing would change', 'codigo', false],
] as const)('%s', async (_, campo, applies) => {
  const same = {
    ...READ,
    tipo: 'catalogo' as const,
    columnas: [{ titulo: 'ID', campo }],
    resumen: { nuevo: 0, cambia: 0, igual: 2, error: 0 },
  };
  const api = fakeApi({
    'GET /importaciones/:id': () => same,
    'GET /importaciones/:id/filas': rows,
    'POST /importaciones/:id/aplicar': () => ({ ...same, estado: 'aplicada' as const }),
  });
  renderApp(`/importacion/${ID}`);
  const button = await screen.findByRole('button', { name: 'Aplicar' });
  if (!applies) {
    expect(button).toBeDisabled();
    return;
  }
  await userEvent.click(button);
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Ningún producto cambia\. Se guardan sus ids/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Sí, aplicar' }));
  await waitFor(() => expect(api.callsTo('POST /importaciones/:id/aplicar')).toHaveLength(1));
});

it("shows each row's effect and errors, and applies the import with invitations", async () => {
  const doing = { ...READ, estado: 'aplicando' as const, avance: { hechas: 1, total: 3 } };
  const done = { ...READ, estado: 'aplicada' as const, hechas: 3, se_deshace: true };
  /** The responses, one per poll. */
  let looks: Importacion[] = [];
  let last: Importacion = READ;
  const api = fakeApi({
    'GET /importaciones/:id': () => looks.shift() ?? last,
    'GET /importaciones/:id/filas': rows,
    'POST /importaciones/:id/aplicar': () => {
      looks = [doing];
      last = done;
      return doing;
    },
  });
  renderApp(`/importacion/${ID}`);
  const row = within(await screen.findByRole('row', { name: /Dietética Sol/ }));
  expect(row.getByText('CUIT/CUIL: El DNI debe tener entre 11 dígitos.')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /Almacén/ })).getByText(/Teléfono/)).toHaveTextContent(
    'Teléfono: 1 → 2',
  );
  for (const text of ['Zona', '1 marca: Sol', 'Lista', 'Portada, Ayuda', 'Apellido: lo nuevo las necesita.'])
    expect(screen.getByText(text)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(
    dialog.getByText(/Se crean 2 y cambia 1\. Las que tienen errores \(1 fila\) no se tocan\./),
  ).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.click(dialog.getByRole('button', { name: 'Sí, aplicar' }));
  expect(await screen.findByRole('progressbar', { name: 'Aplicando la planilla' })).toBeVisible();
  expect(screen.getByText('1 de 3 filas')).toBeVisible();
  expect(api.callsTo('POST /importaciones/:id/aplicar')[0]?.body).toEqual({
    invitacion: false,
    vista_previa: 'seen',
  });
  // The page polls until the import is done.
  expect(await screen.findByText('Planilla aplicada')).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('button', { name: 'Deshacer' })).toBeVisible();
});

it('waits for the rows of a sheet that was just read, without an empty state', async () => {
  const reading = { ...READ, estado: 'leyendo' as const, avance: { hechas: 0, total: 4 } };
  let now: Importacion = reading;
  let arrive = () => {};
  const api = fakeApi({
    'GET /importaciones/:id': () => now,
    'GET /importaciones/:id/filas': () => {
      if (now === reading) return { filas: [], total: 0 };
      return new Promise((resolve) => {
        arrive = () => resolve(rows());
      });
    },
  });
  renderApp(`/importacion/${ID}`);
  expect(await screen.findByText('Todavía no se leyó ninguna fila')).toBeVisible();
  const said: string[] = [];
  const listen = new MutationObserver(() => {
    if (screen.queryByText('No hay filas para mostrar')) said.push('none');
  });
  listen.observe(document.body, { subtree: true, childList: true, characterData: true });
  now = READ;
  await waitFor(() => expect(api.callsTo('GET /importaciones/:id/filas')).toHaveLength(2), { timeout: 5000 });
  expect(screen.getByRole('button', { name: 'Aplicar' })).toBeVisible();
  expect(screen.queryByText('Todavía no se leyó ninguna fila')).toBeNull();
  arrive();
  expect(await screen.findByRole('row', { name: /Almacén/ })).toBeVisible();
  listen.disconnect();
  expect(said).toEqual([]);
});

it('shows why a file could not be read, and deletes the import without a question', async () => {
  const api = fakeApi({
    'GET /importaciones': () => NONE,
    'GET /importaciones/:id': () => ({
      ...READ,
      ...{ estado: 'fallida' as const, motivo: 'Falta la columna «Precio».', filas: 0, columnas: [] },
      resumen: { nuevo: 0, cambia: 0, igual: 0, error: 0 },
    }),
    'GET /importaciones/:id/filas': () => ({ filas: [], total: 0 }),
    'DELETE /importaciones/:id': () => ({ mensaje: 'La importación se descartó.' }),
  });
  renderApp(`/importacion/${ID}`);
  expect(await screen.findByText('Falta la columna «Precio».')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Aplicar' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(await screen.findByText('Todavía no se importó nada')).toBeVisible();
  expect(api.callsTo('DELETE /importaciones/:id')).toHaveLength(1);
});

it.each<[string, Area[], string, boolean]>([
  ['with prices: not to users who may not change prices', ['catalogo', 'ver-precios'], 'precio', false],
  [
    'with prices: to users who may change prices',
    ['catalogo', 'ver-precios', 'cambiar-precios'],
    'precio',
    true,
  ],
  [
    'without prices: to users with the area of the catalogue',
    ['catalogo', 'ver-precios'],
    'descripcion',
    true,
  ],
])('offers to resume or undo an import of the catalogue %s', async (_, areas, campo, offered) => {
  const importacion = {
    ...{ ...READ, tipo: 'catalogo' as const, estado: 'detenida' as const, se_deshace: true },
    columnas: [{ titulo: 'La tercera', campo: campo as 'precio' | 'descripcion' }],
  };
  fakeApi({
    ...signInAsRol(areas),
    'GET /importaciones/:id': () => importacion,
    'GET /importaciones/:id/filas': rows,
  });
  renderApp(`/importacion/${ID}`);
  expect(await screen.findByText('Detenida')).toBeVisible();
  const seen = ['Seguir', 'Deshacer'].map((name) => screen.queryByRole('button', { name }) !== null);
  expect(seen).toEqual([offered, offered]);
  // Users without permission see who may apply the import.
  expect(screen.queryByText(/los trae la columna «La tercera»/) === null).toBe(offered);
});

it('shows why an import failed, and retries on request', async () => {
  let now: Importacion = {
    ...READ,
    ...{
      estado: 'fallida',
      interrumpida: 'leyendo',
      filas: 0,
      resumen: { nuevo: 0, cambia: 0, igual: 0, error: 0 },
    },
    motivo: 'No se pudo terminar de leer. El trabajo se interrumpió.',
  };
  fakeApi({
    'GET /importaciones/:id': () => now,
    'GET /importaciones/:id/filas': rows,
    'POST /importaciones/:id/reintentar': () => {
      now = { ...now, estado: 'leyendo', motivo: null, interrumpida: null };
      return now;
    },
  });
  renderApp(`/importacion/${ID}`);
  expect(await screen.findByText('No se pudo terminar de leer. El trabajo se interrumpió.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull());
  expect(screen.queryByText(/No se pudo terminar/)).toBeNull();
});
