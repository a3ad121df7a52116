import { LIMITS } from 'api-client/storefront';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { producto, taxed, withoutPrice } from '../../testing/data.ts';
import { pageSearch, SORT_OPTIONS, type SortValue, sortProducts } from './search-params.ts';

const LAST = Math.floor(LIMITS.offsetMax / LIMITS.page);

it.each([
  [2, 2],
  ['7', 7],
  [100_001, 100_001],
  [LAST, LAST],
  [LAST + 1, LAST],
  ['99999999999999999999999', LAST],
  [1, undefined],
  [0, undefined],
  [-3, undefined],
  [2.5, undefined],
  ['dos', undefined],
  [undefined, undefined],
])('reads ?page=%s as page %s', (asked, page) => {
  expect(v.parse(pageSearch, { page: asked })).toEqual(page === undefined ? {} : { page });
});

const products = [
  producto(1, { nombre: 'Ñoquis', precio: 300 }),
  producto(2, { nombre: 'avena', precio: 100 }),
  producto(3, { nombre: 'Zapallo', precio: 200 }),
  producto(4, { nombre: 'Ácido cítrico', precio: 400 }),
];
const names = (sort: SortValue | undefined, seesPrices = true, list = products) =>
  sortProducts(list, sort, seesPrices).map(({ nombre }) => nombre);

describe('the sort orders', () => {
  it('have the labels and the unusual values of the document [T2.36]', () => {
    expect(SORT_OPTIONS.map(({ label, value }) => `${label}=${value}`)).toEqual([
      'Menor precio=precio_desc',
      'Mayor precio=precio_asc',
      'A - Z=nombre_asc',
      'Z - A=nombre_desc',
    ]);
  });

  it('sort by price: precio_desc is the cheapest first', () => {
    expect(names('precio_desc')).toEqual(['avena', 'Zapallo', 'Ñoquis', 'Ácido cítrico']);
    expect(names('precio_asc')).toEqual(['Ácido cítrico', 'Ñoquis', 'Zapallo', 'avena']);
  });

  it('sort by name by Spanish rules, ignoring case', () => {
    expect(names('nombre_asc')).toEqual(['Ácido cítrico', 'avena', 'Ñoquis', 'Zapallo']);
    expect(names('nombre_desc')).toEqual(['Zapallo', 'Ñoquis', 'avena', 'Ácido cítrico']);
  });

  it("keep the list's order without a choice, or by price without price permission", () => {
    const asItCame = ['Ñoquis', 'avena', 'Zapallo', 'Ácido cítrico'];
    expect(names(undefined)).toEqual(asItCame);
    expect(names('precio_desc', false)).toEqual(asItCame);
    expect(names('precio_desc', true, products.map(withoutPrice))).toEqual(asItCame);
  });
});

it('sorts by the net prices that the customer sees', () => {
  const two = [
    taxed(producto(1, { nombre: 'Sal', precio: 1210 }), 'sumado', 21),
    taxed(producto(2, { nombre: 'Pan', precio: 1150 }), 'sumado', 10.5),
  ];
  expect(sortProducts(two, 'precio_desc', true).map(({ nombre }) => nombre)).toEqual(['Sal', 'Pan']);
});
