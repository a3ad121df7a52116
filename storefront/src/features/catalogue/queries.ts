/** What each catalogue asks for, the same in its route's loader and on its screen. */
import {
  categoriasListOptions,
  LIMITES,
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
import { listOptions } from '../../shared/catalogue/list-options.ts';
import { type CatalogueSearch, pageQuery } from '../../shared/catalogue/search-params.ts';

type Search = Pick<CatalogueSearch, 'page' | 'term'>;

const query = ({ page, term }: Search) => ({ ...pageQuery(page), ...(term && { term }) });

export const allProducts = (search: Search) =>
  search.term
    ? listOptions(productosSearchOptions({ query: query(search) }))
    : listOptions(productosListOptions({ query: query(search) }));

export const productsOfCategory = (categoryName: string, search: Search) =>
  listOptions(productosPorCategoriaOptions({ path: { categoryName }, query: query(search) }));

export const productsOfBrand = (marca: string, search: Search) =>
  listOptions(productosPorMarcaOptions({ path: { marca }, query: query(search) }));

export const promotions = ({ page }: Search) =>
  listOptions(productosPromocionOptions({ query: pageQuery(page) }));

export const newArrivals = ({ page }: Search) =>
  listOptions(productosNuevosIngresosOptions({ query: pageQuery(page) }));

export const closedBulk = (search: Search) =>
  search.term
    ? listOptions(productosSearchBultoCerradoOptions({ query: query(search) }))
    : listOptions(productosBultoCerradoOptions({ query: query(search) }));

const all = { query: { limit: LIMITES.paginaMaxima, offset: 0 } };
export const categories = () => listOptions(categoriasListOptions(all));
export const brands = () => listOptions(marcasListOptions(all));
