import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readRenglon } from './read-renglon.ts';
import { readRenglones } from './read-renglones.ts';

/** Formats the result in a readable form: '2 cerrado lentejas (10)'. */
const read = (text: string) =>
  readRenglones(text).map(({ cantidad, number, total, envase, texto, medidas, loose, uncertain }) =>
    [
      uncertain && '??',
      cantidad ?? (number && `${number}?`) ?? (total && `=${total.amount}${total.unidad}`),
      envase,
      texto,
      ...medidas.map(({ amount, unidad }) => `(${amount}${unidad ?? ''})`),
      loose && 'loose',
    ]
      .filter(Boolean)
      .join(' '),
  );

const MESSAGES = readFileSync(join(import.meta.dirname, 'messages.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('# '))
  .map((line) => {
    const at = line.lastIndexOf(' | ');
    return [line.slice(0, at).replaceAll('\\n', '\n'), line.slice(at + 3)] as const;
  });

it('has at least 150 messages to read', () => expect(MESSAGES.length).toBeGreaterThanOrEqual(150));

it.each(MESSAGES)('reads %j as %j', (message, lines) => {
  expect(read(message).join(' ; ') || '-').toBe(lines);
});

it.each(MESSAGES)('reads each line of %j alone as in the whole message', (message) => {
  // The server reads single lines that the screen has split.
  const lines = readRenglones(message);
  expect(lines.map(({ escrito }) => readRenglon(escrito))).toEqual(lines);
});

it('splits a message and ignores greetings, dates and totals', () => {
  const message = `[23/11/26, 09:14] Ana: Hola!! Buen día, cómo andás? 😊
[23/11/26, 09:15] Ana: te paso el pedido para el jueves 26/11:
- 5 kg avena
* 2 cajas yerba x 10 🙏🏽
3) 3 aceite coco 500 ($7.220 c/u)
media docena de alga nori, 1/2 kg de nueces y un bulto de lino

Total: $145.000
Gracias!!`;
  expect(read(message)).toEqual([
    '=5000g avena',
    '2 cerrado yerba (10)',
    '3 aceite coco (500)',
    '6 alga nori',
    '=500g nueces',
    '1 cerrado lino',
  ]);
});

it('splits text that was dictated without pauses', () => {
  expect(read('dos kilos de avena tres bultos de arroz yamaní una miel doce barritas de cereal')).toEqual([
    '=2000g avena',
    '3 cerrado arroz yamani',
    '1 miel',
    '12 barritas cereal',
  ]);
  expect(read('5 kg avena 3 kg arroz 2 miel de 500')).toEqual([
    '=5000g avena',
    '=3000g arroz',
    '2 miel (500)',
  ]);
});

it('reads columns of a spreadsheet (quantity, unit, name) and ignores prices and headings', () => {
  const sheet = [
    'Cantidad\tUnidad\tProducto\tPrecio\tTotal',
    '10\tkg\tAlmendras\t15.800,00\t158.000,00',
    '3\t\tXilitol x 500 g\t$ 7.220\t$ 21.660',
    'Miel pura x 1 kg\t6\t5460',
  ].join('\n');
  expect(read(sheet)).toEqual(['=10000g almendras', '3 xilitol (500g)', '6 miel pura (1000g)']);
});

it.each([
  ['avena x 5', '5? avena'],
  ['almendras 500 g x 3', '3 almendras (500g)'],
  ['1 kg almendras x 3', '3 almendras (1000g)'],
  ['caja x 12 de 500 ml aceite', 'cerrado aceite (12) (500ml)'],
  ['kilo y medio de chía', '=1500g chia'],
  ['2 kilos y medio de chía', '=2500g chia'],
  ['docena y media de barritas', '18 barritas'],
  ['1.000 g lino', '=1000g lino'],
  ['1,5 kg lino', '=1500g lino'],
  ['5️⃣ miel', '5 miel'],
  ['garbanzo 9 mm por kilo', 'garbanzo 9 mm loose'],
  ['chocolate 70 % x 500 g', '=500g chocolate 70'],
  ['aceite de oliva, 500 ml, 3 unidades', '3 unidad aceite oliva (500ml)'],
  ['harina 0000 x 25', '25? harina 0000'],
])('reads %j as %j', (text, as) => expect(read(text)).toEqual([as]));

it('tells list numbers from quantities', () => {
  expect(read('1- avena\n2- yerba\n3- 4 miel')).toEqual(['avena', 'yerba', '4 miel']);
  expect(read('6 - avena\n2 - yerba')).toEqual(['6 avena', '2 yerba']);
});

it.each(['una caja de', 'media docena', '5 kg'])(
  'keeps %j, which names no product, so that the screen can show it',
  (text) => {
    expect(readRenglones(text)).toMatchObject([{ escrito: text, texto: '' }]);
  },
);

it.each(['', '\n\n', 'Hola!', 'muchas gracias 🙏', '24/11/2026', '$ 4.500', 'Buenas tardes, cómo va?'])(
  'returns no line for %j',
  (text) => expect(readRenglones(text)).toEqual([]),
);

it('does not throw for any text', () => {
  for (const odd of [
    '%_\\',
    "'; --",
    '& | ! :*',
    'x'.repeat(5000),
    '9'.repeat(400),
    '1/0 kg',
    '\u0000 avena',
    '½½½',
    '((((',
  ]) {
    expect(() => readRenglones(odd)).not.toThrow();
  }
});
