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
])('of %s a page is made of %s', (address, known) => {
  expect(knownAddress(address)).toBe(known);
});

interface AnyRoute {
  options: { validateSearch?: { shape?: object } };
  children?: Record<string, AnyRoute> | AnyRoute[];
}
const shapesIn = ({ options, children }: AnyRoute): (object | undefined)[] => [
  ...('validateSearch' in options ? [options.validateSearch?.shape] : []),
  ...Object.values(children ?? {}).flatMap(shapesIn),
];

it('knows every parameter that a route reads, and none that nobody does', () => {
  const shapes = shapesIn(routeTree as unknown as AnyRoute);
  expect(shapes).not.toContain(undefined);
  expect(new Set(shapes.flatMap((shape) => Object.keys(shape ?? {})))).toEqual(new Set(KNOWN_PARAMETERS));
});
