/** Sort orders of a filtered list of products. By default a search sorts by relevance, new arrivals by age, other lists by name. */
export const PLAIN_ORDENES = ['nombre', 'mas_nuevos'] as const;
export const ORDENES_PRODUCTOS = [...PLAIN_ORDENES, 'menor_precio', 'mayor_precio'] as const;
export type OrdenProductos = (typeof ORDENES_PRODUCTOS)[number];
export type PlainOrden = (typeof PLAIN_ORDENES)[number];
