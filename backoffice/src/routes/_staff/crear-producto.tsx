import { createFileRoute } from '@tanstack/react-router';
import { NewProductoPage } from '../../features/productos/new-producto-page.tsx';
import { optionsQuery } from '../../shared/producto-options.ts';
import { titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/crear-producto')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(optionsQuery());
  },
  head: titled('Crear Producto'),
  component: NewProductoPage,
});
