import { describe, expect, it } from 'vitest';
import { sharedPlace, zonaFinder, zonaOf } from './zona-of.ts';

const zona = (nombre: string, localidades: string[], codigos_postales: string[] = []) => ({
  ...{ nombre, localidades, codigos_postales },
});
const NORTH = zona('Norte', ['Pergamino', 'Colón'], ['2700-2709']);
const SOUTH = zona('Sur', ['Junín', 'San Martín'], ['6000']);
const FAR = zona('Solo', ['San Martín de los Andes']);
const ALL = [NORTH, SOUTH, FAR];

describe('the zone of an address', () => {
  it.each([
    // By locality, regardless of accents, case and position.
    ['Mitre 100, Pergamino', 'Norte'],
    ['Mitre 100, PERGAMINO, Buenos Aires', 'Norte'],
    ['Mitre 100 Colon', 'Norte'],
    ['Mitre 100, Junín', 'Sur'],
    // The last locality counts: names before it are streets.
    ['Pergamino 1284, Junín', 'Sur'],
    ['San Martín 100, Pergamino', 'Norte'],
    // When two names end at the same place, the longer counts.
    ['Ruta 40 km 1, San Martín de los Andes', 'Solo'],
    // Only whole words match.
    ['Mitre 100, Juninense', undefined],
    ['Mitre 100, Villa Pergaminos', undefined],
    // By post code, including the ends of a range; the code overrides the name.
    ['Mitre 100, 2700', 'Norte'],
    ['Mitre 100 (2709) Rancagua', 'Norte'],
    ['Mitre 100, 2710 Guerrico', undefined],
    ['Mitre 100, 2699', undefined],
    ['Mitre 100, B2705XAA', 'Norte'],
    ['Mitre 100, b6000', 'Sur'],
    ['Mitre 100 CP 6000', 'Sur'],
    ['Mitre 100 C.P.: 6000', 'Sur'],
    ['Mitre 100, código postal 6000, Pergamino', 'Sur'],
    // A code without a zone is ignored.
    ['Mitre 100, 9999 Pergamino', 'Norte'],
    // A house number is not a post code.
    ['Av. de Mayo 2700, Junín', 'Sur'],
    ['9 de Julio 2700', undefined],
    ['Colectora 6000 norte', undefined],
    ['Ruta 8 km 270012', undefined],
    ['', undefined],
  ])('of %j is %j', (domicilio, nombre) => {
    expect(zonaOf(domicilio, ALL)?.nombre).toBe(nombre);
  });

  it('is undefined without zones', () => {
    expect(zonaOf('Mitre 100, Pergamino', [])).toBeUndefined();
  });
});

it.each([
  [zona('Otra', ['pergamino']), 'pergamino'],
  [zona('Otra', ['Rojas'], ['2705']), '2705'],
  [zona('Otra', [], ['2600-2700']), '2600-2700'],
  [zona('Otra', [], ['2709-2800']), '2709-2800'],
  [zona('Otra', [], ['2710', '2699']), undefined],
  [zona('Otra', ['Pergamino Sur']), undefined],
])('finds in %j the place that another zone already has: %j', (one, place) => {
  expect(sharedPlace(one, NORTH)).toBe(place);
});

describe('the zones of 10,000 addresses', () => {
  let seed = 1;
  const below = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return Math.floor((seed / 2_147_483_648) * most);
  };
  const pick = <T>(values: readonly T[]): T => values[below(values.length)] as T;
  const FIRST = ['San', 'Santa', 'Villa', 'Colonia', 'Puerto', 'El', 'Los'];
  const SECOND = ['Martín', 'Rosa', 'Colón', 'Junín', 'Pergamino', 'Luján', 'Andes', 'María'];
  const place = () =>
    pick([
      () => pick(SECOND),
      () => `${pick(FIRST)} ${pick(SECOND)}`,
      () => `${pick(FIRST)} ${pick(SECOND)} de los ${pick(SECOND)}`,
    ])();
  const all = new Set<string>();
  while (all.size < 300) all.add(place());
  const zonas = Array.from({ length: 30 }, (_, at) =>
    zona(`${at}`, [...all].slice(at * 10, at * 10 + 10), at % 2 ? [`${2000 + at}`] : []),
  );
  const addresses = Array.from({ length: 10_000 }, () =>
    [
      `${place()} ${below(3000)}`,
      ...Array.from({ length: below(4) }, () =>
        pick([
          place,
          () => place().toUpperCase(),
          () => `CP ${2000 + below(60)}`,
          () => `${2000 + below(60)}`,
        ])(),
      ),
    ].join(pick([', ', ' - ', ' '])),
  );
  const words = (text: string) =>
    ` ${text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z\d]+/g, ' ')
      .trim()} `;

  it('without post codes, belong to the last named locality, the longest of those', () => {
    const zonaIn = zonaFinder(zonas.map((one) => ({ ...one, codigos_postales: [] })));
    const names = zonas.flatMap(({ nombre, localidades }) =>
      localidades.map((localidad) => ({ nombre, name: words(localidad) })),
    );
    const expected = addresses.map((address) => {
      const text = words(address);
      const mentions = names.map(({ nombre, name }) => {
        const at = text.lastIndexOf(name);
        return { nombre, end: at < 0 ? -1 : at + name.length, length: name.length };
      });
      const [last] = mentions.sort((a, b) => b.end - a.end || b.length - a.length);
      return last && last.end >= 0 ? last.nombre : undefined;
    });
    expect(addresses.map((address) => zonaIn(address)?.nombre)).toEqual(expected);
    expect(new Set(expected).size).toBeGreaterThan(20);
  });
});
