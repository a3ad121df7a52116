/** Files that suppliers and customers send: the imported values, and the choices that a user must make. */
import { utils, write } from '@e965/xlsx';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { countHeadings } from './sheet/headings.ts';
import { csv, type Importacion, importing, type Lectura } from './testing/importing.ts';

let test: TestApp;
let sheets: ReturnType<typeof importing>;
beforeAll(async () => {
  test = await testApp();
  sheets = importing(test, (await makeUser(test, { roles: ['empleado'] })).token);
});
afterAll(() => test.close());

type Cell = string | number | null;
type Rows = Cell[][];

const xlsx = (...pages: [string, Rows][]) =>
  writeXlsx({ sheets: pages.map(([name, rows]) => ({ name, rows })) });
const old = (rows: Rows, bookType: 'biff8' | 'xlml' | 'ods' | 'biff5'): Uint8Array => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Hoja1');
  return new Uint8Array(write(book, { type: 'buffer', bookType }) as Buffer);
};
/** `t` returns a row of texts. `r` returns numbers for digits and null for empty cells. */
const t = (line: string): string[] => line.split('|');
const r = (line: string): Cell[] =>
  t(line).map((cell) => (cell === '' ? null : /^(?:[1-9]\d*(?:\.\d+)?|0)$/.test(cell) ? Number(cell) : cell));
const texts = (rows: Rows) => rows.map((row) => row.map((cell) => String(cell ?? '')));
const page = (rows: Rows) =>
  `<html><body><table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell ?? ''}</td>`).join('')}</tr>`).join('')}</table></body></html>`;
const utf16 = (text: string) => Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from(text, 'utf16le')]);
const cp1252 = (text: string) => Buffer.from(text, 'latin1');

interface Shape {
  name: string;
  tipo?: 'catalogo' | 'precios' | 'clientes';
  file: () => Promise<Uint8Array> | Uint8Array | string;
  as?: string;
  /** The user's choices, one after the other. */
  clicks?: ((lectura: Lectura) => Partial<Lectura['eleccion']>)[];
  asks?: Importacion['preguntas'];
  /** Expected counts: accepted and refused rows. */
  rows: [number, number];
  /** Expected values of the first row, by field. */
  first?: Record<string, string>;
  unused?: string[];
}

/** Changes the fields of some columns, by column letter. */
const taking =
  (by: Record<string, string | null>) =>
  ({ columnas }: Lectura): Partial<Lectura['eleccion']> => ({
    columnas: columnas.map(({ clave, letra, destino }) => ({
      clave,
      destino: (letra in by ? (by[letra] ?? null) : destino) as typeof destino,
    })),
  });
const fixed =
  (fijos: Lectura['eleccion']['fijos']) =>
  ({ eleccion }: Lectura) => ({ fijos: { ...eleccion.fijos, ...fijos } });

