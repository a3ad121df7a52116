import { createFileRoute } from '@tanstack/react-router';
import { productosGetOptions } from 'api-client/backoffice';
import { EditarProductoPage } from '../../features/productos/editar-producto-page.tsx';
import { opcionesOptions } from '../../features/productos/opciones.ts';
import { titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/editar-producto/$producto_id')({
  loader: ({ context, params: { producto_id } }) => {
    void context.queryClient.prefetchQuery(opcionesOptions());
    void context.queryClient.prefetchQuery(productosGetOptions({ path: { id: producto_id } }));
  },
  head: titled('Editar Producto'),
  component: EditarProductoPage,
});
