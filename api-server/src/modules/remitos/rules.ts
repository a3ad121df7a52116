const LONGEST = 60;

/**
 * Returns the locality of an address: the text after its last comma, as is usual in Argentina. Returns null
 * without a comma, or when that text has a digit, as in a flat or a post code.
 */
export function localidadOf(domicilio: string): string | null {
  const comma = domicilio.lastIndexOf(',');
  const zona = comma < 0 ? '' : domicilio.slice(comma + 1).trim();
  return /^\p{L}[^\d]+$/u.test(zona) && zona.length <= LONGEST ? zona : null;
}

/** Zones ignore case and accents. */
const keyOf = (zona: string | null): string =>
  zona === null ? '' : zona.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Groups by zone. The first spelling names the group, the order of `all` stays, and stops without a zone come last. */
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