const SHAPES: Shape[] = [
  {
    name: 'a title, a date and a logo above; categories of two columns; units of measure (xlsx)',
    file: () =>
      xlsx([
        'Lista',
        [
          r('DISTRIBUIDORA DEL LITORAL|||||||||'),
          r('Lista de precios||Vigencia: 01/11/2026|||||||'),
          [],
          t('Cód.|Artículo|Rubro|Sub Rubro|Marca|U.M.|Bulto x|P. Lista|EAN|Stock'),
          r('A-001|Almendra non pareil|Frutos secos|Almendras|Litoral|KG|10|21500.5|7791234567898|12'),
          r('A-002|Aceite de coco 500|Aceites|Coco|Litoral|UN|12|8300|7791234567904|0'),
        ],
      ]),
    rows: [2, 0],
    first: { categorias: 'Frutos secos, Almendras', tipo_de_precio: 'por kilo', precio: '$ 21.500,50' },
    unused: ['Bulto x', 'EAN'],
  },
  {
    name: 'rows that name the category of those below, no brand (xlsx)',
    file: () =>
      xlsx([
        'Hoja1',
        [
          t('CODIGO|DESCRIPCION|PRECIO C/IVA'),
          r('RUBRO: ACEITES||'),
          r('G-1|Aceite de oliva 1 l|9000'),
          r('G-2|Aceite de lino 250 ml|5100'),
          r('|FRUTOS SECOS|'),
          r('G-3|Nuez mariposa|12000'),
          t('CODIGO|DESCRIPCION|PRECIO C/IVA'),
          r('G-4|Castaña de cajú|15000'),
          r('|Precios sujetos a cambio sin previo aviso|'),
        ],
      ]),
    clicks: [fixed({ marca: 'Litoral' })],
    // The note at the end is reported as an error, not dropped.
    rows: [4, 1],
    first: { categorias: 'Aceites', marca: 'Litoral' },
  },
  {
    name: 'a shop in the web exports its products; decimals with dots (csv of UTF-8 with commas)',
    file: () =>
      csv(
        [
          t(
            'Identificador de URL|Nombre|Categorías|Nombre de propiedad 1|Precio|Precio promocional|Peso (kg)|Stock|SKU|Código de barras|Mostrar en tienda|Descripción|Tags|Marca',
          ),
          t(
            'granola-miel|Granola con miel|Cereales||4350.00||0.5|20|TN-1||SÍ|Granola de avena con miel pura.|Vegano|Monte',
          ),
          t('granola-coco|Granola con coco|Cereales||363.636||0.5||TN-2||NO|||Monte'),
        ],
        ',',
      ),
    rows: [2, 0],
    first: { precio: '$ 4.350,00', codigo: 'TN-1', esta_activo: 'Sí' },
    unused: t('Identificador de URL|Nombre de propiedad 1|Precio promocional|Peso (kg)|Código de barras'),
  },
  {
    name: 'two lists of prices (csv of Windows with semicolons)',
    file: () =>
      cp1252(
        csv([
          t('CÓDIGO|DESCRIPCIÓN|COSTO|PRECIO MINORISTA|PRECIO MAYORISTA|CANTIDAD|FAMILIA|MARCA'),
          t('P-10|Ñoquis de espinaca|50|100,5|80,25|10|PASTAS|Mar'),
        ]),
      ),
    asks: ['precio'],
    clicks: [taking({ D: null, E: 'precio' })],
    rows: [1, 0],
    first: { precio: '$ 80,25', nombre: 'Ñoquis de espinaca' },
    unused: t('COSTO|PRECIO MINORISTA|CANTIDAD'),
  },
  {
    name: 'the article is the code and the description the name (text of UTF-16 with tabs)',
    file: () =>
      utf16(
        csv(
          [
            t('Artículo|Descripción|Línea|Fabricante|P. Unit.'),
            t('7001|Yerba orgánica 1 kg|Infusiones|Ñandubay|$ 5.600,00'),
            t('7002|Té de boldo|Infusiones|Ñandubay|$ 1.200,00'),
          ],
          '\t',
        ),
      ),
    rows: [2, 0],
    first: { codigo: '7001', nombre: 'Yerba orgánica 1 kg', marca: 'Ñandubay' },
  },
  {
    name: 'stock by units, brand by supplier (xls of Excel 97)',
    as: 'stock.xls',
    file: () =>
      old(
        [
          t('Código Producto|Producto|Sub Rubro|Stock Disponible|Unidad|Proveedor|Precio venta'),
          r('S-1|Harina de garbanzo|Harinas|5|Kg|Molino sur|3200'),
          [],
          r('S-2|Pan de arroz|Panes|0|Unidades|Molino sur|2100'),
        ],
        'biff8',
      ),
    rows: [2, 0],
    first: { categorias: 'Harinas', disponible: 'Sí', tipo_de_precio: 'por kilo' },
  },
  {
    name: 'a page named .xls',
    as: 'lista.xls',
    file: () =>
      page([
        t('COD. ART.|RUBRO|ARTICULO|COSTO USD|UN. x BULTO|PRECIO'),
        t('0021|Semillas|Chía &amp; lino|5|12|1.200,50'),
      ]),
    clicks: [fixed({ marca: 'Litoral' })],
    rows: [1, 0],
    first: { codigo: '0021', nombre: 'Chía & lino', precio: '$ 1.200,50' },
    unused: ['COSTO USD', 'UN. x BULTO'],
  },
  {
    name: 'prices without IVA (ods)',
    as: 'lista.ods',
    file: () =>
      old(
        [t('Codigo|Nombre|Marca|Categoria|Precio s/IVA'), r('O-1|Avena arrollada|Sol|Cereales|1000')],
        'ods',
      ),
    asks: ['iva'],
    clicks: [() => ({ iva: 21 })],
    rows: [1, 0],
    first: { precio: '$ 1.210,00' },
  },
  {
    name: 'prices before and after a discount and IVA (xlsx)',
    file: () =>
      xlsx([
        'Lista',
        [
          t('Código|Producto|Presentación|Rubro|Stock|Precio de lista|Descuento %|Precio S/IVA|Precio C/IVA'),
          r('V-1|Vinagre de manzana|500 ml|Aderezos|3|4000|10|3600|4356'),
          r('V-2|Vinagre de manzana|1 l|Aderezos|3|7000|10|6300|7623'),
        ],
      ]),
    asks: ['precio'],
    clicks: [taking({ F: null, H: null, I: 'precio' }), fixed({ marca: 'Litoral' })],
    rows: [2, 0],
    // The size separates two products with one name.
    first: { nombre: 'Vinagre de manzana 500 ml', precio: '$ 4.356,00' },
    unused: t('Descuento %|Precio de lista|Precio S/IVA'),
  },
  {
    name: 'a sheet for each line of products, of the same headings (xlsx)',
    file: () => {
      const heads = t('Cod|Detalle|Marca|Familia|Precio');
      return xlsx(
        ['Portada', [['Distribuidora'], ['2026']]],
        ['Secos', [heads, r('H-1|Pasa rubia|Sol|Secos|10'), t('H-2|Dátil|Sol|Secos|consultar')]],
        ['Frescos', [['Lista'], heads, r('H-3|Tofu firme|Sol|Frescos|20')]],
      );
    },
    clicks: [() => ({ hojas: ['*'] })],
    rows: [2, 1],
  },
  {
    name: 'prices with a dot that nothing explains (csv of UTF-8 with semicolons)',
    file: () =>
      csv([
        t('Codigo|Descripcion|Marca|Rubro|$/kg|Precio x kg'),
        t('D-1|Maní tostado|Sol|Secos||4.450'),
        t('D-2|Maní crudo|Sol|Secos||10.900'),
      ]),
    asks: ['decimales'],
    clicks: [() => ({ decimales: ',' })],
    rows: [2, 0],
    first: { precio: '$ 4.450,00' },
  },
  {
    name: 'a code of bars for the code, prices alone (csv with pipes)',
    tipo: 'precios',
    file: () => csv([t('EAN 13|Detalle|PVP'), t('7791234567898|Nada que haya|100,50')], '|'),
    // No product has this code, so the row is refused.
    rows: [0, 1],
  },
  {
    name: 'customers of a billing program (csv with semicolons)',
    tipo: 'clientes',
    file: () =>
      csv([
        t(
          'Código|Nombre de fantasia|Razon Social|Nro de CUIT/CUIL/DNI|Contacto|email|emailFacturacion|Telefono|Provincia|Localidad|Dirección|CP',
        ),
        t(
          '1|Almacén Luna|Luna SRL|20-34567891-2|Ana Sol|luna@ejemplo.test||2477 400000|Buenos Aires|Pergamino|Calle 1|2700',
        ),
      ]),
    rows: [1, 0],
    first: {
      nombre: 'Ana',
      apellido: 'Sol',
      dom_fiscal: 'Calle 1, Buenos Aires, Pergamino, 2700',
    },
    unused: t('Código|Razon Social|emailFacturacion'),
  },
  {
    name: 'customers with surname and name in one column (xml named .xls)',
    tipo: 'clientes',
    as: 'clientes.xls',
    file: () =>
      old(
        [
          ['Listado de clientes'],
          t('Apellido y Nombre|CUIT|Negocio|Domicilio|Localidad|Tel.|E-mail|Cond. IVA|Vendedor'),
          t(
            'DE LA CRUZ MARIA LAURA|27345678914|Kiosco Sur|Mitre 10|Rojas|2475 410000|sur@ejemplo.test|RI|Eva',
          ),
        ],
        'xlml',
      ),
    rows: [1, 0],
    first: {
      apellido: 'DE LA CRUZ',
      nombre: 'MARIA LAURA',
      dom_fiscal: 'Mitre 10, Rojas',
      condicion_iva: 'Responsable inscripto',
    },
    unused: ['Vendedor'],
  },
  {
    name: 'headings that nobody knows (xlsx)',
    file: () => xlsx(['A', [t('Qué es|De quién|Dónde va|Cuánto'), r('Mijo pelado|Sol|Granos|700')]]),
    clicks: [taking({ A: 'nombre', B: 'marca', C: 'categorias', D: 'precio' })],
    rows: [1, 0],
    first: { nombre: 'Mijo pelado', precio: '$ 700,00' },
  },
  {
    name: 'columns without any heading beside the known ones (xls of Excel 95)',
    as: 'viejo.xls',
    file: () =>
      old([t('Cod.|Producto|Marca|Rubro|Pcio. Lista|'), r('Z-1|Sal rosa|Sol|Sales|450|nuevo')], 'biff5'),
    rows: [1, 0],
    first: { codigo: 'Z-1', precio: '$ 450,00' },
    unused: ['Columna F'],
  },
];

