import { describe, expect, it } from 'vitest';
import { condicionIdOf, minimumOf } from './condiciones.ts';
import { demoShop } from './demo-shop.ts';
import { totalOf } from './detalles.ts';

const now = new Date('2026-03-18T15:00:00Z');
const { condiciones, usuarios, productos, marcas, categorias, pedidos } = demoShop(now);
const customers = usuarios.filter(({ roles, esta_activo }) => esta_activo && roles.join() === 'usuario');

describe('the four agreements', () => {
  it('have their rules, minimum orders and own prices', () => {
    expect(
      condiciones.map(({ nombre, monto_minimo, reglas, precios }) => [
        nombre,
        monto_minimo,
        reglas.map(({ ajuste }) => ajuste),
        precios.length,
      ]),
    ).toEqual([
      ['Supermercados', 150_000, [-800, -1200], 25],
      ['Dietéticas y almacenes', null, [-500, -500, -500], 0],
      ['Distribuidores del interior', 300_000, [-1200], 15],
      ['Gastronomía', null, [-700, -700], 20],
    ]);
  });

  it('refer to active brands, categories and products', () => {
    const active = (list: readonly { esta_activo: boolean }[]) => list.filter((one) => one.esta_activo);
    const ids = new Set<unknown>(
      [...active(marcas), ...active(categorias), ...active(productos)].flatMap((one) => Object.values(one)),
    );
    for (const { reglas, precios } of condiciones) {
      for (const { marca_id, categoria_id } of reglas) {
        expect(marca_id === null || ids.has(marca_id)).toBe(true);
        expect(categoria_id === null || ids.has(categoria_id)).toBe(true);
      }
      expect(precios.every(({ producto_id }) => ids.has(producto_id))).toBe(true);
      expect(new Set(precios.map(({ producto_id }) => producto_id)).size).toBe(precios.length);
    }
  });

  it('have own prices below the base prices of the last four months, in whole tens of pesos', () => {
    const bases = new Map(productos.map(({ producto_id, precio }) => [producto_id, precio]));
    for (const { producto_id, precio } of condiciones.flatMap(({ precios }) => precios)) {
      expect(precio).toBeLessThan((bases.get(producto_id) ?? 0) * 0.92);
      expect(precio % 1000).toBe(0);
    }
  });
});

describe('the customers of the agreements', () => {
  it('are about half of the approved customers, with orders in each agreement', () => {
    const own = customers.filter(({ condicion_id }) => condicion_id !== null);
    expect(own.length / customers.length).toBeGreaterThan(0.4);
    expect(own.length / customers.length).toBeLessThan(0.6);
    for (const { condicion_id, nombre } of condiciones) {
      const ids = new Set(
        own.filter((one) => one.condicion_id === condicion_id).map((one) => one.usuario_id),
      );
      expect(ids.size, nombre).toBeGreaterThanOrEqual(5);
      const placed = pedidos.filter(({ usuario_id }) => ids.has(usuario_id));
      expect(placed.length, nombre).toBeGreaterThan(10);
    }
  });

  it('do not include the demo accounts, staff, or applicants', () => {
    const others = usuarios.filter((one) => !customers.includes(one) || one.email.endsWith('@tienda.test'));
    expect(others.filter(({ condicion_id }) => condicion_id !== null)).toEqual([]);
    expect(condicionIdOf('Almacén la buena hora')).toBeNull();
  });

  it('order enough at base prices to reach the minimum at own prices', () => {
    const person = new Map(usuarios.map((one) => [one.usuario_id, one]));
    for (const { usuario_id, detalles, orderedDetalles = detalles } of pedidos) {
      const minimum = minimumOf(person.get(usuario_id) ?? { condicion_id: null });
      expect(totalOf(orderedDetalles)).toBeGreaterThanOrEqual(minimum);
    }
  });
});
