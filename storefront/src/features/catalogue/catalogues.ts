/** Every catalogue as data: its texts, its address and what it asks for, for its route and its screen. */
import type { CallOptions } from 'app-core/queries/call-options';
import type { Narrowing } from '../../shared/catalogue/narrowing.ts';
import type { ProductListProps } from '../../shared/catalogue/product-list.tsx';
import { catalogueSearch, closedBulkSearch, pageSearch } from '../../shared/catalogue/search-params.ts';
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
  /** Over its list. */
  title: string;
  /** All that is sold is in it: a search of it needs no further name. */
  everything?: boolean;
  /** What its own name narrows it to. */
  within?: Narrowing;
  /** In the head, where it is another one. */
  headTitle?: string;
  lead?: string;
  /** 'Buscar en …', where it is not the title that follows. */
  searchedIn?: string;
  /** For search engines. */
  description: string;
  /** On the way here from the home page. */
  crumb: string;
  /** Its address, and what tells it from the others: another one loads anew. */
  path: string;
  /** What may stand in the address; what may not, has no field or menu on the screen. */
  search: S;
  options: (search: Search) => CallOptions<ShownProductos>;
  /** The document's sentence for a list that could not be had. */
  errorText: string;
  kind?: ProductListProps['kind'];
}

/** All products with the categories, or brands, beside them; under the name of one, its products. */
export interface ByName extends Catalogue<typeof catalogueSearch> {
  names: () => CallOptions<NamesPage>;
  /** What its names are of. */
  nameOf: 'categoria' | 'marca';
  optionsOf: (nombre: string, search: Search) => CallOptions<ShownProductos>;
  pathOf: (nombre: string) => string;
  sidebar: { title: string; errorText: string };
  /** Where there is none of that name. */
  missing: string;
  /** From one to all. */
  showAll: string;
}

/** Over the list, and in the head: what was searched, and where, if not everywhere. */
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