it('knows more than 300 headings', () => {
  expect(countHeadings()).toBeGreaterThan(300);
});

it.each(SHAPES)('imports $name', async ({ tipo = 'catalogo', file, as, clicks = [], ...expected }) => {
  const { rows, first, unused, asks } = expected;
  const content = await file();
  const data = typeof content === 'string' ? content : new Uint8Array(content);
  let importacion = await sheets.read(tipo, data, as);
  const { importacion_id: id } = importacion;
  expect(importacion.preguntas).toEqual(asks ?? []);
  expect(clicks.length).toBeLessThanOrEqual(3);
  for (const click of clicks) {
    const answer = await sheets.choose(id, click((await sheets.lectura(id)).body));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    importacion = await sheets.done(id);
  }
  const outcome = await sheets.outcomeOf(importacion);
  expect(outcome.rows, outcome.told).toEqual(rows);
  if (first) expect(outcome.said[0]).toMatchObject(first);
  const names = importacion.columnas.filter(({ campo }) => campo === null).map(({ titulo }) => titulo);
  if (unused) expect(names.sort()).toEqual([...unused].sort());
  expect(importacion.preguntas).toEqual([]);
  await sheets.discard(id);
});

it('reads CSV files with each encoding and separator', async () => {
  const rows: Rows = [
    ['Código', 'Descripción', 'Línea', 'Marca', 'Precio'],
    ['E-1', 'Ñame', 'Verdulería', 'Año', '12,50'],
  ];
  for (const mark of [';', ',', '\t', '|']) {
    const text = csv(texts(rows), mark);
    for (const data of [Buffer.from(text), Buffer.from(`\u{FEFF}${text}`), utf16(text), cp1252(text)]) {
      const { importacion_id: id } = await sheets.read('catalogo', new Uint8Array(data));
      expect((await sheets.filas(id))[0]).toMatchObject({ nombre: 'Ñame', efecto: 'nuevo' });
      await sheets.discard(id);
    }
  }
});
