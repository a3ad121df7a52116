import { LIMITES, type Producto } from 'api-client/backoffice';
import type { Linea } from './carrito.ts';

/** A product as a line; undefined without a price, which staff always see. */
export function lineaDe(producto: Producto, cantidad: number): Linea | undefined {
  const { producto_id, nombre, precio, tipo_de_precio } = producto;
  if (precio === undefined || tipo_de_precio === undefined) return undefined;
  // Copied: the store makes what it is given its own, and this belongs to the query cache.
  const imagenes = producto.imagenes.map(({ url, anchos }) => ({ url, anchos: [...anchos] }));
  return { producto_id, nombre, precio, cantidad, tipo_de_precio, imagenes };
}

/** The lines with so many more of a product, as far as 1000 allow, and how many went in. */
export function sumarLinea(lineas: readonly Linea[], producto: Producto, cantidad: number) {
  const antes = lineas.find(({ producto_id }) => producto_id === producto.producto_id);
  const entraron = Math.max(0, Math.min(cantidad, LIMITES.cantidadMaxima - (antes?.cantidad ?? 0)));
  const nueva = lineaDe(producto, (antes?.cantidad ?? 0) + entraron);
  if (!nueva || entraron === 0) return { lineas: [...lineas], entraron: 0 };
  return {
    lineas: antes ? lineas.map((linea) => (linea === antes ? nueva : linea)) : [...lineas, nueva],
    entraron,
  };
}

type Sumable = Pick<Linea, 'precio' | 'cantidad'>;

/** Whole cents: pesos with decimals don't add up in floating point. */
export const centavosDe = (lineas: readonly Sumable[]): number =>
  lineas.reduce((suma, { precio, cantidad }) => suma + Math.round(precio * 100) * cantidad, 0);

export const unidadesDe = (lineas: readonly Pick<Linea, 'cantidad'>[]): number =>
  lineas.reduce((suma, { cantidad }) => suma + cantidad, 0);

export const alcanzaElMinimo = (lineas: readonly Sumable[]): boolean =>
  centavosDe(lineas) >= LIMITES.montoMinimo * 100;
