import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { PedidoNuevoPage } from '../../features/carrito/pedido-nuevo-page.tsx';
import { abrirCarritos, agregarCarrito } from '../../shared/carritos/carritos.ts';
import { leerEntrega } from '../../shared/carritos/entrega.ts';
import { titled } from '../-route-options.ts';

/** An order for a customer. What the storefront hands over arrives here as a cart of its own. */
export const Route = createFileRoute('/_staff/pedido-nuevo')({
  beforeLoad: ({ location, preload }) => {
    if (preload) return;
    abrirCarritos();
    const entrega = leerEntrega(location.hash);
    if (entrega.length === 0) return;
    agregarCarrito(entrega);
    // Out of the address, so that a reload or the back button doesn't bring it again.
    throw redirect({ href: location.pathname + location.searchStr, replace: true });
  },
  head: titled('Nuevo Pedido'),
  component: () => (
    <PedidoNuevoPage>
      <Outlet />
    </PedidoNuevoPage>
  ),
});
