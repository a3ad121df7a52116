import { useQuery } from '@tanstack/react-query';
import { imageSources, LIMITS } from 'api-client/storefront';
import { unbroken } from 'app-core/unbroken';
import { FeaturedCarousel, type FeaturedSlide } from 'ui-kit/featured-carousel';
import { productTint } from '../../shared/catalogue/product-tint.ts';
import type { ShownProducto } from '../../shared/catalogue/shown-products.ts';
import { links } from '../../shared/links.ts';
import { banner } from './queries.ts';

/** Carousel of featured products. */
export function BannerCarousel() {
  const { data, isPending, isError, refetch } = useQuery(banner());
  return (
    <FeaturedCarousel
      // The grid below has the name 'Productos destacados'.
      label="Destacados"
      slides={data ? fromTheBack(data.productos).map(slideOf) : []}
      loading={isPending}
      error={isError && data === undefined}
      onRetry={() => void refetch()}
    />
  );
}

/** Moves the grid's first page to the end, so that carousel and grid start with different products. */
const fromTheBack = <T,>(all: readonly T[]): T[] => [...all.slice(LIMITS.page), ...all.slice(0, LIMITS.page)];

function slideOf(producto: ShownProducto): FeaturedSlide {
  const [image] = producto.imagenes;
  return {
    href: links.producto(producto.producto_id),
    name: unbroken(producto.nombre),
    line: producto.marca.nombre,
    picture: image && imageSources(image),
    tint: productTint(producto),
  };
}
