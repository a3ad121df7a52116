import { buffer, text as whole } from 'node:stream/consumers';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import {
  amount,
  type Column,
  day,
  dayOfMoment,
  decimal,
  integer,
  moment,
  type Planilla,
  text,
  yesNo,
} from './column.ts';
import { planillaAs, readInBatches } from './planilla.ts';

interface Row {
  nombre: string;
  importe: number | null;
  cantidad: number;
  fecha: Date;
}

const columns: readonly Column<Row>[] = [
  text('Nombre', ({ nombre }) => nombre, 40),
  amount('Importe', ({ importe }) => importe),
  integer('Cantidad', ({ cantidad }) => cantidad),
  decimal('Descuento %', () => 12.5),
  day('Vence', () => '2026-02-28'),
  moment('Fecha', ({ fecha }) => fecha),
  dayOfMoment('Alta', ({ fecha }) => fecha),
  yesNo('Activo', ({ cantidad }) => cantidad > 0),
];

/** 22:04 on the 5th of January in the shop's time zone, but the 6th in London. */
const LATE = new Date('2026-01-06T01:04:05Z');
const row = (nombre: string, rest: Partial<Row> = {}): Row => ({
  nombre,
  importe: 1_234_550,
  cantidad: 3,
  fecha: LATE,
  ...rest,
});

const planilla = (rows: readonly Row[], titles: string[][] = []): Planilla<Row> => ({
  name: 'ventas',
  sheet: 'Ventas',
  titles,
  columns,
  batches: (async function* () {
    yield rows;
    yield [];
  })(),
});

async function xlsx(asked: Planilla<Row>) {
  const { name, data } = await planillaAs('xlsx', asked);
  const bytes = new Uint8Array(await buffer(data));
  const [sheet] = (await readXlsx(bytes, { readStyles: true })).sheets;
  if (!sheet) throw new Error('No sheet');
  return { name, sheet, bytes };
}

describe('an Excel spreadsheet', () => {
  it('has numbers and dates in es-AR formats, under a bold and frozen heading', async () => {
    const { name, sheet } = await xlsx(planilla([row('Ñandú & hijos'), row('', { importe: -50 })]));
    expect(name).toMatch(/^ventas_\d{4}-\d\d-\d\d\.xlsx$/);
    expect(sheet.name).toBe('Ventas');
    const at = (iso: string) => new Date(`${iso}Z`);
    expect(sheet.rows).toEqual([
      ['Nombre', 'Importe', 'Cantidad', 'Descuento %', 'Vence', 'Fecha', 'Alta', 'Activo'],
      [
        ...['Ñandú & hijos', 12_345.5, 3, 12.5],
        ...[at('2026-02-28T00:00:00'), at('2026-01-05T22:04:05'), at('2026-01-05T00:00:00'), 'Sí'],
      ],
      [null, -0.5, ...(sheet.rows[1]?.slice(2) ?? [])],
    ]);
    const formats = columns.map((_, column) => sheet.cells?.get(`1,${column}`)?.style?.numFmt);
    expect(formats).toEqual([
      ...['@', '#,##0.00', '0', '0.##', 'dd/mm/yyyy', 'dd/mm/yyyy hh:mm', 'dd/mm/yyyy', '@'],
    ]);
    const bold = [0, 1].map((at) => sheet.cells?.get(`${at},1`)?.style?.font?.bold ?? false);
    expect(bold).toEqual([true, false]);
    expect(sheet.freezePane?.rows).toBe(1);
    expect(sheet.columns?.[0]?.width).toBe(40);
  });

  it('contains any text unchanged as text, and no formula', async () => {
    const texts = [
      ...['=SUMA(A1;"x")', '+54 9 2477', '-5', '@mañana', "'citado'", '007', '1.234,56', 'Sí'],
      ...['<b>&amp;</b>', '_x0041_', 'dos\nlíneas', '\u0001raro', '  con espacios  ', '🥜'],
    ];
    const { sheet } = await xlsx(planilla(texts.map((nombre) => row(nombre))));
    expect(sheet.rows.slice(1).map(([nombre]) => nombre)).toEqual(texts);
    const cells = [...(sheet.cells?.values() ?? [])];
    expect(cells.filter(({ formula }) => formula !== undefined)).toEqual([]);
  });

  it('freezes the titles above the heading', async () => {
    const { sheet } = await xlsx(planilla([row('Nuez')], [['Tierra Llana', 'Ventas'], ['Hasta hoy']]));
    expect(sheet.rows.slice(0, 2).map((cells) => cells.filter(Boolean))).toEqual([
      ['Tierra Llana', 'Ventas'],
      ['Hasta hoy'],
    ]);
    expect(sheet.rows[2]?.[0]).toBe('Nombre');
    expect(sheet.freezePane?.rows).toBe(3);
  });

  it('reads rows only as fast as the client reads the file, to limit memory', async () => {
    let read = 0;
    const ids = Array.from({ length: 40_000 }, (_, index) => `${index}`);
    const asked = {
      ...planilla([]),
      batches: readInBatches(ids, 500, async (some) => {
        read += some.length;
        return some.map((id) => row(`Producto ${id} ${Math.sin(Number(id))}`));
      }),
    };
    const { data } = await planillaAs('xlsx', asked);
    const taken: Uint8Array[] = [];
    for await (const part of data) {
      taken.push(part as Uint8Array);
      if (taken.length !== 3) continue;
      for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);
      expect(read).toBeGreaterThan(0);
      expect(read).toBeLessThan(20_000);
    }
    const [sheet] = (await readXlsx(new Uint8Array(Buffer.concat(taken)))).sheets;
    expect(read).toBe(40_000);
    expect(sheet?.rows).toHaveLength(40_001);
    expect(sheet?.rows[40_000]?.[0]).toMatch(/^Producto 39999 /);
  });

  it('fails when a batch of rows fails, instead of ending early', async () => {
    const broken = {
      ...planilla([]),
      batches: (async function* () {
        yield [row('Nuez')];
        throw new Error('The database is away');
      })(),
    };
    await expect(xlsx(broken)).rejects.toThrow('The database is away');
  });
});

