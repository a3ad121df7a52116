/** Products are found again by their ids in the system that exported the spreadsheet. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { csv, type Importacion, importing } from './testing/importing.ts';

let test: TestApp;
let sheets: ReturnType<typeof importing>;
beforeAll(async () => {
  test = await testApp();
  sheets = importing(test, (await makeUser(test, { roles: ['admin'] })).token);
});
afterAll(() => test.close());

/** Each test simulates its own system: its files have a unique heading. */
const exportOf = (system: string, rows: readonly (readonly [id: string, nombre: string, precio: string])[]) =>
  csv([
    ['ID', 'Nombre', 'Marca', 'Categorías', 'Precio', `Fecha ${system}`],
    ...rows.map(([id, nombre, precio]) => [id, nombre, 'Monte', 'Semillas', precio, '']),
  ]);

async function read(file: string, tipo = 'catalogo') {
  const importacion = await sheets.read(tipo, file);
  expect(importacion.estado, JSON.stringify(importacion)).toBe('revisada');
  return { importacion, filas: await sheets.filas(importacion.importacion_id) };
}

async function bring(file: string, tipo = 'catalogo'): Promise<Importacion> {
  const { importacion } = await read(file, tipo);
  const done = await sheets.apply(importacion.importacion_id);
  expect([done.estado, done.salteadas]).toEqual(['aplicada', 0]);
  return done;
}

const changesOf = ({ cambios }: Awaited<ReturnType<typeof read>>['filas'][number]) =>
  Object.fromEntries(cambios.map(({ campo, despues }) => [campo, despues]));

it('reads the column «ID» as external ids', async () => {
  const { importacion } = await read(exportOf('columnas', [['71', 'Amaranto inflado', '100']]));
  expect(importacion.columnas[0]).toEqual({ titulo: 'ID', campo: 'id_externo' });
});

it('finds and renames a product that the other system renamed', async () => {
  const made = await bring(exportOf('nombre', [['501', 'Almendra non pareil', '100']]));
  const [before] = await sheets.filas(made.importacion_id);
  const { filas } = await read(exportOf('nombre', [['501', 'Almendra nonpareil', '120']]));
  expect(filas[0]).toMatchObject({ efecto: 'cambia', objeto_id: before?.objeto_id });
  expect(changesOf(filas[0] as never)).toEqual({ nombre: 'Almendra nonpareil', precio: '$ 120,00' });
});

it("finds a product that the shop renamed, and keeps the shop's name", async () => {
  const made = await bring(exportOf('tienda', [['9', 'Mix 5', '100']]));
  const [{ objeto_id: id } = { objeto_id: '' }] = await sheets.filas(made.importacion_id);
  const renamed = await sheets.read(
    'catalogo',
    csv([
      ['Identificador', 'Nombre'],
      [String(id), 'Frutos del bosque'],
    ]),
  );
  await sheets.apply(renamed.importacion_id);

  const { filas } = await read(exportOf('tienda', [['9', 'Mix 5', '130']]));
  expect(filas[0]).toMatchObject({ efecto: 'cambia', objeto_id: id });
  expect(changesOf(filas[0] as never)).toEqual({ precio: '$ 130,00' });
});

it('stores the ids of a file without other changes', async () => {
  await sheets.apply(
    (
      await sheets.read(
        'catalogo',
        csv([
          ['Nombre', 'Marca', 'Categorías', 'Precio'],
          ['Quinoa de siempre', 'Monte', 'Semillas', '100'],
        ]),
      )
    ).importacion_id,
  );
  const { importacion, filas } = await read(exportOf('igual', [['811', 'Quinoa de siempre', '100']]));
  expect(importacion.resumen).toMatchObject({ nuevo: 0, cambia: 0, igual: 1 });
  expect((await sheets.apply(importacion.importacion_id)).estado).toBe('aplicada');
  const later = await read(exportOf('igual', [['811', 'Quinoa blanca de siempre', '100']]));
  expect(later.filas[0]).toMatchObject({ efecto: 'cambia', objeto_id: filas[0]?.objeto_id });
});

