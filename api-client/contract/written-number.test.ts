import { describe, expect, it } from 'vitest';
import { type NumberRules, numberIn, type RefusalReason, readNumber, wholeIn } from './written-number.ts';
import { questionText, unreadText } from './written-number-texts.ts';

type Expected = number | readonly [number, number] | RefusalReason;
type Table = readonly (readonly [written: string, expected: Expected])[];

const MONEY: NumberRules = { decimals: 2, unit: 'money' };
const PERCENT: NumberRules = { decimals: 2, unit: 'percent' };
const WEIGHT: NumberRules = { decimals: 3, unit: 'weight' };
const COUNT: NumberRules = { decimals: 0 };

/** Amounts with at most two decimals, as people in Argentina write them. */
const money: Table = [
  ['0', 0],
  ['7', 7],
  ['5600', 5600],
  ['5.600', 5600],
  ['37.200', 37_200],
  ['200.000', 200_000],
  ['1.234.567', 1_234_567],
  ['12.345', 12_345],
  ['100.000.000', 100_000_000],
  ['5600,5', 5600.5],
  ['5600,50', 5600.5],
  ['5.600,50', 5600.5],
  ['5.600,5', 5600.5],
  ['1.234.567,89', 1_234_567.89],
  ['12.345,', 12_345],
  [',5', 0.5],
  ['0,5', 0.5],
  ['0,05', 0.05],
  ['12,', 12],
  ['12.', 12],
  ['007', 7],
  ['$ 5.600', 5600],
  ['$5.600', 5600],
  ['$ 5600', 5600],
  ['$5600,50', 5600.5],
  ['$ 5.600,50', 5600.5],
  ['ARS 5.600', 5600],
  ['ars 5.600', 5600],
  ['ARS5600', 5600],
  ['ARS $ 5.600', 5600],
  ['AR$ 5.600', 5600],
  ['AR$5600', 5600],
  ['$AR 5600', 5600],
  ['9100 $', 9100],
  ['9.100 $', 9100],
  ['9100$', 9100],
  ['5650 ARS', 5650],
  ['5.650 ARS', 5650],
  ['5650 ars', 5650],
  ['5650ARS', 5650],
  ['5.650,00 ARS', 5650],
  ['$ 5.650 ARS', 5650],
  ['5600 pesos', 5600],
  ['5.600 Pesos', 5600],
  ['1 peso', 1],
  ['$ 5.600.-', 5600],
  ['5600.-', 5600],
  ['5600,-', 5600],
  ['5600.--', 5600],
  ['$ 1.500,--', 1500],
  ['-5', -5],
  ['-5.600,50', -5600.5],
  ['$ -5', -5],
  ['-$ 5', -5],
  ['- 5', -5],
  ['(500)', -500],
  ['($ 1.500,50)', -1500.5],
  ['+5', 5],
  ['-0', 0],
  ['9999999', 9_999_999],
  // Notation of computers and of other countries.
  ['5600.5', 5600.5],
  ['5600.50', 5600.5],
  ['12.5', 12.5],
  ['.5', 0.5],
  ['0.05', 0.05],
  ['9,100.50', 9100.5],
  ['9,100.5', 9100.5],
  ['1,234,567', 1_234_567],
  ['1,234,567.89', 1_234_567.89],
  ['$9,100.50', 9100.5],
  ['$ 1,234.00', 1234],
  // Groups separated by spaces (Real Academia).
  ['5 600', 5600],
  ['5 600,50', 5600.5],
  ['1 234 567,5', 1_234_567.5],
  ['5\u00a0600,50', 5600.5],
  ['5\u202f600', 5600],
  ['5\u2009600.5', 5600.5],
  // Characters that copying adds.
  ['  5600  ', 5600],
  ['\t5600\n', 5600],
  ['\u00a05600\u00a0', 5600],
  ['\ufeff5600', 5600],
  ['\u200b5600\u200b', 5600],
  ['56\u200b00', 5600],
  ['\u200e5.600\u200e', 5600],
  ['\u202d5600\u202c', 5600],
  ['\u20665600\u2069', 5600],
  ['$\u00a05.600,50', 5600.5],
  ['\u22125', -5],
  ['\u20135', -5],
  ['\u20115', -5],
  ['\uff15\uff16\uff10\uff10', 5600],
  ['\uff04\uff15\uff0e\uff16\uff10\uff10', 5600],
  ["'5600", 5600],
  ["'-5", -5],
  // A comma before three digits: thousands in other countries, three decimals in Argentina.
  ['12,345', [12_345, 12.35]],
  ['5,600', [5600, 5.6]],
  ['1,000', [1000, 1]],
  ['$ 9,100', [9100, 9.1]],
  ['-5,600', [-5600, -5.6]],
  // More decimals than an amount may have.
  ['0,005', 'decimals'],
  ['0.005', 'decimals'],
  ['0.500', 'decimals'],
  ['1234,567', 'decimals'],
  ['5600.123', 'decimals'],
  ['5600,500', 'decimals'],
  ['12,3456', 'decimals'],
  ['12.3456', 'decimals'],
  ['1.234,567', 'decimals'],
  ['1,234.567', 'decimals'],
  ['33,333333333', 'decimals'],
  ['0123.456', 'decimals'],
  // Letters.
  ['1o0', 'letters'],
  ['l00', 'letters'],
  ['1O0', 'letters'],
  ['12a', 'letters'],
  ['a12', 'letters'],
  ['1 2a', 'letters'],
  ['consultar', 'letters'],
  ['5600 c/u', 'letters'],
  ['5600 + IVA', 'letters'],
  ['5600 aprox', 'letters'],
  ['5.600 el kilo', 'letters'],
  ['5600 kg', 'letters'],
  ['desde 5600', 'letters'],
  ['5600 - 6200 pesos', 'unreadable'],
  ['5k', 'letters'],
  ['5 mil', 'letters'],
  ['NaN', 'letters'],
  ['Infinity', 'letters'],
  ['0x1F', 'letters'],
  ['1_000', 'unreadable'],
  ['5600 ARS extra', 'letters'],
  ['pesos', 'unreadable'],
  ['null', 'letters'],
  // Values that Excel damaged.
  ['1e3', 'excel'],
  ['1E3', 'excel'],
  ['1E+03', 'excel'],
  ['5,6E+03', 'excel'],
  ['5.6E+03', 'excel'],
  ['2,03E+10', 'excel'],
  ['2.03e10', 'excel'],
  ['-1,5E-05', 'excel'],
  ['$ 5,6E+03', 'excel'],
  ['#N/A', 'excel'],
  ['#¡VALOR!', 'excel'],
  ['#VALUE!', 'excel'],
  ['#DIV/0!', 'excel'],
  ['#¡REF!', 'excel'],
  ['#####', 'excel'],
  ['01/05/2026', 'excel'],
  ['1/5/26', 'excel'],
  ['2026-05-01', 'excel'],
  ['01-05-2026', 'excel'],
  ['2026-05-01 00:00', 'excel'],
  ['1/2', 'excel'],
  ['1-may', 'excel'],
  ['01-may', 'excel'],
  ['1-May', 'excel'],
  ['5-jun-26', 'excel'],
  ['may-26', 'excel'],
  ['sep-00', 'excel'],
  ['12:30', 'excel'],
  ['12:30:00', 'excel'],
  // Another currency.
  ['U$S 5600', 'currency'],
  ['US$ 5600', 'currency'],
  ['u$d 56', 'currency'],
  ['5600 USD', 'currency'],
  ['€ 56', 'currency'],
  ['56 €', 'currency'],
  ['56 euros', 'currency'],
  ['5600 dólares', 'currency'],
  ['R$ 56', 'currency'],
  // Not a number.
  ['', 'empty'],
  ['   ', 'empty'],
  ['\u00a0', 'empty'],
  ['\u200b', 'empty'],
  ['-', 'unreadable'],
  ['$', 'unreadable'],
  ['.', 'unreadable'],
  [',', 'unreadable'],
  ['--5', 'unreadable'],
  ['-$-5', 'unreadable'],
  ['5-', 'unreadable'],
  ['5 -', 'unreadable'],
  ['5..600', 'unreadable'],
  ['5,,6', 'unreadable'],
  ['1,2,3', 'unreadable'],
  ['1.2.3', 'unreadable'],
  ['1.23,45', 'unreadable'],
  ['12.34.567', 'unreadable'],
  ['1234.567.890', 'unreadable'],
  ['1234,567.89', 'unreadable'],
  ['0.123.456', 'unreadable'],
  ['1.234.56', 'unreadable'],
  ['1.234,56,78', 'unreadable'],
  ['1 2', 'unreadable'],
  ['12 34', 'unreadable'],
  ['1 23 456', 'unreadable'],
  ['1  234  56', 'unreadable'],
  ['5600 6200', 'unreadable'],
  ['5600/kg', 'letters'],
  ["5'600", 'unreadable'],
  ['5600 %', 'unreadable'],
  ['10 %', 'unreadable'],
  ['~5600', 'unreadable'],
  ['=5600', 'unreadable'],
  ['=A1', 'letters'],
  ['5600;', 'unreadable'],
  ['5600*', 'unreadable'],
  ['5²', 'unreadable'],
  ['½', 'unreadable'],
  ['5½', 'unreadable'],
  ['①', 'unreadable'],
  ['٥٦٠٠', 'unreadable'],
  ['Ⅻ', 'unreadable'],
  ['\u202e0065', 'unreadable'],
  ['5600\n6200', 'unreadable'],
  ['5600\t6200', 'unreadable'],
  ['1-2', 'excel'],
  ['(500', 'unreadable'],
  ['(-500)', 'unreadable'],
];

