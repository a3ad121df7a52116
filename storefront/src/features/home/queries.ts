import { LIMITS, marcasDestacadasOptions, productosDestacadosOptions } from 'api-client/storefront';
import { pageQuery } from 'app-core/paging';
import { callOptions } from 'app-core/queries/call-options';

/** Slides of the banner (document 000, section 9). */
const BANNER = 15;

export const banner = () => callOptions(productosDestacadosOptions({ query: { limit: BANNER, offset: 0 } }));

export const featuredProducts = (page: number | undefined) =>
  callOptions(productosDestacadosOptions({ query: pageQuery(page) }));

export const featuredBrands = () =>
  callOptions(marcasDestacadasOptions({ query: { limit: LIMITS.marcasDestacadasPage, offset: 0 } }));
