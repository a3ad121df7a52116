import { LIMITES, marcasDestacadasOptions, productosDestacadosOptions } from 'api-client/storefront';
import { listOptions } from '../../shared/catalogue/list-options.ts';
import { pageQuery } from '../../shared/catalogue/search-params.ts';

/** Slides of the banner (document 000, section 9). */
const BANNER = 15;

export const banner = () => listOptions(productosDestacadosOptions({ query: { limit: BANNER, offset: 0 } }));

export const featuredProducts = (page: number | undefined) =>
  listOptions(productosDestacadosOptions({ query: pageQuery(page) }));

export const featuredBrands = () =>
  listOptions(marcasDestacadasOptions({ query: { limit: LIMITES.paginaMarcasDestacadas, offset: 0 } }));
