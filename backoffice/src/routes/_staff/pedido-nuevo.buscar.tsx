import { createFileRoute } from '@tanstack/react-router';
import { BuscarClientePage } from '../../features/carrito/buscar-cliente-page.tsx';
import { buscarSearch } from '../../features/carrito/buscar-search.ts';
import { clientesOptions } from '../../features/carrito/clientes.ts';
import { searchedBy, titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/pedido-nuevo/buscar')({
  ...searchedBy(buscarSearch),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(clientesOptions());
  },
  head: titled('Buscar Cliente'),
  component: BuscarClientePage,
});
