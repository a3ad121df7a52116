import { eachOf, FLAG_FILTER_NAMES, FLAG_FILTERS, type OrdenProductos } from 'api-client/storefront';
import type { ListFilters } from '../../shared/catalogue/search-params.ts';

/** Names of the filters, for their fields and for the chosen filters. */
export const filterLabels = {
  categoria: 'Categoría',
  marca: 'Marca',
  etiqueta: 'Etiqueta',
  tipo: 'Se vende',
  orden: 'Orden de toda la lista',
  ...eachOf(FLAG_FILTER_NAMES, (name) => FLAG_FILTERS[name].label),
  stock: 'Solo lo disponible',
} satisfies Record<keyof ListFilters, string>;

export const ordenLabels: Record<OrdenProductos, string> = {
  nombre: 'Por nombre',
  mas_nuevos: 'Lo más nuevo primero',
  menor_precio: 'Precio, de menor a mayor',
  mayor_precio: 'Precio, de mayor a menor',
};

const asWritten = (value: string): string => value.replaceAll('_', ' ');

/** Returns the text of one chosen filter. */
export function filterText<K extends keyof ListFilters>(key: K, value: NonNullable<ListFilters[K]>): string {
  if (value === 'si') return filterLabels[key];
  if (key === 'orden') return ordenLabels[value as OrdenProductos];
  return key === 'tipo' ? asWritten(value) : value;
}
