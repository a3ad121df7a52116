import { createFileRoute } from '@tanstack/react-router';
import { CrearProductoPage } from '../../features/productos/crear-producto-page.tsx';
import { opcionesOptions } from '../../features/productos/opciones.ts';
import { titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/crear-producto')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(opcionesOptions());
  },
  head: titled('Crear Producto'),
  component: CrearProductoPage,
});
