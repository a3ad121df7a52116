import { expect, it } from 'vitest';
import { cuitIn, cuitText, typedCuit } from './written-cuit.ts';

it.each([
  '20123456789',
  '20-12345678-9',
  '20 12345678 9',
  '20.12345678.9',
  '20-12.345.678-9',
  '20.123.456.789',
  '20–12345678–9',
  '\u00a020-12345678-9 ',
  'CUIT 20-12345678-9',
  'CUIT: 20-12345678-9',
  'CUIT N.º 20-12345678-9',
  'cuil 20123456789',
  'CUIT/CUIL: 20-12345678/9',
])('reads %j', (written) => {
  expect(cuitIn(written)).toBe('20123456789');
  expect(typedCuit(written)).toBe('20123456789');
  expect(cuitText(written)).toBe('20-12345678-9');
});

it.each([
  '',
  '2012345678',
  '201234567890',
  '20-1234567B-9',
  '20-1234o678-9',
  '2,0123E+10',
  '2.0123456789E+10',
  '20-12345678-9 (titular)',
  'DNI 20123456789',
  '20123456789,00',
  '20-12345678-9 / 27-12345678-4',
  '+20123456789',
  '2-0123456-789',
  '20/12345678/9',
  '2012345-6789',
  '20.1234.5678.9',
])('reads no CUIT from %j', (written) => {
  expect(cuitIn(written)).toBeUndefined();
});

it('leaves texts with letters unchanged, and adds dashes to incomplete digits', () => {
  const odd = ['20-1234o678-9', '2,03E+10', '2-0123456-789'];
  expect(odd.map((text) => typedCuit(text))).toEqual(odd);
  expect(['2012', '201234567899', '20x'].map(cuitText)).toEqual(['20-12', '20-12345678-99', '20x']);
});

it('moves the dashes when a digit is typed into the shown text', () => {
  expect(typedCuit('201-23456789', '20-23456789')).toBe('20123456789');
  expect(typedCuit('20-123456789', '20-12345679')).toBe('20123456789');
  expect(typedCuit('20-1234567-9', '20-12345678-9')).toBe('2012345679');
});

it('keeps a pasted text with other groups unchanged', () => {
  expect(typedCuit('201-23456789', '')).toBe('201-23456789');
  expect(typedCuit('201-23456789', '27-33445566-1')).toBe('201-23456789');
  expect(typedCuit('201-234567891', '201-23456789')).not.toBe('20123456789');
});
