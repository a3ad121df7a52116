const LONGEST = 60;

/**
 * The locality of an address: what stands after its last comma, as people here write it. Null where that can be none:
 * without a comma, or with a number in it, a flat's or a post code's.
 */
export function localidadOf(domicilio: string): string | null {
  const comma = domicilio.lastIndexOf(',');
  const zona = comma < 0 ? '' : domicilio.slice(comma + 1).trim();
  return /^\p{L}[^\d]+$/u.test(zona) && zona.length <= LONGEST ? zona : null;
}

/** Case and accents make no other zone. */
const keyOf = (zona: string | null): string =>
  zona === null ? '' : zona.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** By zone, each under the name that came first; zones and what is in them in the order of `all`, none last. */
export function byZona<T extends { domicilio: string }>(
  all: readonly T[],
  nameOf: (domicilio: string) => string | null = localidadOf,
): { zona: string | null; paradas: T[] }[] {
  const groups = new Map<string, { zona: string | null; paradas: T[] }>();
  for (const one of all) {
    const zona = nameOf(one.domicilio);
    const group = groups.get(keyOf(zona)) ?? { zona, paradas: [] };
    group.paradas.push(one);
    groups.set(keyOf(zona), group);
  }
  return [...groups.values()].sort((a, b) => Number(a.zona === null) - Number(b.zona === null));
}