it('writes CSV for a Spanish spreadsheet program, with formulas as text', async () => {
  const { name, data } = await planillaAs(
    'csv',
    planilla([row('=SUMA(A1;"x")', { importe: -50 }), row('Nuez', { importe: null })], [['Tienda']]),
  );
  expect(name).toMatch(/\.csv$/);
  expect(await whole(data)).toBe(
    [
      '\u{FEFF}Tienda',
      'Nombre;Importe;Cantidad;Descuento %;Vence;Fecha;Alta;Activo',
      `"'=SUMA(A1;""x"")";-0,50;3;12,5;28/02/2026;05/01/2026 22:04;05/01/2026;Sí`,
      'Nuez;;3;12,5;28/02/2026;05/01/2026 22:04;05/01/2026;Sí',
      '',
    ].join('\r\n'),
  );
});

it('writes CSV with one row per record and no formula, whatever a stored text contains', async () => {
  const odd = [
    ...[
      'Calle 1\n=HYPERLINK("http://x";"y")',
      'Calle 1\r=1+1',
      'Calle 1\r\n@SUM(A1)',
      '\n=1',
      '"',
      '";="',
      "'",
    ],
    ...['a;b', 'a,b', 'a\tb', '\t=1', '-1\n-2', '＝1+1', 'x\n＋1', ' =1', 'fin"'],
  ];
  const { data } = await planillaAs(
    'csv',
    planilla(
      odd.map((nombre) => row(nombre)),
      [['Tienda\n=1']],
    ),
  );
  // Parse with another library than the writer's.
  const written = (await whole(data)).replace(/^\uFEFF/, '');
  const read = parseCsv(written, { delimiter: ';' }) as string[][];
  expect(read.slice(2)).toHaveLength(odd.length);
  expect(new Set(read.slice(1).map((cells) => cells.length))).toEqual(new Set([columns.length]));
  const lines = read.flatMap((cells) => cells.slice(0, 1)).flatMap((cell) => cell.split(/\r\n?|\n/));
  expect(lines.filter((one) => /^[=+\-@\t＝＋－＠]/.test(one))).toEqual([]);
  // A reader that ignores quotes must not find a formula at a line start either.
  expect(written.split(/\r\n?|\n/).filter((one) => /^"?[=+\-@\t＝＋－＠]/.test(one))).toEqual([]);
  const withoutMarks = read
    .slice(2)
    .map(([nombre = '']) => nombre.replace(/(^|[\r\n])'(?=[=+\-@\t＝＋－＠])/g, '$1'));
  expect(withoutMarks).toEqual(odd);
});
