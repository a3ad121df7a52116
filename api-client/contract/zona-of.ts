/** Which delivery zone an address falls in. Pure: the same for the server, the panel's screens and whoever tests it. */

export interface ZonaPlaces {
  /** As an admin writes them: 'Pergamino'. */
  localidades: readonly string[];
  /** '2700', or '2700-2709', both included. */
  codigos_postales: readonly string[];
}

/** Words of a text as they are compared: without accents, in lower case, each sign that is neither letter nor digit a space. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** The first and the last of it. */
export function codigosOf(range: string): [number, number] {
  const [first = '', last = first] = range.split('-');
  return [Number(first), Number(last)];
}

/** `b2700xaa`: the letter of the province, the four digits, three letters of the block. */
const WHOLE_CODE = /\b[a-z](\d{4})(?:[a-z]{3})?\b/g;
const MARKED = /\b(?:cp|c p|codigo postal|cod postal)\s+[a-z]?(\d{4})(?:[a-z]{3})?\b/g;

const FOUR_DIGITS = /\d{4}/;

const allOf = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, code = '']) => code);

/**
 * The post codes that an address says. Four digits alone may be a house number: they are a code where they are called one, where
 * they come with its letters, or where they begin or are a part of their own, after a comma, a dash or in brackets.
 */
function codesIn(address: string, text: string): number[] {
  if (!FOUR_DIGITS.test(text)) return [];
  const [, ...parts] = address.split(/[,;()\n–—]|\s-\s/);
  const leading = parts.flatMap((part) => (FOUR_DIGITS.test(part) ? allOf(/^(\d{4})\b/g, plain(part)) : []));
  return [...allOf(MARKED, text), ...allOf(WHOLE_CODE, text), ...leading].map(Number);
}

/**
 * The zone that has the address's post code; without one that any zone has, the zone of the locality that it names last, and of two
 * that end there that of the longer name. Nothing where it says neither.
 */
export const zonaOf = <Zona extends ZonaPlaces>(
  domicilio: string,
  zonas: readonly Zona[],
): Zona | undefined => zonaFinder(zonas)(domicilio);

/** Returns `zonaOf` for many addresses. The zones' places are read once and not for each address. */
export function zonaFinder<Zona extends ZonaPlaces>(
  zonas: readonly Zona[],
): (domicilio: string) => Zona | undefined {
  const ranges = zonas.flatMap((zona) =>
    zona.codigos_postales.map(codigosOf).map(([first, last]) => ({ zona, first, last })),
  );
  const names = namesByFirstWord(zonas);
  return (domicilio) => {
    const address = plain(domicilio);
    for (const code of codesIn(domicilio, address)) {
      const range = ranges.find(({ first, last }) => first <= code && code <= last);
      if (range) return range.zona;
    }
    return lastNamed(address, names);
  };
}

type Names<Zona> = ReadonlyMap<string, readonly { zona: Zona; name: string }[]>;

/** The localities of all zones, each with a space after its name, by their first word: an address is compared with those alone whose first word it has. */
function namesByFirstWord<Zona extends ZonaPlaces>(zonas: readonly Zona[]): Names<Zona> {
  const all = zonas.flatMap((zona) =>
    zona.localidades.map(plain).flatMap((name) => (name === '' ? [] : [{ zona, name: `${name} ` }])),
  );
  return Map.groupBy(all, ({ name }) => name.split(' ', 1).join());
}

/** The zone of the locality that the address names last: what stands before it is a street. Of two that end there, the longer. */
function lastNamed<Zona>(address: string, names: Names<Zona>): Zona | undefined {
  let last: { zona: Zona; end: number; length: number } | undefined;
  const text = `${address} `;
  let start = 0;
  for (const word of address.split(' ')) {
    for (const { zona, name } of names.get(word) ?? []) {
      const end = start + name.length;
      if (!text.startsWith(name, start)) continue;
      if (!last || end > last.end || (end === last.end && name.length > last.length))
        last = { zona, end, length: name.length };
    }
    start += word.length + 1;
  }
  return last?.zona;
}

/** What of a zone's places another has already, as it is written there. */
export function sharedPlace(one: ZonaPlaces, other: ZonaPlaces): string | undefined {
  const names = new Set(other.localidades.map(plain));
  const localidad = one.localidades.find((name) => names.has(plain(name)));
  if (localidad !== undefined) return localidad;
  const taken = other.codigos_postales.map(codigosOf);
  return one.codigos_postales.find((range) => {
    const [first, last] = codigosOf(range);
    return taken.some(([from, to]) => first <= to && from <= last);
  });
}
