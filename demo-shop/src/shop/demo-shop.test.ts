import { codigoProducto, plainCodigo } from 'api-client/contract/codigo-producto';
import { describe, expect, it } from 'vitest';
import { demoShop } from './demo-shop.ts';
import type { DemoProducto } from './demo-types.ts';
import { MIN, totalOf } from './detalles.ts';
import { REDUCED } from './iva.ts';

const now = new Date('2026-03-18T15:00:00Z');
const shop = demoShop(now);
const { categorias, marcas, etiquetas, productos, usuarios } = shop;
const count = (test: (p: DemoProducto) => boolean) => productos.filter(test).length;
const unique = (values: readonly unknown[]) => new Set(values).size === values.length;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('the demo shop', () => {
  it('is equal for an equal moment, and keeps its ids for another', () => {
    expect(demoShop(now)).toEqual(shop);
    const later = demoShop(new Date('2026-06-01T03:10:00Z'));
    expect(later.productos.map((p) => p.producto_id)).toEqual(productos.map((p) => p.producto_id));
    expect(later.usuarios.map((u) => u.usuario_id)).toEqual(usuarios.map((u) => u.usuario_id));
  });

  it('has unique names and ids', () => {
    for (const list of [categorias, marcas, etiquetas, productos]) {
      expect(unique(list.map((x) => x.nombre.toLowerCase()))).toBe(true);
    }
    const ids = [
      ...categorias.map((c) => c.categoria_id),
      ...marcas.map((m) => m.marca_id),
      ...etiquetas.map((e) => e.etiqueta_id),
      ...productos.map((p) => p.producto_id),
      ...usuarios.map((u) => u.usuario_id),
      ...shop.pedidos.flatMap((o) => [o.pedido_id, ...o.detalles.map((d) => d.detalle_id)]),
    ];
    expect(unique(ids)).toBe(true);
    expect(ids.filter((id) => !uuid.test(id))).toEqual([]);
  });

  it("follows the server's rule for names", () => {
    for (const { nombre } of [...categorias, ...marcas, ...etiquetas, ...productos]) {
      expect(nombre).toBe(nombre.charAt(0).toUpperCase() + nombre.slice(1).toLowerCase());
      expect(nombre.length).toBeGreaterThanOrEqual(2);
      expect(nombre.length).toBeLessThanOrEqual(255);
    }
  });
});

describe('its synonyms', () => {
  it('have in each group a word of a product or tag, and a word that no product or tag contains', () => {
    const names = [...productos, ...etiquetas].map((one) => one.nombre.toLowerCase());
    const isSold = (palabra: string) => names.some((nombre) => nombre.includes(palabra));
    for (const { palabras } of shop.sinonimos) {
      expect(palabras.some(isSold), palabras[0]).toBe(true);
      expect(palabras.every(isSold), palabras[0]).toBe(false);
    }
  });
});

