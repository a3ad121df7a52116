import {
  LIMITS,
  type MarcasPage,
  marcasDestacadasOptions,
  productosDestacadosOptions,
} from 'api-client/storefront';
import { pageQuery } from 'app-core/paging';
import { shownOf, shownProducts } from '../../shared/catalogue/shown-products.ts';

/** Slides of the banner (document 000, section 9). */
const BANNER = 15;

export const banner = () =>
  shownProducts(productosDestacadosOptions({ query: { limit: BANNER, offset: 0 } }));

export const featuredProducts = (page: number | undefined) =>
  shownProducts(productosDestacadosOptions({ query: pageQuery(page) }));

export const featuredBrands = () =>
  shownOf(
    marcasDestacadasOptions({ query: { limit: LIMITS.marcasDestacadasPage, offset: 0 } }),
    ({ marcas }: MarcasPage) =>
      marcas.map(({ nombre, imagen, imagen_url }) => ({ nombre, src: imagen_url ?? imagen })),
  );
