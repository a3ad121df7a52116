import { createFileRoute } from '@tanstack/react-router';
import { NewProductoPage } from '../../features/productos/new-producto-page.tsx';
import { newProductoSearch } from '../../features/productos/queries.ts';
import { optionsQuery } from '../../shared/producto-options.ts';
import { searchedBy, titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/crear-producto')({
  ...searchedBy(newProductoSearch),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(optionsQuery());
  },
  head: titled('Crear Producto'),
  component: NewProductoPage,
});
