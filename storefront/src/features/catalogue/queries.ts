/** What each catalogue asks for, the same in its route's loader and on its screen. */
import {
  type CategoriasPage,
  categoriasListOptions,
  LIMITS,
  type MarcasPage,
  marcasListOptions,
  productosBultoCerradoOptions,
  productosListOptions,
  productosNuevosIngresosOptions,
  productosPorCategoriaOptions,
  productosPorMarcaOptions,
  productosPromocionOptions,
  productosSearchBultoCerradoOptions,
  productosSearchOptions,
} from 'api-client/storefront';
import { pageQuery } from 'app-core/paging';
import type { CatalogueSearch } from '../../shared/catalogue/search-params.ts';
import { named, shownOf, shownProducts } from '../../shared/catalogue/shown-products.ts';

export type Search = Pick<CatalogueSearch, 'page' | 'term'>;

const query = ({ page, term }: Search) => ({ ...pageQuery(page), ...(term && { term }) });

export const allProducts = (search: Search) =>
  search.term
    ? shownProducts(productosSearchOptions({ query: query(search) }))
    : shownProducts(productosListOptions({ query: query(search) }));

export const productsOfCategory = (categoryName: string, search: Search) =>
  shownProducts(productosPorCategoriaOptions({ path: { categoryName }, query: query(search) }));

export const productsOfBrand = (marca: string, search: Search) =>
  shownProducts(productosPorMarcaOptions({ path: { marca }, query: query(search) }));

export const promotions = ({ page }: Search) =>
  shownProducts(productosPromocionOptions({ query: pageQuery(page) }));

export const newArrivals = ({ page }: Search) =>
  shownProducts(productosNuevosIngresosOptions({ query: pageQuery(page) }));

export const closedBulk = (search: Search) =>
  search.term
    ? shownProducts(productosSearchBultoCerradoOptions({ query: query(search) }))
    : shownProducts(productosBultoCerradoOptions({ query: query(search) }));

const all = { query: { limit: LIMITS.pageMax, offset: 0 } };
export const categories = () =>
  shownOf(categoriasListOptions(all), ({ categorias, total }: CategoriasPage) => ({
    categorias: categorias.map(named),
    total,
  }));
export const brands = () =>
  shownOf(marcasListOptions(all), ({ marcas, total }: MarcasPage) => ({ marcas: marcas.map(named), total }));
