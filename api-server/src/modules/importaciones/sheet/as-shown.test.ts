import { expect, it } from 'vitest';
import { EXACT, formatValue } from './numbers.ts';

it.each<[format: string, value: number, shown: string | undefined]>([
  // Codes: leading zeros, separators between the digits, letters before them.
  ['000000', 11, '000011'],
  ['000000', 0, '000000'],
  ['00', 5, '05'],
  ['00-00000000-0', 20123456789, '20-12345678-9'],
  ['00/00', 1225, '12/25'],
  ['00-00', 12345, '123-45'],
  ['0000;[Red]-0000', 12, '0012'],
  ['"N"0', 7, 'N7'],
  ['"CM "0000', 12, 'CM 0012'],
  ['\\A000', 1, 'A001'],
  ['0000', EXACT - 1, '999999999999999'],
  // Plain numbers: the format shows nothing more, or the number is no code.
  ['0', 11, undefined],
  ['-0', 11, undefined],
  ['##', 5, undefined],
  ['0.00', 12, undefined],
  ['#,##0', 1200, undefined],
  ['0"x"0', 12, undefined],
  ['"hola"', 12, undefined],
  ['h:mm', 1, undefined],
  ['000000', -5, undefined],
  ['0000', 1.5, undefined],
  ['0000', EXACT, undefined],
  // Currencies: pesos are the default and not shown.
  ['[$USD] #,##0.00', 12.5, 'USD 12.5'],
  ['[$ EUR -407] 0.00', 3, 'EUR 3'],
  ['"U$S" 0.00', 3, 'U$S 3'],
  ['0.00 €', 3, '€ 3'],
  ['[$$-2C0A] #,##0.00', 12.5, undefined],
  ['[$ARS] #,##0.00', 12.5, undefined],
  // Percentages, without floating-point errors.
  ['0%', 0.21, '21 %'],
  ['0.00%', 0.07, '7 %'],
  ['0.0%', 0.123456789, '12.345679 %'],
])('with the format %s shows the number %d as %s', (format, value, shown) => {
  expect(formatValue(format, value)).toBe(shown);
});

it.each([
  [undefined, 11],
  ['000000', '11'],
  ['000000', Number.NaN],
  ['0%', Number.POSITIVE_INFINITY],
])('with the format %s returns undefined for %s', (format, value) => {
  expect(formatValue(format, value)).toBeUndefined();
});
