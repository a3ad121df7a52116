import { createFileRoute } from '@tanstack/react-router';
import { EstantesPage } from '../../features/pedidos/empaque/estantes-page.tsx';
import { titled } from '../-route-options.ts';

export const Route = createFileRoute('/_staff/estantes')({
  head: titled('Orden de estantes'),
  component: EstantesPage,
});