const percent: Table = [
  ['7,5', 7.5],
  ['7.5', 7.5],
  ['7,5 %', 7.5],
  ['7,5%', 7.5],
  ['12 %', 12],
  ['-7,5 %', -7.5],
  ['1.500 %', 1500],
  ['100', 100],
  ['7,125', [7125, 7.13]],
  ['0,125', 'decimals'],
  ['% 7', 'unreadable'],
  ['7,5 %%', 'unreadable'],
  ['7 por ciento', 'letters'],
  ['$ 7', 'unreadable'],
  ['1e1', 'excel'],
  ['7 5', 'unreadable'],
];

/** With three decimals, a point or comma is ambiguous. */
const weight: Table = [
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['1,25', 1.25],
  ['0,125', 0.125],
  ['0.125', 0.125],
  ['2 kg', 2],
  ['2,5 kilos', 2.5],
  ['2,5kg', 2.5],
  ['1 kilo', 1],
  ['1.500', [1500, 1.5]],
  ['1,500', [1500, 1.5]],
  ['12.345', [12_345, 12.345]],
  ['1.500 kg', [1500, 1.5]],
  ['1234,567', 1234.567],
  ['1.234,567', 1234.567],
  ['1,234.567', 1234.567],
  ['1.234.567', 1_234_567],
  ['0,0005', 'decimals'],
  ['1,2345', 'decimals'],
  ['500 g', 'letters'],
  ['1/2', 'excel'],
  ['1 1/2', 'unreadable'],
  ['$ 2', 'unreadable'],
];

