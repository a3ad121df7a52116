/** Texts, address and queries of every catalogue, for its route and its screen. */
import type { CallOptions } from 'app-core/queries/call-options';
import type { ProductListProps } from '../../shared/catalogue/product-list.tsx';
import {
  catalogueSearch,
  closedBulkSearch,
  type ListFilters,
  pageSearch,
} from '../../shared/catalogue/search-params.ts';
import { categories, type ShownProductos } from '../../shared/catalogue/shown-products.ts';
import { links } from '../../shared/links.ts';
import type { NamesPage } from './named-catalogue.ts';
import {
  allProducts,
  brands,
  closedBulk,
  newArrivals,
  productsOfBrand,
  productsOfCategory,
  promotions,
  type Search,
} from './queries.ts';

export type SearchSchema = typeof pageSearch | typeof closedBulkSearch | typeof catalogueSearch;

export interface Catalogue<S extends SearchSchema = SearchSchema> {
  title: string;
  /** True if the list contains all products: the search title then needs no name. */
  everything?: boolean;
  /** Filter that the catalogue's name implies. */
  within?: ListFilters;
  /** Title for the head, if different. */
  headTitle?: string;
  lead?: string;
  /** Text after 'Buscar en', if different from the title. */
  searchedIn?: string;
  /** For search engines. */
  description: string;
  /** Name in the breadcrumbs. */
  crumb: string;
  /** Address of the catalogue. Also its identity: another path loads anew. */
  path: string;
  /** Schema of the search parameters. The screen shows a field or menu only for parameters of the schema. */
  search: S;
  options: (search: Search) => CallOptions<ShownProductos>;
  /** The document's message for a list that failed to load. */
  errorText: string;
  kind?: ProductListProps['kind'];
}

/** All products with the categories or brands beside them; for one name, its products. */
export interface ByName extends Catalogue<typeof catalogueSearch> {
  names: () => CallOptions<NamesPage>;
  /** Kind of the names. */
  nameOf: 'categoria' | 'marca';
  optionsOf: (nombre: string, search: Search) => CallOptions<ShownProductos>;
  pathOf: (nombre: string) => string;
  sidebar: { title: string; errorText: string };
  /** Title if no such name exists. */
  missing: string;
  /** Label of the link to all products. */
  showAll: string;
}

/** Returns the title of the list, or of its search results. Used on the page and in the head. */
export function titleOf(
  { title, everything }: Pick<Catalogue, 'title' | 'everything'>,
  term?: string,
): string {
  if (!term) return title;
  return everything ? `Resultados de «${term}»` : `Resultados de «${term}» en ${title}`;
}

export const promotionsCatalogue = {
  title: 'Promociones',
  lead: 'Productos con precio rebajado, mientras dure el stock.',
  description:
    'Alimentos naturales por mayor en promoción: frutos secos, semillas, legumbres y más, con precio rebajado para comercios.',
  crumb: 'Promociones',
  path: links.promociones,
  search: pageSearch,
  options: promotions,
  errorText: 'Error al obtener todos los productos con promociones',
} satisfies Catalogue;

export const newArrivalsCatalogue = {
  title: 'Nuevos Productos',
  headTitle: 'Nuevos productos',
  description:
    'Lo último que llegó a la distribuidora: nuevos alimentos naturales por mayor para dietéticas, almacenes y supermercados.',
  crumb: 'Nuevos ingresos',
  path: links.nuevosIngresos,
  search: pageSearch,
  options: newArrivals,
  errorText: 'Error al obtener productos.',
  kind: 'nuevo',
} satisfies Catalogue;

export const closedBulkCatalogue = {
  title: 'Productos por bulto cerrado',
  lead: 'Bolsas, cajas y packs cerrados de fábrica: el mejor precio por cantidad, para los productos que más rotan en tu comercio.',
  description:
    'Bolsas, cajas y packs cerrados de fábrica de alimentos naturales: el mejor precio por cantidad para tu comercio.',
  crumb: 'Bulto cerrado',
  path: links.bultoCerrado,
  searchedIn: 'bulto cerrado',
  search: closedBulkSearch,
  options: closedBulk,
  errorText: 'Error al obtener los productos.',
} satisfies Catalogue;

export const byCategory = {
  title: 'Todos los productos',
  searchedIn: 'todos los productos',
  everything: true,
  description:
    'El catálogo completo de alimentos naturales por mayor, por categoría: frutos secos, semillas, legumbres, harinas y más.',
  crumb: 'Categorías',
  path: links.categorias,
  pathOf: links.categoria,
  search: catalogueSearch,
  options: allProducts,
  optionsOf: productsOfCategory,
  nameOf: 'categoria',
  names: categories,
  errorText: 'Hubo un error al cargar los productos.',
  sidebar: { title: 'CATEGORÍAS', errorText: 'Error al obtener todas las categorias' },
  missing: 'Categoría no encontrada',
  showAll: 'Ver todos los productos',
} satisfies ByName;

export const byBrand = {
  title: 'Marcas',
  searchedIn: 'todas las marcas',
  everything: true,
  description:
    'Las marcas de alimentos naturales que distribuimos por mayor, con todos sus productos para comercios.',
  crumb: 'Marcas',
  path: links.marcas,
  pathOf: links.marca,
  search: catalogueSearch,
  options: allProducts,
  optionsOf: productsOfBrand,
  nameOf: 'marca',
  names: brands,
  errorText: 'Error al obtener productos',
  sidebar: { title: 'MARCAS', errorText: 'Hubo un error al cargar las marcas.' },
  missing: 'Marca no encontrada',
  showAll: 'Ver todas las marcas',
} satisfies ByName;
