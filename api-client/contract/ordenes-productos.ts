/**
 * How a narrowed list of products is ordered; without one by name, what is searched the best first, new arrivals by
 * age. */
export const PLAIN_ORDENES = ['nombre', 'mas_nuevos'] as const;
export const ORDENES_PRODUCTOS = [...PLAIN_ORDENES, 'menor_precio', 'mayor_precio'] as const;
export type OrdenProductos = (typeof ORDENES_PRODUCTOS)[number];
export type PlainOrden = (typeof PLAIN_ORDENES)[number];