describe('its catalogue', () => {
  it('has enough of everything for the pages', () => {
    expect(productos.length).toBeGreaterThanOrEqual(320);
    expect(categorias.filter((c) => c.esta_activo).length).toBeGreaterThanOrEqual(14);
    expect(marcas.length).toBeGreaterThanOrEqual(24);
    expect(etiquetas.length).toBeGreaterThanOrEqual(12);
    const featured = marcas.filter((m) => m.marca_destacada && m.esta_activo);
    expect(featured.length).toBeGreaterThanOrEqual(6);
    expect(featured.length).toBeLessThanOrEqual(14);
    for (const list of [categorias, marcas, etiquetas]) {
      const out = list.filter((x) => !x.esta_activo).length;
      expect([1, 2]).toContain(out);
    }
    const soldOut = count((p) => !p.disponible) / productos.length;
    expect(soldOut).toBeGreaterThan(0.035);
    expect(soldOut).toBeLessThan(0.065);
    expect(count((p) => !p.esta_activo)).toBeGreaterThanOrEqual(10);
    expect(count((p) => p.en_promocion && p.esta_activo)).toBeGreaterThanOrEqual(20);
    expect(count((p) => p.nuevo_ingreso && p.esta_activo)).toBeGreaterThanOrEqual(15);
    const destacados = count((p) => p.producto_destacado && p.esta_activo && p.disponible);
    expect(destacados).toBe(count((p) => p.producto_destacado));
    expect(destacados).toBeGreaterThanOrEqual(15);
    expect(destacados).toBeLessThanOrEqual(24);
    expect(count((p) => p.tipo_de_precio === 'por_bulto_cerrado' && p.esta_activo)).toBeGreaterThanOrEqual(
      25,
    );
    expect(count((p) => p.categoria_ids.length > 1)).toBeGreaterThanOrEqual(20);
    expect(count((p) => /maní/i.test(p.nombre))).toBeGreaterThanOrEqual(12);
    expect(count((p) => /[ñ]/.test(p.nombre) || /[áéíóú]/.test(p.nombre))).toBeGreaterThanOrEqual(40);
  });

  it("has unique codes in the server's format for some products", () => {
    const codigos = productos.flatMap(({ codigo }) => codigo ?? []);
    expect(codigos.length / productos.length).toBeGreaterThan(0.15);
    expect(codigos.length / productos.length).toBeLessThan(0.6);
    expect(unique(codigos)).toBe(true);
    expect(codigos.filter((codigo) => codigoProducto.parse(codigo) !== codigo)).toEqual([]);
    expect(codigos.map(plainCodigo)).toEqual(codigos);
  });

  it('fills a second page of every active category', () => {
    for (const { categoria_id, nombre, esta_activo } of categorias) {
      const n = count((p) => p.esta_activo && p.categoria_ids.includes(categoria_id));
      if (esta_activo) expect(n, nombre).toBeGreaterThanOrEqual(12);
      else expect(n, nombre).toBe(0);
    }
    const brands = new Set(marcas.filter((m) => m.esta_activo).map((m) => m.marca_id));
    expect(count((p) => p.esta_activo && !brands.has(p.marca_id))).toBe(0);
    for (const id of brands) expect(count((p) => p.marca_id === id)).toBeGreaterThan(0);
  });

  it('has valid products', () => {
    const known = new Set([...categorias.map((c) => c.categoria_id), ...etiquetas.map((e) => e.etiqueta_id)]);
    for (const p of productos) {
      expect(p.descripcion.length, p.nombre).toBeGreaterThanOrEqual(60);
      expect(Number.isInteger(p.precio) && p.precio >= 50_000 && p.precio <= 99_999_999, p.nombre).toBe(true);
      expect(p.precio_antes_oferta !== null, p.nombre).toBe(p.en_promocion);
      if (p.precio_antes_oferta !== null) expect(p.precio_antes_oferta).toBeGreaterThan(p.precio);
      expect(p.categoria_ids.length).toBeGreaterThan(0);
      expect(p.etiqueta_ids.length).toBeGreaterThan(0);
      expect([...p.categoria_ids, ...p.etiqueta_ids].every((id) => known.has(id))).toBe(true);
      expect(unique(p.categoria_ids) && unique(p.etiqueta_ids), p.nombre).toBe(true);
      expect(shop.imagenes.has(p.imagen), p.nombre).toBe(true);
      expect(p.creado_en.getTime()).toBeLessThan(now.getTime());
    }
    expect(unique(productos.map((p) => p.descripcion))).toBe(true);
  });

  it('taxes loose staples and their bulk with the reduced rate, and packed food with the general one', () => {
    const ratesOf = (family: string) =>
      productos
        .filter(({ nombre }) => nombre.toLowerCase().startsWith(family.toLowerCase()))
        .map(({ tipo_de_precio, alicuota_iva }) => `${tipo_de_precio} ${alicuota_iva / 100}`);
    for (const family of REDUCED) expect(ratesOf(family).join(), family).toContain(' 10.5');
    expect(new Set(ratesOf('Poroto negro'))).toEqual(
      new Set(['por_kilo 10.5', 'por_unidad 21', 'por_bulto_cerrado 10.5']),
    );
    expect(new Set(ratesOf('Arroz'))).toEqual(
      new Set(['por_kilo 21', 'por_unidad 21', 'por_bulto_cerrado 21']),
    );
    expect(new Set(productos.map(({ alicuota_iva }) => alicuota_iva))).toEqual(new Set([1050, 2100]));
  });

  it('gives every category a distinct colour, and uses every picture', () => {
    expect(unique(categorias.map((c) => c.tint))).toBe(true);
    const used = new Set([
      ...productos.map((p) => p.imagen),
      ...categorias.map((c) => c.imagen),
      ...marcas.flatMap((m) => m.logo ?? []),
    ]);
    expect([...shop.imagenes.keys()].filter((key) => !used.has(key))).toEqual([]);
  });
});

describe('its customers', () => {
  it('are mostly registered for IVA, and the accounts to try the shop tell nothing', () => {
    const clientes = usuarios.filter(({ email }) => email.endsWith('@correo.test'));
    const counts = Map.groupBy(clientes, ({ condicion_iva }) => condicion_iva);
    expect(counts.get('responsable_inscripto')).toHaveLength(11);
    expect(counts.get('monotributo')?.length).toBeGreaterThan(30);
    expect(counts.get('exento')).toHaveLength(1);
    expect(counts.get('consumidor_final')).toHaveLength(1);
    expect(counts.get(null)?.length).toBeGreaterThan(4);
    const others = usuarios.filter((one) => !clientes.includes(one));
    expect(others.map(({ condicion_iva }) => condicion_iva)).toEqual(others.map(() => null));
  });
});

describe('its orders', () => {
  it('reach the minimum after discounts', () => {
    for (const { detalles } of shop.pedidos) expect(totalOf(detalles)).toBeGreaterThanOrEqual(MIN);
  });
});
