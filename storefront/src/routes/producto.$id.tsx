import { createFileRoute, notFound } from '@tanstack/react-router';
import { routeErrorSaying } from '../features/layout/route-error.tsx';
import { ProductNotFound } from '../features/product/product-not-found.tsx';
import { ProductPage } from '../features/product/product-page.tsx';
import { ProductSkeleton } from '../features/product/product-skeleton.tsx';
import { isUnknownProduct, product, related } from '../features/product/queries.ts';
import { links } from '../shared/links.ts';
import { loadList } from '../shared/load.ts';
import { pageHead } from '../shared/seo.ts';

export const Route = createFileRoute('/producto/$id')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const producto = await queryClient.ensureQueryData(product(id)).catch((error: unknown) => {
      throw isUnknownProduct(error) ? notFound() : error;
    });
    const [category] = producto.categorias;
    // Extra: a product without its neighbours is still a page.
    if (category) await loadList(queryClient, related(category.nombre)).catch(() => undefined);
    const { nombre, descripcion, imagenes } = producto;
    return { nombre, descripcion, image: imagenes[0]?.url };
  },
  head: ({ match, params: { id }, loaderData }) =>
    pageHead(match.context.settings, {
      title: loaderData?.nombre ?? 'Producto no encontrado',
      description: loaderData?.descripcion,
      path: links.producto(id),
      image: loaderData?.image,
      ...(!loaderData && { noindex: true }),
    }),
  pendingComponent: ProductSkeleton,
  errorComponent: routeErrorSaying('Hubo un error al cargar el producto.'),
  notFoundComponent: ProductNotFound,
  component: Screen,
});

function Screen() {
  const { id } = Route.useParams();
  return <ProductPage key={id} id={id} />;
}
