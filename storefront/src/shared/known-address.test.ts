import { expect, it } from 'vitest';
import { routeTree } from '../routeTree.gen.ts';
import { KNOWN_PARAMETERS, knownAddress } from './known-address.ts';

it.each([
  ['/inicio', '/inicio'],
  ['/inicio?fbclid=x', '/inicio'],
  ['/categorias?utm_source=a&term=ma%C3%AD&page=2&gclid=', '/categorias?term=ma%C3%AD&page=2'],
  ['/categorias?%70age=2&&=&sort', '/categorias?%70age=2&sort'],
  ['/marcas/a%3Fb?page=2?x#abajo', '/marcas/a%3Fb?page=2?x#abajo'],
  ['/inicio?%E0%A4%A=1#?page=2', '/inicio#?page=2'],
  ['', ''],
])('reduces %s to %s', (address, known) => {
  expect(knownAddress(address)).toBe(known);
});

interface AnyRoute {
  options: { validateSearch?: { entries?: object } };
  children?: Record<string, AnyRoute> | AnyRoute[];
}
const entriesIn = ({ options, children }: AnyRoute): (object | undefined)[] => [
  ...('validateSearch' in options ? [options.validateSearch?.entries] : []),
  ...Object.values(children ?? {}).flatMap(entriesIn),
];

it('knows exactly the parameters that routes read', () => {
  const all = entriesIn(routeTree as unknown as AnyRoute);
  expect(all).not.toContain(undefined);
  expect(new Set(all.flatMap((entries) => Object.keys(entries ?? {})))).toEqual(new Set(KNOWN_PARAMETERS));
});
