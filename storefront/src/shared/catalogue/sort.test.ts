import { describe, expect, it } from 'vitest';
import { producto, withoutPrice } from '../../testing/data.ts';
import { SORT_OPTIONS, type SortValue, sortProducts } from './sort.ts';

const products = [
  producto(1, { nombre: 'Ñoquis', precio: 300 }),
  producto(2, { nombre: 'avena', precio: 100 }),
  producto(3, { nombre: 'Zapallo', precio: 200 }),
  producto(4, { nombre: 'Ácido cítrico', precio: 400 }),
];
const names = (sort: SortValue | undefined, seesPrices = true, list = products) =>
  sortProducts(list, sort, seesPrices).map(({ nombre }) => nombre);

describe('the four orders', () => {
  it('carries the labels and the odd values of the document [T2.36]', () => {
    expect(SORT_OPTIONS.map(({ label, value }) => `${label}=${value}`)).toEqual([
      'Menor precio=precio_desc',
      'Mayor precio=precio_asc',
      'A - Z=nombre_asc',
      'Z - A=nombre_desc',
    ]);
  });

  it('orders by price: precio_desc is the cheapest first', () => {
    expect(names('precio_desc')).toEqual(['avena', 'Zapallo', 'Ñoquis', 'Ácido cítrico']);
    expect(names('precio_asc')).toEqual(['Ácido cítrico', 'Ñoquis', 'Zapallo', 'avena']);
  });

  it('orders by name as Spanish does, whatever the case', () => {
    expect(names('nombre_asc')).toEqual(['Ácido cítrico', 'avena', 'Ñoquis', 'Zapallo']);
    expect(names('nombre_desc')).toEqual(['Zapallo', 'Ñoquis', 'avena', 'Ácido cítrico']);
  });

  it('leaves the list as it came without a choice, or by price for who sees none', () => {
    const asItCame = ['Ñoquis', 'avena', 'Zapallo', 'Ácido cítrico'];
    expect(names(undefined)).toEqual(asItCame);
    expect(names('precio_desc', false)).toEqual(asItCame);
    expect(names('precio_desc', true, products.map(withoutPrice))).toEqual(asItCame);
  });
});
