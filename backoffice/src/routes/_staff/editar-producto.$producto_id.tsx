import { createFileRoute } from '@tanstack/react-router';
import { productosGetOptions } from 'api-client/backoffice';
import { EditarProductoPage } from '../../features/productos/editar-producto-page.tsx';
import { opcionesOptions } from '../../features/productos/opciones.ts';

export const Route = createFileRoute('/_staff/editar-producto/$producto_id')({
  loader: ({ context, params: { producto_id } }) => {
    void context.queryClient.prefetchQuery(opcionesOptions());
    void context.queryClient.prefetchQuery(productosGetOptions({ path: { id: producto_id } }));
  },
  head: ({ match }) => ({ meta: [{ title: `Editar Producto · ${match.context.environment.shopName}` }] }),
  component: EditarProductoPage,
});
