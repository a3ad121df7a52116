import { createFileRoute, notFound } from '@tanstack/react-router';
import { routeErrorSaying } from '../features/layout/route-error.tsx';
import { ProductNotFound } from '../features/product/product-not-found.tsx';
import { ProductPage } from '../features/product/product-page.tsx';
import { ProductSkeleton } from '../features/product/product-skeleton.tsx';
import { loadProduct, trailOf } from '../features/product/queries.ts';
import { links } from '../shared/links.ts';
import { isLoadFailure } from '../shared/load.ts';
import { pageHead, productData } from '../shared/seo.ts';

export const Route = createFileRoute('/producto/$id')({
  loader: async ({ context: { queryClient }, params: { id }, preload }) => {
    const answer = await loadProduct(queryClient, id, preload);
    if (!answer) throw notFound();
    return answer;
  },
  head: ({ match: { context, status }, params: { id }, loaderData }) => {
    const path = links.producto(id);
    // A product that was deleted meanwhile still has the data of its row.
    if (!loaderData || status === 'notFound')
      return pageHead(context.settings, { title: 'Producto no encontrado', path, noindex: true });
    if (isLoadFailure(loaderData))
      return pageHead(context.settings, { title: 'Producto', path, noindex: true });
    return pageHead(context.settings, {
      title: loaderData.nombre,
      description: loaderData.descripcion,
      path,
      image: loaderData.imagenes[0],
      data: [productData(context.settings, loaderData)],
      trail: trailOf(loaderData),
    });
  },
  pendingComponent: ProductSkeleton,
  errorComponent: routeErrorSaying('Hubo un error al cargar el producto.'),
  notFoundComponent: ProductNotFound,
  component: Screen,
});

function Screen() {
  const { id } = Route.useParams();
  return <ProductPage key={id} id={id} />;
}
