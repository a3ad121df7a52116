import { expect, it } from 'vitest';
import { normalizeNombre } from './nombre.ts';

it.each([
  ['MANÍ TOSTADO', 'Maní tostado'],
  ['  ñandú  ', 'Ñandú'],
  ['avena', 'Avena'],
  ['a', 'A'],
  ['Almendra   NON\tPareil', 'Almendra non pareil'],
  ['éxito x 5 KG', 'Éxito x 5 kg'],
  ['100% Integral', '100% integral'],
  ['mani\u0301', 'Maní'],
  ['🌰 NUEZ', '🌰 nuez'],
  ['', ''],
])('normalises %j to %j', (nombre, normal) => {
  expect(normalizeNombre(nombre)).toBe(normal);
});
