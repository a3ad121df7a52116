import { createFileRoute } from '@tanstack/react-router';
import { productosGetOptions } from 'api-client/backoffice';
import { EditProductoPage } from '../../features/productos/edit-producto-page.tsx';
import { optionsQuery } from '../../shared/producto-options.ts';
import { titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/editar-producto/$producto_id')({
  loader: ({ context, params: { producto_id } }) => {
    void context.queryClient.prefetchQuery(optionsQuery());
    void context.queryClient.prefetchQuery(productosGetOptions({ path: { id: producto_id } }));
  },
  head: titled('Editar Producto'),
  component: EditProductoPage,
});
