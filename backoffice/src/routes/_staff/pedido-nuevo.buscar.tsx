import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { BuscarClientePage } from '../../features/carrito/buscar-cliente-page.tsx';
import { buscarSearch } from '../../features/carrito/buscar-search.ts';
import { clientesOptions } from '../../features/carrito/clientes.ts';

export const Route = createFileRoute('/_staff/pedido-nuevo/buscar')({
  validateSearch: buscarSearch,
  search: { middlewares: [stripSearchParams({ pagina: 1, buscar: '' })] },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(clientesOptions());
  },
  head: ({ match }) => ({ meta: [{ title: `Buscar Cliente · ${match.context.environment.shopName}` }] }),
  component: BuscarClientePage,
});
