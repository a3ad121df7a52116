import type { QueryClient } from '@tanstack/react-query';
import {
  type BannersVigentes,
  bannersVigentesOptions,
  imageSources,
  LIMITS,
  type MarcasPage,
  marcasDestacadasOptions,
  productosDestacadosOptions,
} from 'api-client/storefront';
import { pageQuery } from 'app-core/paging';
import { shapedOptions } from 'app-core/queries/call-options';
import { shownProducts } from '../../shared/catalogue/shown-products.ts';
import { loadList } from '../../shared/load.ts';

/** Slides of the banner (document 000, section 9). */
const BANNER = 15;

export const banner = () =>
  shownProducts(productosDestacadosOptions({ query: { limit: BANNER, offset: 0 } }));

/** The banners of today, reduced to the data that the page shows. */
export const ownBanners = () =>
  shapedOptions('banners', bannersVigentesOptions(), ({ banners }: BannersVigentes) =>
    banners.map(({ banner_id, titulo, texto, enlace, imagen }) => ({
      id: banner_id,
      title: titulo,
      text: texto || undefined,
      href: enlace || undefined,
      picture: imageSources(imagen),
    })),
  );

/** Loads the banners; the page renders without them if the call fails. */
export const loadOwnBanners = (queryClient: QueryClient): Promise<void> =>
  loadList(queryClient, ownBanners()).catch(() => undefined);

export const featuredProducts = (page: number | undefined) =>
  shownProducts(productosDestacadosOptions({ query: pageQuery(page) }));

export const featuredBrands = () =>
  shapedOptions(
    'marcas-destacadas',
    marcasDestacadasOptions({ query: { limit: LIMITS.marcasDestacadasPage, offset: 0 } }),
    ({ marcas }: MarcasPage) =>
      marcas.map(({ nombre, imagen, imagen_url }) => ({ nombre, src: imagen_url ?? imagen })),
  );
