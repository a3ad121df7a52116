import type { MiHabitual } from 'api-client/storefront';
import type { UsualSearch } from './usual-search.ts';

export interface UsualGroup<P> {
  title: string;
  all: P[];
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Returns the products whose name, brand or categories contain every word, in any order and without accents. */
function found<P extends MiHabitual>(all: readonly P[], term: string): P[] {
  const words = plain(term).split(/\s+/);
  return all.filter(({ producto: { nombre, marca, categorias } }) => {
    const text = plain([nombre, marca.nombre, ...categorias.map((one) => one.nombre)].join(' '));
    return words.every((word) => text.includes(word));
  });
}

const byName = (a: MiHabitual, b: MiHabitual) => a.producto.nombre.localeCompare(b.producto.nombre, 'es');
const categoryOf = ({ producto }: MiHabitual): string => producto.categorias[0]?.nombre ?? 'Otros';

/** Returns the matching products in groups. By default: due products, then the rest. */
export function groupsOf<P extends MiHabitual>(
  habituales: readonly P[],
  { term = '', orden }: UsualSearch,
): UsualGroup<P>[] {
  const all = found(habituales, term);
  if (orden === 'nombre') return nonEmpty([{ title: 'Todos, por nombre', all: all.toSorted(byName) }]);
  if (orden === 'ultima') {
    const newest = all.toSorted((a, b) => b.ultima_compra.localeCompare(a.ultima_compra) || byName(a, b));
    return nonEmpty([{ title: 'Todos, por última compra', all: newest }]);
  }
  if (orden === 'rubro') {
    const byCategory = Map.groupBy(all.toSorted(byName), categoryOf);
    return [...byCategory]
      .map(([title, some]) => ({ title, all: some }))
      .sort((a, b) => a.title.localeCompare(b.title, 'es'));
  }
  return nonEmpty([
    { title: 'Te tocaría pedir', all: all.filter(({ toca }) => toca) },
    { title: 'Todavía no te toca', all: all.filter(({ toca }) => !toca) },
  ]);
}

const nonEmpty = <P>(groups: UsualGroup<P>[]): UsualGroup<P>[] => groups.filter(({ all }) => all.length > 0);
