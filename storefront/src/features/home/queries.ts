import { LIMITS, marcasDestacadasOptions, productosDestacadosOptions } from 'api-client/storefront';
import { pageQuery } from 'app-core/paging';
import { callOptions } from 'app-core/queries/call-options';
import { shownProducts } from '../../shared/catalogue/shown-products.ts';

/** Slides of the banner (document 000, section 9). */
const BANNER = 15;

export const banner = () =>
  shownProducts(productosDestacadosOptions({ query: { limit: BANNER, offset: 0 } }));

export const featuredProducts = (page: number | undefined) =>
  shownProducts(productosDestacadosOptions({ query: pageQuery(page) }));

export const featuredBrands = () =>
  callOptions(marcasDestacadasOptions({ query: { limit: LIMITS.marcasDestacadasPage, offset: 0 } }));
