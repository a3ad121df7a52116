import { createFileRoute } from '@tanstack/react-router';
import { AltaClientePage } from '../../features/carrito/alta-cliente-page.tsx';

export const Route = createFileRoute('/_staff/pedido-nuevo/registrar')({
  head: ({ match }) => ({ meta: [{ title: `Alta de cliente · ${match.context.environment.shopName}` }] }),
  component: AltaClientePage,
});
