/** Queries of each catalogue, shared by its route's loader and its screen. */
import {
  type CuentasConPrecios,
  type CuentasDeProductos,
  LIMITS,
  type MarcasPage,
  marcasListOptions,
  productosBultoCerradoOptions,
  productosCuentasConPreciosOptions,
  productosCuentasOptions,
  productosFiltradosConPreciosOptions,
  productosFiltradosOptions,
  productosListOptions,
  productosNuevosIngresosOptions,
  productosPorCategoriaOptions,
  productosPorMarcaOptions,
  productosPromocionOptions,
  productosSearchBultoCerradoOptions,
  productosSearchOptions,
} from 'api-client/storefront';
import { pageQuery } from 'app-core/paging';
import { type CallOptions, callOptions, shapedOptions } from 'app-core/queries/call-options';
import {
  byPrice,
  type CatalogueSearch,
  filtersOf,
  isFiltered,
  type ListFilters,
  type PlainListFilters,
  withoutPrices,
} from '../../shared/catalogue/search-params.ts';
import { shownProducts } from '../../shared/catalogue/shown-products.ts';

export type Cuentas = CuentasDeProductos & Partial<Pick<CuentasConPrecios, 'tipos'>>;

/** The screen sorts the loaded page; the API does not. */
export type Search = Omit<CatalogueSearch, 'sort'>;

const query = ({ page, term }: Search) => ({ ...pageQuery(page), ...(term && { term }) });

/** Returns the filtered list. Filters that use prices need a separate call, which requires price permission. */
function filteredOptions(search: Search, within: Pick<ListFilters, 'categoria' | 'marca'> = {}) {
  const { tipo, orden } = search;
  if (tipo !== undefined || byPrice(orden))
    return shownProducts(
      productosFiltradosConPreciosOptions({ query: { ...query(search), ...filtersOf(search), ...within } }),
    );
  const plain: PlainListFilters = filtersOf(withoutPrices(search)) as PlainListFilters;
  return shownProducts(productosFiltradosOptions({ query: { ...query(search), ...plain, ...within } }));
}

/** Returns the number of products for each further choice; includes price types if the user may see prices. */
export const filterCounts = (
  term: string,
  chosen: ListFilters,
  seesPrices: boolean,
): CallOptions<Cuentas> => {
  const { orden: _, tipo, ...choices } = chosen;
  return seesPrices
    ? callOptions(productosCuentasConPreciosOptions({ query: { term, ...choices, ...(tipo && { tipo }) } }))
    : callOptions(productosCuentasOptions({ query: { term, ...choices } }));
};

export const allProducts = (search: Search) =>
  isFiltered(search)
    ? filteredOptions(search)
    : search.term
      ? shownProducts(productosSearchOptions({ query: query(search) }))
      : shownProducts(productosListOptions({ query: query(search) }));

export const productsOfCategory = (categoryName: string, search: Search) =>
  isFiltered(search)
    ? filteredOptions(search, { categoria: categoryName })
    : shownProducts(productosPorCategoriaOptions({ path: { categoryName }, query: query(search) }));

export const productsOfBrand = (marca: string, search: Search) =>
  isFiltered(search)
    ? filteredOptions(search, { marca })
    : shownProducts(productosPorMarcaOptions({ path: { marca }, query: query(search) }));

export const promotions = ({ page }: Search) =>
  shownProducts(productosPromocionOptions({ query: pageQuery(page) }));

export const newArrivals = ({ page }: Search) =>
  shownProducts(productosNuevosIngresosOptions({ query: pageQuery(page) }));

export const closedBulk = (search: Search) =>
  search.term
    ? shownProducts(productosSearchBultoCerradoOptions({ query: query(search) }))
    : shownProducts(productosBultoCerradoOptions({ query: query(search) }));

export const brands = () =>
  shapedOptions(
    'marcas',
    marcasListOptions({ query: { limit: LIMITS.pageMax, offset: 0 } }),
    ({ marcas, total }: MarcasPage) => ({ marcas: marcas.map(tiled), total }),
  );

const tiled = ({ nombre, imagen, imagen_url }: MarcasPage['marcas'][number]) => {
  const src = imagen_url ?? imagen;
  return { nombre, ...(src !== null && { src }) };
};

/** True on the unfiltered first page: the brand tiles show above the list. */
export const showsBrands = ({ page = 1, term, ...search }: Search): boolean =>
  page === 1 && !term && !isFiltered(search);

export const brandCounts = () =>
  shapedOptions('por-marca', productosCuentasOptions(), ({ marcas }: CuentasDeProductos) =>
    Object.fromEntries(
      marcas.map(({ nombre, cantidad }): [string, number | undefined] => [nombre, cantidad]),
    ),
  );
