import { createFileRoute } from '@tanstack/react-router';
import { clientesOptions, clientesSearch } from '../../features/carrito/clientes.ts';
import { SearchClientePage } from '../../features/carrito/search-cliente-page.tsx';
import { searchedBy, titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/pedido-nuevo/buscar')({
  ...searchedBy(clientesSearch),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(clientesOptions());
  },
  head: titled('Buscar Cliente'),
  component: SearchClientePage,
});
