/** Finds the delivery zone of an address. Pure functions, shared by server and panel. */

export interface ZonaPlaces {
  /** Localities as an admin writes them: 'Pergamino'. */
  localidades: readonly string[];
  /** Post codes '2700', or ranges '2700-2709' that include both ends. */
  codigos_postales: readonly string[];
}

/** Normalises a text: lower case, without accents, other characters than letters and digits as spaces. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Returns the first and last code of a range. */
export function codigosOf(range: string): [number, number] {
  const [first = '', last = first] = range.split('-');
  return [Number(first), Number(last)];
}

/** Full post code `b2700xaa`: province letter, four digits, three letters of the block. */
const WHOLE_CODE = /\b[a-z](\d{4})(?:[a-z]{3})?\b/g;
const MARKED = /\b(?:cp|c p|codigo postal|cod postal)\s+[a-z]?(\d{4})(?:[a-z]{3})?\b/g;

const FOUR_DIGITS = /\d{4}/;

const allOf = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, code = '']) => code);

/**
 * Returns the post codes in an address. Four digits alone may be a house number. Digits count with a label,
 * with the code's letters, or at the start of a part after a comma, dash or bracket.
 */
function codesIn(address: string, text: string): number[] {
  if (!FOUR_DIGITS.test(text)) return [];
  const [, ...parts] = address.split(/[,;()\n–—]|\s-\s/);
  const leading = parts.flatMap((part) => (FOUR_DIGITS.test(part) ? allOf(/^(\d{4})\b/g, plain(part)) : []));
  return [...allOf(MARKED, text), ...allOf(WHOLE_CODE, text), ...leading].map(Number);
}

/**
 * Returns the zone of the address's post code, else the zone of the last named locality. When two localities
 * end at the same place, the longer name counts. Undefined when no zone is found.
 */
export const zonaOf = <Zona extends ZonaPlaces>(
  domicilio: string,
  zonas: readonly Zona[],
): Zona | undefined => zonaFinder(zonas)(domicilio);

/** Returns `zonaOf` for many addresses: the zones are prepared only once. */
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

/** Localities of all zones by their first word, so that an address is compared only with names that may match. */
function namesByFirstWord<Zona extends ZonaPlaces>(zonas: readonly Zona[]): Names<Zona> {
  const all = zonas.flatMap((zona) =>
    zona.localidades.map(plain).flatMap((name) => (name === '' ? [] : [{ zona, name: `${name} ` }])),
  );
  return Map.groupBy(all, ({ name }) => name.split(' ', 1).join());
}

/**
 * Returns the zone of the last named locality, because earlier names are streets. When two end at the same
 * place, the longer counts.
 */
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

/** Returns a place of a zone that another zone already has, as written in the first. */
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
