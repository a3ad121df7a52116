import { createFileRoute } from '@tanstack/react-router';
import { AltaClientePage } from '../../features/carrito/alta-cliente-page.tsx';
import { titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/pedido-nuevo/registrar')({
  head: titled('Alta de cliente'),
  component: AltaClientePage,
});
