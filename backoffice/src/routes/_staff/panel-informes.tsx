import { createFileRoute } from '@tanstack/react-router';
import { resumenOptions, ventasList } from '../../features/informes/queries.ts';
import { VentasPage } from '../../features/informes/ventas-page.tsx';
import { listRoute } from '../-route-options.ts';

const list = listRoute(ventasList);

export const Route = createFileRoute('/_staff/panel-informes')({
  ...list,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(resumenOptions(deps));
    list.loader({ context, deps });
  },
  component: VentasPage,
});
