/** Files of other programs: Gnumeric, Excel 95, scripts that never calculate, HTML named .xls. */
import { deflateRawSync } from 'node:zlib';
import { utils, write } from '@e965/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { book, zip } from './testing/hostile-book.ts';
import { HEADS, importing, readAll } from './testing/importing.ts';

let test: TestApp;
let read: ReturnType<typeof readAll>;
beforeAll(async () => {
  test = await testApp();
  read = readAll(importing(test, (await makeUser(test, { roles: ['empleado'] })).token));
});
afterAll(() => test.close());

type Filas = Awaited<ReturnType<typeof read>>['filas'];
const changesOf = (filas: Filas, at = 0) =>
  Object.fromEntries((filas[at]?.cambios ?? []).map(({ campo, despues }) => [campo, despues]));

const packed = (files: Record<string, string>): Uint8Array =>
  zip(
    Object.entries(files).map(([name, text]) => ({
      ...{ name, packed: deflateRawSync(text), size: Buffer.byteLength(text) },
    })),
    false,
  );

it('decodes HTML entities: accented letters, numeric entities, and escaped markup', async () => {
  const heads = ['C&oacute;digo', 'Nombre', 'Marca', 'Categor&iacute;as', 'Precio'];
  const cells = [
    'P-1',
    'Man&iacute; &amp; &#241;ame &lt;500 g&gt;',
    '&Ntilde;and&#xFA;',
    'Fr&uacute;tos',
    '100',
  ];
  const rows = [heads, cells].map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  const { filas } = await read(
    'catalogo',
    `<html><body><table>${rows.join('')}</table></body></html>`,
    'p.xls',
  );
  expect(filas[0]).toMatchObject({ efecto: 'nuevo', nombre: 'Maní & ñame <500 g>' });
  expect(changesOf(filas)).toMatchObject({ marca: 'Ñandú', categorias: 'Frútos' });
});

it('reads Excel 95 text in the Windows code page', async () => {
  const old = utils.book_new();
  utils.book_append_sheet(
    old,
    utils.aoa_to_sheet([
      ['Cod', 'Nombre', 'Marca', 'Rubro', 'Precio'],
      ['V-1', 'Sal rosa', 'L~Oliva', 'Sales', 100],
    ]),
    'A',
  );
  const bytes = write(old, { type: 'buffer', bookType: 'biff5' }) as Buffer;
  // The apostrophe of the Windows code page, which is no letter in other code pages.
  bytes[bytes.indexOf('L~Oliva') + 1] = 0x92;
  const { filas } = await read('catalogo', new Uint8Array(bytes), 'viejo.xls');
  expect(changesOf(filas)).toMatchObject({ marca: 'L’oliva' });
});

it('reads an .ods whose rows end in formatted empty cells up to the last column', async () => {
  const xmlns = ['office', 'table', 'text', 'style'].map(
    (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  );
  const row = (cells: string[]) =>
    `<table:table-row>${cells.map((cell) => `<table:table-cell office:value-type="string"><text:p>${cell}</text:p></table:table-cell>`).join('')}<table:table-cell table:number-columns-repeated="16379" table:style-name="ACE-1"/></table:table-row>`;
  const products = Array.from({ length: 1500 }, (_, at) =>
    row([`G-${at}`, `Semilla ${at}`, 'Sol', 'Semillas', '100']),
  );
  const content = `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${xmlns.join(' ')} office:version="1.2"><office:automatic-styles><style:style style:name="ACE-1" style:family="table-cell"/></office:automatic-styles><office:body><office:spreadsheet><table:table table:name="Lista">${row(HEADS)}${products.join('')}</table:table></office:spreadsheet></office:body></office:document-content>`;
  const { importacion, filas } = await read(
    'catalogo',
    packed({
      mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
      'META-INF/manifest.xml':
        '<?xml version="1.0"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.spreadsheet"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>',
      'styles.xml':
        '<?xml version="1.0"?><office:document-styles xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"/>',
      'content.xml': content,
    }),
    'gnumeric.ods',
  );
  expect([importacion.motivo, importacion.hoja, importacion.resumen.nuevo]).toEqual([null, 'Lista', 1500]);
  expect(changesOf(filas)).toMatchObject({ codigo: 'G-0', precio: '$ 100,00' });
});

it('reports a formula without result when the writing program did not calculate', async () => {
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const sheet = [
    `<row r="1">${HEADS.map(text).join('')}</row>`,
    `<row r="2">${['F-1', 'Lino', 'Sol', 'Semillas'].map(text).join('')}<c><f>100*1.21</f></c></row>`,
    `<row r="3">${['F-2', 'Chía', 'Sol', 'Semillas'].map(text).join('')}<c><f>100*1.21</f><v>121</v></c></row>`,
  ];
  const { filas } = await read('catalogo', zip(book(sheet.join('')), false), 'script.xlsx');
  expect(filas[0]?.errores).toEqual([
    { campo: 'precio', mensaje: expect.stringMatching(/^La fórmula no tiene resultado: abre la planilla/) },
  ]);
  expect(changesOf(filas, 1)).toMatchObject({ precio: '$ 121,00' });
});