const count: Table = [
  ['1', 1],
  ['12', 12],
  ['1000', 1000],
  ['001', 1],
  [' 12 ', 12],
  ['-2', -2],
  ['0', 0],
  ['12,5', 'decimals'],
  ['12.5', 'decimals'],
  ['1.000', 'decimals'],
  ['1,000', 'decimals'],
  ['1.000.000', 'decimals'],
  ['1 000', 'unreadable'],
  ['1e3', 'excel'],
  ['1o0', 'letters'],
  ['12 u', 'letters'],
  ['$ 12', 'unreadable'],
  ['1 2', 'unreadable'],
  ['', 'empty'],
];

const tables = { money, percent, weight, count };
const rules = { money: MONEY, percent: PERCENT, weight: WEIGHT, count: COUNT };
const names = ['money', 'percent', 'weight', 'count'] as const;

const readingOf = (written: string, by: NumberRules): Expected => {
  const read = readNumber(written, by);
  if (read.kind === 'number') return read.value;
  return read.kind === 'question' ? read.readings : read.reason;
};

describe.each(names)('%s', (name) => {
  it.each(tables[name])('reads %j as %j', (written, expected) => {
    expect(readingOf(written, rules[name])).toEqual(expected);
  });

  it.each(tables[name])('reads its own formatting of %j as the same number', (written) => {
    const read = readNumber(written, rules[name]);
    if (read.kind !== 'number') return expect(unreadText(read)).toMatch(/\p{L}|^¿.+ o .+\?$/u);
    const format = new Intl.NumberFormat('es-AR', { maximumFractionDigits: rules[name].decimals });
    const again = readNumber(format.format(read.value).replaceAll('.', ''), rules[name]);
    expect(again).toEqual(read);
    expect(read.units).toBe(Math.round(read.value * 10 ** rules[name].decimals) + 0);
  });

  it.each(tables[name])('never reads %j as a different number when it is a count', (written) => {
    const whole = wholeIn(written);
    if (whole !== null && !Number.isNaN(whole)) expect(numberIn(written, COUNT)).toBe(whole);
  });
});

it('has at least 200 inputs', () => {
  expect(names.flatMap((name) => tables[name]).length).toBeGreaterThanOrEqual(200);
});

it('shows both readings of an ambiguous number', () => {
  expect(questionText([1500, 1.5])).toBe('¿1.500 o 1,5?');
});

it('distinguishes an empty text from an unreadable one', () => {
  expect([numberIn('', MONEY), numberIn('x', MONEY), numberIn('1,500', MONEY), wholeIn('')]).toEqual([
    null,
    Number.NaN,
    Number.NaN,
    null,
  ]);
});

it.each([
  ['5', 5],
  ['05', 5],
  ['-3', -3],
  ['-0', 0],
  ['', null],
  ['1.000', Number.NaN],
  ['1,5', Number.NaN],
  ['1e3', Number.NaN],
  ['+5', Number.NaN],
  [' 5', Number.NaN],
])('counts %j like the cart', (written, count) => {
  expect(wholeIn(written)).toBe(count);
});

it.each([
  ['9.850', 9.85],
  ['9,850', 9.85],
  ['9,85 kg', 9.85],
  ['1.500', 1.5],
  ['1.000', [1000, 1]],
  ['1.500,5', 1500.5],
  ['9850', 9850],
  ['9,8501', 'decimals'],
  ['1e3', 'excel'],
] as const)('drops readings above the largest possible value: reads %j as %j', (written, expected) => {
  expect(readingOf(written, { ...WEIGHT, max: 1000 })).toEqual(expected);
});
