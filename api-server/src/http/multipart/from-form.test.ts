import { marcaEdicionBody } from 'api-client/contract/filtros-staff';
import { productoBody, productoEdicionBody } from 'api-client/contract/productos-staff';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { fromForm } from './from-form.ts';

const read = (entries: [string, string | File][], schema: z.ZodType = productoEdicionBody) =>
  fromForm(
    schema,
    entries.map(([name, value]) => ({ name, value })),
  );
const file = (name: string) => new File(['x'], name);

describe('fromForm', () => {
  it('leaves out missing fields, so that an edit keeps their values', () => {
    expect(read([['nombre', 'Maní']])).toEqual({ nombre: 'Maní' });
    expect(productoEdicionBody.parse(read([['nombre', 'Maní']]))).toEqual({ nombre: 'Maní' });
    expect(marcaEdicionBody.parse({})).toEqual({});
  });

  it.each([
    ['12', 12],
    ['12.5', 12.5],
    ['999999.99', 999999.99],
    [' 7 ', 7],
    ['-1', -1],
    ['', ''],
    ['1e3', '1e3'],
    ['0x10', '0x10'],
    ['1,5', '1,5'],
    ['.5', '.5'],
    ['NaN', 'NaN'],
    ['Infinity', 'Infinity'],
    ['0.30000000000000004', '0.30000000000000004'],
    ['100.00000000000000001', '100.00000000000000001'],
  ])('reads the amount %j as %j', (text, value) => {
    expect(read([['precio', text]])).toEqual({ precio: value });
  });

  it.each(['0.001', '100.005', '1,5', '', '1e3', '0.30000000000000004', '100.00000000000000001', 'x'])(
    'lets the contract refuse the amount %j',
    (text) => {
      const { error } = productoEdicionBody.safeParse(read([['precio', text]]));
      expect(error?.issues[0]?.message).toBe('El precio debe ser un número válido con hasta 2 decimales.');
    },
  );

  it('reads a number in a field that may be absent', () => {
    expect(read([['alicuota_iva', '10.5']])).toEqual({ alicuota_iva: 10.5 });
  });

  it('reads an empty text as null in a nullable field', () => {
    expect(read([['precio_antes_oferta', '']])).toEqual({ precio_antes_oferta: null });
    expect(read([['precio_antes_oferta', 'null']])).toEqual({ precio_antes_oferta: null });
    expect(read([['precio_antes_oferta', '0']])).toEqual({ precio_antes_oferta: 0 });
  });

  it.each([
    ['true', true],
    ['false', false],
    ['1', '1'],
    ['', ''],
    ['TRUE', 'TRUE'],
  ])('reads the checkbox %j as %j', (text, value) => {
    expect(read([['en_promocion', text]])).toEqual({ en_promocion: value });
  });

  it('sorts list items by their index, in any order of sending', () => {
    const entries: [string, string][] = [
      ['productos_categorias[10][categoria_id]', 'b'],
      ['productos_categorias[2][categoria_id]', 'a'],
    ];
    expect(read(entries)).toEqual({ productos_categorias: [{ categoria_id: 'a' }, { categoria_id: 'b' }] });
  });

  it('reads lists in the format of the generated client: one JSON text per item', () => {
    const entries: [string, string][] = [
      ['productos_etiquetas', '{"etiqueta_id":"a"}'],
      ['productos_etiquetas', '{"etiqueta_id":"b"}'],
    ];
    expect(read(entries)).toEqual({ productos_etiquetas: [{ etiqueta_id: 'a' }, { etiqueta_id: 'b' }] });
  });

  it('reads files with or without an index, in the order of sending', () => {
    const [one, other] = [file('1'), file('2')];
    for (const names of [
      ['imagenes', 'imagenes'],
      ['imagenes[]', 'imagenes[1]'],
    ] as const) {
      const sent: [string, File][] = [
        [names[0], one],
        [names[1], other],
      ];
      expect(read(sent).imagenes).toEqual([one, other]);
    }
  });

  it.each([
    [
      ['nombre', 'a'],
      ['nombre', 'b'],
    ],
    [
      ['precio', '1'],
      ['precio', '2'],
    ],
    [['productos_categorias', 'x']],
    [['productos_categorias', '[[[']],
    [['productos_categorias[0]', 'x']],
    [['productos_categorias[99999][categoria_id]', 'x']],
    [['productos_categorias[__proto__][polluted]', 'x']],
    [['imagenes', 'texto']],
    [['nombre', file('n')]],
    [
      ['marca_id[a][b]', 'x'],
      ['marca_id[a][c]', 'x'],
    ],
  ] as [string, string | File][][])('lets the contract refuse %j', (...entries) => {
    expect(productoEdicionBody.safeParse(read(entries)).success).toBe(false);
  });

  it('ignores names that the form does not have', () => {
    for (const name of [
      '__proto__',
      'constructor',
      'constructor[prototype][x]',
      '[',
      ']',
      '',
      'x[',
      'otro',
    ]) {
      expect(read([[name, 'x']]), name).toEqual({});
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('reports each missing field with the text of the document', () => {
    const { error } = productoBody.safeParse(read([], productoBody));
    expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
      ['nombre', 'El nombre es obligatorio.'],
      ['descripcion', 'La descripción es obligatoria.'],
      ['precio', 'El precio debe ser un número válido con hasta 2 decimales.'],
      ['tipo_de_precio', 'Debe seleccionar un tipo de precio.'],
      ['marca_id', 'Debe seleccionar una marca.'],
      ['productos_categorias', 'Debe seleccionar al menos una categoría.'],
      ['productos_etiquetas', 'Debe seleccionar al menos una etiqueta.'],
      ['imagenes', 'Debes subir al menos una imagen.'],
    ]);
  });
});