it('updates prices by the id alone', async () => {
  const heads = (rows: string[][]) => csv([['ID', 'Nombre', 'Precio', 'Lista solo id'], ...rows]);
  const made = await bring(exportOf('precios', [['33', 'Lino dorado', '100']]));
  const [{ objeto_id: id } = { objeto_id: '' }] = await sheets.filas(made.importacion_id);
  await bring(heads([['33', 'Lino dorado', '110']]), 'precios');
  const rows = [
    ['33', '', '140'],
    ['34', '', '140'],
  ];
  const { filas } = await read(heads(rows), 'precios');
  expect(filas[1]?.errores).toEqual([
    { campo: 'id_externo', mensaje: 'No conocemos este id: agrega la columna Código o Nombre.' },
  ]);
  expect(filas[0]).toMatchObject({ efecto: 'cambia', objeto_id: id });
  expect(changesOf(filas[0] as never)).toEqual({ precio: '$ 140,00' });
});

it('creates another product for the same id of another system', async () => {
  await bring(exportOf('uno', [['123', 'Quinoa real', '100']]));
  const { filas } = await read(exportOf('dos', [['123', 'Sésamo integral', '100']]));
  expect(filas[0]).toMatchObject({ efecto: 'nuevo', errores: [] });
});

it('finds a renamed product in a file with other headings when the names are similar', async () => {
  await bring(exportOf('viejo', [['9041', 'Nuez mariposa extra light', '100']]));
  const { filas } = await read(exportOf('nuevo', [['9041', 'Nuez mariposa light', '100']]));
  expect(filas[0]).toMatchObject({ efecto: 'cambia', errores: [] });
  expect(changesOf(filas[0] as never)).toEqual({ nombre: 'Nuez mariposa light' });
});

it('refuses a row whose id belongs to a product with a different name', async () => {
  await bring(
    exportOf('numeros', [
      ['1', 'Harina de coco', '100'],
      ['2', 'Pasas jumbo', '100'],
    ]),
  );
  // The rows were renumbered: a new row came first.
  const { filas } = await read(
    exportOf('numeros', [
      ['1', 'Chips de banana', '90'],
      ['2', 'Harina de coco', '100'],
      ['3', 'Pasas jumbo', '100'],
    ]),
  );
  expect(filas.map(({ efecto }) => efecto)).toEqual(['error', 'error', 'igual']);
  expect(filas[0]?.errores).toEqual([
    { campo: 'id_externo', mensaje: expect.stringContaining('El id 1 era de «Harina de coco»') },
  ]);
  expect(filas[1]?.errores).toEqual([
    { campo: 'id_externo', mensaje: expect.stringContaining('El id 2 era de «Pasas jumbo»') },
  ]);
});

it('stores no id that several rows have, and no id that Excel changed', async () => {
  const rows: [string, string, string][] = [
    ['7', 'Miel pura 500 g', '100'],
    ['7', 'Miel pura 1 kg', '190'],
    ['1,2E+15', 'Polen', '300'],
  ];
  await bring(exportOf('variantes', rows));
  const { filas } = await read(
    exportOf('variantes', [
      ['7', 'Miel pura 2 kg', '350'],
      ['1,2E+15', 'Polen molido', '300'],
    ]),
  );
  expect(filas.map(({ efecto }) => efecto)).toEqual(['nuevo', 'nuevo']);
});

it('deletes the ids when the import is undone', async () => {
  const made = await bring(exportOf('deshacer', [['55', 'Girasol pelado', '100']]));
  expect((await sheets.undo(made.importacion_id)).estado).toBe('deshecha');
  const { filas } = await read(exportOf('deshacer', [['55', 'Girasol pelado', '100']]));
  expect(filas[0]).toMatchObject({ efecto: 'nuevo', objeto_id: null });
});
