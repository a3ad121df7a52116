import { expect, it } from 'vitest';
import { byZona, localidadOf } from './rules.ts';

it.each([
  ['San Martín 100, Pergamino', 'Pergamino'],
  ['Av. Colón 1234, 3.º B, Pergamino ', 'Pergamino'],
  ['Pje. Güemes 55, Yerba Buena, Tucumán', 'Tucumán'],
  ['Av. de los Incas 3200, CABA', 'CABA'],
  ['Ruta 8 km 222, Villa Constitución', 'Villa Constitución'],
  ['San Martín 100', null],
  ['Av. Colón 1234, 3.º B', null],
  ['San Martín 100, B2700', null],
  ['San Martín 100, Pergamino 2700', null],
  ['San Martín 100,', null],
  ['', null],
  [`San Martín 100, ${'x'.repeat(61)}`, null],
])('%j is in %j', (domicilio, zona) => {
  expect(localidadOf(domicilio)).toBe(zona);
});

it('groups by zone ignoring accents and case, with stops without a zone last', () => {
  const at = (domicilio: string) => ({ domicilio });
  const all = ['1', '2, Junín', '3, Colón', '4, JUNIN', '5'].map(at);
  expect(byZona(all)).toEqual([
    { zona: 'Junín', paradas: [at('2, Junín'), at('4, JUNIN')] },
    { zona: 'Colón', paradas: [at('3, Colón')] },
    { zona: null, paradas: [at('1'), at('5')] },
  ]);
});
