import { createFileRoute } from '@tanstack/react-router';
import { CrearProductoPage } from '../../features/productos/crear-producto-page.tsx';
import { opcionesOptions } from '../../features/productos/opciones.ts';

export const Route = createFileRoute('/_staff/crear-producto')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(opcionesOptions());
  },
  head: ({ match }) => ({ meta: [{ title: `Crear Producto · ${match.context.environment.shopName}` }] }),
  component: CrearProductoPage,
});
